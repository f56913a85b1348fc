// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/mainwindow.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/dialogs/playersdialog.h"
#include "ui/dialogs/ruletablesdialog.h"
#include "ui/text/editnametext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/docktitle.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/mainactions.h"
#include "ui/windows/preferences.h"
#include "ui/windows/rulesmenu.h"
#include "ui/windows/startpage.h"
#include "ui/windows/statusfooter.h"
#include "ui/windows/tournamentlist.h"
#include "ui/windows/whatifframe.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kFirstSize(1240, 780);
constexpr int kListWidth = 240;
constexpr int kLeastListWidth = 150; // the names of tournaments can still be told apart
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
      m_messages(new MessageBar(this)),
      m_stack(new QStackedWidget(this)),
      m_start(new StartPage(this)),
      m_finder(new app::PersonFinder(app::ListStore::defaultFolder(), this))
{
    setObjectName(u"mainWindow"_s);
    m_messages->setObjectName(u"message"_s);
    setAcceptDrops(true);
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(m_start);
    setCentralWidget(centre);
    buildDocks();
    m_actions->install(this, {m_listDock->toggleViewAction(), m_whyDock->toggleViewAction()});
    m_footer = new StatusFooter(m_actions->rules, this);
    setStatusBar(m_footer);
    connectActions();
    connectSession();
    connectChoices(appearance, language);
    restoreLook();
    showWorkFile();
    if (m_session.document())
        showOpenedTournament();
    else
        m_start->setFocus(); // else the search field of the list had it, being first
}

MainWindow::~MainWindow()
{
    // An open editor gives its text to the document when it loses the focus, and the window listens to the
    // document: so that must happen while the window is still one.
    hide();
    dropView(); // before the scratch copy that it may show
}

void MainWindow::buildDocks()
{
    m_listDock = new QDockWidget(tr("Tournaments"), this);
    m_listDock->setObjectName(u"tournamentsDock"_s);
    m_listDock->setWidget(m_list);
    m_list->setMinimumWidth(Metrics(this).scaled(kLeastListWidth));
    m_listDock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_listDock->toggleViewAction()->setShortcut(Qt::CTRL | Qt::Key_B);
    showShortcutInToolTip(m_listDock->toggleViewAction());
    m_listDock->setTitleBarWidget(new DockTitle(m_listDock));
    addDockWidget(Qt::LeftDockWidgetArea, m_listDock);

    m_whyDock = new QDockWidget(tr("Why?"), this);
    m_whyDock->setObjectName(u"whyDock"_s);
    m_whyDock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_whyDock->toggleViewAction()->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    showShortcutInToolTip(m_whyDock->toggleViewAction());
    m_whyDock->setTitleBarWidget(new DockTitle(m_whyDock));
    connect(m_whyDock->toggleViewAction(), &QAction::triggered, this, &MainWindow::buildWhy);
    addDockWidget(Qt::RightDockWidgetArea, m_whyDock);
    m_whyDock->hide();
    const Metrics metrics(this);
    resizeDocks({m_listDock, m_whyDock}, {metrics.scaled(kListWidth), metrics.scaled(kWhyWidth)},
                Qt::Horizontal);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto method) {
        connect(action, &QAction::triggered, this, method);
    };
    on(m_actions->newTournament, &MainWindow::createTournament);
    on(m_actions->open, &MainWindow::chooseFile);
    on(m_actions->openExample, &MainWindow::openExample);
    on(m_actions->insertTable, &MainWindow::pasteTable);
    on(m_actions->earlierPlayers, &MainWindow::insertEarlierPlayers);
    on(m_actions->newWorkFile, &MainWindow::createWorkFile);
    on(m_actions->exportTournament, &MainWindow::exportTournament);
    on(m_actions->closeTournament, [this] { m_session.closeTournament(); });
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->undo, &MainWindow::undo);
    on(m_actions->redo, &MainWindow::redo);
    on(m_actions->tournamentData, [this] { editHeader(engine::FindingField::None); });
    on(m_actions->whatIf, &MainWindow::toggleWhatIf);
    on(m_actions->compareRules, &MainWindow::compareRules);
    on(m_actions->submit, &MainWindow::submit);
    on(m_actions->compareOfficial, &MainWindow::compareOfficial);
    on(m_actions->ruleVersions, &MainWindow::showRuleVersions);
    on(m_actions->removeTournament, [this] { removeTournament(m_session.document()->id()); });
    on(m_actions->print, [this] { showPage(TournamentView::Page::Print); });
    on(m_actions->searchTournaments, [this] {
        m_listDock->show();
        m_list->startSearch();
    });
    on(m_actions->lists, [this] { showLists({}); });
    on(m_actions->identify, [this] { identify({}); });
    on(m_actions->calculator, &MainWindow::showCalculator);
    on(m_actions->ruleTables, &MainWindow::showRuleTables);
    on(m_actions->ownPlayers, &MainWindow::showPlayers);
    on(m_actions->nextArea, &MainWindow::focusNextArea);
    on(m_actions->keyboard, &MainWindow::showKeyboard);
    on(m_actions->about, &MainWindow::showAbout);
    for (int i = 0; i < TournamentView::kPages; ++i) {
        on(m_actions->pages[static_cast<std::size_t>(i)],
           [this, i] { showPage(static_cast<TournamentView::Page>(i)); });
    }
    connect(m_actions->recentFiles, &QMenu::aboutToShow, this, &MainWindow::updateRecentFiles);
    connect(m_actions->rules, &RulesMenu::failed, this, [this](const Error& error) { report({error}); });
    connect(m_footer, &StatusFooter::findingsRequested, this,
            [this] { showPage(TournamentView::Page::Findings); });

    connect(m_list, &TournamentList::openRequested, this, &MainWindow::openTournament);
    connect(m_list, &TournamentList::removeRequested, this, &MainWindow::removeTournament);
    connect(m_list, &TournamentList::restoreRequested, this, &MainWindow::restoreTournament);
    connect(m_start, &StartPage::newRequested, this, &MainWindow::createTournament);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::chooseFile);
    connect(m_start, &StartPage::insertRequested, this, &MainWindow::pasteTable);
    connect(m_start, &StartPage::exampleRequested, this, &MainWindow::openExample);
    connect(m_start, &StartPage::tournamentRequested, this, &MainWindow::openTournament);
    connect(m_start, &StartPage::fileRequested, this,
            [this](const QString& path) { openFile(app::FileInHand(path)); });
}

