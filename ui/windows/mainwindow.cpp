// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/mainwindow.h"

#include <functional>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>

#include "app/lists/liststore.h"
#include "app/sample/sample.h"
#include "app/session/backupkeeper.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/manual/manualdesk.h"
#include "ui/manual/manualparts.h"
#include "ui/manual/manualplaces.h"
#include "ui/paste/wholetable.h"
#include "ui/text/editnametext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/archivecommands.h"
#include "ui/windows/chroniclecommands.h"
#include "ui/windows/dialogcommands.h"
#include "ui/windows/dockwidths.h"
#include "ui/windows/filecommands.h"
#include "ui/windows/mainactions.h"
#include "ui/windows/manualfilling.h"
#include "ui/windows/navigator.h"
#include "ui/windows/playercommands.h"
#include "ui/windows/preferences.h"
#include "ui/windows/rulesmenu.h"
#include "ui/windows/samplecommands.h"
#include "ui/windows/startpage.h"
#include "ui/windows/statusfooter.h"
#include "ui/windows/tablecommands.h"
#include "ui/windows/tournamentcommands.h"
#include "ui/windows/tournamentlist.h"
#include "ui/windows/tournamentstage.h"
#include "ui/windows/whatifcommands.h"
#include "ui/windows/whydock.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kFirstSize(1240, 780);
constexpr int kSides = 16; // of a window's frame, both together
constexpr int kListWidth = 240;
constexpr int kListShare = 30;       // per cent of the window, at most
constexpr int kLeastListWidth = 136; // the names of tournaments can still be told apart
constexpr int kWhyWidth = 380;

QString nameOf(const std::optional<app::EditName>& name)
{
    return name ? editNameText(*name) : QString();
}

} // namespace

MainWindow::MainWindow(app::Session& session, Preferences& preferences, Appearance appearance,
                       Language language, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_submissions(session),
      m_preferences(preferences),
      m_actions(new MainActions(this)),
      m_list(new TournamentList(this)),
      m_messages(named(new MessageBar(this), u"message"_s)),
      m_start(new StartPage(*m_actions, this)),
      m_finder(new app::PersonFinder(app::ListStore::defaultFolder(), this)),
      m_stage(new TournamentStage(session, *m_finder, *m_start, this)),
      m_files(new FileCommands(session, *m_stage, *m_messages, *this)),
      m_tables(new TableCommands(session, *m_stage, *m_messages, *this)),
      m_tournaments(new TournamentCommands(session, *m_stage, *m_messages, *this)),
      m_whatIf(new WhatIfCommands(session, *m_stage, *m_messages, this)),
      m_dialogs(new DialogCommands(session, m_submissions, *m_finder, *m_stage, *m_messages, *this)),
      m_chronicle(new ChronicleCommands(session, *m_messages, *this)),
      m_archive(new ArchiveCommands(session, *this)),
      m_players(new PlayerCommands(session, *m_stage, *m_messages, *this)),
      m_sample(new SampleCommands(session, *m_messages, *this))
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    auto* centre = new QWidget(this);
    fillColumn(centre,
               {m_sample->strip(), m_messages, m_archive->strip(), m_chronicle->strip(), {m_stage, 1}})
        ->setSpacing(0);
    setCentralWidget(centre);
    buildDocks();
    m_actions->install(this, {m_listDock->toggleViewAction(), m_why->toggleViewAction()});
    m_chronicle->fill(*m_actions->chronicle, *m_players);
    m_archive->fill(*m_actions->archive);
    m_footer = new StatusFooter(m_actions->rules, this);
    setStatusBar(m_footer);
    connectFiles();
    connectActions();
    connectDialogs();
    connectLists();
    connectSession();
    connectChoices(appearance, language);
    restoreLook();
    showWorkFile();
    m_manual = new ManualDesk(manualFilling(*m_actions, [this] { return m_keysHere; }), *this);
    if (m_session.document())
        followTournament();
    else
        m_start->setFocus(); // else the search field of the list had it, being first
}

MainWindow::~MainWindow()
{
    // An open editor gives its text to the document when it loses the focus, and the window listens to the
    // document: so that must happen while the window is still one.
    hide();
    m_stage->clear(); // before the scratch copy that it may show
}

