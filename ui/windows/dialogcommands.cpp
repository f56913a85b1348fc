// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/dialogcommands.h"

#include "app/lists/liststore.h"
#include "app/store/samplemark.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/dialogs/comparisondialog.h"
#include "ui/dialogs/decisionsdialog.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/dialogs/playersdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/dialogs/ruletablesdialog.h"
#include "ui/dialogs/submissiondialog.h"
#include "ui/models/playersmodel.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/bringforward.h"
#include "ui/windows/preferencesdialog.h"
#include "ui/windows/tourdialog.h"
#include "ui/windows/tournamentstage.h"

namespace zahlmeister::ui {

DialogCommands::DialogCommands(app::Session& session, app::SubmissionWatch& submissions,
                               app::PersonFinder& finder, TournamentStage& stage, MessageBar& messages,
                               QWidget& window)
    : QObject(&window),
      m_session(session),
      m_submissions(submissions),
      m_finder(finder),
      m_stage(stage),
      m_messages(messages),
      m_window(window)
{
    connect(&session, &app::Session::workFileChanged, this,
            [this] { delete openDialog<PlayersDialog>(m_window); }); // its list is of the file before
    // These look at the evaluation, which goes with the tournament.
    connect(&session, &app::Session::tournamentAboutToClose, this, [this] {
        delete openDialog<ComparisonDialog>(m_window);
        delete openDialog<SubmissionDialog>(m_window);
        delete openDialog<OfficialDialog>(m_window);
    });
    connect(&stage, &TournamentStage::aboutToClear, this,
            [this] { delete openDialog<IdentifyDialog>(m_window); });
    connect(&stage, &TournamentStage::identifyRequested, this, &DialogCommands::identify);
}

/// Of the open tournament, else the newest.
std::string DialogCommands::rulesInUse() const
{
    const app::LiveEvaluation* evaluation = m_session.evaluation();
    if (evaluation && evaluation->choice().has_value())
        return evaluation->choice()->version->id;
    const auto newest = m_session.rules()->choose({});
    return newest.has_value() ? newest->version->id : std::string();
}

std::vector<engine::RuleVersion> DialogCommands::ruleVersions() const
{
    const auto versions = m_session.rules()->versions();
    return {versions.begin(), versions.end()};
}

void DialogCommands::showLists(const QStringList& files)
{
    ListsDialog& shown = bringForward(m_window, [this] {
        auto* lists = new ListsDialog(app::ListStore::defaultFolder(), &m_window);
        connect(lists, &ListsDialog::listsChanged, &m_finder, &app::PersonFinder::load);
        return lists;
    });
    shown.offer(files);
}

void DialogCommands::identify(std::optional<engine::ParticipantNumber> number)
{
    if (!m_stage.identification())
        return;
    IdentifyDialog& shown = bringForward(m_window, [this] {
        auto* dialog = new IdentifyDialog(*m_stage.identification(), &m_window);
        connect(dialog, &IdentifyDialog::listsRequested, this, [this] { showLists(); });
        connect(dialog, &IdentifyDialog::decisionsRequested, this, &DialogCommands::showDecisions);
        return dialog;
    });
    if (number)
        shown.goTo(*number);
    else
        shown.identifyAll();
}

void DialogCommands::sayImported(const QString& text)
{
    Message message{
        .text = text, .actionText = tr("Identify participants"), .action = [this] { identify({}); }};
    if (app::isSample(*m_session.workFile())) {
        message.level = Message::Level::Warning;
        message.text += u' ' + tr("This is the sample club: the tournament can be neither handed in nor "
                                  "exported here, and goes when the club is removed. If it is to count, "
                                  "import it into your own file.");
        message.otherText = tr("Back to my file");
        message.other = [this] { Q_EMIT ownFileWanted(); };
    }
    m_messages.say(message);
    if (m_finder.shelves().index(app::Shelf::Dsb) != nullptr)
        identify({}); // who they are is the first question that a file of another program leaves open
}

void DialogCommands::showDecisions()
{
    auto* dialog = new DecisionsDialog(*m_stage.identification(), openDialog<IdentifyDialog>(m_window));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void DialogCommands::showCalculator()
{
    bringForward(m_window, [this] { return new CalculatorDialog(ruleVersions(), rulesInUse(), &m_window); });
}

void DialogCommands::showRuleTables()
{
    bringForward(m_window, [this] { return new RuleTablesDialog(ruleVersions(), rulesInUse(), &m_window); });
}

void DialogCommands::showPlayers()
{
    if (!m_session.workFile())
        return;
    bringForward(m_window, [this] {
        auto* players = new PlayersDialog(m_session, ruleVersions(), &m_window);
        const auto lookUp = [this] {
            if (m_stage.identification())
                m_stage.identification()->refresh(); // own players are looked up as well
        };
        connect(&players->model(), &QAbstractItemModel::modelReset, this, lookUp);
        connect(&players->model(), &QAbstractItemModel::dataChanged, this, lookUp);
        return players;
    });
}

void DialogCommands::compareRules()
{
    bringForward(m_window, [this] { return new ComparisonDialog(*m_session.evaluation(), &m_window); });
}

void DialogCommands::submit()
{
    bringForward(m_window, [this] {
        auto* dialog = new SubmissionDialog(m_session, m_submissions, &m_window);
        // The view may be another one by then: while something is tried.
        connect(dialog, &SubmissionDialog::placeActivated, this, [this](const engine::FindingPlace& place) {
            if (m_stage.view())
                m_stage.view()->goTo(place);
        });
        return dialog;
    });
}

void DialogCommands::compareOfficial()
{
    bringForward(m_window, [this] { return new OfficialDialog(*m_session.evaluation(), &m_window); });
}

void DialogCommands::showRuleVersions()
{
    bringForward(m_window, [this] { return new RulesDialog(m_session, &m_window); });
}

void DialogCommands::showPreferences()
{
    bringForward(m_window, [this] {
        auto* dialog = new PreferencesDialog(&m_window);
        connect(dialog, &PreferencesDialog::appearanceChosen, this, &DialogCommands::appearanceChosen);
        connect(dialog, &PreferencesDialog::rebuildWanted, this, &DialogCommands::rebuildWanted);
        connect(dialog, &QDialog::finished, this, &DialogCommands::preferencesClosed);
        return dialog;
    });
}

void DialogCommands::showTour()
{
    bringForward(m_window, [this] { return new TourDialog(&m_window); });
}

bool DialogCommands::showsPreferences() const
{
    return openDialog<PreferencesDialog>(m_window) != nullptr;
}

} // namespace zahlmeister::ui
