// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/formulas.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/wording.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

using Op = OperandName;

const Explanation& explanationOfBase(AgeGroup group, bool isHigh)
{
    if (group == AgeGroup::Adult)
        return isHigh ? kBaseHighAdult : kBaseAdult;
    return isHigh ? kBaseHighYoung : kBaseYoung;
}

const Explanation& explanationOfBonus(const dwz::RatedPlayer& player, int bound)
{
    const bool isYouth = player.group == AgeGroup::Youth;
    if (player.score < player.expected)
        return kNoBonusForFailure;
    if (player.rating >= bound)
        return isYouth ? kNoBonusForStrongYouth : kNoBonusForStrong;
    return isYouth ? kBonusOfYouth : kBonus;
}

const Explanation& explanationOfBrake(const dwz::RatedPlayer& player, int bound)
{
    if (player.score >= player.expected)
        return kNoBrakeForSuccess;
    return player.rating >= bound ? kNoBrakeForStrong : kBrake;
}

const Explanation& explanationOfFirst(double iterated, double corrected, const Parameters& parameters)
{
    if (iterated >= parameters.correctionBelow)
        return kFirstRatingAsIterated;
    if (iterated >= parameters.minimumRating)
        return corrected < iterated ? kFirstRatingPulled : kFirstRatingRaised;
    return corrected < iterated ? kLowFirstRatingPulled : kFirstRatingRaisedToMinimum;
}

void traceBase(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
               Trace& trace)
{
    const int bound =
        player.group == AgeGroup::Adult ? parameters.highRatingAdult : parameters.highRatingYoung;
    trace.begin(Quantity::BaseCoefficient, player.number, "Anhang 1.3");
    trace.add(Op::AgeGroup, player.group, Op::OldIndex, player.index, Op::OldRating, player.rating,
              Op::UpperBound, bound);
    trace.explain(explanationOfBase(player.group, player.rating >= bound));
    if (player.index < 1)
        trace.explain(kIndexCountsAsOne);
    trace.finish(k.base);
}

/// Bonus and brake, which look at the success of the tournament.
void traceFactors(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
                  Trace& trace)
{
    const int bonusBelow =
        player.group == AgeGroup::Youth ? parameters.youthBonusBelow : parameters.adultBonusBelow;
    trace.tell(Quantity::Bonus, player.number, "Anhang 1.3", k.bonus, explanationOfBonus(player, bonusBelow),
               Op::AgeGroup, player.group, Op::OldRating, player.rating, Op::Score, player.score,
               Op::Expected, player.expected, Op::ParameterT, parameters.t, Op::UpperBound, bonusBelow);
    trace.tell(Quantity::Brake, player.number, "Anhang 1.3", k.brake,
               explanationOfBrake(player, parameters.brakeBelow), Op::OldRating, player.rating, Op::Score,
               player.score, Op::Expected, player.expected, Op::ParameterU, parameters.u, Op::UpperBound,
               parameters.brakeBelow);
}

void traceCoefficient(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
                      Trace& trace)
{
    traceBase(player, k, parameters, trace);
    traceFactors(player, k, parameters, trace);
    trace.begin(Quantity::Coefficient, player.number, kClauses.coefficient);
    trace.add(Op::BaseCoefficient, k.base, Op::Brake, k.brake, Op::Bonus, k.bonus, Op::Unrounded, k.unrounded,
              Op::MaximumCoefficient, parameters.maximumCoefficient);
    trace.explain(kCoefficient);
    if (k.unrounded > parameters.maximumCoefficient)
        trace.explain(kCoefficientCapped, "Anhang 1.3");
    trace.finish(k.value);
}

} // namespace

dwz::FamilyRules rulesOf(const Parameters& parameters)
{
    return {
        .clauses = &kClauses,
        .stages = {.gamesNeeded = parameters.gamesNeeded,
                   .halfPointsNeeded = parameters.halfPointsNeeded,
                   .carryOverYears = parameters.carryOverYears,
                   .carryOverConversion =
                       parameters.carryOverConversion ? &*parameters.carryOverConversion : nullptr},
        .iteration = {.fictitiousDraw = true,
                      .tolerance = parameters.tolerance,
                      .maximumSteps = parameters.maximumSteps,
                      .neverNegative = true},
        .performance = {.gamesNeeded = parameters.gamesNeeded,
                        .fictitiousDraw = true,
                        .pointsNeeded = true,
                        .highestOfCycle = true,
                        .neverNegative = true},
        .special = dwz::SpecialRating::RatedOpponents,
        .specialThreshold = parameters.specialThreshold,
        .specialGamesNeeded = parameters.gamesNeeded,
        .specialIsWhole = true,
        .formerMemberYears = parameters.formerMemberYears,
        .youthMaximumAge = parameters.youthMaximumAge,
        .juniorMaximumAge = parameters.juniorMaximumAge,
        .established = &kEstablished,
        .expectancy = Expectancy(parameters.deviation), // RULE: WO2026 3.3.1
    };
}

int Formulas::firstRating(double iterated, std::int32_t number, Trace* trace) const
{
    const double least = m_parameters.minimumRating;
    const double bound = m_parameters.correctionBelow;
    const double target = m_parameters.correctionTarget;
    // RULE: WO2026 Anhang 1.2.2
    double corrected = iterated;
    if (iterated < bound)
        corrected = iterated >= least ? iterated + m_parameters.r * (target - iterated)
                                      : least + m_parameters.r * (target - least) * iterated / least;
    const int rating = static_cast<int>(roundCommercial(corrected));
    if (trace)
        trace->tell(Quantity::FirstRating, number, kClauses.firstRating, rating,
                    explanationOfFirst(iterated, corrected, m_parameters), Op::IterationValue, iterated,
                    Op::ParameterR, m_parameters.r, Op::UpperBound, bound, Op::MinimumRating, least,
                    Op::Unrounded, corrected);
    return rating;
}

dwz::RatedResult Formulas::newRating(const dwz::RatedPlayer& player, Trace* trace) const
{
    const Coefficient k = coefficientOf(player.group, player.rating, player.index,
                                        player.score >= player.expected, m_parameters);
    // RULE: WO2026 3.5.2
    const double unrounded = player.rating + k.value * (player.score - player.expected);
    const int least = m_parameters.minimumRating;
    const int rating = std::max(least, static_cast<int>(roundCommercial(unrounded)));
    if (trace) {
        traceCoefficient(player, k, m_parameters, *trace);
        trace->begin(Quantity::NewRating, player.number, kClauses.newRating);
        trace->add(Op::OldRating, player.rating, Op::Coefficient, k.value, Op::Games, player.games, Op::Score,
                   player.score, Op::Expected, player.expected, Op::Surplus, player.score - player.expected,
                   Op::Unrounded, unrounded, Op::MinimumRating, least);
        trace->explain(player.score >= player.expected ? dwz::kMoreThanExpected : dwz::kLessThanExpected, "");
        trace->explain(kNewRating);
        if (rating > roundCommercial(unrounded))
            trace->explain(kNewRatingRaised);
        trace->explain(kChanges, "Anhang 3.2");
        trace->finish(rating);
    }
    return {k.value, k.value, rating};
}

int Formulas::entryIndex(RatingSource) const
{
    return m_parameters.foreignIndex;
}

} // namespace zahlmeister::engine::dwz2026
