// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/formulas.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/explanations.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/explanations.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

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

void traceBase(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
               Trace& trace)
{
    const int bound =
        player.group == AgeGroup::Adult ? parameters.highRatingAdult : parameters.highRatingYoung;
    trace.begin(Quantity::BaseCoefficient, player.number, "Anhang 1.3");
    trace.add(OperandName::AgeGroup, static_cast<double>(player.group));
    trace.add(OperandName::OldIndex, player.index);
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::UpperBound, bound);
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
    trace.begin(Quantity::Bonus, player.number, "Anhang 1.3");
    trace.add(OperandName::AgeGroup, static_cast<double>(player.group));
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::Score, player.score);
    trace.add(OperandName::Expected, player.expected);
    trace.add(OperandName::ParameterT, parameters.t);
    trace.add(OperandName::UpperBound, bonusBelow);
    trace.explain(explanationOfBonus(player, bonusBelow));
    trace.finish(k.bonus);
    trace.begin(Quantity::Brake, player.number, "Anhang 1.3");
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::Score, player.score);
    trace.add(OperandName::Expected, player.expected);
    trace.add(OperandName::ParameterU, parameters.u);
    trace.add(OperandName::UpperBound, parameters.brakeBelow);
    trace.explain(explanationOfBrake(player, parameters.brakeBelow));
    trace.finish(k.brake);
}

void traceCoefficient(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
                      Trace& trace)
{
    traceBase(player, k, parameters, trace);
    traceFactors(player, k, parameters, trace);
    trace.begin(Quantity::Coefficient, player.number, kClauses.coefficient);
    trace.add(OperandName::BaseCoefficient, k.base);
    trace.add(OperandName::Brake, k.brake);
    trace.add(OperandName::Bonus, k.bonus);
    trace.add(OperandName::Unrounded, k.unrounded);
    trace.add(OperandName::MaximumCoefficient, parameters.maximumCoefficient);
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
                   .halfPointsLostNeeded = 0,
                   .secondStageApart = false,
                   .carryOverYears = parameters.carryOverYears},
        .iteration = {.fictitiousDraw = true,
                      .extremeDifference = 0,
                      .tolerance = parameters.tolerance,
                      .maximumSteps = parameters.maximumSteps,
                      .keepsValueBeforeLast = false,
                      .neverNegative = true},
        .performance = {.gamesNeeded = parameters.gamesNeeded,
                        .fictitiousDraw = true,
                        .pointsNeeded = true,
                        .extremeDifference = 0,
                        .scoreTolerance = 0,
                        .highestOfCycle = true,
                        .newcomersToo = false,
                        .neverNegative = true},
        .special = dwz::SpecialRating::RatedOpponents,
        .specialThreshold = parameters.specialThreshold,
        .specialGamesNeeded = parameters.gamesNeeded,
        .specialInMatches = false,
        .youthMaximumAge = parameters.youthMaximumAge,
        .juniorMaximumAge = parameters.juniorMaximumAge,
        .established = &kEstablished,
    };
}

int Formulas::firstRating(double iterated, std::int32_t number, Trace* trace) const
{
    const double least = m_parameters.minimumRating;
    const double bound = m_parameters.correctionBelow;
    // RULE: WO2026 Anhang 1.2.2
    double corrected = iterated;
    if (iterated < bound)
        corrected = iterated >= least ? iterated + m_parameters.r * (bound - iterated)
                                      : least + m_parameters.r * (bound - least) * iterated / least;
    const int rating = static_cast<int>(roundCommercial(corrected));
    if (trace) {
        trace->begin(Quantity::FirstRating, number, kClauses.firstRating);
        trace->add(OperandName::IterationValue, iterated);
        trace->add(OperandName::ParameterR, m_parameters.r);
        trace->add(OperandName::UpperBound, bound);
        trace->add(OperandName::MinimumRating, least);
        trace->add(OperandName::Unrounded, corrected);
        trace->explain(iterated >= bound   ? kFirstRatingAsIterated
                       : iterated >= least ? kFirstRatingRaised
                                           : kFirstRatingRaisedToMinimum);
        trace->finish(rating);
    }
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
        trace->add(OperandName::OldRating, player.rating);
        trace->add(OperandName::Coefficient, k.value);
        trace->add(OperandName::Games, player.games);
        trace->add(OperandName::Score, player.score);
        trace->add(OperandName::Expected, player.expected);
        trace->add(OperandName::Surplus, player.score - player.expected);
        trace->add(OperandName::Unrounded, unrounded);
        trace->add(OperandName::MinimumRating, least);
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
