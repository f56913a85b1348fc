// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fide2024/formulas.h"

#include <algorithm>

#include "engine/base/fidescale.h"
#include "engine/base/rounding.h"

namespace zahlmeister::engine::fide2024 {

int countedDifference(int own, int opponent, std::optional<Date> day, const Parameters& parameters)
{
    // RULE: B02 8.3.1
    const bool isFull = Parameters::holds(parameters.fullDifferenceOn, day) &&
                        parameters.fullDifferenceFrom > 0 && own >= parameters.fullDifferenceFrom;
    const int difference = own - opponent;
    return isFull ? difference
                  : std::clamp(difference, -parameters.differenceLimit, parameters.differenceLimit);
}

int developmentFactor(int rating, std::optional<int> age, const Parameters& parameters)
{
    // RULE: B02 8.3.3
    if (rating >= parameters.masterRating)
        return parameters.masterFactor;
    const bool isJunior = age && *age <= parameters.juniorAge;
    return isJunior && rating < parameters.juniorRating ? parameters.newcomerFactor : parameters.usualFactor;
}

int boundedFactor(int factor, int games, const Parameters& parameters)
{
    return games > 0 && factor * games > parameters.largestProduct ? parameters.largestProduct / games
                                                                   : factor;
}

double ratingChange(int factor, int hundredths)
{
    return factor * hundredths / 100.0;
}

FirstRating firstRating(int sum, int games, int halfPoints, std::optional<Date> day,
                        const Parameters& parameters)
{
    // RULE: B02 8.2
    FirstRating first{.sum = sum, .games = games, .halfPoints = halfPoints};
    const bool isEarlier = !Parameters::holds(parameters.newcomersOn, day);
    if (!isEarlier) {
        first.sum += parameters.hypotheticalGames * parameters.hypotheticalRating;
        first.games += parameters.hypotheticalGames;
        first.halfPoints += parameters.hypotheticalGames;
    }
    first.percent = fidePercent(first.halfPoints, first.games);
    const int above = first.halfPoints - first.games; // half points over 50 per cent
    first.difference =
        isEarlier && above > 0 ? above * parameters.pointsPerHalf : fideDifference(first.percent);
    first.unrounded = static_cast<double>(first.sum) / first.games + first.difference;
    first.rating = static_cast<int>(roundCommercial(first.unrounded));
    if (!isEarlier)
        first.rating = std::min(first.rating, parameters.largestFirst);
    return first;
}

} // namespace zahlmeister::engine::fide2024
