// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "app/entry/roundplan.h"

/// The days of a league: those of its games and of the matches in its schedule.
namespace zahlmeister::app {

/// @brief Start and end follow games and schedule, also back. Those that did not before were typed: they are
/// moved only when a match is beyond them.
/// @param header of the tournament as it shall be
/// @param games likewise
void followDays(engine::TournamentHeader& header, const std::vector<engine::Game>& games,
                const engine::Tournament& before);

/// @brief Puts a match on another day: the schedule, all of its games, and start and end of the league where
/// they follow them. Its round stays.
/// @param teams in either order
/// @return a refusal when the round has no such match
[[nodiscard]] RoundPlan planPostponement(const engine::Tournament& tournament, int round,
                                         const std::pair<std::string, std::string>& teams,
                                         const engine::Date& day);

} // namespace zahlmeister::app
