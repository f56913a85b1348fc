// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>

#include <QKeySequence>
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

    QAction* newTournament = make("new", tr("&New tournament…"), QKeySequence::New);
    QAction* newLeague = make(nullptr, tr("New &league…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    QAction* open = make("open", tr("&Open…"), QKeySequence::Open);
    QAction* openExample = make("example", tr("Open the &example"));
    QAction* insertTable = make(nullptr, tr("&Insert table…"), Qt::CTRL | Qt::ALT | Qt::Key_V);
    QAction* earlierPlayers =
        make(nullptr, tr("Insert &players of an earlier tournament…"), Qt::CTRL | Qt::ALT | Qt::Key_P);
    QAction* newWorkFile = make(nullptr, tr("New &work file…"));
    QAction* saveCopy = make(nullptr, tr("Sa&ve a copy…"));
    QAction* backups = make(nullptr, tr("Open a &backup…"));
    QAction* rescue = make(nullptr, tr("&Rescue…"));
    QAction* exportTournament = make("export", tr("E&xport tournament…"), Qt::CTRL | Qt::Key_E);
    QAction* submit = make("submit", tr("S&ubmit…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    QAction* handling = make(nullptr, tr("Receipt, &notice, refusal…"));
    QAction* compareOfficial =
        make(nullptr, tr("Compare with the o&fficial result…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    QAction* closeTournament = make(nullptr, tr("&Close tournament"), Qt::CTRL | Qt::Key_W);
    QAction* quit = make(nullptr, tr("&Quit"), Qt::CTRL | Qt::Key_Q);
    QAction* undo = make("undo", tr("&Undo"), QKeySequence::Undo);
    QAction* redo = make("redo", tr("&Redo"));
    QAction* preferences = make(nullptr, tr("Prefere&nces…"), Qt::CTRL | Qt::Key_Comma);
    QAction* teams = make(nullptr, tr("&Teams, line-ups and schedule…"), Qt::CTRL | Qt::ALT | Qt::Key_T);
    QAction* tournamentData = make("edit", tr("Tournament &data…"), Qt::CTRL | Qt::Key_T);
    QAction* whatIf = make(nullptr, tr("&What if"), Qt::Key_F9);
    QAction* compareRules = make(nullptr, tr("&Compare rules…"), Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    QAction* ruleVersions = make(nullptr, tr("Rule &versions…"));
    QAction* partTournament = make(nullptr, tr("&Part the tournament…"));
    QAction* joinTournaments = make(nullptr, tr("&Join reports to one…"));
    QAction* removeTournament = make("remove", tr("Re&move tournament"));
    QAction* print = make("print", tr("&Print…"), QKeySequence::Print);
    QAction* findPlayer = make(nullptr, tr("&Find player"), QKeySequence::Find);
    QAction* searchTournaments =
        make("search", tr("&Search tournaments and players"), Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    QAction* showTournaments = make(nullptr, tr("To&urnaments"), Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    QAction* showPlayers = make(nullptr, tr("Pla&yers"), Qt::CTRL | Qt::SHIFT | Qt::Key_K);
    QAction* calculator = make("calculator", tr("Ca&lculator"), Qt::CTRL | Qt::Key_R);
    QAction* ruleTables = make("tables", tr("&Tables of the rules"), Qt::CTRL | Qt::SHIFT | Qt::Key_T);
    QAction* identify = make("search", tr("&Identify participants…"), Qt::CTRL | Qt::Key_I);
    QAction* lists = make("participants", tr("&Rating lists"), Qt::CTRL | Qt::Key_L);
    QAction* ownPlayers = make("participants", tr("Own &players"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QAction* nextArea = make(nullptr, tr("&Next area of the window"), Qt::Key_F6);
    QAction* manual = make("help", tr("&Manual"), Qt::Key_F1);
    QAction* tour = make(nullptr, tr("&Tour"));
    QAction* sample = make("example", tr("&Sample club"));
    QAction* removeSample = make(nullptr, tr("&Remove the sample club"));
    QAction* about = make(nullptr, tr("&About Zahlmeister"));
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
    QAction* make(const char* iconName, const QString& text, const QKeySequence& shortcut = {});
    void installToolBar(QMainWindow* window);
    void makePages();
    void makeChoices();
};

/// @brief Gives a dock of the window its title bar and a shortcut that shows and hides it.
void dressDock(QDockWidget& dock, const QKeySequence& shortcut);

/// @brief Sets an action's tool tip to its text with its shortcut: "New tournament (Ctrl+N)".
void showShortcutInToolTip(QAction* action);

} // namespace zahlmeister::ui
