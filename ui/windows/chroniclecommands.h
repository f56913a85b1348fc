// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QObject>

#include "app/session/session.h"

class QMainWindow;

namespace zahlmeister::ui {

class HintStrip;
class MessageBar;
class PersonDialog;
class PlayerCommands;

/// @brief The commands of the menu *Chronicle*: what is asked of all tournaments together, and the dialogs
/// that answer. Each of them is there once: asked for again, it comes to the front.
class ChronicleCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param players whose card on show is the one that is meant
    /// @param window owns the dialogs
    ChronicleCommands(app::Session& session, MessageBar& messages, const PlayerCommands& players,
                      QMainWindow& window);

    /// @brief The line that says how many tournaments beside the open one begin with other numbers by now;
    /// for a place above them. Hidden while there is none.
    [[nodiscard]] HintStrip* strip() const { return m_strip; }

    /// @brief Shows what computing the chain anew would change.
    void showImpact();

    /// @brief Shows in which tournaments of the year before a new member of the open tournament played.
    void showEarlierTournaments(engine::ParticipantNumber number);

Q_SIGNALS:
    /// @brief Somebody was entered by hand, changed or removed.
    void personsEntered();

private:
    /// @param person id of the chronicle to begin with; empty: none
    /// @pre there is a work file
    PersonDialog& showPersons(const std::string& person);
    void showNaming(const std::string& person);
    void openTournament(engine::TournamentId id);
    void noteMigration();
    void followChain();
    [[nodiscard]] bool isAsDelivered(int stale);

    app::Session& m_session;
    MessageBar& m_messages;
    QMainWindow& m_window;
    HintStrip* m_strip;
    const app::WorkFile* m_noted = nullptr; ///< of which it was looked whether it is of an earlier version
    std::optional<int> m_delivered;         ///< stale tournaments of the sample when it was opened
};

} // namespace zahlmeister::ui
