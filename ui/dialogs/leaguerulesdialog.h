// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>

#include <QDialog>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"
#include "ui/entry/leaguedecisions.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace zahlmeister::ui {

class DateField;

/// @brief *Regeln der Liga*: what a match gives, what decides between teams, colours, who goes up and down,
/// what line-ups have to keep to, and what was decided about teams and matches.
class LeagueRulesDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief The ratings of a day, of those of whom they are known.
    using RatingsOn = std::function<std::map<engine::ParticipantNumber, engine::Rating>(engine::Date)>;

    /// @param tournament must outlive the dialog
    LeagueRulesDialog(const engine::Tournament& tournament, QWidget* parent);

    /// @brief Offers to put the ratings of the line-ups' day into them.
    void offerRatings(RatingsOn ratingsOn);

    /// @brief What the dialog changes in the tournament; no edits: nothing.
    [[nodiscard]] app::EditGroup changes() const;

    /// @brief What is said below the fields: a problem, or what the list of tie-breaks means.
    [[nodiscard]] QString sentence() const;

    void accept() override;

private:
    /// A number whose lowest value says that there is none.
    QSpinBox* newNumber(int least, int most);
    QSpinBox* addNumber(QFormLayout& form, const QString& caption, int least, int most, const QString& hint);
    void addPoints(QFormLayout& form);
    void addOrder(QFormLayout& form);
    void addLineups(QFormLayout& form);
    [[nodiscard]] QWidget* buildDecisions();
    void fill();
    void takePreset();
    void readAll();
    void takeRatings();
    [[nodiscard]] engine::TournamentHeader header() const;

    const engine::Tournament& m_tournament;
    TypedDecisions m_typed;
    RatingsOn m_ratingsOn;
    std::map<engine::ParticipantNumber, engine::Rating> m_ratings; ///< that were put into the line-ups
    QComboBox* m_preset;
    std::array<QSpinBox*, 4> m_points = {}; ///< won, drawn, lost, absent
    QComboBox* m_win;
    QLineEdit* m_order;
    QComboBox* m_white;
    QSpinBox* m_promoted = nullptr;
    QSpinBox* m_relegated = nullptr;
    DateField* m_lineupDay;
    QPushButton* m_takeRatings;
    QSpinBox* m_limit = nullptr;
    QSpinBox* m_fixedAfter = nullptr;
    DateField* m_lateUntil;
    QSpinBox* m_guests = nullptr;
    QCheckBox* m_oneADay;
    QPlainTextEdit* m_decisions;
    QLabel* m_sentence;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
