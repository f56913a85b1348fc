// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the main window that open, create, remove and change tournaments.
#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>
#include <QUuid>

#include "app/lists/liststore.h"
#include "app/open/formatcatalogue.h"
#include "app/submission/submission.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/dialogs/comparisondialog.h"
#include "ui/dialogs/decisionsdialog.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/dialogs/playersdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/dialogs/ruletablesdialog.h"
#include "ui/dialogs/submissiondialog.h"
#include "ui/dialogs/tournamentdialog.h"
#include "ui/models/playersmodel.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/mainactions.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/startpage.h"
#include "ui/windows/tournamentlist.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

const QString& documentsFolder()
{
    static const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

void bringForward(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

/// `file:line: sentence`, the sentence alone when the error has no place in a text file.
QString errorLine(const Error& error, const QString& file)
{
    const QString sentence = errorText(error);
    if (!error.position)
        return sentence;
    return QFileInfo(file).fileName() + u':' + QString::number(error.position->line) + u": "_s + sentence;
}

/// The key of the one field that differs, as undo entries name it; empty when it is more than one.
QString changedField(const engine::TournamentHeader& before, const engine::TournamentHeader& after)
{
    const std::vector<std::pair<QString, bool>> fields{
        {u"name"_s, before.name != after.name},
        {u"external_id"_s, before.externalId != after.externalId},
        {u"place"_s, before.place != after.place},
        {u"start"_s, before.start != after.start},
        {u"end"_s, before.end != after.end},
        {u"level"_s, before.level != after.level},
        {u"kind"_s, before.kind != after.kind},
        {u"mode"_s, before.mode != after.mode},
        {u"rounds"_s, before.rounds != after.rounds},
        {u"time_control"_s, before.timeControl != after.timeControl},
        {u"youth_class"_s, before.youthClass != after.youthClass},
        {u"evaluator"_s, before.evaluator != after.evaluator},
        {u"hybrid"_s, before.hybrid != after.hybrid}};
    QStringList changed;
    for (const auto& [key, differs] : fields) {
        if (differs)
            changed << key;
    }
    return changed.size() == 1 ? changed.first() : QString();
}

} // namespace

void MainWindow::report(const std::vector<Error>& errors, const QString& file)
{
    if (errors.empty())
        return;
    Message message{Message::Level::Error, {}};
    if (errors.size() == 1) {
        message.text = errorLine(errors.front(), file);
    } else {
        message.text =
            tr("The file has %n error(s). Nothing was imported.", nullptr, static_cast<int>(errors.size()));
        for (const Error& error : errors)
            message.details << errorLine(error, file);
    }
    m_messages->say(message);
}

void MainWindow::sayOpened(const app::OpenedFile& opened)
{
    switch (opened.kind) {
    case app::OpenedFile::Kind::WorkFile: return; // showWorkFile() has said what there is to say
    case app::OpenedFile::Kind::Imported:
        sayImported(tr("The tournament was imported into the work file."));
        return;
    case app::OpenedFile::Kind::AlreadyThere:
        m_messages->say({.text = tr("The work file already has this very tournament; it was opened.")});
        return;
    }
}

void MainWindow::sayImported(const QString& text)
{
    m_messages->say(
        {.text = text, .actionText = tr("Identify participants"), .action = [this] { identify({}); }});
    if (m_finder->shelves().index(app::Shelf::Dsb) != nullptr)
        identify({}); // who they are is the first question that a file of another program leaves open
}

void MainWindow::openFile(app::FileInHand file)
{
    m_messages->dismiss();
    const QString path = file.path();
    if (app::isList(file)) {
        showLists({path});
    } else if (app::Session::isForeign(file)) {
        std::vector<app::FileInHand> files;
        files.push_back(std::move(file));
        importFiles(std::move(files));
    } else if (const auto opened = m_session.openFile(std::move(file)); opened.has_value()) {
        sayOpened(*opened);
    } else {
        report(opened.error(), path);
    }
}

void MainWindow::importFiles(std::vector<app::FileInHand> files)
{
    m_messages->dismiss();
    ImportDialog dialog(m_session, std::move(files), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    // A correction of the report must name the tournament as the first one did.
    const auto adoptUuid = [&] {
        if (!dialog.tournamentUuid().isEmpty() && m_session.isWritable()) {
            succeeded(app::adoptTournamentUuid(*m_session.workFile(), m_session.document()->id(),
                                               dialog.tournamentUuid()));
        }
    };
    switch (dialog.choice()) {
    case ImportDialog::Choice::None: return;
    case ImportDialog::Choice::Add:
        if (succeeded(m_session.addTournament(dialog.tournament()))) {
            adoptUuid();
            sayImported(tr("The tournament was imported into the work file."));
            showPage(TournamentView::Page::Participants);
        }
        return;
    case ImportDialog::Choice::TakeOver:
        if (succeeded(m_session.takeOver(*dialog.same(), dialog.tournament(), dialog.fileName()))) {
            adoptUuid();
            m_messages->say({.text = tr("The differences were taken over. Undo takes all of them back.")});
        }
        return;
    case ImportDialog::Choice::Open:
        if (succeeded(m_session.openTournament(*dialog.same())))
            adoptUuid();
        return;
    case ImportDialog::Choice::Correct: insertTable(*dialog.refusedTable()); return;
    }
}

void MainWindow::chooseFile()
{
    QStringList patterns{u"*.zahlmeister"_s};
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        for (const std::string_view ending : format.endings)
            patterns += u"*."_s + fromEngine(ending);
    }
    patterns.removeDuplicates();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), documentsFolder(),
        tr("Tournaments and work files") + u" ("_s + patterns.join(u' ') + u");;"_s + tr("All files (*)"));
    if (!path.isEmpty())
        openFile(app::FileInHand(path));
}

