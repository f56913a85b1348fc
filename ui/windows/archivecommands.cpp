// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/archivecommands.h"

#include <QAction>
#include <QMainWindow>

#include "app/archive/kept/archivedatabase.h"
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
    offerDialog(this, window, {"connectArchive", tr("&Connect…")}, [this] {
        return new ArchiveDialog(m_session.archive(), &m_session.archiveShelf(), &m_window);
    });
    m_publish = offerDialog(this, window, {"publish", tr("&Publish…")}, [this] {
        return new PublishDialog(m_session, Preferences().evaluator(), &m_window);
    });
    m_run = offerDialog(this, window, {"recalculateArchive", tr("&Recalculate…")},
                        [this] { return new ArchiveRunDialog(m_session.archive(), &m_window); });
    makeLooks();
    m_leave = new Command(this, {"leaveArchive", tr("&Disconnect")}, [this] { m_session.archive().leave(); });
    auto* notice = new QAction(tr("In files only: there is no driver for PostgreSQL"), this);
    notice->setObjectName(u"archiveNotice"_s);
    notice->setSeparator(true);
    notice->setVisible(!app::ArchiveDatabase::hasServerDriver());
    follow();
}

void ArchiveCommands::makeLooks()
{
    m_looks = {new Command(this, {"archiveCards", tr("Player c&ards…")}, [this] { showCards({}); }),
               offerDialog(
                   this, m_window, {"archiveRatings", tr("Rating &list…")},
                   [this] {
                       auto* window = new RatingListWindow(m_session, &m_window, &m_session.archive());
                       connect(window, &ListWindow::personChosen, this, &ArchiveCommands::showCards);
                       return window;
                   },
                   u"archiveRatingList"_s),
               offerDialog(
                   this, m_window, {"archiveTournaments", tr("List of &tournaments…")},
                   [this] {
                       auto* window = new TournamentListWindow(m_session, &m_window, &m_session.archive());
                       connect(window, &ListWindow::tournamentChosen, window, [window] {
                           window->messageBar().say(
                               {Message::Level::Note,
                                tr("The tournament is in the archive. It can be opened in the work "
                                   "file of whoever published it.")});
                       });
                       return window;
                   },
                   u"archiveTournaments"_s),
               offerDialog(
                   this, m_window, {"archiveStatistics", tr("&Statistics…")},
                   [this] { return new StatisticsWindow(m_session, &m_window, &m_session.archive()); },
                   u"archiveStatistics"_s)};
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

void ArchiveCommands::showCards(const QString& person)
{
    ArchiveCardsWindow& window =
        bringForward(m_window, [this] { return new ArchiveCardsWindow(m_session.archive(), &m_window); });
    if (!person.isEmpty())
        window.showPerson(person);
}

} // namespace zahlmeister::ui
