// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/roundassignment.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::ParticipantNumber;
using engine::Tournament;

bool isRoundRobinWithoutRounds(const Tournament& tournament)
{
    return tournament.header.mode == engine::TournamentMode::RoundRobin &&
           std::ranges::none_of(tournament.games, [](const Game& game) { return game.round.has_value(); });
}

/// The circle method: everybody but the last moves one place a round, so the sum of two places tells theirs.
std::vector<int> circleRounds(const Tournament& tournament)
{
    const int players = static_cast<int>(tournament.participants.size());
    const int places = players + players % 2 - 1; // rounds of one cycle; the last player stands still
    const auto placeOf = [&](ParticipantNumber number) {
        return static_cast<int>(tournament.indexOf(number).value_or(0));
    };
    std::map<std::pair<int, int>, int> cycles;
    std::vector<int> rounds;
    for (const Game& game : tournament.games) {
        const auto [low, high] = std::minmax({placeOf(game.white), placeOf(game.black)});
        const int sum = high == places ? 2 * low : low + high;
        const int cycle = cycles[{low, high}]++;
        rounds.push_back(cycle * places + sum % places + 1);
    }
    return rounds;
}

} // namespace

std::vector<int> assignedRounds(const Tournament& tournament)
{
    if (isRoundRobinWithoutRounds(tournament) && tournament.participants.size() >= 2)
        return circleRounds(tournament);
    std::map<ParticipantNumber, std::set<int>> busy;
    for (const Game& game : tournament.games) {
        if (!game.round)
            continue;
        busy[game.white].insert(*game.round);
        busy[game.black].insert(*game.round);
    }
    for (const engine::Participant& participant : tournament.participants) {
        for (const engine::Bye& bye : participant.byes)
            busy[participant.number].insert(bye.round);
    }
    std::vector<int> rounds;
    for (const Game& game : tournament.games) {
        int round = game.round.value_or(1);
        if (!game.round) {
            std::set<int>& white = busy[game.white];
            std::set<int>& black = busy[game.black];
            while (white.contains(round) || black.contains(round))
                ++round;
            white.insert(round);
            black.insert(round);
        }
        rounds.push_back(round);
    }
    return rounds;
}

} // namespace zahlmeister::app