void MainWindow::buildDocks()
{
    m_navigator = new Navigator(*m_list, m_players->pane(), this);
    m_listDock = named(new QDockWidget(tr("Tournaments and players"), this), u"tournamentsDock"_s);
    m_listDock->setWidget(m_navigator);
    m_navigator->setMinimumWidth(Metrics(this).scaled(kLeastListWidth));
    dressDock(*m_listDock, Qt::CTRL | Qt::Key_B);
    addDockWidget(Qt::LeftDockWidgetArea, m_listDock);
    m_why = new WhyDock(*m_stage, this);
    m_players->setWhy(*m_why);
    addDockWidget(Qt::RightDockWidgetArea, m_why);
    m_why->hide();
    m_dockWidths = new DockWidths(*this);
    // As wide as the longest name, but most of the window is for the tournament.
    m_dockWidths->add(*m_listDock, [this] {
        const int least = Metrics(this).scaled(kListWidth);
        return std::clamp(m_list->fittingWidth(), least, std::max(least, width() * kListShare / 100));
    });
    m_dockWidths->add(*m_why, [this] { return Metrics(this).scaled(kWhyWidth); });
}

void MainWindow::connectFiles()
{
    const auto on = [](QAction* action, auto* commands, auto method) {
        connect(action, &QAction::triggered, commands, method);
    };
    on(m_actions->open, m_files, &FileCommands::choose);
    on(m_actions->openExample, m_files, &FileCommands::openExample);
    on(m_actions->newWorkFile, m_files, &FileCommands::createWorkFile);
    on(m_actions->saveCopy, m_files, &FileCommands::saveCopy);
    on(m_actions->backups, m_files, [this] { m_files->showBackups(); });
    on(m_actions->rescue, m_files, &FileCommands::rescue);
    on(m_actions->exportTournament, m_files, &FileCommands::exportTournament);
    on(m_actions->insertTable, m_tables, &TableCommands::paste);
    connect(m_actions->recentFiles, &QMenu::aboutToShow, m_files,
            [this] { m_files->fillRecent(*m_actions->recentFiles); });
    connect(m_stage, &TournamentStage::wholeTablePasted, m_tables, &TableCommands::insert);
    connect(m_files, &FileCommands::tableRefused, m_tables, &TableCommands::insert);
    connect(m_files, &FileCommands::listsFound, m_dialogs, &DialogCommands::showLists);
    connect(m_files, &FileCommands::imported, m_dialogs, &DialogCommands::sayImported);
    connect(m_tables, &TableCommands::imported, m_dialogs, &DialogCommands::sayImported);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto method) {
        connect(action, &QAction::triggered, this, method);
    };
    on(m_actions->newTournament, [this] { m_tournaments->create(); });
    on(m_actions->newLeague, [this] { m_tournaments->createLeague(); });
    on(m_actions->teams, [this] { m_tournaments->editTeams(); });
    on(m_actions->earlierPlayers, [this] { m_tournaments->insertEarlierPlayers(); });
    on(m_actions->tournamentData, [this] { m_tournaments->editHeader(engine::FindingField::None); });
    on(m_actions->handling, [this] { m_tournaments->handle(); });
    on(m_actions->partTournament, [this] { m_tournaments->part(); });
    on(m_actions->joinTournaments, [this] { m_tournaments->join(); });
    on(m_actions->removeTournament, [this] { m_tournaments->remove(m_session.document()->id()); });
    on(m_actions->closeTournament, [this] { m_session.closeTournament(); });
    on(m_actions->undo, [this] { m_messages->succeeded(m_stage->document()->undo()); });
    on(m_actions->redo, [this] { m_messages->succeeded(m_stage->document()->redo()); });
    on(m_actions->whatIf, [this] { m_whatIf->toggle(); });
    on(m_actions->print, [this] {
        if (m_players->card())
            m_players->print();
        else
            showPage(TournamentView::Page::Print);
    });
    const auto onDock = [&](QAction* action, void (Navigator::*method)()) {
        on(action, [this, method] {
            m_listDock->show();
            std::invoke(method, m_navigator); // GCC 12 takes the pointer in ->* for this, with sanitizers
        });
    };
    onDock(m_actions->searchTournaments, &Navigator::startSearch);
    onDock(m_actions->showTournaments, &Navigator::showTournaments);
    onDock(m_actions->showPlayers, &Navigator::showPersons);
    on(m_actions->findPlayer, [this] {
        m_stage->leaveFront();
        m_stage->view()->startFinding();
    });
    on(m_actions->nextArea, &MainWindow::focusNextArea);
    on(m_actions->manual, &MainWindow::showManual);
    on(m_actions->about, &MainWindow::showAbout);
    on(m_actions->quit, &MainWindow::close);
    for (int i = 0; i < TournamentView::kPages; ++i) {
        on(m_actions->pages[static_cast<std::size_t>(i)],
           [this, i] { showPage(static_cast<TournamentView::Page>(i)); });
    }
    connect(m_actions->sample, &QAction::triggered, m_sample, &SampleCommands::open);
    connect(m_actions->removeSample, &QAction::triggered, m_sample, &SampleCommands::remove);
    connect(m_sample, &SampleCommands::changed, this, &MainWindow::updateTitle);
    connect(m_dialogs, &DialogCommands::ownFileWanted, m_sample, &SampleCommands::leave);
    connect(m_whatIf, &WhatIfCommands::refused, this, &MainWindow::updateActions);
    connect(m_stage, &TournamentStage::recalculationRequested, m_chronicle, &ChronicleCommands::showImpact);
    connect(m_stage, &TournamentStage::headerRequested, m_tournaments, &TournamentCommands::editHeader);
}

