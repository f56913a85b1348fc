// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/parameters.h"

#include "engine/rules/expectancy.h"
#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::dwz1992 {

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    return readParameters<Parameters>(version);
}

Parameters Parameters::from(ParameterReader& read)
{
    return {
        .jYouth = read.number("J_youth", 0, 100),
        .jJunior = read.number("J_junior", 0, 100),
        .jAdult = read.number("J_adult", 0, 100),
        .youthMaximumAge = read.integer("youth_maximum_age", 0, 200),
        .juniorMaximumAge = read.integer("junior_maximum_age", 0, 200),
        .accelerationDivisor = read.number("acceleration_divisor", 1, 1e6),
        .accelerationLeast = read.number("acceleration_least", 0.01, 1),
        .brakeBelow = read.integer("brake_below", 0, 5000),
        .brakeDivisor = read.number("brake_divisor", 1, 1e6),
        .leastE = read.integer("E_least", 1, 1000),
        .largestE = read.integer("E_largest", 1, 1000),
        .largestBrakedE = read.integer("E_largest_braked", 1, 1000),
        .ePerIndex = read.integer("E_per_index", 1, 1000),
        .gamesNeeded = read.integer("games_needed", 1, 100),
        .performanceGamesNeeded = read.integer("performance_games_needed", 1, 100),
        .halfPointsNeeded = read.integer("half_points_needed", 0, 100),
        .halfPointsLostNeeded = read.integer("half_points_lost_needed", 0, 100),
        .correctionBelow = read.integer("correction_below", 0, 5000),
        .correctionBase = read.number("correction_base", 0, 5000),
        .correctionFactor = read.number("correction_factor", 0, 1),
        .secondStageApart = read.flag("second_stage_apart"),
        .extremeFirstRating = read.number("extreme_first_rating", 0, 2000),
        .extremePerformance = read.number("extreme_performance", 0, 2000),
        .scoreTolerance = read.number("score_tolerance", 0, 1),
        .deviation = read.number("deviation", kLeastDeviation, kMostDeviation),
        .tolerance = read.number("tolerance", 1e-6, 100),
        .maximumSteps = read.integer("maximum_steps", 1, 100'000),
        .keepsValueBeforeLast = read.flag("keeps_value_before_last"),
        .newcomersHavePerformance = read.flag("newcomers_have_performance"),
        .special = read.integer("special_rating", 0, 2),
        .specialThreshold = read.integer("special_threshold", 0, 5000),
        .carryOverYears = read.integer("carry_over_years", 0, 100),
        .fideIndex = read.integer("fide_index", 0, 1000),
        .nationalIndex = read.integer("national_index", 0, 1000),
        .estimateLimit = read.integer("estimate_limit", 0, 5000),
        .tableDecimals = read.integer("table_decimals", 2, 3),
    };
}

} // namespace zahlmeister::engine::dwz1992
