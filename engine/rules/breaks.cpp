// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/breaks.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace zahlmeister::engine {

namespace {

// RULE: WO2026 2.2.2, 2.2.3
/// Whether a round may have been played between two days: nobody says when it was, and it comes after the
/// rounds up to the one and before those from the other.
bool mayHoldRound(const Tournament& tournament, const Date& before, const Date& after)
{
    int lastBefore = 0;
    int firstAfter = std::numeric_limits<int>::max();
    std::set<int> dated;
    for (const Game& game : tournament.games) {
        if (!game.date || !game.round)
            continue;
        dated.insert(*game.round);
        if (*game.date <= before)
            lastBefore = std::max(lastBefore, *game.round);
        else if (*game.date >= after)
            firstAfter = std::min(firstAfter, *game.round);
    }
    return std::ranges::any_of(tournament.games, [&](const Game& game) {
        const bool wasPlayed = isPlayed(game.result.white) || isPlayed(game.result.black);
        if (game.date || !wasPlayed)
            return false;
        return !game.round ||
               (!dated.contains(*game.round) && *game.round > lastBefore && *game.round < firstAfter);
    });
}

} // namespace

std::vector<Break> breaksOf(const Tournament& tournament, int longerThan)
{
    std::set<Date> days;
    for (const Game& game : tournament.games) {
        if (game.date)
            days.insert(*game.date);
    }
    std::vector<Break> breaks;
    if (days.empty())
        return breaks;
    for (auto day = std::next(days.begin()); day != days.end(); ++day) {
        const Break pause{*std::prev(day), *day};
        if (pause.days() > longerThan && !mayHoldRound(tournament, pause.lastDay, pause.firstDay))
            breaks.push_back(pause);
    }
    return breaks;
}

} // namespace zahlmeister::engine
