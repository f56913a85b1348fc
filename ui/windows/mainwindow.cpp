// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/mainwindow.h"

#include <array>
#include <functional>
#include <map>

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTimer>
#include <QToolBar>

#include "app/lists/liststore.h"
#include "app/session/backupkeeper.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/manual/manualopener.h"
#include "ui/manual/manualparts.h"
#include "ui/manual/manualplaces.h"
#include "ui/paste/wholetable.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/archivecommands.h"
#include "ui/windows/chroniclecommands.h"
#include "ui/windows/command.h"
#include "ui/windows/dialogcommands.h"
#include "ui/windows/docks.h"
#include "ui/windows/editcommands.h"
#include "ui/windows/filecommands.h"
#include "ui/windows/manualfilling.h"
#include "ui/windows/navigator.h"
#include "ui/windows/playercommands.h"
#include "ui/windows/preferences.h"
#include "ui/windows/rulesmenu.h"
#include "ui/windows/samplecommands.h"
#include "ui/windows/startpage.h"
#include "ui/windows/statusfooter.h"
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
constexpr int kLeastListWidth = 136; // the names of tournaments can still be distinguished

/// Of the pages, in their order.
constexpr std::array<const char*, TournamentView::kPages> kPageCommands{"participants", "results",
                                                                        "evaluation", "findings", "sheets"};

/// Puts commands into a menu or a tool bar, by their names; nullptr is a separator.
template <class Place>
void fill(Place& place, const MainWindow& window, const std::initializer_list<const char*>& names)
{
    for (const char* name : names) {
        if (name)
            place.addAction(commandNamed(window, name));
        else
            place.addSeparator();
    }
}

/// Makes a submenu in which one value is chosen.
template <class Value>
QActionGroup* makeChoice(MainWindow& window, const char* name, const QString& title, Value current,
                         void (MainWindow::*chosen)(Value), const std::map<Value, QString>& values)
{
    auto* menu = new QMenu(title, &window);
    menu->menuAction()->setObjectName(QString::fromLatin1(name));
    auto* group = new QActionGroup(menu);
    for (const auto& [value, text] : values) {
        QAction* action = group->addAction(menu->addAction(text));
        action->setCheckable(true);
        action->setChecked(value == current);
        QObject::connect(action, &QAction::triggered, &window,
                         [&window, chosen, value = value] { std::invoke(chosen, window, value); });
    }
    return group;
}

} // namespace

