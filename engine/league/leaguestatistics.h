// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/score.h"
#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief What a player did for a team; who plays for two teams has a line in each.
struct LeaguePlayer {
    ParticipantNumber number;
    std::string team;
    int games = 0;                     ///< boards on which he stood, forfeits included
    int played = 0;                    ///< of these at the board
    Score points = {};                 ///< on the table, as the team has them
    int boardSum = 0;                  ///< of the numbers of his boards
    std::optional<int> opponents = {}; ///< average rating of rated opponents met at the board, half up

    /// @brief On which board he played on average.
    [[nodiscard]] double averageBoard() const { return games > 0 ? double(boardSum) / games : 0; }

    bool operator==(const LeaguePlayer&) const = default;
};

/// @brief With whom a team played.
struct LeagueTeam {
    std::string team;
    int players = 0; ///< who stood on a board
    int boards = 0;  ///< on which somebody of them stood
    std::optional<int> average =
        {}; ///< rating of the rated on these boards, each time they stood there, half up
    std::optional<int> opponents = {}; ///< likewise of the other side

    bool operator==(const LeagueTeam&) const = default;
};

/// @brief Everybody who stood on a board of a match: team by team in their order, within a team by board on
/// average, then by number.
[[nodiscard]] std::vector<LeaguePlayer> leaguePlayers(const Tournament& tournament,
                                                      const std::vector<TeamMatch>& matches);

/// @brief All teams, in their order.
[[nodiscard]] std::vector<LeagueTeam> leagueTeams(const Tournament& tournament,
                                                  const std::vector<TeamMatch>& matches);

/// @brief Whether it is a league: teams that play matches, of which a crosstable of all players says little.
/// Two teams whose players all meet each other (Scheveningen) are none.
[[nodiscard]] bool isLeague(const Tournament& tournament);

/// @brief Who stands in the line-ups of a league and has no game: left out where only players matter. Nobody
/// in other tournaments, or before the first game.
[[nodiscard]] std::set<ParticipantNumber> withoutGame(const Tournament& tournament);

/// @brief The tournament without them, for a report.
[[nodiscard]] Tournament withoutIdle(Tournament tournament);

} // namespace zahlmeister::engine
