// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/parameters.h"

#include <algorithm>

#include "engine/rules/dwz2026/dwz2026.h"
#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

CoefficientRow coefficients(ParameterReader& read, std::string_view name)
{
    CoefficientRow row{};
    const std::vector<double> values = read.row(name, row.size(), 0.001, 1000);
    std::copy(values.begin(), values.end(), row.begin());
    return row;
}

} // namespace

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    ParameterReader read(version);
    const auto conversion = Conversion::from(version);
    const Parameters parameters{
        .r = read.number("r", 0, 1),
        .t = read.number("t", 0.001, 1e6),
        .u = read.number("u", 0, 1e6),
        .a1 = read.number("a1", 0, 1000),
        .a2 = read.number("a2", 0, 1000),
        .maximumCoefficient = read.number("K_max", 1, 1000),
        .tolerance = read.number("tolerance", 1e-6, 100),
        .maximumSteps = read.integer("maximum_steps", 1, 100'000),
        .minimumRating = read.integer("minimum_rating", 1, 3000),
        .correctionBelow = read.integer("correction_below", 1, 5000),
        .youthBonusBelow = read.integer("youth_bonus_below", 0, 5000),
        .adultBonusBelow = read.integer("adult_bonus_below", 0, 5000),
        .brakeBelow = read.integer("brake_below", 0, 5000),
        .youthMaximumAge = read.integer("youth_maximum_age", 0, 200),
        .juniorMaximumAge = read.integer("junior_maximum_age", 0, 200),
        .highRatingYoung = read.integer("high_rating_young", 0, 5000),
        .highRatingAdult = read.integer("high_rating_adult", 0, 5000),
        .coefficientsYoung = coefficients(read, "K_0_young"),
        .coefficientsAdult = coefficients(read, "K_0_adult"),
        .coefficientsHigh = coefficients(read, "K_0_high"),
        .gamesNeeded = read.integer("games_needed", 1, 100),
        .halfPointsNeeded = read.integer("half_points_needed", 0, 100),
        .specialThreshold = read.integer("special_threshold", 0, 5000),
        .carryOverYears = read.integer("carry_over_years", 0, 100),
        .foreignIndex = read.integer("foreign_index", 0, 1000),
        .conversion = conversion.has_value() ? *conversion : Conversion(),
    };
    if (read.error())
        return tl::unexpected(*read.error());
    if (!conversion.has_value())
        return tl::unexpected(conversion.error());
    return parameters;
}

RuleVersion version()
{
    return {
        .id = "dwz-2026",
        .system = "dwz2026",
        .title = "DWZ 2026",
        .document = "Wertungsordnung, 2. Halbjahr 2026",
        .validFrom = Date::tryFrom(2026, 6, 8),
        .validTo = std::nullopt,
        .arithmetic = Arithmetic::Exact,
        .parameters =
            {
                // Anhang 1.2.1
                {"r", {0.08}},
                {"t", {30}},
                {"u", {800}},
                {"a1", {4}},
                {"a2", {4}},
                {"K_max", {80}},
                // Anhang 1.1.3 and our bound for fields without a finite solution
                {"tolerance", {0.1}},
                {"maximum_steps", {1000}},
                // 3.4.4.2, 3.5.2
                {"minimum_rating", {1100}},
                {"correction_below", {2000}},
                // Anhang 1.3
                {"youth_bonus_below", {2000}},
                {"adult_bonus_below", {1600}},
                {"brake_below", {1600}},
                {"youth_maximum_age", {20}},
                {"junior_maximum_age", {25}},
                {"high_rating_young", {2200}},
                {"high_rating_adult", {2000}},
                {"K_0_young", {60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32}},
                {"K_0_adult", {60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28}},
                {"K_0_high", {60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25}},
                // 3.4.1, 3.6.1
                {"games_needed", {5}},
                {"half_points_needed", {1}},
                // 3.6.3, 4.1.1, 2.2.4
                {"special_threshold", {300}},
                {"carry_over_years", {2}},
                {"foreign_index", {6}},
                // Anhang 4
                {"conversion_up_to", {1000, 2110}},
                {"conversion_factor", {1, 0.64, 1}},
                {"conversion_summand", {400, 760, 0}},
            },
    };
}

} // namespace zahlmeister::engine::dwz2026
