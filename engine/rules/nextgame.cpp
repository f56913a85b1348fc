// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/nextgame.h"
#include "engine/base/try.h"

namespace zahlmeister::engine {

namespace {

bool hasTotals(const CalculationInput& input)
{
    return input.score || input.expected || input.gameCount;
}

/// The input with one game more. Totals grow by the game and by what was expected in it.
Result<CalculationInput> withGame(const RatingSystem& system, CalculationInput input,
                                  const CalculationInput::OpponentResult& game, const RuleVersion& version,
                                  const EvaluationOptions& options)
{
    if (!hasTotals(input)) {
        input.games.push_back(game);
        return input;
    }
    CalculationInput single = input;
    single.score = std::nullopt;
    single.expected = std::nullopt;
    single.gameCount = std::nullopt;
    single.games = {game};
    TRY(const auto alone, system.calculate(single, version, options));
    input.score = input.score.value_or(Score()) + game.score;
    input.expected =
        input.expected.value_or(0) + alone.participants.front().details.front().expected.value_or(0);
    input.gameCount = input.gameCount.value_or(0) + 1;
    return input;
}

} // namespace

Result<NextGame> nextGame(const RatingSystem& system, const CalculationInput& input, int opponentRating,
                          const RuleVersion& version, std::optional<Arithmetic> arithmetic)
{
    const EvaluationOptions options{arithmetic, false};
    NextGame next{opponentRating, input.rating, {{{kWin}, {kDraw}, {kLoss}}}};
    if (!input.games.empty() || hasTotals(input)) {
        TRY(const auto sofar, system.calculate(input, version, options));
        const auto& rating = sofar.participants.front().newRating;
        next.before = rating ? rating : input.rating;
    }
    for (NextGameOutcome& outcome : next.outcomes) {
        TRY(const auto grown, withGame(system, input, {opponentRating, outcome.score}, version, options));
        TRY(const auto evaluation, system.calculate(grown, version, options));
        outcome.newRating = evaluation.participants.front().newRating;
        if (outcome.newRating && next.before)
            outcome.change = *outcome.newRating - *next.before;
    }
    return next;
}

} // namespace zahlmeister::engine
