// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/score.h"
#include "engine/model/teammatches.h"

/// The table of a league. Points on the table go by what counts there (Game::awarded, else Game::result),
/// forfeits included.
namespace zahlmeister::engine {

/// @brief A match as the table counts it.
struct LeagueMatch {
    std::optional<int> round;
    std::string home;
    std::string away;
    int group = 0;
    Score homePoints = {}; ///< board points
    Score awayPoints = {};
    Score homeBerlin = {}; ///< Berlin tie-break: board points, weighted by the board
    Score awayBerlin = {};
    bool isDecided = false; ///< every board has its result; before that the match gives no match points

    bool operator==(const LeagueMatch&) const = default;
};

/// @brief What a team has after some rounds.
struct TeamStanding {
    std::string team;
    int group = 0;
    int rank = 0;   ///< within the group, from 1; teams with the same points share it
    int played = 0; ///< decided matches
    int won = 0;
    int drawn = 0;
    int lost = 0;        ///< also when neither side had a point (decision 27)
    int matchPoints = 0; ///< 2 for a match that was won, 1 for a drawn one
    Score boardPoints = {};
    Score boardPointsAgainst = {};
    Score berlin = {}; ///< sum of all matches

    bool operator==(const TeamStanding&) const = default;
};

/// @brief The matches with their points, in the same order.
///
/// The Berlin tie-break (Berliner Wertung) weighs a win on board b of n with n + 1 - b points and a draw with
/// half of them; boards beyond n weigh nothing.
/// @param matches of the whole season
/// @param boards  n, the boards of a match (TournamentHeader::boards); nothing: what most matches of the
/// group have
/// @source decision 27 of rules/README.md
[[nodiscard]] std::vector<LeagueMatch> leagueMatches(const std::vector<TeamMatch>& matches,
                                                     std::optional<int> boards);

/// @brief The table: by match points, board points and Berlin tie-break, group by group.
/// @param teams in the order of those who share a rank; who has no match is in the first group
/// @param last the last round that counts; nothing: all matches, those without a round included
[[nodiscard]] std::vector<TeamStanding> leagueTable(const std::vector<std::string>& teams,
                                                    const std::vector<LeagueMatch>& matches,
                                                    std::optional<int> last = {});

/// @brief The highest round of any match; 0 without rounds.
[[nodiscard]] int lastRound(const std::vector<LeagueMatch>& matches);

} // namespace zahlmeister::engine
