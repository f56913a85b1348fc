// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/formulas.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/rules/dwz2026/coefficient.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

constexpr dwz::Clauses kClauses{
    .established = "3.4.1.1",
    .firstStage = "3.4.1.1",
    .secondStage = "3.4.1.2",
    .residual = "3.4.2",
    .carryOverExpired = "4.1.1",
    .startValue = "Anhang 1.1.1",
    .fictitiousDraw = "3.4.1.3",
    .iteration = "Anhang 1.1.2",
    .iterationEnd = "Anhang 1.1.3",
    .noSolution = "3.4.4.1",
    .newcomersAverage = "3.2, Anhang 3.1.11",
    .firstIndex = "2.2.4",
    .carryOverKept = "3.4.2",
    .residualAverage = "3.4.2, Anhang 3.1.11",
    .performanceStart = "Anhang 1.1.1, Anhang 1.1.4",
    .performanceFictitiousDraw = "3.6.2",
    .performanceIteration = "Anhang 1.1.4",
    .performance = "3.6.2, Anhang 1.1.4",
    .exceptional = "3.6.3",
    .entryRating = "4.1.2, 2.2.4",
    .expected = "3.3.2",
    .average = "3.2, Anhang 3.1.11",
    .age = "3.2, Anhang 1.3",
    .newIndex = "2.2.4",
    .games = "3.2",
    .forfeit = "2.2.5.2",
    .markedUnrated = "6.4.3",
    .computer = "4.1.4",
    .opponentUnrated = "3.4.1",
    .secondStageOpponent = "3.4.2",
    .matchUnrated = "4.2.4.5",
};

void traceCoefficient(const dwz::RatedPlayer& player, const Coefficient& k, const Parameters& parameters,
                      Trace& trace)
{
    trace.begin(Quantity::BaseCoefficient, player.number, "Anhang 1.3");
    trace.add(OperandName::AgeGroup, static_cast<double>(player.group));
    trace.add(OperandName::OldIndex, player.index);
    trace.add(OperandName::OldRating, player.rating);
    trace.finish(k.base);
    trace.begin(Quantity::Bonus, player.number, "Anhang 1.3");
    trace.add(OperandName::AgeGroup, static_cast<double>(player.group));
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::Score, player.score);
    trace.add(OperandName::Expected, player.expected);
    trace.add(OperandName::ParameterT, parameters.t);
    trace.add(OperandName::UpperBound,
              player.group == AgeGroup::Youth ? parameters.youthBonusBelow : parameters.adultBonusBelow);
    trace.finish(k.bonus);
    trace.begin(Quantity::Brake, player.number, "Anhang 1.3");
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::Score, player.score);
    trace.add(OperandName::Expected, player.expected);
    trace.add(OperandName::ParameterU, parameters.u);
    trace.add(OperandName::UpperBound, parameters.brakeBelow);
    trace.finish(k.brake);
    trace.begin(Quantity::Coefficient, player.number, "3.5.1, Anhang 1.3");
    trace.add(OperandName::BaseCoefficient, k.base);
    trace.add(OperandName::Brake, k.brake);
    trace.add(OperandName::Bonus, k.bonus);
    trace.add(OperandName::Unrounded, k.unrounded);
    trace.add(OperandName::MaximumCoefficient, parameters.maximumCoefficient);
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
        .iterationValue = nullptr,
        .specialRating = nullptr,
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
        trace->begin(Quantity::FirstRating, number, "Anhang 1.2.2");
        trace->add(OperandName::IterationValue, iterated);
        trace->add(OperandName::ParameterR, m_parameters.r);
        trace->add(OperandName::UpperBound, bound);
        trace->add(OperandName::MinimumRating, least);
        trace->add(OperandName::Unrounded, corrected);
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
        trace->begin(Quantity::NewRating, player.number, "3.5.2");
        trace->add(OperandName::OldRating, player.rating);
        trace->add(OperandName::Coefficient, k.value);
        trace->add(OperandName::Score, player.score);
        trace->add(OperandName::Expected, player.expected);
        trace->add(OperandName::Unrounded, unrounded);
        trace->add(OperandName::MinimumRating, least);
        trace->finish(rating);
    }
    return {k.value, k.value, rating};
}

int Formulas::entryIndex(RatingSource) const
{
    return m_parameters.foreignIndex;
}

} // namespace zahlmeister::engine::dwz2026
