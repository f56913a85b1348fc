// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/dialogcommands.h"

#include <QApplication>
#include <QMessageBox>

#include "app/lists/liststore.h"
#include "app/store/samplemark.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/dialogs/comparisondialog.h"
#include "ui/dialogs/decisionsdialog.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/dialogs/ruletablesdialog.h"
#include "ui/dialogs/sitedialog.h"
#include "ui/dialogs/submissiondialog.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/bringforward.h"
#include "ui/windows/command.h"
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
    // These look at the evaluation, which goes with the tournament.
    connect(&session, &app::Session::tournamentAboutToClose, this, [this] {
        delete openDialog<ComparisonDialog>(m_window);
        delete openDialog<SubmissionDialog>(m_window);
        delete openDialog<OfficialDialog>(m_window);
    });
    connect(&stage, &TournamentStage::aboutToClear, this,
            [this] { delete openDialog<IdentifyDialog>(m_window); });
    connect(&stage, &TournamentStage::identifyRequested, this, &DialogCommands::identify);
    makeOfTournament();
    makeOfProgram();
}

void DialogCommands::makeOfTournament()
{
    new Command(this,
                {"identify", tr("&Identify participants…"), Qt::CTRL | Qt::Key_I, kRealTournament, "search"},
                [this] { identify({}); });
    offerDialog(this, m_window,
                {"compareRules", tr("&Compare rules…"), Qt::CTRL | Qt::SHIFT | Qt::Key_V, kRealTournament},
                [this] { return new ComparisonDialog(*m_session.evaluation(), &m_window); });
    offerDialog(this, m_window,
                {"submit", tr("S&ubmit…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, kRealTournament, "submit"},
                [this] {
                    auto* dialog = new SubmissionDialog(m_session, m_submissions, &m_window);
                    dialog->setFideTerms(Preferences().fideTerms());
                    // The view may be another one by then: while something is tried.
                    connect(dialog, &SubmissionDialog::placeActivated, this,
                            [this](const engine::FindingPlace& place) {
                                if (m_stage.view())
                                    m_stage.view()->goTo(place);
                            });
                    return dialog;
                });
    offerDialog(this, m_window,
                {"compareOfficial", tr("Compare with the o&fficial result…"),
                 Qt::CTRL | Qt::SHIFT | Qt::Key_O, kRealTournament},
                [this] { return new OfficialDialog(*m_session.evaluation(), &m_window); });
}

void DialogCommands::makeOfProgram()
{
    offerDialog(this, m_window, {"ruleVersions", tr("Rule &versions…")},
                [this] { return new RulesDialog(m_session, &m_window); });
    new Command(this, {"lists", tr("&Rating lists"), Qt::CTRL | Qt::Key_L, {}, "participants"},
                [this] { showLists(); });
    offerDialog(this, m_window, {"calculator", tr("Ca&lculator"), Qt::CTRL | Qt::Key_R, {}, "calculator"},
                [this] { return new CalculatorDialog(ruleVersions(), rulesInUse(), &m_window); });
    offerDialog(this, m_window,
                {"ruleTables", tr("&Tables of the rules"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, {}, "tables"},
                [this] { return new RuleTablesDialog(ruleVersions(), rulesInUse(), &m_window); });
    auto* preferences =
        offerDialog(this, m_window, {"preferences", tr("Prefere&nces…"), Qt::CTRL | Qt::Key_Comma}, [this] {
            auto* dialog = new PreferencesDialog(&m_window);
            connect(dialog, &PreferencesDialog::appearanceChosen, this, &DialogCommands::appearanceChosen);
            connect(dialog, &PreferencesDialog::rebuildWanted, this, &DialogCommands::rebuildWanted);
            connect(dialog, &QDialog::finished, this, &DialogCommands::preferencesClosed);
            return dialog;
        });
    preferences->setMenuRole(QAction::PreferencesRole);
    offerDialog(this, m_window, {"site", tr("Web &site…"), {}, Need::WorkFile},
                [this] { return new SiteDialog(m_session, &m_window); });
    offerDialog(this, m_window, {"tour", tr("&Tour")}, [this] { return new TourDialog(&m_window); });
    auto* about = new Command(this, {"about", tr("&About Zahlmeister")}, &DialogCommands::showAbout);
    about->setMenuRole(QAction::AboutRole);
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
        shown.identifyAll(m_stage.view()->currentParticipant());
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

void DialogCommands::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About Zahlmeister"),
                    tr("<h3>Zahlmeister %1</h3><p>The evaluation workstation of chess rating referees.</p>"
                       "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                        .arg(QApplication::applicationVersion()),
                    QMessageBox::Ok, &m_window);
    box.setTextFormat(Qt::RichText);
    box.setIconPixmap(m_window.windowIcon().pixmap(Metrics(&m_window).scaled(64)));
    box.exec();
}

bool DialogCommands::showsPreferences() const
{
    return openDialog<PreferencesDialog>(m_window) != nullptr;
}

} // namespace zahlmeister::ui
