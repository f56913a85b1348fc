// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QWidget>

#include "app/fields/teamspellings.h"

class QComboBox;

namespace zahlmeister::ui {

/// @brief Asks which teams are meant by names that a table gives to them: a choice for each name, the nearest
/// team first, at last that it is a new one. Hidden while there is nothing to ask.
class TeamQuestions : public QWidget {
    Q_OBJECT

public:
    explicit TeamQuestions(QWidget* parent = nullptr);

    /// @brief Asks; what was answered before to the same question stays.
    void ask(const std::vector<app::TeamQuestion>& questions);

    /// @brief What was answered; a new team is called as the table calls it.
    [[nodiscard]] app::TeamNames answers() const;

    /// @brief The first choice that was not made; nullptr when all of them were.
    [[nodiscard]] QWidget* open() const;

Q_SIGNALS:
    /// @brief Something was chosen.
    void answered();

private:
    std::vector<app::TeamQuestion> m_questions;
    std::vector<QComboBox*> m_choices; ///< as many
};

} // namespace zahlmeister::ui
