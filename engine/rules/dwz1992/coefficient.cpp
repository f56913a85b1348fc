// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/coefficient.h"

#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"

namespace zahlmeister::engine::dwz1992 {

namespace {

double ageValue(AgeGroup group, const Parameters& parameters)
{
    switch (group) {
    case AgeGroup::Youth: return parameters.jYouth;
    case AgeGroup::Junior: return parameters.jJunior;
    case AgeGroup::Adult: break;
    }
    return parameters.jAdult;
}

} // namespace

Coefficient coefficientOf(AgeGroup group, int rating, int index, bool success, const Parameters& parameters)
{
    // RULE: WO2004 Development coefficient
    // RULE: WO1992 4.9.2
    Coefficient e{};
    e.age = ageValue(group, parameters);
    const double thousands = rating / 1000.0;
    e.base = thousands * thousands * thousands * thousands + e.age;
    e.accelerates = success && group == AgeGroup::Youth && parameters.accelerationLeast < 1;
    e.acceleration =
        e.accelerates ? std::clamp(rating / parameters.accelerationDivisor, parameters.accelerationLeast, 1.0)
                      : 1.0;
    e.brakes = !success && rating < parameters.brakeBelow;
    e.brake = e.brakes ? std::exp((parameters.brakeBelow - rating) / parameters.brakeDivisor) - 1 : 0;
    e.unrounded = e.base * e.acceleration + e.brake;
    e.largest = e.brakes ? parameters.largestBrakedE
                         : std::min(parameters.largestE, parameters.ePerIndex * std::max(index, 1));
    // A brake reaches thousands for the weakest players: bounded before it becomes an integer.
    const double bounded = std::min(e.unrounded, static_cast<double>(e.largest));
    e.value = std::max(parameters.leastE, static_cast<int>(roundCommercial(bounded)));
    return e;
}

} // namespace zahlmeister::engine::dwz1992