MainWindow::MainWindow(app::Session& session, Preferences& preferences, Appearance appearance,
                       Language language, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_submissions(session),
      m_preferences(preferences),
      m_list(new TournamentList(this)),
      m_messages(named(new MessageBar(this), u"message"_s)),
      m_start(new StartPage(this)),
      m_finder(new app::PersonFinder(app::ListStore::defaultFolder(), this)),
      m_stage(new TournamentStage(session, *m_finder, *m_start, this)),
      m_files(new FileCommands(session, *m_stage, *m_messages, *this)),
      m_tournaments(new TournamentCommands(session, *m_stage, *m_messages, *this)),
      m_whatIf(new WhatIfCommands(session, *m_stage, *m_messages, this)),
      m_dialogs(new DialogCommands(session, m_submissions, *m_finder, *m_stage, *m_messages, *this)),
      m_players(new PlayerCommands(session, *m_stage, *m_messages, *this)),
      m_chronicle(new ChronicleCommands(session, *m_messages, *m_players, *this)),
      m_archive(new ArchiveCommands(session, *this)),
      m_sample(new SampleCommands(session, *m_messages, *this)),
      m_rules(new RulesMenu(this)),
      m_pages(new QActionGroup(this))
{
    setObjectName(u"mainWindow"_s);
    new EditCommands(*m_stage, *m_messages, *this);
    setAcceptDrops(true);
    auto* centre = new QWidget(this);
    fillColumn(centre,
               {m_sample->strip(), m_messages, m_archive->strip(), m_chronicle->strip(), {m_stage, 1}})
        ->setSpacing(0);
    setCentralWidget(centre);
    buildDocks();
    makeCommands();
    QActionGroup* appearances =
        makeChoice(*this, "appearance", tr("&Appearance"), appearance, &MainWindow::appearanceChosen,
                   {{Appearance::System, tr("Like the &desktop")},
                    {Appearance::Light, tr("&Light")},
                    {Appearance::Dark, tr("D&ark")}});
    connect(m_dialogs, &DialogCommands::appearanceChosen, this, [appearances](Appearance chosen) {
        appearances->actions().at(static_cast<int>(chosen))->trigger();
    });
    // Each language in its own words: who cannot read the window must find his own.
    makeChoice(*this, "language", tr("&Language"), language, &MainWindow::languageChosen,
               {{Language::German, u"&Deutsch"_s}, {Language::English, u"&English"_s}});
    makeMenus();
    makeToolBar();
    m_start->build(*this);
    m_footer = new StatusFooter(m_rules, this);
    setStatusBar(m_footer);
    connectCommands();
    connectLists();
    connectSession();
    restoreLook();
    showWorkFile();
    m_manual = new ManualOpener(manualFilling(*this, [this] { return m_keysHere; }), *this);
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
    m_why = new WhyDock(*m_stage, *this);
    m_players->setWhy(*m_why);
    addDockWidget(Qt::RightDockWidgetArea, m_why);
    m_why->hide();
    m_dockWidths = new DockWidths(*this);
    // As wide as the longest name, but most of the window is for the tournament.
    m_dockWidths->add(*m_listDock, [this] {
        const int least = Metrics(this).scaled(kListWidth);
        return std::clamp(m_list->fittingWidth(), least, std::max(least, width() * kListShare / 100));
    });
    m_dockWidths->add(*m_why, [this] { return Metrics(this).scaled(WhyDock::kWhyWidth); });
}

void MainWindow::makeCommands()
{
    new Command(this, {"print", tr("&Print…"), QKeySequence::Print, kRealTournament, "print"},
                &MainWindow::print);
    new Command(this, {"findPlayer", tr("&Find player"), QKeySequence::Find, Need::Tournament}, [this] {
        m_stage->leaveFront();
        m_stage->view()->startFinding();
    });
    const auto inDock = [this](const CommandText& text, void (Navigator::*method)()) {
        new Command(this, text, [this, method] {
            m_listDock->show();
            std::invoke(method, m_navigator); // GCC 12 takes the pointer in ->* for this, with sanitizers
        });
    };
    inDock({"searchTournaments",
            tr("&Search tournaments and players"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_F,
            {},
            "search"},
           &Navigator::startSearch);
    inDock({"showTournaments", tr("To&urnaments"), Qt::CTRL | Qt::SHIFT | Qt::Key_B},
           &Navigator::showTournaments);
    inDock({"showPlayers", tr("Pla&yers"), Qt::CTRL | Qt::SHIFT | Qt::Key_K}, &Navigator::showPersons);
    new Command(this, {"nextArea", tr("&Next area of the window"), Qt::Key_F6}, &MainWindow::focusNextArea);
    new Command(this, {"manual", tr("&Manual"), Qt::Key_F1, {}, "help"}, &MainWindow::showManual);
    auto* quit = new Command(this, {"quit", tr("&Quit"), Qt::CTRL | Qt::Key_Q}, [this] { close(); });
    quit->setMenuRole(QAction::QuitRole);
    for (std::size_t i = 0; i < kPageCommands.size(); ++i) {
        const auto page = static_cast<TournamentView::Page>(i);
        auto* command = new Command(
            this,
            {kPageCommands[i], TournamentView::pageName(page), QKeySequence(u"Ctrl+%1"_s.arg(i + 1)),
             page == TournamentView::Page::Print ? kRealTournament : Need::Tournament},
            [this, page] { showPage(page); });
        command->setCheckable(true);
        m_pages->addAction(command);
    }
}

void MainWindow::makeMenus()
{
    const auto menu = [this](const QString& title, const std::initializer_list<const char*>& names) {
        QMenu* made = menuBar()->addMenu(title);
        fill(*made, *this, names);
        // Their keys work even while the menu bar is hidden by the desktop.
        for (QAction* action : made->actions()) {
            if (qobject_cast<Command*>(action))
                addAction(action);
        }
    };
    menu(tr("&File"), {"newTournament", "newLeague", "open", "recentFiles", "openExample", nullptr,
                       "newWorkFile", "saveCopy", "backups", "rescue", nullptr, "exportTournament", "site",
                       nullptr, "print", "reopenTournament", "closeTournament", "quit"});
    menu(tr("&Edit"),
         {"undo", "redo", "undoSteps", nullptr, "cut", "copy", "paste", "delete", nullptr, "insertTable",
          "earlierPlayers", nullptr, "findPlayer", "searchTournaments", nullptr, "preferences"});
    menu(tr("&Tournament"),
         {"tournamentData", "teams", "leagueRules", "identify", "eloOfMonths", "rules", "whatIf",
          "compareRules", "ruleVersions", nullptr, "submit", "handling", "compareOfficial", nullptr,
          "playoffMatch", "partTournament", "joinTournaments", "removeTournament"});
    menu(tr("&Chronicle"), {"ratingList", "tournamentList", "statistics", nullptr, "recalculation", nullptr,
                            "persons", "naming"});
    menu(tr("&Archive"), {"connectArchive", "publish", "archiveCards", "archiveRatings", "archiveTournaments",
                          "archiveStatistics", "recalculateArchive", "leaveArchive", "archiveNotice"});
    menu(tr("T&ools"), {"lists", "persons", "calculator", "ruleTables", nullptr, "lab"});
    menu(tr("&View"),
         {"participants", "results", "evaluation", "findings", "sheets", nullptr, "showTournaments",
          "showPlayers", "tournamentsDock", "whyDock", "nextArea", nullptr, "appearance", "language"});
    menu(tr("&Help"), {"manual", "tour", "sample", "removeSample", "about"});
}

void MainWindow::makeToolBar()
{
    QToolBar* bar = addToolBar(tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setMovable(false);
    const int edge = Metrics(this).toolIconSize();
    bar->setIconSize(QSize(edge, edge));
    fill(*bar, *this,
         {"newTournament", "open", nullptr, "undo", "redo", nullptr, "tournamentData", nullptr, "calculator",
          "manual"});
    // Its menu entry would be the only way to lose the tool bar.
    bar->toggleViewAction()->setVisible(false);
}

void MainWindow::connectCommands()
{
    connect(m_files, &FileCommands::listsFound, m_dialogs, &DialogCommands::showLists);
    connect(m_files, &FileCommands::imported, m_dialogs, &DialogCommands::sayImported);
    connect(m_sample, &SampleCommands::changed, this, &MainWindow::updateTitle);
    connect(m_dialogs, &DialogCommands::ownFileWanted, m_sample, &SampleCommands::leave);
    connect(m_dialogs, &DialogCommands::rebuildWanted, this, &MainWindow::rebuildWanted);
    connect(m_dialogs, &DialogCommands::preferencesClosed, this, &MainWindow::showReferee);
    connect(m_stage, &TournamentStage::earlierTournamentsWanted, m_chronicle,
            &ChronicleCommands::showEarlierTournaments);
    connect(m_stage, &TournamentStage::recalculationRequested, m_chronicle, &ChronicleCommands::showImpact);
    connect(m_chronicle, &ChronicleCommands::personsEntered, this, [this] {
        if (m_stage->identification())
            m_stage->identification()->refresh();
    });
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
    connect(m_rules, &RulesMenu::failed, m_messages, &MessageBar::report);
    connect(m_stage, &TournamentStage::failed, m_messages, &MessageBar::report);
    connect(m_stage, &TournamentStage::presented, this, &MainWindow::showEvaluation);
    connect(m_stage, &TournamentStage::aboutToClear, this, [this] {
        m_footer->setEvaluation(nullptr);
        m_rules->setEvaluation(nullptr);
    });
    connect(m_stage, &TournamentStage::pageChanged, this, &MainWindow::updateCommands);
    connect(m_stage, &TournamentStage::frontChanged, this, &MainWindow::updateCommands);
    connect(m_stage, &TournamentStage::headerChanged, this, &MainWindow::updateTitle);
    connect(&m_submissions, &app::SubmissionWatch::changed, this, &MainWindow::showSubmissions);
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
    updateCommands();
}

void MainWindow::showTournaments()
{
    m_list->setTournaments(m_session.tournaments());
    m_dockWidths->arrangeSoon();
    m_list->setSubmissions(m_submissions.states());
    offerTournaments();
    updateTitle();
}

void MainWindow::offerTournaments()
{
    const app::WorkFile* file = m_session.workFile();
    m_start->setTournaments(m_session.tournaments(), file ? m_preferences.recentTournaments(file->path())
                                                          : std::vector<engine::TournamentId>());
}

void MainWindow::followTournament()
{
    m_list->setOpenTournament(m_session.document()->id());
    // Who goes on working has read it; what could not be stored is stored by then.
    connect(m_session.document(), &app::TournamentDocument::edited, m_messages, &MessageBar::retire);
    m_whatIf->follow(*m_session.document());
    m_stage->present();
    m_preferences.addRecentTournament(m_session.workFile()->path(), m_session.document()->id());
    offerTournaments();
}

void MainWindow::showEvaluation()
{
    m_footer->setEvaluation(m_stage->evaluation());
    m_rules->setEvaluation(m_stage->evaluation());
    showSubmissions();
    updateCommands();
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
    updateCommands();
    updateTitle();
}

void MainWindow::showReferee()
{
    m_start->setReferee(fromEngine(m_preferences.proposedHeader().evaluator));
}

void MainWindow::updateCommands()
{
    Needs given;
    given.setFlag(Need::WorkFile, m_session.workFile() != nullptr);
    given.setFlag(Need::WritableFile, m_session.isWritable());
    given.setFlag(Need::Tournament, m_stage->view() != nullptr);
    given.setFlag(Need::Reality, !m_whatIf->isTrying());
    for (Command* command : findChildren<Command*>())
        command->follow(given);
    m_why->toggleViewAction()->setEnabled(m_stage->view() || m_stage->hasFront());
    if (const auto page = m_stage->page())
        m_pages->actions().at(static_cast<int>(*page))->setChecked(true);
    m_tournaments->updateUndo();
}

void MainWindow::updateTitle()
{
    // The platform adds the program's name.
    QString name;
    if (const app::TournamentDocument* document = m_stage->document()) {
        name = fromEngine(document->tournament().header.name);
        name = name.isEmpty() ? tr("Tournament without a name") : name;
    }
    setWindowTitle(m_sample->isOpen() ? tr("SAMPLE %1").arg(name).trimmed() : name);
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

void MainWindow::print()
{
    if (m_players->card())
        m_players->print();
    else if (!m_stage->hasFront() && m_stage->view())
        m_stage->view()->print();
    else
        showPage(TournamentView::Page::Print);
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
    const QByteArray geometry = saveGeometry();
    m_why->leaveBottom(); // the next window may have the room
    m_preferences.setWindow(geometry, saveState());
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
        m_files->insertTable(wholeTable(*event->mimeData()));
    else
        m_files->openTogether(files);
}

} // namespace zahlmeister::ui
