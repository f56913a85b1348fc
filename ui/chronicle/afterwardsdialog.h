// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "app/chronicle/reading/afterwards.h"
#include "app/session/session.h"
#include "app/threads/worker.h"

class QLabel;
class QTreeWidget;

namespace zahlmeister::ui {

/// @brief The tournaments of the year before somebody joined a club, which may be evaluated afterwards for
/// him (document 000, 3.4.3), and what that would change. Nothing is changed here: each tournament is opened,
/// and he becomes a member in it.
class AfterwardsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit AfterwardsDialog(app::Session& session, QWidget* parent = nullptr);

    /// @brief Looks for the tournaments of a participant of the open one.
    void lookFor(engine::ParticipantNumber number);

    /// @brief What was found; empty before, and where there is nothing.
    [[nodiscard]] const std::vector<app::SeatBefore>& seats() const { return m_seats; }

Q_SIGNALS:
    /// @brief The user wants to go to one of them.
    void tournamentChosen(zahlmeister::engine::TournamentId id);

private:
    void refresh();
    void compute(const engine::Participant& member);

    app::Session& m_session;
    engine::ParticipantNumber m_number = engine::ParticipantNumber(0);
    std::vector<app::SeatBefore> m_seats;
    QLabel* m_headline;
    QTreeWidget* m_list;
    QLabel* m_impact;
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
