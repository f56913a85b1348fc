// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/parameters.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine::fwz2019 {

Result<Parameters> Parameters::from(const RuleVersion& version)
{
    return readParameters<Parameters>(version);
}

Parameters Parameters::from(ParameterReader& read)
{
    return {
        .divisor = read.number("divisor", 1, 1e6),
        .largestDifference = read.number("largest_difference", 1, 1e6),
        .securedFactor = read.number("K_secured", 0.1, 1000),
        .unsecuredFactor = read.number("K_unsecured", 0.1, 1000),
        .securedIndex = read.integer("secured_index", 0, 1000),
        .lowUpTo = read.integer("low_up_to", 0, 5000),
        .lowBonus = read.number("low_bonus", 0, 1000),
        .middleUpTo = read.integer("middle_up_to", 0, 5000),
        .middleBonus = read.number("middle_bonus", 0, 1000),
        .startValue = read.number("start_value", 0, 5000),
        .tolerance = read.number("tolerance", 1e-6, 100),
        .maximumSteps = read.integer("maximum_steps", 1, 100'000),
        .extremeDifference = read.number("extreme_difference", 0, 2000),
        .inactiveAfterYears = read.integer("inactive_after_years", 0, 1000),
    };
}

double Parameters::expectancy(double difference) const
{
    // RULE: FWZ 4.1
    const double counted = std::clamp(difference, -largestDifference, largestDifference);
    return 1 / (1 + std::pow(10.0, -counted / divisor));
}

} // namespace zahlmeister::engine::fwz2019
