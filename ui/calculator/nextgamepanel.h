// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QWidget>

#include "engine/rules/nextgame.h"

namespace zahlmeister::ui {

class NumberField;
class RoleLabel;

/// @brief What the next game would bring: an opponent's rating is typed, win, draw and loss are answered.
class NextGamePanel : public QWidget {
    Q_OBJECT

public:
    explicit NextGamePanel(QWidget* parent = nullptr);

    /// @brief The player so far; the answer follows at once.
    /// @param input nothing while what was typed makes no sense
    void setPlayer(const std::optional<engine::CalculationInput>& input, const engine::RuleVersion& version,
                   std::optional<engine::Arithmetic> arithmetic);

    /// @brief Where the opponent's rating is typed.
    [[nodiscard]] NumberField* field() const { return m_opponent; }

    /// @brief What is on show; nothing while there is no answer.
    [[nodiscard]] const std::optional<engine::NextGame>& answer() const { return m_answer; }

private:
    struct OutcomeLabels {
        RoleLabel* change;
        RoleLabel* rating;
    };

    void answerAnew();
    void show(const engine::NextGame& game);

    std::optional<engine::CalculationInput> m_input;
    std::optional<engine::RuleVersion> m_version;
    std::optional<engine::Arithmetic> m_arithmetic;
    std::optional<engine::NextGame> m_answer;
    NumberField* m_opponent;
    RoleLabel* m_hint;
    std::array<OutcomeLabels, 3> m_outcomes{};
};

} // namespace zahlmeister::ui
