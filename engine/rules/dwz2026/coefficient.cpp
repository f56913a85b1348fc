// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/coefficient.h"

#include <algorithm>

#include "engine/base/rounding.h"

namespace zahlmeister::engine::dwz2026 {

double baseCoefficient(AgeGroup group, int rating, int index, const Parameters& parameters)
{
    const bool young = group != AgeGroup::Adult;
    const bool high = rating >= (young ? parameters.highRatingYoung : parameters.highRatingAdult);
    const CoefficientRow& row = high    ? parameters.coefficientsHigh
                                : young ? parameters.coefficientsYoung
                                        : parameters.coefficientsAdult;
    const int column = std::clamp(index, 1, static_cast<int>(row.size())) - 1;
    return row[static_cast<std::size_t>(column)];
}

Coefficient coefficientOf(AgeGroup group, int rating, int index, bool success, const Parameters& parameters)
{
    // RULE: WO2026 Anhang 1.3
    Coefficient k{baseCoefficient(group, rating, index, parameters), 0, 1, 0, 0};
    if (success && group == AgeGroup::Youth && rating < parameters.youthBonusBelow)
        k.bonus = (parameters.youthBonusBelow - rating) / parameters.t;
    else if (success && group != AgeGroup::Youth && rating < parameters.adultBonusBelow)
        k.bonus = group == AgeGroup::Junior ? parameters.a1 : parameters.a2;
    if (!success && rating < parameters.brakeBelow)
        k.brake = (rating + parameters.u) / (parameters.brakeBelow + parameters.u);
    k.unrounded = k.base * k.brake + k.bonus;
    k.value = std::min(static_cast<double>(roundCommercialToTenths(k.unrounded)) / 10.0,
                       parameters.maximumCoefficient);
    return k;
}

} // namespace zahlmeister::engine::dwz2026
