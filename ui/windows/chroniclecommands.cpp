// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/chroniclecommands.h"

#include <QMainWindow>

#include "app/session/livechronicle.h"
#include "app/store/samplemark.h"
#include "ui/chronicle/afterwardsdialog.h"
#include "ui/chronicle/impactdialog.h"
#include "ui/chronicle/namingwindow.h"
#include "ui/chronicle/persondialog.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/chronicle/statisticswindow.h"
#include "ui/chronicle/tournamentlistwindow.h"
#include "ui/lab/labwindow.h"
#include "ui/text/impacttext.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/bringforward.h"
#include "ui/windows/playercommands.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr auto kRatingList = "ratingList"_L1; ///< beside that of the archive

} // namespace

ChronicleCommands::ChronicleCommands(app::Session& session, MessageBar& messages,
                                     const PlayerCommands& players, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_messages(messages),
      m_window(window),
      m_strip(
          named(new HintStrip(tr("Loo&k at the impact…"),
                              tr("See which numbers change, why, and let the tournaments follow"), &window),
                u"recalculationStrip"_s))
{
    connect(m_strip, &HintStrip::actionRequested, this, &ChronicleCommands::showImpact);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &ChronicleCommands::followChain);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &ChronicleCommands::noteMigration);
    connect(&session, &app::Session::workFileChanged, this, [this] { m_noted = nullptr; });
    connect(&session, &app::Session::tournamentOpened, this, &ChronicleCommands::followChain);
    connect(&session, &app::Session::tournamentAboutToClose, this, &ChronicleCommands::followChain,
            Qt::QueuedConnection); // when it is closed
    followChain();
    const auto shown = [&players] {
        return players.card() ? players.card()->personId().toStdString() : std::string();
    };
    offerDialog(
        this, window, {"ratingList", tr("&Rating list…")},
        [this] {
            auto* list = new RatingListWindow(m_session, &m_window);
            connect(list, &RatingListWindow::namingWanted, this, &ChronicleCommands::showNaming);
            connect(list, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
            return list;
        },
        kRatingList);
    offerDialog(
        this, window, {"tournamentList", tr("&List of tournaments…")},
        [this] {
            auto* list = new TournamentListWindow(m_session, &m_window);
            connect(list, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
            return list;
        },
        u"listOfTournaments"_s);
    offerDialog(
        this, window, {"statistics", tr("&Statistics…")},
        [this] { return new StatisticsWindow(m_session, &m_window); }, u"statisticsWindow"_s);
    offerDialog(
        this, window, {"lab", tr("Rules la&boratory…")},
        [this] { return new LabWindow(m_session, &m_window); }, u"labWindow"_s);
    new Command(this, {"recalculation", tr("R&ecalculation…")}, &ChronicleCommands::showImpact);
    new Command(
        this, {"persons", tr("&Persons…"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, Need::WorkFile, "participants"},
        [this, shown] { showPersons(shown()); });
    new Command(this, {"naming", tr("&Naming in publications…")}, [this, shown] { showNaming(shown()); });
}

void ChronicleCommands::showNaming(const std::string& person)
{
    NamingWindow& naming = bringForward(m_window, [this] {
        auto* window = new NamingWindow(m_session, &m_window);
        connect(window, &ListWindow::tournamentChosen, this, &ChronicleCommands::openTournament);
        connect(window, &NamingWindow::changed, this, [this] {
            if (auto* ratings = openDialog<RatingListWindow>(m_window, kRatingList))
                ratings->follow();
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

/// What an earlier version of the program did not record is settled once; the referee reads how much of it
/// is left to him.
void ChronicleCommands::noteMigration()
{
    const app::LiveChronicle& live = m_session.chronicle();
    const app::WorkFile* const file = m_session.workFile();
    if (!live.isCurrent() || file == m_noted)
        return;
    m_noted = file;
    if (!file || !file->wasMigrated() || live.recalculation()->settledCount() == 0)
        return;
    Message message{.text = settledText(*live.recalculation())};
    if (live.recalculation()->questionCount() > 0) {
        message.actionText = tr("Questions");
        message.action = [this] { showPersons({}).showQuestions(); };
    }
    m_messages.say(message);
}

/// The open tournament says for itself with what its players begin.
void ChronicleCommands::followChain()
{
    const app::TournamentDocument* const open = m_session.document();
    int all = 0;
    int others = 0;
    for (const app::RecalculatedTournament& one : m_session.chronicle().recalculation()->tournaments) {
        all += one.beginsOtherwise() ? 1 : 0;
        others += one.beginsOtherwise() && !(open && open->id() == one.id) ? 1 : 0;
    }
    m_strip->say(staleText(isAsDelivered(all) ? 0 : others));
}

/// The sample club has a late tournament to practise with. After it was opened, it says what the sample
/// is, and of recalculations when he has made something stale himself.
bool ChronicleCommands::isAsDelivered(int stale)
{
    const app::WorkFile* const file = m_session.workFile();
    if (!file || !app::isSample(*file)) {
        m_delivered.reset();
        return false;
    }
    if (!m_delivered && m_session.chronicle().isCurrent())
        m_delivered = stale;
    return stale == m_delivered.value_or(stale);
}

void ChronicleCommands::showImpact()
{
    if (m_session.workFile())
        bringForward(m_window, [this] { return new ImpactDialog(m_session, &m_window); });
}

void ChronicleCommands::showEarlierTournaments(engine::ParticipantNumber number)
{
    if (!m_session.workFile() || !m_session.document())
        return;
    bringForward(m_window, [this] {
        auto* dialog = new AfterwardsDialog(m_session, &m_window);
        connect(dialog, &AfterwardsDialog::tournamentChosen, this, &ChronicleCommands::openTournament);
        return dialog;
    }).lookFor(number);
}

PersonDialog& ChronicleCommands::showPersons(const std::string& person)
{
    PersonDialog& dialog = bringForward(m_window, [this] {
        auto* shown = new PersonDialog(m_session, &m_window);
        connect(shown, &PersonDialog::personsEntered, this, &ChronicleCommands::personsEntered);
        return shown;
    });
    if (!person.empty())
        dialog.choose(person);
    return dialog;
}

} // namespace zahlmeister::ui
