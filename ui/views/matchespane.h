// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/liveevaluation.h"
#include "ui/models/matchplan.h"
#include "ui/views/entryline.h"
#include "ui/views/resultspane.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QTableView;

namespace zahlmeister::ui {

class MatchesModel;
class MatchesView;
class RoundBar;
class TeamRosterModel;

/// @brief Team matches, one round at a time: boards, line-ups, substitutes, and the score of each match.
class MatchesPane : public ResultsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit MatchesPane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The list and the line, for tests and benchmarks.
    [[nodiscard]] MatchesView& view() const { return *m_view; }
    [[nodiscard]] EntryLine& entry() const { return *m_entry; }

    /// @brief The round on show.
    void setRound(std::optional<int> round);

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<engine::GameId> hiddenGames() const override;
    [[nodiscard]] QString hiddenSentence(int games) const override;
    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] std::vector<app::Draft> drafts() const override;
    bool resume(const app::Draft& draft) override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override;

private:
    [[nodiscard]] QWidget* buildToolRow();
    void buildChoices(QWidget* row);
    [[nodiscard]] QWidget* buildRoster();
    void changeRound();
    void followEdits();
    void goToList();
    void followCursor();
    void setColours();
    void paste();
    [[nodiscard]] RoundPlan planText(const MatchEntry& entry) const;
    [[nodiscard]] EntryLine::Reading readText(const QString& text) const;
    EntryLine::Reading commitText(const QString& text);
    [[nodiscard]] QString sentenceOf(const MatchEntry& entry) const;

    app::LiveEvaluation& m_evaluation;
    MatchesModel* m_model;
    TeamRosterModel* m_roster;
    MatchesView* m_view;
    QTableView* m_rosterView;
    RoundBar* m_bar;
    QSpinBox* m_boards;
    QComboBox* m_custom;
    EntryLine* m_entry;
    QLabel* m_current;
    QLabel* m_empty;
};

} // namespace zahlmeister::ui
