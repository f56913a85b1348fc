// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/byhand.h"
#include "engine/base/try.h"

#include <cmath>

namespace zahlmeister::engine {

namespace {

constexpr ParticipantNumber kHandPlayer(1);
constexpr const char* kRatingRange = "-9999..9999"; // as Rating has it

/// The year in which the computation is set; only differences to it matter.
Date calculationDate(const RuleVersion& version)
{
    const int year = version.validFrom ? version.validFrom->year() : 2000;
    return *Date::tryFrom(year, 12, 31);
}

Result<void> require(bool condition, const char* key, const std::string& value, const char* range)
{
    if (condition)
        return {};
    return failure(ErrorCode::OutOfRange, {"calculate", key, value, range});
}

Trace onlyOf(const Trace& trace, ParticipantNumber number)
{
    Trace own;
    for (const Step& step : trace.steps()) {
        if (step.participant != number.value())
            continue;
        own.begin(step.quantity, step.participant, step.clause, step.iteration);
        for (const Operand& operand : trace.operands(step))
            own.add(operand.name, operand.value);
        for (const Term& term : trace.terms(step))
            own.add(term);
        for (const Telling& telling : trace.explanations(step))
            own.explain(*telling.explanation, telling.clause);
        own.finish(step.result);
    }
    return own;
}

} // namespace

Result<void> checkInput(const CalculationInput& input)
{
    if (input.rating)
        TRY_DO(
            require(Rating::isValid(*input.rating), "rating", std::to_string(*input.rating), kRatingRange));
    if (input.index)
        TRY_DO(require(*input.index >= 0 && *input.index <= 9999, "index", std::to_string(*input.index),
                       "0..9999"));
    if (input.age)
        TRY_DO(require(*input.age >= 0 && *input.age <= 150, "age", std::to_string(*input.age), "0..150"));
    for (const auto& game : input.games)
        TRY_DO(require(Rating::isValid(game.rating), "game", std::to_string(game.rating), kRatingRange));
    if (!input.games.empty() && (input.score || input.expected || input.gameCount))
        return failure(ErrorCode::BadUsage, {"game", "score"}, "either games or score, expected and games");
    return {};
}

Tournament tournamentByHand(const CalculationInput& input, const RuleVersion& version)
{
    Tournament tournament;
    tournament.header.end = calculationDate(version);
    // Where ratings of the FIDE are the system's own, those by hand are such.
    const bool isFide = version.number("fide_ratings").value_or(0) == 1;
    Participant player{.number = kHandPlayer};
    player.member = true;
    if (input.age)
        player.birthYear = tournament.header.end->year() - *input.age;
    if (input.rating) {
        player.rating = Rating(*input.rating);
        player.ratingSource = isFide ? RatingSource::Fide : input.source;
        player.index = input.index;
        if (input.source == RatingSource::Dwz)
            player.index = input.index.value_or(0);
    }
    tournament.participants.push_back(player);
    int number = kHandPlayer.value();
    for (const auto& game : input.games) {
        Participant opponent{.number = ParticipantNumber(++number)};
        opponent.rating = Rating(game.rating);
        opponent.index = 1;
        if (isFide)
            opponent.ratingSource = RatingSource::Fide;
        tournament.participants.push_back(opponent);
        const GameResult result = game.score == kWin ? kWhiteWins : game.score == kDraw ? kDrawn : kBlackWins;
        tournament.games.push_back(
            {.round = number - 1, .white = kHandPlayer, .black = opponent.number, .result = result});
    }
    return tournament;
}

Result<TotalsByHand> totalsOf(const CalculationInput& input)
{
    for (const auto& [present, key] :
         {std::pair(input.rating.has_value(), "rating"), std::pair(input.score.has_value(), "score"),
          std::pair(input.expected.has_value(), "expected"),
          std::pair(input.gameCount.has_value(), "games")}) {
        if (!present)
            return failure(ErrorCode::MissingKey, {"calculate", key});
    }
    const int games = *input.gameCount;
    TRY_DO(require(games >= 1 && games <= 1000, "games", std::to_string(games), "1..1000"));
    TRY_DO(require(input.score->halfPoints() >= 0 && input.score->halfPoints() <= 2 * games, "score",
                   std::to_string(input.score->points()), "0..games"));
    TRY_DO(require(std::isfinite(*input.expected) && *input.expected >= 0 && *input.expected <= games,
                   "expected", std::to_string(*input.expected), "0..games"));
    return TotalsByHand{*input.rating, input.index,     input.age,   games,
                        *input.score,  *input.expected, input.source};
}

ParticipantEvaluation ratedByHand(const TotalsByHand& totals, int index, double coefficient, int newRating)
{
    ParticipantEvaluation result{.number = kHandPlayer, .group = Group::Established};
    result.games = totals.games;
    result.score = totals.score;
    result.expected = totals.expected;
    result.coefficient = coefficient;
    result.oldRating = totals.rating;
    result.oldIndex = index;
    result.newRating = newRating;
    result.newIndex = index + 1;
    result.recorded = true;
    return result;
}

Result<Evaluation> calculateByHand(const RatingSystem& system, const CalculationInput& input,
                                   const RuleVersion& version, const EvaluationOptions& options,
                                   const TotalsFormula& fromTotals)
{
    TRY_DO(checkInput(input));
    if (input.games.empty()) {
        TRY(const auto totals, totalsOf(input));
        Evaluation evaluation{version.id, options.arithmetic.value_or(version.arithmetic)};
        auto player = fromTotals(totals, options.trace ? &evaluation.trace : nullptr);
        if (!player)
            return failure(ErrorCode::MissingKey, {"calculate", "game"});
        evaluation.participants.push_back(std::move(*player));
        return evaluation;
    }
    auto evaluation = system.evaluate(tournamentByHand(input, version), version, options);
    if (!evaluation.has_value())
        return evaluation;
    evaluation->participants.resize(1, evaluation->participants.front());
    evaluation->trace = onlyOf(evaluation->trace, kHandPlayer);
    return evaluation;
}

} // namespace zahlmeister::engine
