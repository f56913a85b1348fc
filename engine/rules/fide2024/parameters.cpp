// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fide2024/parameters.h"

#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::fide2024 {

namespace {

std::array<int, 3> minutesOf(ParameterReader& read)
{
    const std::vector<int> minutes = read.wholeRow("rate_minutes", 3, 0, 10'000);
    return {minutes[0], minutes[1], minutes[2]};
}

} // namespace

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    return readParameters<Parameters>(version);
}

Parameters Parameters::from(ParameterReader& read)
{
    return {
        .rateOfPlay = static_cast<RateOfPlay>(read.integer("rate_of_play", 0, 2)),
        .differenceLimit = read.integer("difference_limit", 1, 5000),
        .fullDifferenceFrom = read.integer("full_difference_from", 0, 9999),
        .fullDifferenceOn = read.integer("full_difference_on", 10000101, 99991231),
        .tooGreatDifference = read.integer("too_great_difference", 0, 9999),
        .tooGreatAbove = read.integer("too_great_above", 0, 9999),
        .tooGreatOn = read.integer("too_great_on", 10000101, 99991231),
        .newcomersOn = read.integer("newcomers_on", 10000101, 99991231),
        .hypotheticalRating = read.integer("hypothetical_rating", 1, 5000),
        .hypotheticalGames = read.integer("hypothetical_games", 0, 100),
        .largestFirst = read.integer("largest_first", 1, 9999),
        .pointsPerHalf = read.integer("points_per_half", 0, 1000),
        .leastGames = read.integer("least_games", 1, 100),
        .floor = read.integer("floor", 0, 5000),
        .earlierFloor = read.integer("earlier_floor", 0, 5000),
        .newcomerFactor = read.integer("K_newcomers", 1, 1000),
        .usualFactor = read.integer("K_usual", 1, 1000),
        .masterFactor = read.integer("K_masters", 1, 1000),
        .masterRating = read.integer("masters_from", 1, 9999),
        .juniorRating = read.integer("juniors_below", 1, 9999),
        .juniorAge = read.integer("junior_age", 0, 100),
        .largestProduct = read.integer("largest_product", 1, 100'000),
        .minutes = minutesOf(read),
    };
}

} // namespace zahlmeister::engine::fide2024
