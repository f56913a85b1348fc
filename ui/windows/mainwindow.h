// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QMainWindow>

#include "app/identify/personfinder.h"
#include "app/session/session.h"
#include "app/session/submissionwatch.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/windows/tournamentview.h"

class QActionGroup;

namespace zahlmeister::ui {

class ArchiveCommands;
class ChronicleCommands;
class DialogCommands;
class DockWidths;
class FileCommands;
class ManualOpener;
class MessageBar;
class Navigator;
class PlayerCommands;
class Preferences;
class RulesMenu;
class SampleCommands;
class StartPage;
class StatusFooter;
class TournamentCommands;
class TournamentList;
class TournamentStage;
class WhatIfCommands;
class WhyDock;

/// @brief The one window: tournaments at the left, the open one in the middle, *Warum?* at the right.
///
/// Composes: what is done with files, tables, tournaments, dialogs and trials is the business of the commands
/// that it owns. Holds nothing of its own but the look: a second one over the same session shows the same.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// @param session must outlive the window
    /// @param preferences likewise
    MainWindow(app::Session& session, Preferences& preferences, Appearance appearance, Language language,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    /// @brief Opens a work file or imports a tournament file; says in the message bar what became of it.
    void openFile(app::FileInHand file);

    /// @brief Says in the message bar what went wrong.
    /// @param file the text file that the errors' positions belong to
    void report(const std::vector<Error>& errors, const QString& file = {});

    /// @brief The page that was on show, to be shown again by the window that takes this one's place.
    [[nodiscard]] std::optional<TournamentView::Page> currentPage() const;
    void showPage(TournamentView::Page page);

    /// @brief Whether the preferences are open, to be opened again likewise.
    [[nodiscard]] bool showsPreferences() const;

    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    [[nodiscard]] StartPage& startPage() const { return *m_start; }
    [[nodiscard]] TournamentView* tournamentView() const;
    [[nodiscard]] PlayerCommands& players() const { return *m_players; }

Q_SIGNALS:
    /// @brief The user wants another appearance or language of the whole program.
    void appearanceChosen(zahlmeister::ui::Appearance appearance);
    void languageChosen(zahlmeister::ui::Language language);
    /// @brief What was chosen among the preferences needs a window that is built anew.
    void rebuildWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildDocks();
    void makeCommands();
    void makeMenus();
    void makeToolBar();
    void connectCommands();
    void connectLists();
    void connectSession();
    void restoreLook();
    void showWorkFile();
    void showTournaments();
    void offerTournaments();
    void followTournament();
    void dropTournament();
    void showEvaluation();
    void showSubmissions();
    void showReferee();
    void updateCommands();
    void updateTitle();
    void focusNextArea();
    void print();
    void showManual();
    [[nodiscard]] QString keysHere() const;

    app::Session& m_session;
    app::SubmissionWatch m_submissions;
    Preferences& m_preferences;
    TournamentList* m_list;
    MessageBar* m_messages;
    StartPage* m_start;
    app::PersonFinder* m_finder;
    TournamentStage* m_stage;
    FileCommands* m_files;
    TournamentCommands* m_tournaments;
    WhatIfCommands* m_whatIf;
    DialogCommands* m_dialogs;
    PlayerCommands* m_players;
    ChronicleCommands* m_chronicle;
    ArchiveCommands* m_archive;
    SampleCommands* m_sample;
    RulesMenu* m_rules;
    QActionGroup* m_pages;
    Navigator* m_navigator = nullptr;
    StatusFooter* m_footer = nullptr;
    QDockWidget* m_listDock = nullptr;
    WhyDock* m_why = nullptr;
    DockWidths* m_dockWidths = nullptr;
    ManualOpener* m_manual = nullptr;
    QString m_keysHere;        ///< as HTML, of the view from which the manual was asked for
    bool m_loadsLists = false; ///< the first paint is over, or near
};

} // namespace zahlmeister::ui
