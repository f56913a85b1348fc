// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/score.h"
#include "engine/model/teammatches.h"
#include "engine/standings/tiebreak.h"

/// The table of a league. Points on the table go by what counts there (Game::awarded, else Game::result),
/// forfeits included; what wins a match, what decides between teams and what a team loses by a decision are
/// data of the league (TournamentHeader).
namespace zahlmeister::engine {

/// @brief A match as the table counts it.
struct LeagueMatch {
    std::optional<int> round;
    std::string home;
    std::string away;
    int group = 0;
    MatchCount count = {};
    Score homeBerlin = {}; ///< Berlin tie-break: board points, weighted by the board
    Score awayBerlin = {};
    bool isAwarded = false; ///< as a whole

    bool operator==(const LeagueMatch&) const = default;
};

/// @brief What a team has after some rounds.
struct TeamStanding {
    std::string team;
    int group = 0;
    int rank = 0;   ///< within the group, from 1; shared by those whom nothing parts
    int played = 0; ///< decided matches
    int won = 0;
    int drawn = 0;
    int lost = 0;        ///< also when neither side had a point (decision 27)
    int matchPoints = 0; ///< without those of penalties
    Score boardPoints = {};
    Score boardPointsAgainst = {};
    Score berlin = {};               ///< sum of all matches
    int penalty = 0;                 ///< match points that it lost by decisions
    bool isAnnulled = false;         ///< it left, and nothing of it counts; such teams come last
    std::vector<double> values = {}; ///< by LeagueTable::criteria; not a number: there is none
    /// What it is above the next team by, as position among the criteria; their number: by lot. Nothing where
    /// both share the place, and at the end of a group.
    std::optional<std::size_t> decidedBy = {};

    bool operator==(const TeamStanding&) const = default;
};

/// @brief A league table.
struct LeagueTable {
    std::vector<TieBreak> criteria = {}; ///< match points first, or board points where the league has them so
    std::vector<TeamStanding> teams = {}; ///< group by group, by rank; who has no match is in the first group
};

/// @brief What decides in a league that has no list of its own: match points, board points, Berlin.
[[nodiscard]] std::vector<TieBreak> usualLeagueCriteria();

/// @brief Reads the list of a league; the usual one where it has none, or where it cannot be read.
[[nodiscard]] std::vector<TieBreak> leagueCriteria(const TournamentHeader& header);

/// @brief The matches with their points, in the order of countedMatches().
///
/// The Berlin tie-break (Berliner Wertung) weighs a win on board b of n with n + 1 - b points and a draw with
/// half of them; boards beyond n weigh nothing. Who was awarded a match has all of them.
/// @source decision 27 of rules/README.md; n is TournamentHeader::boards, else what most matches of the group
/// have
[[nodiscard]] std::vector<LeagueMatch> leagueMatches(const Tournament& tournament);

/// @brief The table of all groups.
/// @param last the last round that counts; nothing: all matches, those without a round included
[[nodiscard]] LeagueTable leagueTable(const Tournament& tournament, std::optional<int> last = {});

/// @brief The highest round of any match; 0 without rounds.
[[nodiscard]] int lastRound(const std::vector<LeagueMatch>& matches);

} // namespace zahlmeister::engine
