// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/parameters.h"

#include "engine/rules/expectancy.h"
#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::dwz2026 {

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    return readParameters<Parameters>(version);
}

Parameters Parameters::from(ParameterReader& read)
{
    return {
        .r = read.number("r", 0, 1),
        .t = read.number("t", 0.001, 1e6),
        .u = read.number("u", 0, 1e6),
        .a1 = read.number("a1", 0, 1000),
        .a2 = read.number("a2", 0, 1000),
        .maximumCoefficient = read.number("K_max", 1, 1000),
        .deviation = read.number("deviation", kLeastDeviation, kMostDeviation),
        .tolerance = read.number("tolerance", 1e-6, 100),
        .maximumSteps = read.integer("maximum_steps", 1, 100'000),
        .minimumRating = read.integer("minimum_rating", 1, 3000),
        .correctionBelow = read.integer("correction_below", 1, 5000),
        .correctionTarget = read.integer("correction_target", 1, 5000),
        .youthBonusBelow = read.integer("youth_bonus_below", 0, 5000),
        .adultBonusBelow = read.integer("adult_bonus_below", 0, 5000),
        .brakeBelow = read.integer("brake_below", 0, 5000),
        .youthMaximumAge = read.integer("youth_maximum_age", 0, 200),
        .juniorMaximumAge = read.integer("junior_maximum_age", 0, 200),
        .highRatingYoung = read.integer("high_rating_young", 0, 5000),
        .highRatingAdult = read.integer("high_rating_adult", 0, 5000),
        .coefficientsYoung = read.array<kCoefficients>("K_0_young", 0.001, 1000),
        .coefficientsAdult = read.array<kCoefficients>("K_0_adult", 0.001, 1000),
        .coefficientsHigh = read.array<kCoefficients>("K_0_high", 0.001, 1000),
        .gamesNeeded = read.integer("games_needed", 1, 100),
        .halfPointsNeeded = read.integer("half_points_needed", 0, 100),
        .specialThreshold = read.integer("special_threshold", 0, 5000),
        .carryOverYears = read.integer("carry_over_years", 0, 100),
        .formerMemberYears = read.integer("former_member_years", 0, 100),
        .foreignIndex = read.integer("foreign_index", 0, 1000),
        .carryOverConversion = CarryOverConversion::from(read),
    };
}

} // namespace zahlmeister::engine::dwz2026
