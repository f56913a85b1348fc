// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/archivecommands.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "app/archive/archivedatabase.h"
#include "app/session/livearchiveshelf.h"
#include "app/session/session.h"
#include "ui/archive/archivecardswindow.h"
#include "ui/archive/archivedialog.h"
#include "ui/archive/archiverundialog.h"
#include "ui/archive/publishdialog.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/chronicle/statisticswindow.h"
#include "ui/chronicle/tournamentlistwindow.h"
#include "ui/text/errortext.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/bringforward.h"
#include "ui/windows/preferences.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

ArchiveCommands::ArchiveCommands(app::Session& session, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_window(window),
      m_strip(named(new HintStrip(tr("Connect a&gain"), tr("Connects to the archive as before"), &window),
                    u"archiveStrip"_s))
{
    connect(m_strip, &HintStrip::actionRequested, &session.archive(), &app::ArchiveLink::reconnect);
    connect(&session.archive(), &app::ArchiveLink::changed, this, &ArchiveCommands::follow);
}

void ArchiveCommands::fill(QMenu& menu)
{
    menu.addAction(tr("&Connect…"), this, &ArchiveCommands::showConnection);
    m_publish = menu.addAction(tr("&Publish…"), this, &ArchiveCommands::showPublishing);
    m_looks = {menu.addAction(tr("Player c&ards…"), this, [this] { showCards(); }),
               menu.addAction(tr("Rating &list…"), this, &ArchiveCommands::showRatingList),
               menu.addAction(tr("List of &tournaments…"), this, &ArchiveCommands::showTournaments),
               menu.addAction(tr("&Statistics…"), this, &ArchiveCommands::showStatistics)};
    m_run = menu.addAction(tr("&Recalculate…"), this, &ArchiveCommands::showRun);
    m_leave = menu.addAction(tr("&Disconnect"), &m_session.archive(), &app::ArchiveLink::leave);
    if (!app::ArchiveDatabase::hasServerDriver())
        menu.addSection(tr("In files only: there is no driver for PostgreSQL"));
    follow();
}

void ArchiveCommands::follow()
{
    using State = app::ArchiveLink::State;
    const app::ArchiveLink& link = m_session.archive();
    const bool isConnected = link.isConnected();
    m_publish->setVisible(isConnected && link.status().mayPublish);
    m_run->setVisible(isConnected && link.status().mayRecalculate);
    for (QAction* action : m_looks)
        action->setVisible(isConnected);
    m_leave->setVisible(isConnected || link.state() == State::Lost);
    if (link.state() == State::Lost && link.problem())
        m_strip->say(tr("%1 Everything here goes on working.").arg(errorText(*link.problem())));
    else
        m_strip->say({});
}

void ArchiveCommands::showConnection()
{
    bringForward(m_window, [this] {
        return new ArchiveDialog(m_session.archive(), &m_session.archiveShelf(), &m_window);
    });
}

void ArchiveCommands::showPublishing()
{
    bringForward(m_window,
                 [this] { return new PublishDialog(m_session, Preferences().evaluator(), &m_window); });
}

void ArchiveCommands::showCards(const QString& person)
{
    ArchiveCardsWindow& window =
        bringForward(m_window, [this] { return new ArchiveCardsWindow(m_session.archive(), &m_window); });
    if (!person.isEmpty())
        window.showPerson(person);
}

void ArchiveCommands::showRatingList()
{
    bringForward(
        m_window,
        [this] {
            auto* window = new RatingListWindow(m_session, &m_window, &m_session.archive());
            connect(window, &ListWindow::personChosen, this, &ArchiveCommands::showCards);
            return window;
        },
        u"archiveRatingList"_s);
}

void ArchiveCommands::showTournaments()
{
    bringForward(
        m_window,
        [this] {
            auto* window = new TournamentListWindow(m_session, &m_window, &m_session.archive());
            connect(window, &ListWindow::tournamentChosen, window, [window] {
                window->messageBar().say({Message::Level::Note,
                                          tr("The tournament is in the archive. It can be opened in the work "
                                             "file of whoever published it.")});
            });
            return window;
        },
        u"archiveTournaments"_s);
}

void ArchiveCommands::showStatistics()
{
    bringForward(
        m_window, [this] { return new StatisticsWindow(m_session, &m_window, &m_session.archive()); },
        u"archiveStatistics"_s);
}

void ArchiveCommands::showRun()
{
    bringForward(m_window, [this] { return new ArchiveRunDialog(m_session.archive(), &m_window); });
}

} // namespace zahlmeister::ui
