// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>

#include <QObject>

#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/windows/tournamentview.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace zahlmeister::ui {

class RulesMenu;

/// @brief All commands of the main window with their shortcuts, and the menus and the tool bar made of them.
///
/// Every command shows its shortcut in its tool tip. What a command does is connected by the window.
class MainActions : public QObject {
    Q_OBJECT

public:
    explicit MainActions(QMainWindow* window);

    QAction* newTournament;
    QAction* newLeague;
    QAction* open;
    QAction* openExample;
    QAction* insertTable;
    QAction* earlierPlayers;
    QAction* newWorkFile;
    QAction* saveCopy;
    QAction* backups;
    QAction* rescue;
    QAction* exportTournament;
    QAction* submit;
    QAction* handling;
    QAction* compareOfficial;
    QAction* closeTournament;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* preferences;
    QAction* tournamentData;
    QAction* teams;
    QAction* whatIf;
    QAction* compareRules;
    QAction* ruleVersions;
    QAction* partTournament;
    QAction* joinTournaments;
    QAction* removeTournament;
    QAction* print;
    QAction* findPlayer;
    QAction* searchTournaments;
    QAction* showTournaments;
    QAction* showPlayers;
    QAction* identify;
    QAction* lists;
    QAction* calculator;
    QAction* ruleTables;
    QAction* ownPlayers;
    QAction* nextArea;
    QAction* manual;
    QAction* tour;
    QAction* sample;
    QAction* removeSample;
    QAction* about;
    std::array<QAction*, TournamentView::kPages> pages;
    std::map<Appearance, QAction*> appearances;
    std::map<Language, QAction*> languages;

    QMenu* recentFiles = nullptr;
    QMenu* chronicle = nullptr;
    QMenu* archive = nullptr;
    RulesMenu* rules = nullptr;

    /// @brief Fills the window's menu bar and tool bar.
    /// @param docks toggle actions of the docks, for the View menu
    void install(QMainWindow* window, const QList<QAction*>& docks);

    /// @brief Enables what makes sense.
    /// @param hasTournament one is open
    /// @param writable the work file can be changed
    void setState(bool hasTournament, bool writable);

    /// @brief Whether something is tried at the moment; what concerns the real tournament only is off then.
    void setWhatIf(bool isTrying);

    /// @brief Names undo and redo after what they would do; an empty name disables.
    void setUndo(const QString& undoName, const QString& redoName);

private:
    QAction* make(const QString& iconName, const QString& text, const QKeySequence& shortcut = {});
    void installToolBar(QMainWindow* window);
    void makePages();
    void makeChoices();

    QMainWindow* m_window;
};

/// @brief Gives a dock of the window its title bar and a shortcut that shows and hides it.
void dressDock(QDockWidget& dock, const QKeySequence& shortcut);

/// @brief Sets an action's tool tip to its text with its shortcut: "New tournament (Ctrl+N)".
void showShortcutInToolTip(QAction* action);

} // namespace zahlmeister::ui
