// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/standings.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/model/tableresult.h"

namespace zahlmeister::engine {

std::vector<Standing> standings(const Tournament& tournament)
{
    std::vector<Standing> table;
    table.reserve(tournament.participants.size());
    for (const Participant& participant : tournament.participants) {
        Standing standing{participant.number};
        for (const Bye& bye : participant.byes)
            standing.points += bye.score;
        table.push_back(standing);
    }
    for (const Game& game : tournament.games) {
        const GameResult result = tableResult(game); // RULE: WO2026 2.2.5.2
        if (result == kNotPlayed)
            continue;
        for (const auto& [number, side] :
             {std::pair(game.white, result.white), std::pair(game.black, result.black)}) {
            if (const auto position = tournament.indexOf(number)) {
                table[*position].points += tablePoints(side);
                ++table[*position].games;
            }
        }
    }
    std::vector<Score> descending;
    descending.reserve(table.size());
    for (const Standing& standing : table)
        descending.push_back(standing.points);
    std::sort(descending.begin(), descending.end(), std::greater<>());
    for (Standing& standing : table) {
        const auto first =
            std::lower_bound(descending.begin(), descending.end(), standing.points, std::greater<>());
        standing.rank = static_cast<int>(first - descending.begin()) + 1;
    }
    return table;
}

int lastRound(const Tournament& tournament)
{
    int last = 0;
    for (const Game& game : tournament.games)
        last = std::max(last, game.round.value_or(0));
    for (const Participant& participant : tournament.participants) {
        for (const Bye& bye : participant.byes)
            last = std::max(last, bye.round);
    }
    return last;
}

} // namespace zahlmeister::engine