void MainWindow::connectSession()
{
    connect(&m_session, &app::Session::workFileChanged, this, &MainWindow::showWorkFile);
    connect(&m_session, &app::Session::tournamentsChanged, this, &MainWindow::showTournaments);
    connect(&m_session, &app::Session::tournamentOpened, this, &MainWindow::showOpenedTournament);
    connect(&m_session, &app::Session::tournamentAboutToClose, this, &MainWindow::dropTournament);
    connect(&m_session, &app::Session::failed, this, [this](const Error& error) { report({error}); });
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

void MainWindow::restoreLook()
{
    const Metrics metrics(this);
    if (!restoreGeometry(m_preferences.windowGeometry()))
        resize(QSize(metrics.scaled(kFirstSize.width()), metrics.scaled(kFirstSize.height())));
    restoreState(m_preferences.windowState());
    // Without a tournament there is nothing to explain.
    m_whyDock->hide();
}

void MainWindow::showWorkFile()
{
    delete m_players; // its list is of the file before
    m_actions->ownPlayers->setEnabled(m_session.workFile() != nullptr);
    const app::WorkFile* file = m_session.workFile();
    m_footer->setWorkFile(file);
    m_start->setWritable(m_session.isWritable());
    m_list->setWritable(m_session.isWritable());
    if (file) {
        m_preferences.addRecentFile(file->path());
        if (const auto& reason = file->readOnlyReason())
            m_messages->say({Message::Level::Warning, errorText(*reason)});
    }
    QStringList others = m_preferences.recentFiles();
    if (file)
        others.removeAll(file->path());
    m_start->setRecentFiles(others);
    showTournaments();
    updateActions();
}

void MainWindow::showTournaments()
{
    m_list->setTournaments(m_session.tournaments());
    m_list->setSubmissions(m_submissions.states());
    m_start->setTournaments(m_session.tournaments());
    updateTitle();
}

void MainWindow::showOpenedTournament()
{
    m_list->setOpenTournament(m_session.document()->id());
    connect(&m_session, &app::Session::rulesChanged, m_session.document(), [this] {
        if (m_whatIf)
            m_whatIf->evaluation().setRules(m_session.rules());
    });
    // Something has really happened since: what was tried before no longer fits.
    connect(m_session.document(), &app::TournamentDocument::edited, this, [this] {
        if (!m_whatIf)
            m_discardedWhatIf.reset();
    });
    showTournament();
}

void MainWindow::showTournament()
{
    app::LiveEvaluation* evaluation = shownEvaluation();
    // Who somebody is is decided in the real tournament only.
    if (!m_whatIf) {
        m_identification = std::make_unique<app::LiveIdentification>(*evaluation, *m_session.workFile(),
                                                                     *m_session.records(), *m_finder);
        connect(m_identification.get(), &app::LiveIdentification::failed, this,
                [this](const Error& error) { report({error}); });
    }
    m_view = new TournamentView(*evaluation, m_identification.get(), m_stack);
    connect(m_view, &TournamentView::identifyFieldRequested, this, [this] { identify({}); });
    connect(m_view, &TournamentView::identifyRequested, this,
            [this](engine::ParticipantNumber number) { identify(number); });
    m_front = m_view;
    if (m_whatIf) {
        m_view->setPageEnabled(TournamentView::Page::Print, false);
        auto* frame = new WhatIfFrame(*m_whatIf, *m_view, m_stack);
        // The frame goes with what it asks for, so it must have returned before.
        connect(frame, &WhatIfFrame::discardRequested, this, &MainWindow::discardWhatIf,
                Qt::QueuedConnection);
        connect(frame, &WhatIfFrame::adoptRequested, this, &MainWindow::adoptWhatIf, Qt::QueuedConnection);
        m_front = frame;
    }
    m_stack->addWidget(m_front);
    m_stack->setCurrentWidget(m_front);
    m_footer->setEvaluation(evaluation);
    m_actions->rules->setEvaluation(evaluation);
    connect(m_view, &TournamentView::askedWhy, this, &MainWindow::explain);
    connect(m_view, &TournamentView::wholeTablePasted, this, &MainWindow::pasteTable);
    connect(m_view, &TournamentView::headerRequested, this, &MainWindow::editHeader);
    connect(m_view, &TournamentView::pageChanged, this, &MainWindow::updateActions);
    connect(shownDocument(), &app::TournamentDocument::undoStateChanged, m_view, [this] { updateUndo(); });
    connect(shownDocument(), &app::TournamentDocument::storageFailed, m_view,
            [this](const Error& error) { report({error}); });
    m_view->showPage(m_view->currentPage());
    showSubmissions();
    updateActions();
    updateTitle();
}

void MainWindow::dropView()
{
    // Pages and panel hold references into what may die now.
    m_footer->setEvaluation(nullptr);
    m_actions->rules->setEvaluation(nullptr);
    m_whyDock->hide();
    delete m_why;
    m_why = nullptr;
    delete m_identify;
    delete m_front;
    m_front = nullptr;
    m_view = nullptr;
    m_identification.reset();
}

void MainWindow::dropTournament()
{
    dropView();
    m_whatIf.reset();
    m_discardedWhatIf.reset();
    m_list->setOpenTournament(std::nullopt);
    m_stack->setCurrentWidget(m_start);
    m_start->setFocus();
    updateActions();
    setWindowTitle(QString());
}

void MainWindow::updateActions()
{
    m_actions->setState(m_view != nullptr, m_session.isWritable());
    m_actions->setWhatIf(m_whatIf != nullptr);
    m_whyDock->toggleViewAction()->setEnabled(m_view != nullptr);
    if (m_view)
        m_actions->pages[static_cast<std::size_t>(m_view->currentPage())]->setChecked(true);
    updateUndo();
}

void MainWindow::updateUndo()
{
    const app::TournamentDocument* document = m_view ? shownDocument() : nullptr;
    if (!document || document->isReadOnly()) {
        m_actions->setUndo({}, {});
        return;
    }
    m_actions->setUndo(nameOf(document->undoName()), nameOf(document->redoName()));
}

void MainWindow::updateTitle()
{
    // The platform adds the program's name.
    setWindowTitle(m_view ? fromEngine(shownDocument()->tournament().header.name) : QString());
}

void MainWindow::undo()
{
    succeeded(shownDocument()->undo());
}

void MainWindow::redo()
{
    succeeded(shownDocument()->redo());
}

/// Made when it is first seen; until a number is asked about it says how to.
void MainWindow::buildWhy()
{
    if (m_why || !m_view)
        return;
    m_why = new WhyPanel(*shownEvaluation());
    m_whyDock->setWidget(m_why);
}

void MainWindow::explain(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    buildWhy();
    m_why->explain(participant, quantity);
    m_whyDock->show();
}

void MainWindow::focusNextArea()
{
    QList<QWidget*> areas{m_view ? static_cast<QWidget*>(m_view) : m_start};
    if (m_whyDock->isVisible() && m_why)
        areas << m_why;
    if (m_listDock->isVisible())
        areas << m_list;
    const QWidget* focus = QApplication::focusWidget();
    qsizetype here = -1;
    for (qsizetype i = 0; i < areas.size(); ++i) {
        if (focus && areas[i]->isAncestorOf(focus))
            here = i;
    }
    QWidget* next = areas[(here + 1) % areas.size()];
    if (next == m_view)
        m_view->showPage(m_view->currentPage());
    else if (next == m_list)
        m_list->startSearch();
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

std::optional<TournamentView::Page> MainWindow::currentPage() const
{
    return m_view ? std::optional(m_view->currentPage()) : std::nullopt;
}

void MainWindow::showPage(TournamentView::Page page)
{
    if (m_view)
        m_view->showPage(page);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    // Indexes of two million names must not delay the first paint.
    if (!std::exchange(m_loadsLists, true))
        QTimer::singleShot(0, m_finder, &app::PersonFinder::load);
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
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    event->acceptProposedAction();
    if (files.isEmpty()) {
        insertTable(*event->mimeData());
        return;
    }
    std::vector<app::FileInHand> inHand = app::filesInHand(files);
    // The files of one list belong together: spieler.csv and vereine.csv.
    if (std::ranges::all_of(inHand, app::isList) && app::inspectList(files).has_value()) {
        showLists(files);
        return;
    }
    // Several web pages of one tournament are one import.
    if (inHand.size() > 1 && std::ranges::all_of(inHand, app::Session::isForeign)) {
        importFiles(std::move(inHand));
        return;
    }
    for (app::FileInHand& file : inHand)
        openFile(std::move(file));
}

} // namespace zahlmeister::ui
