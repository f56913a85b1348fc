// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QList>
#include <QWidget>

#include "app/document/tournamentdocument.h"

class QComboBox;

namespace zahlmeister::ui {

class DateField;

/// @brief Chooses one round of a tournament, and sets the day of its games.
///
/// The games without a round are a choice of their own while there are any. A day that is half typed, or that
/// is none, stays with its round.
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

    /// @brief Days that are typed and not stored, the one in the field last.
    /// @return with places such as `3/date`
    [[nodiscard]] std::vector<app::Draft> drafts() const;

    /// @brief Shows the round of a draft, and its text as it was typed.
    /// @return false when it is no draft of a day
    bool resume(const app::Draft& draft);

    /// @brief Where Tab stops.
    [[nodiscard]] QList<QWidget*> stops() const;

    /// @brief Where the day is typed.
    [[nodiscard]] QWidget& dateField() const;

Q_SIGNALS:
    /// @brief round() changed.
    void roundChanged();
    /// @brief drafts() changed.
    void typedChanged();
    /// @brief What is in the field is no day, and stays there; an empty sentence: it is gone.
    void refused(const QString& sentence);
    /// @brief Enter, Esc or an arrow leaves the field for the list below.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addKeys(QWidget& owner);
    void buildDate();
    void offerRounds();
    void followEdits();
    void showDate();
    void takeDate();
    [[nodiscard]] bool isTyped() const { return m_typed.contains(m_round); }

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
    QComboBox* m_rounds;
    DateField* m_date;
    std::map<std::optional<int>, QString> m_typed; ///< by rounds
};

} // namespace zahlmeister::ui
