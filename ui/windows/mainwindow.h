// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QMainWindow>
#include <QPointer>

#include "app/document/whatif.h"
#include "app/identify/liveidentification.h"
#include "app/session/session.h"
#include "app/session/submissionwatch.h"
#include "app/tables/tournamenttables.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/windows/tournamentview.h"

class QMimeData;
class QStackedWidget;

namespace zahlmeister::ui {

class CalculatorDialog;
class ComparisonDialog;
class IdentifyDialog;
class KeyboardHelp;
class ListsDialog;
class MainActions;
class MessageBar;
class OfficialDialog;
class PlayersDialog;
class Preferences;
class RuleTablesDialog;
class RulesDialog;
class StartPage;
class StatusFooter;
class SubmissionDialog;
class TournamentList;
class WhyPanel;

/// @brief The one window: tournaments at the left, the open one in the middle, *Warum?* at the right.
///
/// Holds nothing of its own but the look: a second one over the same session shows the same.
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

    /// @brief Shows what was understood of a tournament file of another program, and imports it if the user
    /// says so.
    /// @param files one, or several that belong together
    void importFiles(std::vector<app::FileInHand> files);

    /// @brief Shows how the table in the clipboard was understood, and takes it over if the user wants.
    void pasteTable();

    /// @brief Says in the message bar what went wrong.
    /// @param file the text file that the errors' positions belong to
    void report(const std::vector<Error>& errors, const QString& file = {});

    /// @brief The page that was on show, to be shown again by the window that takes this one's place.
    [[nodiscard]] std::optional<TournamentView::Page> currentPage() const;
    void showPage(TournamentView::Page page);

    [[nodiscard]] MainActions& actions() const { return *m_actions; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    [[nodiscard]] StartPage& startPage() const { return *m_start; }
    [[nodiscard]] TournamentView* tournamentView() const { return m_view; }

Q_SIGNALS:
    /// @brief The user wants the whole program to look or speak otherwise.
    void appearanceChosen(zahlmeister::ui::Appearance appearance);
    void languageChosen(zahlmeister::ui::Language language);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void insertTable(const QMimeData& content);
    void insertTable(app::TablesReading table);
    void buildDocks();
    void connectActions();
    void connectSession();
    void connectChoices(Appearance appearance, Language language);
    void restoreLook();

    // tournaments
    void createTournament();
    void insertEarlierPlayers();
    void chooseFile();
    void openExample();
    void createWorkFile();
    void exportTournament();
    void openTournament(engine::TournamentId id);
    void removeTournament(engine::TournamentId id);
    void restoreTournament(engine::TournamentId id);
    void editHeader(engine::FindingField field);
    void undo();
    void redo();

    // trying something without its happening
    void toggleWhatIf();
    void enterWhatIf(std::unique_ptr<app::WhatIf> whatIf);
    std::unique_ptr<app::WhatIf> leaveWhatIf();
    void discardWhatIf();
    void adoptWhatIf();
    /// What the pages show: the open tournament, or the scratch copy of it; nullptr when none is open.
    [[nodiscard]] app::LiveEvaluation* shownEvaluation() const;
    [[nodiscard]] app::TournamentDocument* shownDocument() const;
    void showTournament();
    void dropView();

    // following the session
    void showWorkFile();
    void showTournaments();
    void showOpenedTournament();
    void dropTournament();
    void updateActions();
    void updateUndo();
    void updateTitle();
    void updateRecentFiles();

    void buildWhy();
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);
    void focusNextArea();
    /// Shows the rating lists, and offers to import files when there are any.
    void showLists(const QStringList& files);
    /// Shows the dialog of identities, for the whole field or for one participant.
    void identify(std::optional<engine::ParticipantNumber> number);
    void showDecisions();
    void showCalculator();
    void showRuleTables();
    void showPlayers();
    [[nodiscard]] std::string rulesInUse() const;
    void compareRules();
    void submit();
    void compareOfficial();
    void showSubmissions();
    void showRuleVersions();
    void showKeyboard();
    void showAbout();
    /// Says so, and offers to look the names up.
    void sayImported(const QString& text);
    void sayOpened(const app::OpenedFile& opened);
    /// Reports the error of a Result, if it has one.
    template <class T>
    bool succeeded(const Result<T>& result)
    {
        if (!result.has_value())
            report({result.error()});
        return result.has_value();
    }

    app::Session& m_session;
    app::SubmissionWatch m_submissions;
    Preferences& m_preferences;
    MainActions* m_actions;
    TournamentList* m_list;
    MessageBar* m_messages;
    QStackedWidget* m_stack;
    StartPage* m_start;
    app::PersonFinder* m_finder;
    std::unique_ptr<app::LiveIdentification> m_identification; ///< of the open tournament
    bool m_loadsLists = false;                                 ///< the first paint is over, or near
    std::unique_ptr<app::WhatIf> m_whatIf;                     ///< while something is tried
    std::unique_ptr<app::WhatIf> m_discardedWhatIf; ///< to be brought back, until something really happens
    TournamentView* m_view = nullptr;
    QWidget* m_front = nullptr; ///< the view, or the frame around it
    StatusFooter* m_footer = nullptr;
    QDockWidget* m_listDock = nullptr;
    QDockWidget* m_whyDock = nullptr;
    WhyPanel* m_why = nullptr;
    QPointer<ListsDialog> m_lists;
    QPointer<CalculatorDialog> m_calculator;
    QPointer<RuleTablesDialog> m_ruleTables;
    QPointer<PlayersDialog> m_players;
    QPointer<KeyboardHelp> m_keyboardHelp;
    QPointer<ComparisonDialog> m_comparison;
    QPointer<SubmissionDialog> m_submission;
    QPointer<OfficialDialog> m_official;
    QPointer<IdentifyDialog> m_identify;
    QPointer<RulesDialog> m_ruleVersions;
};

} // namespace zahlmeister::ui
