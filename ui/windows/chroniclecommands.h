// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QObject>

#include "app/session/session.h"

class QMainWindow;
class QMenu;

namespace zahlmeister::ui {

class HintStrip;
class MessageBar;
class PlayerCommands;

/// @brief The menu *Chronicle*: what is asked of all tournaments together, and the dialogs that answer. Each
/// of them is there once: asked for again, it comes to the front.
class ChronicleCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window owns the dialogs
    ChronicleCommands(app::Session& session, MessageBar& messages, QMainWindow& window);

    /// @brief Puts the actions into their menu.
    /// @param players whose card on show is the one that is meant; must outlive this
    void fill(QMenu& menu, const PlayerCommands& players);

    /// @brief Shows the window of rating lists, of lists of tournaments, and of who may be named.
    void showRatingList();
    void showTournamentList();
    /// @param person to go to, by his id in the chronicle; empty: nobody
    void showNaming(const std::string& person = {});

    /// @brief The line that says how many tournaments beside the open one begin with other numbers by now;
    /// for a place above them. Hidden while there is none.
    [[nodiscard]] HintStrip* strip() const { return m_strip; }

    /// @brief Shows what computing the chain anew would change.
    void showImpact();

    /// @brief Shows the merging and parting of persons.
    /// @param person id of the chronicle to begin with; empty: none
    void showPersons(const std::string& person = {});

    /// @brief Shows the statistics.
    void showStatistics();

private:
    void openTournament(engine::TournamentId id);
    void followChain();
    [[nodiscard]] bool isAsDelivered(int stale);

    app::Session& m_session;
    MessageBar& m_messages;
    QMainWindow& m_window;
    HintStrip* m_strip;
    std::optional<int> m_delivered; ///< stale tournaments of the sample when it was opened
};

} // namespace zahlmeister::ui