void MainWindow::connectDialogs()
{
    const auto on = [this](QAction* action, auto method) {
        connect(action, &QAction::triggered, m_dialogs, method);
    };
    on(m_actions->compareRules, &DialogCommands::compareRules);
    on(m_actions->submit, &DialogCommands::submit);
    on(m_actions->compareOfficial, &DialogCommands::compareOfficial);
    on(m_actions->ruleVersions, &DialogCommands::showRuleVersions);
    on(m_actions->lists, [this] { m_dialogs->showLists(); });
    on(m_actions->identify, [this] { m_dialogs->identify({}); });
    on(m_actions->calculator, &DialogCommands::showCalculator);
    on(m_actions->preferences, &DialogCommands::showPreferences);
    connect(m_dialogs, &DialogCommands::rebuildWanted, this, &MainWindow::rebuildWanted);
    connect(m_dialogs, &DialogCommands::appearanceChosen, this,
            [this](Appearance chosen) { m_actions->appearances.at(chosen)->trigger(); });
    connect(m_dialogs, &DialogCommands::preferencesClosed, this, &MainWindow::showReferee);
    on(m_actions->tour, &DialogCommands::showTour);
    on(m_actions->ruleTables, &DialogCommands::showRuleTables);
    on(m_actions->ownPlayers, &DialogCommands::showPlayers);
}

void MainWindow::connectLists()
{
    connect(m_list, &TournamentList::openRequested, m_tournaments, &TournamentCommands::open);
    connect(m_list, &TournamentList::removeRequested, m_tournaments, &TournamentCommands::remove);
    connect(m_list, &TournamentList::restoreRequested, m_tournaments, &TournamentCommands::restore);
    connect(m_start, &StartPage::tournamentRequested, m_tournaments, &TournamentCommands::open);
    connect(m_start, &StartPage::fileRequested, m_files,
            [this](const QString& path) { m_files->open(app::FileInHand(path)); });
    connect(&m_session.backups(), &app::BackupKeeper::made, m_footer, &StatusFooter::setBackup);
    connect(m_footer, &StatusFooter::findingsRequested, this,
            [this] { showPage(TournamentView::Page::Findings); });
}

void MainWindow::connectSession()
{
    connect(&m_session, &app::Session::workFileChanged, this, &MainWindow::showWorkFile);
    connect(&m_session, &app::Session::tournamentsChanged, this, &MainWindow::showTournaments);
    connect(&m_session, &app::Session::tournamentOpened, this, &MainWindow::followTournament);
    connect(&m_session, &app::Session::tournamentAboutToClose, this, &MainWindow::dropTournament);
    connect(&m_session, &app::Session::failed, m_messages, &MessageBar::report);
    connect(&m_session, &app::Session::workFileMoved, m_files, &FileCommands::offerToGoOn);
    connect(m_actions->rules, &RulesMenu::failed, m_messages, &MessageBar::report);
    connect(m_stage, &TournamentStage::failed, m_messages, &MessageBar::report);
    connect(m_stage, &TournamentStage::presented, this, &MainWindow::showEvaluation);
    connect(m_stage, &TournamentStage::aboutToClear, this, [this] {
        m_footer->setEvaluation(nullptr);
        m_actions->rules->setEvaluation(nullptr);
    });
    connect(m_stage, &TournamentStage::pageChanged, this, &MainWindow::updateActions);
    connect(m_stage, &TournamentStage::frontChanged, this, &MainWindow::updateActions);
    connect(m_stage, &TournamentStage::undoStateChanged, this, &MainWindow::updateUndo);
    connect(m_stage, &TournamentStage::headerChanged, this, &MainWindow::updateTitle);
    connect(&m_submissions, &app::SubmissionWatch::changed, this, &MainWindow::showSubmissions);
}

