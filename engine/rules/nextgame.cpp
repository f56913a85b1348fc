// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/nextgame.h"

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
    const auto alone = system.calculate(single, version, options);
    if (!alone.has_value())
        return tl::unexpected(alone.error());
    input.score = input.score.value_or(Score()) + game.score;
    input.expected =
        input.expected.value_or(0) + alone->participants.front().details.front().expected.value_or(0);
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
        const auto sofar = system.calculate(input, version, options);
        if (!sofar.has_value())
            return tl::unexpected(sofar.error());
        const auto& rating = sofar->participants.front().newRating;
        next.before = rating ? rating : input.rating;
    }
    for (NextGameOutcome& outcome : next.outcomes) {
        const auto grown = withGame(system, input, {opponentRating, outcome.score}, version, options);
        if (!grown.has_value())
            return tl::unexpected(grown.error());
        const auto evaluation = system.calculate(*grown, version, options);
        if (!evaluation.has_value())
            return tl::unexpected(evaluation.error());
        outcome.newRating = evaluation->participants.front().newRating;
        if (outcome.newRating && next.before)
            outcome.change = *outcome.newRating - *next.before;
    }
    return next;
}

} // namespace zahlmeister::engine
