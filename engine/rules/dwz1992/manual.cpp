// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/manual.h"

#include <algorithm>
#include <utility>

#include "engine/base/rounding.h"
#include "engine/base/try.h"
#include "engine/rules/byhand.h"
#include "engine/rules/dwz/arithmetic.h"
#include "engine/rules/dwz1992/wording.h"

namespace zahlmeister::engine::dwz1992 {

namespace {

using Op = OperandName;

constexpr ParticipantNumber kPlayer(1);
constexpr double kApproximateScale = 800; ///< rating points between 0 % and 100 % of the approximation

/// D(P), and P as somebody reads it off the tables of this precision.
std::pair<double, double> differenceOf(double p, const ManualRules& rules)
{
    return dwz::withArithmetic(rules.precision, Expectancy(rules.parameters.deviation), [p](auto tables) {
        const double readable = tables.readable(p);
        return std::pair<double, double>(tables.difference(readable), readable);
    });
}

double expectedOf(double difference, const ManualRules& rules)
{
    return dwz::withArithmetic(rules.precision, Expectancy(rules.parameters.deviation),
                               [=](auto tables) { return tables.points(tables.expected(difference)); });
}

/// R_c as the further computation uses it: the tables have whole numbers only.
double wholeUnlessExact(double rating, dwz::Precision precision)
{
    return precision == dwz::Precision::Exact ? rating : static_cast<double>(roundCommercial(rating));
}

/// W_e of all games against opponents of this average.
double expectedAgainst(double average, int rating, int games, const ManualRules& rules, const char* clause,
                       Trace* trace)
{
    const double p = expectedOf(rating - average, rules);
    if (trace)
        trace->tell(Quantity::Expected, kPlayer.value(), clause, games * p, kExpectedFromAverage,
                    Op::OldRating, rating, Op::OpponentsAverage, average, Op::Difference, rating - average,
                    Op::Percentage, p, Op::Games, games);
    return games * p;
}

struct Opponents {
    double average; ///< R_c
    Score score;    ///< W
};

/// The opponents' mean, none of them further from the player than the limit.
Opponents limitedAverage(const CalculationInput& input, const ManualRules& rules, Trace* trace)
{
    const int limit = rules.parameters.estimateLimit;
    if (trace)
        trace->begin(Quantity::OpponentsAverage, kPlayer.value(), rules.clauses.estimate);
    double sum = 0;
    Opponents opponents{0, {}};
    int number = kPlayer.value();
    for (const auto& game : input.games) {
        const int rating = input.rating
                               ? std::clamp(game.rating, *input.rating - limit, *input.rating + limit)
                               : game.rating;
        sum += rating;
        opponents.score += game.score;
        ++number;
        if (trace)
            trace->add(TermKind::Participant, number, number - 1, game.score.halfPoints(), rating);
    }
    const auto games = static_cast<int>(input.games.size());
    opponents.average = wholeUnlessExact(sum / games, rules.precision);
    if (trace)
        trace->finish(opponents.average, input.rating ? kLimitedAverage : kPlainAverage, Op::RatingSum, sum,
                      Op::Games, games, Op::Threshold, limit);
    return opponents;
}

void estimateNewcomer(ParticipantEvaluation& result, const Opponents& opponents, const ManualRules& rules,
                      Trace* trace)
{
    // RULE: WO1992 Anhang 1.3
    const double p = opponents.score.points() / result.games;
    const double limit = rules.parameters.estimateLimit;
    const double difference = std::clamp((p - 0.5) * kApproximateScale, -limit, limit);
    const double unrounded = opponents.average + difference;
    result.group = Group::First;
    result.newRating = static_cast<int>(roundCommercial(unrounded));
    result.newIndex = 1;
    if (!trace)
        return;
    trace->tell(Quantity::FirstRating, kPlayer.value(), rules.clauses.estimate, *result.newRating,
                kEstimatedFirstRating, Op::Score, opponents.score.points(), Op::Games, result.games,
                Op::Difference, difference, Op::OpponentsAverage, opponents.average, Op::Threshold, limit,
                Op::Unrounded, unrounded);
}

} // namespace

Result<Evaluation> correctFromExpected(const LaterEvaluation& later, int rating, const ManualRules& rules,
                                       bool trace)
{
    // RULE: WO1992 4.10.1.1
    const CalculationInput typed{.rating = rating,
                                 .index = later.index,
                                 .age = later.age,
                                 .score = later.score,
                                 .expected = later.expected,
                                 .gameCount = later.gameCount};
    TRY_DO(checkInput({.rating = later.rating}));
    TRY_DO(checkInput(typed));
    TRY(auto totals, totalsOf(typed));

    Evaluation evaluation{rules.version.id, rules.arithmetic};
    Trace* steps = trace ? &evaluation.trace : nullptr;
    const auto [difference, p] = differenceOf(later.expected / later.gameCount, rules);
    const double average = later.rating - difference;
    if (steps)
        steps->tell(Quantity::OpponentsAverage, kPlayer.value(), rules.clauses.correction, average,
                    kAverageFromExpected, Op::OldRating, later.rating, Op::Expected, later.expected,
                    Op::Games, later.gameCount, Op::Percentage, p, Op::Difference, difference);
    totals.expected =
        expectedAgainst(average, rating, later.gameCount, rules, rules.clauses.correction, steps);
    ParticipantEvaluation result = dwz::ratedFromTotals(totals, rulesOf(rules.parameters, rules.clauses),
                                                        Formulas(rules.parameters, rules.clauses), steps);
    result.opponentsAverage = static_cast<int>(roundCommercial(average));
    evaluation.participants.push_back(std::move(result));
    return evaluation;
}

Result<Evaluation> estimateFromAverage(const CalculationInput& input, const ManualRules& rules, bool trace)
{
    // RULE: WO1992 Anhang 1.3
    TRY_DO(checkInput(input));
    if (input.games.empty())
        return failure(ErrorCode::MissingKey, {"calculate", "game"});
    Evaluation evaluation{rules.version.id, rules.arithmetic};
    Trace* steps = trace ? &evaluation.trace : nullptr;
    const Opponents opponents = limitedAverage(input, rules, steps);
    const auto games = static_cast<int>(input.games.size());
    ParticipantEvaluation result{.number = kPlayer, .group = Group::Established};
    if (input.rating) {
        const double expected =
            expectedAgainst(opponents.average, *input.rating, games, rules, rules.clauses.estimate, steps);
        result = dwz::ratedFromTotals({.rating = *input.rating,
                                       .index = input.index,
                                       .age = input.age,
                                       .games = games,
                                       .score = opponents.score,
                                       .expected = expected,
                                       .source = input.source},
                                      rulesOf(rules.parameters, rules.clauses),
                                      Formulas(rules.parameters, rules.clauses), steps);
    } else {
        result.games = games;
        result.score = opponents.score;
        estimateNewcomer(result, opponents, rules, steps);
    }
    result.opponentsAverage = static_cast<int>(roundCommercial(opponents.average));
    result.recorded = false; // "für nicht offizielle Zwecke"
    evaluation.participants.push_back(std::move(result));
    return evaluation;
}

} // namespace zahlmeister::engine::dwz1992
