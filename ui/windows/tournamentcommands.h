// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/session.h"
#include "engine/findings/finding.h"

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief Makes, opens, removes, restores and changes tournaments of the work file.
class TournamentCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window asks
    TournamentCommands(app::Session& session, TournamentStage& stage, MessageBar& messages, QWidget& window);

    /// @brief Asks for a new tournament and opens it.
    void create();
    /// @brief Asks for the teams and the schedule of a new league and opens it on its matches.
    void createLeague();
    /// @brief Shows teams, line-ups and schedule of the tournament on show.
    void editTeams();
    /// @brief Asks which players of an earlier tournament play in the open one, too.
    void insertEarlierPlayers();
    void open(engine::TournamentId id);
    /// @brief Removes a tournament; the message bar offers to undo it.
    void remove(engine::TournamentId id);
    void restore(engine::TournamentId id);
    /// @brief Asks how the open tournament becomes several; the message bar offers to undo it.
    void part();
    /// @brief Asks which reports become one tournament; likewise.
    void join();
    /// @brief Asks what became of the documents of the open tournament, and keeps it.
    void handle();
    /// @brief Says of which tournaments everything was there more than a week ago, though they are neither
    /// handed in nor refused and nobody was told (document 000, 6.5.1).
    void remind(engine::Date today);
    /// @brief Shows the data of the tournament on show.
    /// @param field the one to begin with
    void editHeader(engine::FindingField field);

private:
    void replace(const app::WorkFile::Replacement& replacement, const QString& done);

    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace zahlmeister::ui
