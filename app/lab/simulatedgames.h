// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/lab/simulatedchance.h"
#include "engine/model/tournament.h"

/// How the tournaments of a simulated world are paired and played.
namespace zahlmeister::app {

/// @brief Somebody who plays, as far as his games are concerned.
struct SimulatedSeat {
    std::uint32_t player = 0;
    std::int64_t strength = 0; ///< true, in thousandths of a point
    bool holdsBack = false;    ///< loses some of his games on purpose
};

/// @brief A result as the rules expect it: of many games of the same two, White has P(D) of their true
/// strengths. Colours make no difference. The better they are, the more games are drawn.
/// @source document 000, 3.3.1
[[nodiscard]] engine::GameResult drawnResult(SimulatedChance& chance, const SimulatedSeat& white,
                                             const SimulatedSeat& black);

/// @brief Plays a Swiss system: within a group of equal points the upper half meets the lower one, nobody
/// meets anybody twice, who is left over plays with the next group, the last one without a bye gets it, and
/// colours even out. Ends sooner where no round can be paired any more.
/// @param seats in the order of the starting list; participant 1 is the first
/// @param rounds at least 1
void playSwiss(engine::Tournament& tournament, const std::vector<SimulatedSeat>& seats, int rounds,
               SimulatedChance& chance);

/// @brief Plays everybody against everybody.
/// @param seats from 2 to 999
/// @param cycles 1 or 2
void playRoundRobin(engine::Tournament& tournament, const std::vector<SimulatedSeat>& seats, int cycles,
                    SimulatedChance& chance);

/// @brief A team of a league with those who may play for it, the first board first.
struct SimulatedTeam {
    std::string name;
    std::string club; ///< VKZ
    std::vector<SimulatedSeat> seats;
};

/// @brief Plays a league of every team against every other. Now and then somebody is absent, and those after
/// him move up.
/// @param teams from 2 to 999, each with at least so many seats as there are boards
/// @return who played at least once, in the order of the participants, which are made with number, team and
/// board only
std::vector<SimulatedSeat> playLeague(engine::Tournament& tournament, const std::vector<SimulatedTeam>& teams,
                                      int boards, int daysBetweenRounds, SimulatedChance& chance);

} // namespace zahlmeister::app
