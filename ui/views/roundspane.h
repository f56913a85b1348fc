// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/liveevaluation.h"
#include "ui/models/roundentry.h"
#include "ui/models/roundplan.h"
#include "ui/views/entryline.h"
#include "ui/views/resultspane.h"

class QLabel;
class QTableView;

namespace zahlmeister::ui {

class RoundBar;
class RoundModel;
class RoundRosterModel;
class RoundView;

/// @brief The rounds, one at a time: pairings with boards and date, byes, and who is still to be paired.
///
/// Shows every game of the tournament: those without a round have a list of their own.
class RoundsPane : public ResultsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit RoundsPane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The list and the line, for tests and benchmarks.
    [[nodiscard]] RoundView& view() const { return *m_view; }
    [[nodiscard]] EntryLine& entry() const { return *m_entry; }

    /// @brief The round on show; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const;
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
    [[nodiscard]] QWidget* buildRoster();
    void changeRound();
    void followRound();
    void goToList();
    void followEdits();
    void followCursor();
    [[nodiscard]] RoundPlan planLine(const LineEntry& entry) const;
    void paste();
    [[nodiscard]] EntryLine::Reading readText(const QString& text) const;
    EntryLine::Reading commitText(const QString& text);
    [[nodiscard]] QString sentenceOf(const LineEntry& entry) const;

    app::LiveEvaluation& m_evaluation;
    RoundModel* m_model;
    RoundRosterModel* m_roster;
    RoundView* m_view;
    QTableView* m_rosterView;
    RoundBar* m_bar;
    EntryLine* m_entry;
    QLabel* m_current;
    QLabel* m_free;
    QLabel* m_empty;
};

} // namespace zahlmeister::ui