void MainWindow::connectChoices(Appearance appearance, Language language)
{
    for (const auto& [value, action] : m_actions->appearances) {
        action->setChecked(value == appearance);
        connect(action, &QAction::triggered, this, [this, value = value] { Q_EMIT appearanceChosen(value); });
    }
    for (const auto& [value, action] : m_actions->languages) {
        action->setChecked(value == language);
        connect(action, &QAction::triggered, this, [this, value = value] { Q_EMIT languageChosen(value); });
    }
}

bool MainWindow::showsPreferences() const
{
    return m_dialogs->showsPreferences();
}

void MainWindow::restoreLook()
{
    if (!restoreGeometry(m_preferences.windowGeometry())) {
        const Metrics metrics(this);
        const QSize first(metrics.scaled(kFirstSize.width()), metrics.scaled(kFirstSize.height()));
        resize(first.boundedTo(roomOnScreen(this) - QSize(metrics.scaled(kSides), 0)));
        if (size() != first) // where there is no room beside it, it takes the screen, wherever it would begin
            setWindowState(Qt::WindowMaximized);
    }
    restoreState(m_preferences.windowState());
    // Without a tournament there is nothing to explain.
    m_why->hide();
}

void MainWindow::showWorkFile()
{
    m_tournaments->remind(app::today()); // what else is to be said is more urgent, and replaces it
    for (QAction* action : {m_actions->ownPlayers, m_actions->saveCopy, m_actions->backups})
        action->setEnabled(m_session.workFile() != nullptr);
    const app::WorkFile* file = m_session.workFile();
    m_footer->setWorkFile(file);
    m_list->setWritable(m_session.isWritable());
    if (file) {
        if (!app::isBackup(file->path()) && !m_sample->isOpen())
            m_preferences.addRecentFile(file->path());
        if (const auto& reason = file->readOnlyReason())
            m_messages->say({Message::Level::Warning, errorText(*reason)});
    }
    QStringList others = m_preferences.recentFiles();
    if (file)
        others.removeAll(file->path());
    m_start->setRecentFiles(others);
    showReferee();
    showTournaments();
    updateActions();
}

void MainWindow::showTournaments()
{
    m_list->setTournaments(m_session.tournaments());
    m_dockWidths->arrangeSoon();
    m_list->setSubmissions(m_submissions.states());
    m_start->setTournaments(m_session.tournaments());
    updateTitle();
}

void MainWindow::followTournament()
{
    m_list->setOpenTournament(m_session.document()->id());
    // Who goes on working has read it; what could not be stored is stored by then.
    connect(m_session.document(), &app::TournamentDocument::edited, m_messages, &MessageBar::retire);
    m_whatIf->follow(*m_session.document());
    m_stage->present();
}

void MainWindow::showEvaluation()
{
    m_footer->setEvaluation(m_stage->evaluation());
    m_actions->rules->setEvaluation(m_stage->evaluation());
    showSubmissions();
    updateActions();
    updateTitle();
}

void MainWindow::showSubmissions()
{
    m_list->setSubmissions(m_submissions.states());
    if (m_stage->view())
        m_stage->view()->setSubmission(m_submissions.stateOf(m_session.document()->id()));
}

void MainWindow::dropTournament()
{
    m_stage->clear();
    m_whatIf->reset();
    m_list->setOpenTournament(std::nullopt);
    m_start->setFocus();
    updateActions();
    updateTitle();
}

void MainWindow::showReferee()
{
    m_start->setReferee(fromEngine(m_preferences.proposedHeader().evaluator));
}

void MainWindow::updateActions()
{
    m_actions->setState(m_stage->view() != nullptr, m_session.isWritable());
    m_actions->setWhatIf(m_whatIf->isTrying());
    m_why->toggleViewAction()->setEnabled(m_stage->view() || m_stage->hasFront());
    if (const auto page = m_stage->page())
        m_actions->pages[static_cast<std::size_t>(*page)]->setChecked(true);
    updateUndo();
}

