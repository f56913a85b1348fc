// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/evaluation/evaluation.h"
#include "engine/league/leaguestatistics.h"
#include "engine/league/leaguetable.h"
#include "ui/models/columns.h"

/// The tables of a league: their rows, and their columns for screen and paper.
namespace zahlmeister::ui {

/// @brief After results that were awarded.
inline constexpr QLatin1StringView kAwardedMark("*");

/// @brief Where a place of the table leads.
enum class LeagueMove { Stays, GoesUp, GoesDown };

/// @brief A team of the league table.
struct LeagueRow {
    engine::TeamStanding standing;
    QStringList against = {}; ///< board points against each row, from above, as they were played: `3½ 2`
    LeagueMove move = LeagueMove::Stays;
    QString decision = {}; ///< what it is above the next team by, such as `GPTS 12½ > 12`

    bool operator==(const LeagueRow&) const = default;
};

/// @brief The league table in its order.
/// @param last the last round that counts; nothing: all of them
[[nodiscard]] std::vector<LeagueRow> leagueRows(const engine::Tournament& tournament,
                                                std::optional<int> last);

/// @brief Rank, team, matches, points, and what else decides in this league.
/// @param rows that are shown
/// @param crossed with a column for the results against each team, instead of how many matches were won and
/// what decided
[[nodiscard]] std::vector<TextColumn<LeagueRow>>
leagueColumns(const engine::TournamentHeader& header, const std::vector<LeagueRow>& rows, bool crossed);

/// @brief What the columns and marks of a league table mean, and what was decided: term and meaning.
[[nodiscard]] std::vector<std::pair<QString, QString>> leagueLegend(const engine::Tournament& tournament);

/// @brief What was decided about a match as a whole, such as "awarded to the home team: did not come"; empty:
/// nothing.
[[nodiscard]] QString awardText(const engine::Fixture& fixture);

/// @brief What the custom of colours is called, such as "on even boards".
[[nodiscard]] QString homeWhiteName(engine::HomeWhite custom);

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
