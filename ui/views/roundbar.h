// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/document/tournamentdocument.h"

class QComboBox;

namespace zahlmeister::ui {

class DateField;

/// @brief Chooses one round of a tournament, and sets the day of its games.
///
/// The games without a round are a choice of their own while there are any.
class RoundBar : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive the bar
    /// @param owner within which Ctrl+Page Up and Ctrl+Page Down change the round
    RoundBar(app::TournamentDocument& document, QWidget& owner);

    /// @brief The round chosen; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const { return m_round; }
    void setRound(std::optional<int> round);

    /// @brief -1 for the round before, 1 for the next.
    void stepRound(int step);

Q_SIGNALS:
    /// @brief round() is another one.
    void roundChanged();

private:
    void offerRounds();
    void followEdits();
    void showDate();
    void putDate();

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
    QComboBox* m_rounds;
    DateField* m_date;
};

} // namespace zahlmeister::ui
