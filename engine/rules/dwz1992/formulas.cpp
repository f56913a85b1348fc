// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/formulas.h"

#include <cmath>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/dwz1992/coefficient.h"
#include "engine/rules/dwz1992/wording.h"

namespace zahlmeister::engine::dwz1992 {

namespace {

using Op = OperandName;

/// Acceleration and brake.
void traceFactors(const dwz::RatedPlayer& player, const Coefficient& e, const Parameters& parameters,
                  const char* clause, Trace& trace)
{
    trace.begin(Quantity::Bonus, player.number, clause);
    trace.add(Op::AgeGroup, player.group, Op::OldRating, player.rating, Op::Score, player.score, Op::Expected,
              player.expected);
    const bool isBounded = std::fabs(e.acceleration - player.rating / parameters.accelerationDivisor) > 1e-9;
    trace.finish(e.acceleration, !e.accelerates ? kNotAccelerated
                                 : isBounded    ? kAcceleratedToBound
                                                : kAccelerated);
    trace.tell(Quantity::Brake, player.number, clause, e.brake, e.brakes ? kBraked : kNotBraked,
               Op::OldRating, player.rating, Op::Score, player.score, Op::Expected, player.expected,
               Op::UpperBound, parameters.brakeBelow);
}

void traceCoefficient(const dwz::RatedPlayer& player, const Coefficient& e, const Parameters& parameters,
                      const char* clause, Trace& trace)
{
    trace.tell(Quantity::BaseCoefficient, player.number, clause, e.base, kBaseCoefficient, Op::OldRating,
               player.rating, Op::AgeGroup, player.group, Op::AgeValue, e.age);
    const bool isPlain = parameters.accelerationLeast >= 1 && parameters.brakeBelow == 0;
    if (!isPlain)
        traceFactors(player, e, parameters, clause, trace);
    trace.begin(Quantity::Coefficient, player.number, clause);
    trace.add(Op::BaseCoefficient, e.base, Op::Bonus, e.acceleration, Op::Brake, e.brake, Op::OldIndex,
              player.index, Op::Unrounded, e.unrounded, Op::MaximumCoefficient, e.largest);
    trace.explain(isPlain ? kPlainCoefficient : kCoefficient);
    if (e.unrounded > e.largest)
        trace.explain(e.brakes || e.largest == parameters.largestE ? kCoefficientCapped
                                                                   : kCoefficientCappedByIndex);
    else if (e.value > e.unrounded + 0.5)
        trace.explain(kCoefficientRaised);
    trace.finish(e.value);
}

} // namespace

dwz::FamilyRules rulesOf(const Parameters& parameters, const dwz::Clauses& clauses)
{
    // RULE: WO2026 3.4.4.2, Anhang 1.1.4: the correction of low first ratings begins at 0. The E system has
    // it, too. Document 001 knows neither a correction nor a least value, so its values stay as they come.
    const bool neverNegative = parameters.correctionBelow > 0;
    // RULE: WO1992 4.8: R_h of a rated player is the R_n of a newcomer, so both leave a cycle alike.
    const bool highestOfCycle = parameters.newcomersHavePerformance;
    constexpr dwz::SpecialRating kSpecial[]{dwz::SpecialRating::None, dwz::SpecialRating::AllOpponents,
                                            dwz::SpecialRating::Everything};
    return {
        .clauses = &clauses,
        .stages = {.gamesNeeded = parameters.gamesNeeded,
                   .halfPointsNeeded = parameters.halfPointsNeeded,
                   .halfPointsLostNeeded = parameters.halfPointsLostNeeded,
                   .secondStageApart = parameters.secondStageApart,
                   .carryOverYears = parameters.carryOverYears},
        .iteration = {.extremeDifference = parameters.extremeFirstRating,
                      .tolerance = parameters.tolerance,
                      .maximumSteps = parameters.maximumSteps,
                      .keepsValueBeforeLast = parameters.keepsValueBeforeLast,
                      .neverNegative = neverNegative,
                      .isCycleOurs = true},
        .performance = {.gamesNeeded = parameters.performanceGamesNeeded,
                        .extremeDifference = parameters.extremePerformance,
                        .scoreTolerance = parameters.scoreTolerance,
                        .highestOfCycle = highestOfCycle,
                        .newcomersToo = parameters.newcomersHavePerformance,
                        .neverNegative = neverNegative},
        .special = kSpecial[parameters.special],
        .specialThreshold = parameters.specialThreshold,
        .specialGamesNeeded = parameters.gamesNeeded,
        .specialInMatches = true, // RULE: WO1992 4.7.6: only document 000 leaves matches out (3.6.3)
        .youthMaximumAge = parameters.youthMaximumAge,
        .juniorMaximumAge = parameters.juniorMaximumAge,
        .established = &dwz::kEstablished,
        .expectancy = Expectancy(parameters.deviation),
    };
}

int Formulas::firstRating(double iterated, std::int32_t number, Trace* trace) const
{
    // RULE: WO2004 First rating
    const bool isCorrected = m_parameters.correctionBelow > 0 && iterated < m_parameters.correctionBelow;
    const double corrected =
        isCorrected ? m_parameters.correctionBase + m_parameters.correctionFactor * iterated : iterated;
    const int rating = static_cast<int>(roundCommercial(corrected));
    if (trace)
        trace->tell(Quantity::FirstRating, number, m_clauses.firstRating, rating,
                    isCorrected ? kFirstRatingRaised : kFirstRatingAsIterated, Op::IterationValue, iterated,
                    Op::UpperBound, m_parameters.correctionBelow, Op::Unrounded, corrected);
    return rating;
}

dwz::RatedResult Formulas::newRating(const dwz::RatedPlayer& player, Trace* trace) const
{
    const Coefficient e = coefficientOf(player.group, player.rating, player.index,
                                        player.score >= player.expected, m_parameters);
    // RULE: WO2004 Basic formula
    // RULE: WO1992 4.9.1
    const double perPoint = dwz::kWholeScale / (e.value + player.games);
    const double unrounded = player.rating + perPoint * (player.score - player.expected);
    const int rating = static_cast<int>(roundCommercial(unrounded));
    if (trace) {
        traceCoefficient(player, e, m_parameters, m_clauses.coefficient, *trace);
        trace->begin(Quantity::NewRating, player.number, m_clauses.newRating);
        trace->add(Op::OldRating, player.rating, Op::Coefficient, e.value, Op::Games, player.games, Op::Score,
                   player.score, Op::Expected, player.expected, Op::Surplus, player.score - player.expected,
                   Op::Unrounded, unrounded);
        trace->explain(player.score >= player.expected ? dwz::kMoreThanExpected : dwz::kLessThanExpected, "");
        trace->finish(rating, kNewRating, kChanges);
    }
    return {static_cast<double>(e.value), perPoint, rating};
}

int Formulas::entryIndex(RatingSource source) const
{
    return source == RatingSource::Fide ? m_parameters.fideIndex : m_parameters.nationalIndex;
}

} // namespace zahlmeister::engine::dwz1992
