// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/evaluation/evaluation.h"
#include "engine/league/leaguestatistics.h"
#include "engine/league/leaguetable.h"
#include "ui/models/columns.h"

/// The tables of a league: their rows, and their columns for screen and paper.
namespace zahlmeister::ui {

/// @brief A team of the league table.
struct LeagueRow {
    engine::TeamStanding standing;
    QStringList against = {}; ///< board points against each row, from above, as they were played: `3½ 2`

    bool operator==(const LeagueRow&) const = default;
};

/// @brief The league table in its order.
/// @param last the last round that counts; nothing: all of them
[[nodiscard]] std::vector<LeagueRow> leagueRows(const engine::Tournament& tournament,
                                                std::optional<int> last);

/// @brief Rank, team, matches and points.
/// @param rows that are shown
/// @param crossed with a column for the results against each team, instead of how many matches were won
[[nodiscard]] std::vector<TextColumn<LeagueRow>> leagueColumns(const std::vector<LeagueRow>& rows,
                                                               bool crossed);

/// @brief A player of the league.
struct LeaguePlayerRow {
    engine::LeaguePlayer player;
    QString name = {};
    std::optional<int> rating = {};         ///< with which he entered
    std::optional<double> performance = {}; ///< R_h, of all his games

    bool operator==(const LeaguePlayerRow&) const = default;
};

/// @brief Who played, team by team.
/// @param evaluation of this tournament; nullptr: without performances
/// @param team only this one; empty: all
[[nodiscard]] std::vector<LeaguePlayerRow> leaguePlayerRows(const engine::Tournament& tournament,
                                                            const engine::Evaluation* evaluation,
                                                            const std::string& team = {});

/// @brief Name, rating, games, points, board on average, opponents on average and performance.
/// @param named with the team
[[nodiscard]] std::vector<TextColumn<LeaguePlayerRow>> leaguePlayerColumns(bool named);

/// @brief The teams in the order of the table, with whom they played.
[[nodiscard]] std::vector<engine::LeagueTeam> leagueTeamRows(const engine::Tournament& tournament);

/// @brief Team, players, boards and average ratings.
[[nodiscard]] std::vector<TextColumn<engine::LeagueTeam>> leagueTeamColumns();

/// @brief The matches of a tournament, home and away.
[[nodiscard]] std::vector<engine::LeagueMatch> leagueMatchesOf(const engine::Tournament& tournament);

} // namespace zahlmeister::ui
