// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"
#include "ui/calculator/calculatorpage.h"

class QCheckBox;
class QLabel;
class QComboBox;
class QRadioButton;
class QStackedWidget;

namespace zahlmeister::ui {

class HandGamesModel;
class HandGamesView;
class NextGamePanel;

/// @brief One player by hand: opponents with results, or W, W_e and n; and what the next game would bring.
/// @source document 000, Anhang 3.2 and 3.3; document 001, Anhang 1.3
class CalculationPage : public CalculatorPage {
    Q_OBJECT

public:
    explicit CalculationPage(QWidget* parent = nullptr);

    [[nodiscard]] bool suits(const engine::RuleVersion& version) const override;
    /// @brief The keys of this page, as CalculatorPage has those of all pages.
    [[nodiscard]] static QString keyboardHelp();

protected:
    CalculatedPointer calculate() override;
    void rulesChanged() override;

private:
    QWidget* buildPlayer();
    QWidget* buildPlayed();
    QWidget* buildTotals();
    QWidget* buildAnswer();
    QWidget* buildOwnFactor();
    void showAge();
    void showOwnFactor(const CalculatedPointer& calculated);
    [[nodiscard]] bool isByGames() const;
    /// What is typed; nothing when a field cannot be read.
    [[nodiscard]] std::optional<engine::CalculationInput> input() const;
    [[nodiscard]] std::optional<int> age() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] Result<engine::Evaluation> evaluate(const engine::CalculationInput& input) const;
    /// Why there is no result yet.
    [[nodiscard]] QString whatIsMissing(const engine::CalculationInput& input) const;

    NumberField* m_rating = nullptr;
    NumberField* m_index = nullptr;
    NumberField* m_age = nullptr;
    RoleLabel* m_ageHint = nullptr;
    QComboBox* m_source = nullptr;
    QRadioButton* m_byGames = nullptr;
    QRadioButton* m_byTotals = nullptr;
    QStackedWidget* m_played = nullptr;
    HandGamesModel* m_games = nullptr;
    HandGamesView* m_gamesView = nullptr;
    NumberField* m_score = nullptr;
    NumberField* m_expected = nullptr;
    NumberField* m_gameCount = nullptr;
    QCheckBox* m_estimate = nullptr;
    QWidget* m_own = nullptr;           ///< where a K of one's own is typed
    NumberField* m_ownFactor = nullptr; ///< a K of one's own, for the changes game by game (Anhang 3.2)
    RoleLabel* m_ownChange = nullptr;
    QCheckBox* m_approximate = nullptr;
    QLabel* m_approximation = nullptr;
    NextGamePanel* m_next = nullptr;
};

} // namespace zahlmeister::ui
