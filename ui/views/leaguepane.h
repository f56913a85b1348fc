// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/leaguemodel.h"
#include "ui/views/resultspane.h"

class QCheckBox;
class QComboBox;
class QTableView;

namespace zahlmeister::ui {

class EmptyHint;
class FigureDelegate;
class TableHead;

/// @brief What the matches of a league come to, up to any round: the table, the results of all teams against
/// each other, and what players and teams did; of a part of a season also those of the whole season up to it.
/// Nothing is typed here.
class LeaguePane : public ResultsPane {
    Q_OBJECT

public:
    /// @brief What is shown.
    enum class Shown { Table, Crosstable, Players, Teams };

    /// @param evaluation must outlive the pane
    explicit LeaguePane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Shows another one of the tables.
    void show(Shown shown);
    using QWidget::show;

    /// @brief The table, for tests.
    [[nodiscard]] QTableView& table() const { return *m_table; }

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] Shown shown() const;
    void follow();
    void findSeason();
    void offerRounds();
    /// Whose table is shown.
    [[nodiscard]] const engine::Tournament& counted() const;
    void showTable();
    void layoutColumns();

    LeagueModel<LeagueRow>* m_league;
    LeagueModel<LeaguePlayerRow>* m_players;
    LeagueModel<engine::LeagueTeam>* m_teams;
    QComboBox* m_shown;
    QComboBox* m_last;
    QCheckBox* m_wholeSeason;
    QTableView* m_table;
    EmptyHint* m_empty = nullptr;
    FigureDelegate* m_figures;
    TableHead* m_head;
    std::optional<engine::Tournament> m_season = {}; ///< up to this part; nothing: it is none
    bool m_isStale = true;                           ///< the tables are older than the games
};

} // namespace zahlmeister::ui
