// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/session.h"
#include "engine/findings/finding.h"

class QAction;

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief The commands that make, change, undo, close and remove tournaments of the work file.
class TournamentCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window asks
    TournamentCommands(app::Session& session, TournamentStage& stage, MessageBar& messages, QWidget& window);

    /// @brief Opens a tournament of the work file.
    void open(engine::TournamentId id);
    /// @brief Removes a tournament; the message bar offers to undo it.
    void remove(engine::TournamentId id);
    void restore(engine::TournamentId id);
    /// @brief Says of which tournaments everything was there more than a week ago, though they are neither
    /// handed in nor refused and nobody was notified (document 000, 6.5.1).
    void remind(engine::Date today);
    /// @brief Names undo and redo after what they would do with the tournament on show.
    void updateUndo();

private:
    void makeChanging();
    void makeReplacing();
    void reopen();
    void create();
    void createLeague();
    void editTeams();
    void editLeagueRules();
    /// Enters what the FIDE's lists of the later months say.
    void takeEloOfMonths();
    /// @param field the one to begin with
    void editHeader(engine::FindingField field);
    void insertEarlierPlayers();
    /// Asks how the open tournament becomes several.
    void part();
    /// Asks which reports become one tournament.
    void join();
    /// A match outside of the tables of two leagues.
    void createPlayoff();
    /// Asks what became of the documents of the open tournament, and keeps it.
    void handle();
    void undo();
    void replace(const app::WorkFile::Replacement& replacement, const QString& done);

    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QWidget& m_window;
    QAction* m_undo;
    QAction* m_redo;
    std::optional<engine::TournamentId> m_removed; ///< what undo brings back: nothing was done since
};

} // namespace zahlmeister::ui
