// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/mainactions.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include "ui/widgets/arrangement.h"
#include "ui/windows/rulesmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// The head of a dock: its title on the grid of the window, and a button that closes it.
QWidget* titleBarOf(QDockWidget& dock)
{
    auto* bar = new QWidget(&dock);
    const Metrics metrics(bar);
    auto* title = new RoleLabel(ColorRole::SecondaryText, dock.windowTitle(), bar);
    strengthen(*title, 1, QFont::Bold);
    auto* close = new QToolButton(bar);
    close->setIcon(icon(u"close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus); // the shortcut does the same, and the way to the content stays short
    const QString shortcut = dock.toggleViewAction()->shortcut().toString(QKeySequence::NativeText);
    close->setToolTip(MainActions::tr("Hide (%1)").arg(shortcut));
    close->setAccessibleName(MainActions::tr("Hide %1").arg(dock.windowTitle()));
    QObject::connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    fillRow(bar, {metrics.margin(), metrics.scaled(4), metrics.scaled(4), 0}, -1, {{title, 1}, close});
    return bar;
}

} // namespace

void showShortcutInToolTip(QAction* action)
{
    QString text = action->text();
    text.remove(u'&');
    text.remove(u"…"_s);
    const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(shortcut.isEmpty() ? text : u"%1 (%2)"_s.arg(text, shortcut));
}

void dressDock(QDockWidget& dock, const QKeySequence& shortcut)
{
    dock.setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    dock.toggleViewAction()->setShortcut(shortcut);
    showShortcutInToolTip(dock.toggleViewAction());
    dock.setTitleBarWidget(titleBarOf(dock));
}

MainActions::MainActions(QMainWindow* window) : QObject(window)
{
    quit->setMenuRole(QAction::QuitRole);
    // Both customs are in people's fingers.
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    setUndo({}, {});
    preferences->setMenuRole(QAction::PreferencesRole);
    whatIf->setCheckable(true);
    about->setMenuRole(QAction::AboutRole);
    makePages();
    makeChoices();
}

QAction* MainActions::make(const char* iconName, const QString& text, const QKeySequence& shortcut)
{
    auto* action = new QAction(text, this);
    if (iconName)
        action->setIcon(icon(QString::fromLatin1(iconName)));
    action->setShortcut(shortcut);
    showShortcutInToolTip(action);
    // Shortcuts work even while the menu bar is hidden by the desktop.
    static_cast<QWidget*>(parent())->addAction(action);
    return action;
}

void MainActions::makePages()
{
    auto* group = new QActionGroup(this);
    for (int i = 0; i < TournamentView::kPages; ++i) {
        auto& action = pages[static_cast<std::size_t>(i)];
        action = make(nullptr, TournamentView::pageName(static_cast<TournamentView::Page>(i)),
                      QKeySequence(u"Ctrl+%1"_s.arg(i + 1)));
        action->setCheckable(true);
        group->addAction(action);
    }
}

void MainActions::makeChoices()
{
    const auto offer = [](QActionGroup* group, const QString& name) {
        QAction* action = group->addAction(name);
        action->setCheckable(true);
        return action;
    };
    auto* appearance = new QActionGroup(this);
    appearances = {{Appearance::System, offer(appearance, tr("Like the &desktop"))},
                   {Appearance::Light, offer(appearance, tr("&Light"))},
                   {Appearance::Dark, offer(appearance, tr("D&ark"))}};
    // Each language in its own words: who cannot read the window must find his own.
    auto* language = new QActionGroup(this);
    languages = {{Language::German, offer(language, u"&Deutsch"_s)},
                 {Language::English, offer(language, u"&English"_s)}};
}

void MainActions::install(QMainWindow* window, const QList<QAction*>& docks)
{
    QMenu* file = window->menuBar()->addMenu(tr("&File"));
    file->addActions({newTournament, newLeague, open});
    recentFiles = file->addMenu(tr("Recent work &files"));
    file->addAction(openExample);
    file->addSeparator();
    file->addActions({newWorkFile, saveCopy, backups, rescue});
    file->addSeparator();
    file->addAction(exportTournament);
    file->addSeparator();
    file->addActions({print, closeTournament, quit});

    QMenu* edit = window->menuBar()->addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addActions({insertTable, earlierPlayers});
    edit->addSeparator();
    edit->addActions({findPlayer, searchTournaments});
    edit->addSeparator();
    edit->addAction(preferences);

    QMenu* tournament = window->menuBar()->addMenu(tr("&Tournament"));
    tournament->addActions({tournamentData, teams, identify});
    rules = new RulesMenu(window);
    tournament->addMenu(rules);
    tournament->addActions({whatIf, compareRules, ruleVersions});
    tournament->addSeparator();
    tournament->addActions({submit, handling, compareOfficial});
    tournament->addSeparator();
    tournament->addActions({partTournament, joinTournaments, removeTournament});

    chronicle = window->menuBar()->addMenu(tr("&Chronicle"));
    archive = window->menuBar()->addMenu(tr("&Archive"));

    QMenu* tools = window->menuBar()->addMenu(tr("T&ools"));
    tools->addActions({lists, ownPlayers, calculator, ruleTables});

    QMenu* view = window->menuBar()->addMenu(tr("&View"));
    for (QAction* page : pages)
        view->addAction(page);
    view->addSeparator();
    view->addActions({showTournaments, showPlayers});
    view->addActions(docks);
    view->addAction(nextArea);
    view->addSeparator();
    QMenu* appearance = view->addMenu(tr("&Appearance"));
    for (const auto& [value, action] : appearances)
        appearance->addAction(action);
    QMenu* language = view->addMenu(tr("&Language"));
    for (const auto& [value, action] : languages)
        language->addAction(action);

    QMenu* help = window->menuBar()->addMenu(tr("&Help"));
    help->addActions({manual, tour, sample, removeSample, about});
    installToolBar(window);
}

void MainActions::installToolBar(QMainWindow* window)
{
    QToolBar* bar = window->addToolBar(tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setMovable(false);
    const int edge = Metrics(window).toolIconSize();
    bar->setIconSize(QSize(edge, edge));
    bar->addActions({newTournament, open});
    bar->addSeparator();
    bar->addActions({undo, redo});
    bar->addSeparator();
    bar->addAction(tournamentData);
    bar->addSeparator();
    bar->addActions({calculator, manual});
    // Its menu entry would be the only way to lose the tool bar.
    bar->toggleViewAction()->setVisible(false);
}

void MainActions::setState(bool hasTournament, bool writable)
{
    for (QAction* action : {newTournament, newLeague, openExample, insertTable})
        action->setEnabled(writable);
    for (QAction* action : {exportTournament, submit, compareOfficial, closeTournament, print, whatIf,
                            compareRules, identify, findPlayer})
        action->setEnabled(hasTournament);
    for (QAction* page : pages)
        page->setEnabled(hasTournament);
    for (QAction* action :
         {tournamentData, teams, earlierPlayers, handling, partTournament, joinTournaments, removeTournament})
        action->setEnabled(hasTournament && writable);
}

void MainActions::setWhatIf(bool isTrying)
{
    whatIf->setChecked(isTrying);
    if (!isTrying)
        return;
    QAction* const printPage = pages[static_cast<std::size_t>(TournamentView::Page::Print)];
    for (QAction* action : {exportTournament, print, printPage, submit, compareOfficial, compareRules,
                            identify, earlierPlayers, partTournament, joinTournaments, removeTournament})
        action->setEnabled(false);
}

void MainActions::setUndo(const QString& undoName, const QString& redoName)
{
    undo->setEnabled(!undoName.isEmpty());
    undo->setText(undoName.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undoName));
    redo->setEnabled(!redoName.isEmpty());
    redo->setText(redoName.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redoName));
    showShortcutInToolTip(undo);
    showShortcutInToolTip(redo);
}

} // namespace zahlmeister::ui
