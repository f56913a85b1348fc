// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"

/// The programme of a league: what is planned, and what became of it.
namespace zahlmeister::engine {

/// @brief A match of the schedule, or one that was played without being in it.
struct ScheduledMatch {
    std::optional<int> round;
    std::string home;
    std::string away;
    std::optional<Date> date = {};          ///< that of the games, else of the schedule
    std::optional<MatchAward> awarded = {}; ///< as a whole
    std::string reason = {};                ///< of `awarded`
    std::optional<TeamMatch> match = {};    ///< with its boards; nothing: none has been entered
    std::optional<MatchCount> count = {};   ///< nothing: it is still to be played

    bool operator==(const ScheduledMatch&) const = default;
};

/// @brief All matches, round by round, those without one last; in a round those of the schedule in its order,
/// then the others.
[[nodiscard]] std::vector<ScheduledMatch> leagueSchedule(const Tournament& tournament);

/// @brief The number of somebody in the line-up of a team, else his board as a participant; nothing when he
/// has neither.
[[nodiscard]] std::optional<int> lineupNumber(const Tournament& tournament, const std::string& team,
                                              ParticipantNumber player);

/// @brief How many boards a match of the league has: TournamentHeader::boards, else what most matches have;
/// 8 before there is any.
[[nodiscard]] int boardsOfLeague(const Tournament& tournament);

} // namespace zahlmeister::engine