void MainWindow::openExample()
{
    m_messages->dismiss();
    const auto opened = m_session.openFile(app::FileInHand(u":/example.json"_s));
    if (!opened.has_value())
        report(opened.error());
}

void MainWindow::createWorkFile()
{
    QString path = QFileDialog::getSaveFileName(this, tr("New work file"), documentsFolder(),
                                                tr("Work files (*.zahlmeister)"), nullptr,
                                                QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    if (!path.endsWith(".zahlmeister"_L1, Qt::CaseInsensitive))
        path += u".zahlmeister"_s;
    // An existing file is opened, never overwritten.
    succeeded(m_session.openWorkFile(path));
}

void MainWindow::exportTournament()
{
    const engine::Tournament& tournament = m_session.document()->tournament();
    // A file that cannot be written cannot keep a new one either.
    const auto uuid = m_session.isWritable()
                          ? app::keptTournamentUuid(*m_session.workFile(), m_session.document()->id())
                          : app::tournamentUuid(*m_session.workFile(), m_session.document()->id());
    if (!succeeded(uuid))
        return;
    const app::ExportInput input{
        tournament, *uuid, QUuid::createUuid().toString(QUuid::WithoutBraces).toLatin1(),
        QDateTime::currentDateTime().toString(Qt::ISODate),
        QApplication::applicationDisplayName() + u' ' + QApplication::applicationVersion()};
    ExportDialog dialog(input, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = fromEngine(dialog.format().endings.front());
    const QString name = safeFileName(fromEngine(tournament.header.name));
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export tournament"),
        documentsFolder() + u'/' + (name.isEmpty() ? tr("tournament") : name) + u'.' + ending,
        formatName(dialog.format().id) + u" (*."_s + ending + u')');
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + ending;
    if (succeeded(app::Session::writeFile(path, dialog.data())))
        m_messages->say({.text = tr("The tournament was written to %1.").arg(path)});
}

void MainWindow::createTournament()
{
    TournamentDialog dialog(*m_session.rules(), this);
    dialog.setPatterns(m_session.tournaments(),
                       [this](engine::TournamentId id) { return m_session.tournament(id); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages->dismiss();
    if (succeeded(m_session.addTournament(dialog.tournament())))
        showPage(TournamentView::Page::Participants);
}

void MainWindow::insertEarlierPlayers()
{
    app::TournamentDocument* document = m_session.document();
    if (document == nullptr || document->isReadOnly())
        return;
    std::vector<app::TournamentSummary> others = m_session.tournaments();
    std::erase_if(others,
                  [document](const app::TournamentSummary& other) { return other.id == document->id(); });
    EarlierPlayersDialog dialog(
        others, [this](engine::TournamentId id) { return m_session.tournament(id); }, document->tournament(),
        *m_session.rules(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages->dismiss();
    const auto players = dialog.chosen();
    app::EditGroup group{{app::EditKind::AddParticipants, {QString::number(players.size())}}, {}};
    for (const engine::Participant& player : players)
        group.edits.emplace_back(app::PutParticipant{player});
    if (succeeded(document->apply(group)))
        showPage(TournamentView::Page::Participants);
}

void MainWindow::openTournament(engine::TournamentId id)
{
    m_messages->dismiss();
    if (succeeded(m_session.openTournament(id)) && m_view)
        m_view->showPage(m_view->currentPage());
}

void MainWindow::removeTournament(engine::TournamentId id)
{
    QString name;
    for (const app::TournamentSummary& summary : m_session.tournaments()) {
        if (summary.id == id)
            name = summary.name;
    }
    if (!succeeded(m_session.removeTournament(id)))
        return;
    m_messages->say(
        {.text = name.isEmpty() ? tr("The tournament was removed.") : tr("“%1” was removed.").arg(name),
         .actionText = tr("Undo"),
         .action = [this, id] { restoreTournament(id); }});
}

void MainWindow::restoreTournament(engine::TournamentId id)
{
    if (succeeded(m_session.restoreTournament(id)))
        openTournament(id);
}

void MainWindow::editHeader(engine::FindingField field)
{
    app::TournamentDocument* document = shownDocument();
    if (document->isReadOnly())
        return;
    const engine::TournamentHeader before = document->tournament().header;
    TournamentDialog dialog(*m_session.rules(), before, this);
    dialog.goTo(field);
    if (dialog.exec() != QDialog::Accepted || dialog.header() == before)
        return;
    if (succeeded(document->apply({{app::EditKind::Header, {changedField(before, dialog.header())}},
                                   {app::PutHeader{dialog.header()}}}))) {
        updateTitle();
    }
}

void MainWindow::updateRecentFiles()
{
    QMenu* menu = m_actions->recentFiles;
    menu->clear();
    for (const QString& path : m_preferences.recentFiles()) {
        QAction* action = menu->addAction(QFileInfo(path).fileName() + u" – "_s + QFileInfo(path).path());
        connect(action, &QAction::triggered, this, [this, path] { openFile(app::FileInHand(path)); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No other work file yet"))->setEnabled(false);
}

/// Of the open tournament, else the newest.
std::string MainWindow::rulesInUse() const
{
    const app::LiveEvaluation* evaluation = m_session.evaluation();
    if (evaluation && evaluation->choice().has_value())
        return evaluation->choice()->version->id;
    const auto newest = m_session.rules()->choose({});
    return newest.has_value() ? newest->version->id : std::string();
}

void MainWindow::showLists(const QStringList& files)
{
    if (!m_lists) {
        m_lists = new ListsDialog(app::ListStore::defaultFolder(), this);
        m_lists->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_lists, &ListsDialog::listsChanged, m_finder, &app::PersonFinder::load);
    }
    bringForward(*m_lists);
    m_lists->offer(files);
}

void MainWindow::identify(std::optional<engine::ParticipantNumber> number)
{
    if (!m_identification)
        return;
    if (!m_identify) {
        m_identify = new IdentifyDialog(*m_identification, this);
        m_identify->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_identify, &IdentifyDialog::listsRequested, this, [this] { showLists({}); });
        connect(m_identify, &IdentifyDialog::helpRequested, this, &MainWindow::showKeyboard);
        connect(m_identify, &IdentifyDialog::decisionsRequested, this, &MainWindow::showDecisions);
    }
    bringForward(*m_identify);
    if (number)
        m_identify->goTo(*number);
    else
        m_identify->identifyAll();
}

void MainWindow::showDecisions()
{
    auto* dialog = new DecisionsDialog(*m_identification, m_identify);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showCalculator()
{
    if (!m_calculator) {
        const auto versions = m_session.rules()->versions();
        m_calculator = new CalculatorDialog({versions.begin(), versions.end()}, rulesInUse(), this);
        m_calculator->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringForward(*m_calculator);
}

void MainWindow::showRuleTables()
{
    if (!m_ruleTables) {
        const auto versions = m_session.rules()->versions();
        m_ruleTables = new RuleTablesDialog({versions.begin(), versions.end()}, rulesInUse(), this);
        m_ruleTables->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringForward(*m_ruleTables);
}

void MainWindow::compareRules()
{
    if (!m_comparison) {
        m_comparison = new ComparisonDialog(*m_session.evaluation(), this);
        m_comparison->setAttribute(Qt::WA_DeleteOnClose);
        // It looks at the evaluation, which goes with the tournament.
        connect(&m_session, &app::Session::tournamentAboutToClose, m_comparison,
                [dialog = m_comparison] { delete dialog; });
    }
    bringForward(*m_comparison);
}

void MainWindow::submit()
{
    if (!m_submission) {
        m_submission = new SubmissionDialog(m_session, m_submissions, this);
        m_submission->setAttribute(Qt::WA_DeleteOnClose);
        // The view may be another one by then: while something is tried.
        connect(m_submission, &SubmissionDialog::placeActivated, this,
                [this](const engine::FindingPlace& place) {
                    if (m_view)
                        m_view->goTo(place);
                });
        // It looks at the evaluation, which goes with the tournament.
        connect(&m_session, &app::Session::tournamentAboutToClose, m_submission,
                [dialog = m_submission] { delete dialog; });
    }
    bringForward(*m_submission);
}

void MainWindow::compareOfficial()
{
    if (!m_official) {
        m_official = new OfficialDialog(*m_session.evaluation(), this);
        m_official->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_session, &app::Session::tournamentAboutToClose, m_official,
                [dialog = m_official] { delete dialog; });
    }
    bringForward(*m_official);
}

void MainWindow::showSubmissions()
{
    m_list->setSubmissions(m_submissions.states());
    if (m_view)
        m_view->setSubmission(m_submissions.stateOf(m_session.document()->id()));
}

void MainWindow::showRuleVersions()
{
    if (!m_ruleVersions) {
        m_ruleVersions = new RulesDialog(m_session, this);
        m_ruleVersions->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringForward(*m_ruleVersions);
}

void MainWindow::showPlayers()
{
    if (!m_session.workFile())
        return;
    if (!m_players) {
        const auto versions = m_session.rules()->versions();
        m_players = new PlayersDialog(m_session, {versions.begin(), versions.end()}, this);
        m_players->setAttribute(Qt::WA_DeleteOnClose);
        const auto lookUp = [this] {
            if (m_identification)
                m_identification->refresh(); // own players are looked up as well
        };
        connect(&m_players->model(), &QAbstractItemModel::modelReset, this, lookUp);
        connect(&m_players->model(), &QAbstractItemModel::dataChanged, this, lookUp);
    }
    bringForward(*m_players);
}

void MainWindow::showKeyboard()
{
    if (m_keyboardHelp)
        m_keyboardHelp->close();
    QString everywhere;
    for (const QAction* action : actions().findChildren<QAction*>()) {
        if (action->shortcut().isEmpty())
            continue;
        QString text = action->text().section(u':', 0, 0);
        text.remove(u'&');
        text.remove(u"…"_s);
        everywhere += action->shortcut().toString(QKeySequence::NativeText) + u'\t' + text + u'\n';
    }
    std::vector<KeyGroup> groups;
    if (m_view)
        groups.push_back({TournamentView::pageName(m_view->currentPage()), m_view->keyboardHelp()});
    else
        groups.push_back({tr("Start page"), m_start->keyboardHelp()});
    if (m_why)
        groups.push_back({tr("Why?"), m_why->keyboardHelp()});
    if (m_calculator)
        groups.push_back({tr("Calculator"), m_calculator->keyboardHelp()});
    if (m_identify)
        groups.insert(groups.begin(), {tr("Identify participants"), m_identify->keyboardHelp()});
    if (m_submission)
        groups.push_back({tr("Submission"), m_submission->keyboardHelp()});
    if (m_official)
        groups.push_back({tr("Official result"), m_official->keyboardHelp()});
    groups.push_back({tr("Tournaments"), m_list->keyboardHelp()});
    groups.push_back({tr("Everywhere"), everywhere});
    m_keyboardHelp = new KeyboardHelp(groups, this);
    m_keyboardHelp->show();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Zahlmeister"),
                       tr("<h3>Zahlmeister %1</h3><p>The evaluation workstation of chess rating referees.</p>"
                          "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

} // namespace zahlmeister::ui
