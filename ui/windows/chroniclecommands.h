// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/session/session.h"

class QMainWindow;
class QMenu;

namespace zahlmeister::ui {

class MessageBar;
class NamingWindow;
class RatingListWindow;
class TournamentListWindow;

/// @brief The menu *Chronicle*: what is asked of all tournaments together, and the dialogs that answer. Each
/// of them is there once: asked for again, it comes to the front.
class ChronicleCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window owns the dialogs
    ChronicleCommands(app::Session& session, MessageBar& messages, QMainWindow& window);

    /// @brief Puts the actions into their menu.
    void fill(QMenu& menu);

    /// @brief Shows the window of rating lists, of lists of tournaments, and of who may be named.
    void showRatingList();
    void showTournamentList();
    /// @param person to go to, by his id in the chronicle; empty: nobody
    void showNaming(const std::string& person = {});

private:
    void openTournament(engine::TournamentId id);

    app::Session& m_session;
    MessageBar& m_messages;
    QMainWindow& m_window;
    QPointer<RatingListWindow> m_ratings;
    QPointer<TournamentListWindow> m_tournaments;
    QPointer<NamingWindow> m_naming;
};

} // namespace zahlmeister::ui
