// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/chroniclecommands.h"

#include <QMainWindow>
#include <QMenu>

#include "ui/chronicle/namingwindow.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/chronicle/tournamentlistwindow.h"
#include "ui/widgets/messagebar.h"

namespace zahlmeister::ui {

namespace {

/// Brings a window to the front; `make` gives it when it is not open.
template <class Window, class Make>
Window& bringForward(QPointer<Window>& window, Make make)
{
    if (!window) {
        window = make();
        window->setAttribute(Qt::WA_DeleteOnClose);
    }
    window->show();
    window->raise();
    window->activateWindow();
    return *window;
}

} // namespace

ChronicleCommands::ChronicleCommands(app::Session& session, MessageBar& messages, QMainWindow& window)
    : QObject(&window), m_session(session), m_messages(messages), m_window(window)
{
}

void ChronicleCommands::fill(QMenu& menu)
{
    menu.addAction(tr("&Rating list…"), this, &ChronicleCommands::showRatingList);
    menu.addAction(tr("&List of tournaments…"), this, &ChronicleCommands::showTournamentList);
    menu.addAction(tr("&Naming in publications…"), this, [this] { showNaming(); });
}

void ChronicleCommands::showRatingList()
{
    bringForward(m_ratings, [this] {
        auto* window = new RatingListWindow(m_session, &m_window);
        connect(window, &RatingListWindow::namingWanted, this, &ChronicleCommands::showNaming);
        connect(window, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
        return window;
    });
}

void ChronicleCommands::showTournamentList()
{
    bringForward(m_tournaments, [this] {
        auto* window = new TournamentListWindow(m_session, &m_window);
        connect(window, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
        return window;
    });
}

void ChronicleCommands::showNaming(const std::string& person)
{
    NamingWindow& naming = bringForward(m_naming, [this] {
        auto* window = new NamingWindow(m_session, &m_window);
        connect(window, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
        connect(window, &NamingWindow::changed, this, [this] {
            if (m_ratings)
                m_ratings->follow();
        });
        return window;
    });
    if (!person.empty())
        naming.choosePerson(person);
}

void ChronicleCommands::openTournament(engine::TournamentId id)
{
    m_messages.succeeded(m_session.openTournament(id));
}

} // namespace zahlmeister::ui