void MainWindow::updateUndo()
{
    const app::TournamentDocument* document = m_stage->document();
    const bool isEditable = document && !document->isReadOnly();
    m_actions->setUndo(isEditable ? nameOf(document->undoName()) : QString(),
                       isEditable ? nameOf(document->redoName()) : QString());
}

void MainWindow::updateTitle()
{
    // The platform adds the program's name.
    const QString name =
        m_stage->document() ? fromEngine(m_stage->document()->tournament().header.name) : QString();
    setWindowTitle(m_sample->isOpen() ? tr("SAMPLE %1").arg(name).trimmed() : name);
    m_actions->removeSample->setEnabled(m_sample->isOpen() || QFileInfo::exists(app::sampleFile()));
}

void MainWindow::focusNextArea()
{
    QList<QWidget*> areas{m_stage->currentWidget()};
    if (m_why->isVisible() && m_why->panel())
        areas << m_why->panel();
    if (m_listDock->isVisible())
        areas << m_navigator;
    const QWidget* focus = QApplication::focusWidget();
    qsizetype here = -1;
    for (qsizetype i = 0; i < areas.size(); ++i) {
        if (focus && areas[i]->isAncestorOf(focus))
            here = i;
    }
    QWidget* next = areas[(here + 1) % areas.size()];
    if (next == m_stage->currentWidget() && m_stage->view() && !m_stage->hasFront())
        m_stage->showPage(*m_stage->page());
    else if (next == m_navigator)
        m_navigator->startSearch();
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showManual()
{
    m_keysHere = keysHere();
    m_manual->open(*this, u"keyboard"_s);
}

/// The keys of what is on show, as HTML: the first thing that F1 shows.
QString MainWindow::keysHere() const
{
    QString html;
    const auto add = [&html](const QString& title, const QString& lines) {
        html += u"<h2>"_s + title.toHtmlEscaped() + u"</h2>\n"_s + keyTable(lines);
    };
    if (m_players->card())
        add(tr("Player card"), PlayerCardPage::keyboardHelp());
    else if (TournamentView* view = m_stage->view())
        add(TournamentView::pageName(view->currentPage()), view->keyboardHelp());
    else
        add(tr("Start page"), StartPage::keyboardHelp());
    const QString place = manualPlaceOf(QApplication::focusWidget());
    html += u"<p><a href=\"%1\">%2</a></p>\n"_s.arg(
        pageOf(place) + u".md"_s + (anchorOf(place).isEmpty() ? QString() : u'#' + anchorOf(place)),
        tr("How this part of the window is used").toHtmlEscaped());
    if (m_why->panel())
        add(tr("Why?"), WhyPanel::keyboardHelp());
    add(m_navigator->placeName(), m_navigator->keyboardHelp());
    return html;
}

void MainWindow::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About Zahlmeister"),
                    tr("<h3>Zahlmeister %1</h3><p>The evaluation workstation of chess rating referees.</p>"
                       "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                        .arg(QApplication::applicationVersion()),
                    QMessageBox::Ok, this);
    box.setTextFormat(Qt::RichText);
    box.setIconPixmap(windowIcon().pixmap(Metrics(this).scaled(64)));
    box.exec();
}

void MainWindow::openFile(app::FileInHand file)
{
    m_files->open(std::move(file));
}

void MainWindow::report(const std::vector<Error>& errors, const QString& file)
{
    m_files->report(errors, file);
}

TournamentView* MainWindow::tournamentView() const
{
    return m_stage->view();
}

std::optional<TournamentView::Page> MainWindow::currentPage() const
{
    return m_stage->page();
}

void MainWindow::showPage(TournamentView::Page page)
{
    m_stage->showPage(page);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    // Indexes of two million names must not delay the first paint.
    if (std::exchange(m_loadsLists, true))
        return;
    QTimer::singleShot(0, m_finder, &app::PersonFinder::load);
    QTimer::singleShot(0, &m_session.chronicle(), &app::LiveChronicle::start);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_preferences.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    const bool file = !urls.isEmpty() && urls.first().isLocalFile();
    const bool text = event->mimeData()->hasText() || event->mimeData()->hasHtml();
    if (file || (urls.isEmpty() && text))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList files = localFiles(*event->mimeData());
    event->acceptProposedAction();
    if (files.isEmpty())
        m_tables->insert(wholeTable(*event->mimeData()));
    else
        m_files->openTogether(files);
}

} // namespace zahlmeister::ui
