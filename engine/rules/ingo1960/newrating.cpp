// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/newrating.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/ingo1960/wording.h"

namespace zahlmeister::engine::ingo1960 {

namespace {

/// Half up.
int rounded(double value)
{
    return static_cast<int>(std::floor(value + 0.5 + kIterationTolerance));
}

/// The first number, or one that replaces a number which was but a bound.
NewRating performanceItself(const NewRatingCase& facts, const char* clause, const Explanation& explanation)
{
    return {.value = rounded(facts.performance),
            .index = 1,
            .unrounded = facts.performance,
            .performanceWeight = 1,
            .clause = clause,
            .explanation = &explanation};
}

NewRating weighted(const NewRatingCase& facts, double oldWeight, double performanceWeight, const char* clause,
                   const Explanation& explanation, std::optional<int> largestChange = std::nullopt)
{
    const int old = *facts.oldRating;
    NewRating result{.index = facts.index + 1,
                     .unrounded = (oldWeight * old + performanceWeight * facts.performance) /
                                  (oldWeight + performanceWeight),
                     .oldWeight = oldWeight,
                     .performanceWeight = performanceWeight,
                     .largestChange = largestChange,
                     .clause = clause,
                     .explanation = &explanation};
    result.value = rounded(result.unrounded);
    if (largestChange)
        result.value = std::clamp(result.value, old - *largestChange, old + *largestChange);
    return result;
}

/// Whether a bound turned out to lie beyond the truth: worse than "oder schlechter", better than "oder
/// besser". The lower number is the better one.
bool exceedsBound(const NewRatingCase& facts)
{
    return *facts.bound == RatingBound::OrWorse ? facts.performance > *facts.oldRating + kIterationTolerance
                                                : facts.performance < *facts.oldRating - kIterationTolerance;
}

bool isYouthFarBetter(const NewRatingCase& facts, const Parameters& parameters)
{
    return facts.age && *facts.age <= parameters.youthUntil &&
           *facts.oldRating - facts.performance >= parameters.youthMargin - kIterationTolerance;
}

NewRating byIndex(const NewRatingCase& facts, const Parameters& parameters)
{
    // RULE: INGO B I 4, C I
    const auto row = static_cast<std::size_t>(std::clamp(facts.index, 1, 3) - 1);
    if (row == 2)
        return weighted(facts, parameters.oldWeights[row], 1, "B I 4", kLater);
    return weighted(facts, parameters.oldWeights[row], 1, "C I", row == 0 ? kSecond : kThird);
}

} // namespace

std::optional<NewRating> newRating(const NewRatingCase& facts, const Parameters& parameters)
{
    if (facts.games < parameters.gamesNeeded(facts.match))
        return std::nullopt;
    // RULE: INGO C I
    if (!facts.oldRating)
        return performanceItself(facts, "C I", kFirst);
    // RULE: INGO C II
    if (facts.bound && exceedsBound(facts))
        return performanceItself(facts, "C II", kBeyondBound);
    // RULE: INGO C V
    if (facts.match)
        return weighted(facts, parameters.matchWeight, 1, "C V", kMatch);
    // RULE: INGO C IV
    if (const auto* rule = parameters.shortTournament(facts.games))
        return weighted(facts, rule->oldWeight, 1, "C IV", kShort, rule->largestChange);
    // RULE: INGO C III
    if (isYouthFarBetter(facts, parameters))
        return weighted(facts, 1, parameters.youthWeight, "C III", kYouth);
    return byIndex(facts, parameters);
}

bool isConsentPossible(const NewRatingCase& facts, const Parameters& parameters)
{
    // RULE: INGO C III
    constexpr double kNotQuite = 5; // "die 25 Grad nicht ganz erreichen": the document names no number
    const bool isYouth = facts.age && *facts.age <= parameters.youthUntil;
    const bool isUsual = facts.oldRating && !facts.bound && !facts.match &&
                         facts.games >= parameters.fewestGames && !parameters.shortTournament(facts.games);
    if (!isUsual)
        return false;
    const double better = *facts.oldRating - facts.performance;
    if (isYouth)
        return !isYouthFarBetter(facts, parameters) &&
               better >= parameters.youthMargin - kNotQuite - kIterationTolerance;
    return std::abs(better) >= parameters.youthMargin - kIterationTolerance;
}

} // namespace zahlmeister::engine::ingo1960
