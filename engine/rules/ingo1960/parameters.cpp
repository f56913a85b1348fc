// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/parameters.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::ingo1960 {

namespace {

constexpr std::size_t kRows = 3;

std::array<Parameters::ShortTournament, kRows> shortTournamentsOf(ParameterReader& read)
{
    const auto games = read.array<kRows>("short_games", 1, 1000);
    const auto weights = read.array<kRows>("short_weight", 0, 1000);
    const auto changes = read.array<kRows>("short_change", 0, 5000);
    std::array<Parameters::ShortTournament, kRows> rules{};
    for (std::size_t row = 0; row < kRows; ++row)
        rules[row] = {static_cast<int>(std::lround(games[row])), weights[row],
                      static_cast<int>(std::lround(changes[row]))};
    return rules;
}

} // namespace

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    return readParameters<Parameters>(version);
}

Parameters Parameters::from(ParameterReader& read)
{
    return {
        .fewestGames = read.integer("fewest_games", 1, 1000),
        .oldWeights = read.array<kRows>("old_weight", 0, 1000),
        .youthUntil = read.integer("youth_until", 0, 150),
        .youthMargin = read.number("youth_margin", 0, 5000),
        .youthWeight = read.number("youth_weight", 0, 1000),
        .shortTournaments = shortTournamentsOf(read),
        .fewestMatchGames = read.integer("fewest_match_games", 1, 1000),
        .matchWeight = read.number("match_weight", 0, 1000),
        .degreeLimit = read.number("degree_limit", 1, 5000),
        .tolerance = read.number("tolerance", 1e-9, 100),
        .maximumSteps = read.integer("maximum_steps", 1, 100'000),
    };
}

const Parameters::ShortTournament* Parameters::shortTournament(int games) const
{
    const auto found = std::ranges::find(shortTournaments, games, &ShortTournament::games);
    return found == shortTournaments.end() ? nullptr : &*found;
}

} // namespace zahlmeister::engine::ingo1960
