// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/contribution.h"

#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"

namespace zahlmeister::engine {

namespace {

/// Rating points for one point more than expected: every game has the same, so any game tells it.
std::optional<double> factorOf(const ParticipantEvaluation& evaluated)
{
    for (const GameDetail& detail : evaluated.details) {
        if (!detail.counted || !detail.expected || !detail.change)
            continue;
        const double surplus = tablePoints(detail.result).points() - *detail.expected;
        if (surplus != 0)
            return *detail.change / surplus;
    }
    return std::nullopt;
}

} // namespace

std::optional<Contributions> contributionsOf(const ParticipantEvaluation& evaluated,
                                             std::optional<double> factor, std::optional<int> least)
{
    // RULE: WO2026 3.5.2, Anhang 3.2, Anhang 3.3
    // RULE: WO1992 Anhang 1.2.2
    if (!evaluated.oldRating)
        return std::nullopt;
    Contributions sums{.games = {},
                       .factor = factor.value_or(factorOf(evaluated).value_or(0)),
                       .score = {},
                       .expected = 0,
                       .surplus = 0,
                       .change = 0,
                       .newRating = *evaluated.oldRating};
    for (const GameDetail& detail : evaluated.details) {
        if (!detail.counted || !detail.expected || !detail.ratingUsed)
            continue;
        const Score score = tablePoints(detail.result);
        const double surplus = score.points() - *detail.expected;
        const double change = factor || !detail.change ? sums.factor * surplus : *detail.change;
        sums.games.push_back({detail.opponent, *detail.ratingUsed, score,
                              *evaluated.oldRating - *detail.ratingUsed, *detail.expected, surplus, change});
        sums.score += score;
        sums.expected += *detail.expected;
        sums.surplus += surplus;
        sums.change += change;
    }
    if (sums.games.empty()) {
        if (!factor || !evaluated.expected)
            return std::nullopt;
        sums.score = evaluated.score;
        sums.expected = *evaluated.expected;
        sums.surplus = sums.score.points() - sums.expected;
        sums.change = *factor * sums.surplus;
    }
    const int unbounded = static_cast<int>(roundCommercial(*evaluated.oldRating + sums.change));
    sums.newRating = std::max(unbounded, least.value_or(unbounded));
    return sums;
}

double approximateExpectation(double difference, const Expectancy& expectancy)
{
    // RULE: WO2026 Anhang 2.1
    constexpr double kDigits = 100;
    constexpr double kScale = 400;
    const auto whole = static_cast<double>(roundCommercial(difference));
    return static_cast<double>(
               roundCommercial(kDigits / (1 + std::pow(10.0, -whole / (kScale * expectancy.stretch()))))) /
           kDigits;
}

std::optional<Contributions> approximatedContributions(const ParticipantEvaluation& evaluated,
                                                       std::optional<double> factor, std::optional<int> least,
                                                       const Expectancy& expectancy)
{
    if (!evaluated.oldRating)
        return std::nullopt;
    ParticipantEvaluation approximated = evaluated;
    approximated.expected.reset(); // sums alone have no games to approximate
    for (GameDetail& detail : approximated.details) {
        if (detail.expected && detail.ratingUsed)
            detail.expected = approximateExpectation(*evaluated.oldRating - *detail.ratingUsed, expectancy);
    }
    // The changes that are there belong to the exact values.
    const auto own = factor ? factor : evaluated.coefficient ? evaluated.coefficient : factorOf(evaluated);
    return own ? contributionsOf(approximated, own, least) : std::nullopt;
}

std::optional<int> leastRatingOf(const RuleVersion& version)
{
    const auto least = version.number("minimum_rating");
    return least.has_value() ? std::optional(static_cast<int>(*least)) : std::nullopt;
}

Expectancy expectancyOf(const RuleVersion& version)
{
    return Expectancy(version.number("deviation").value_or(kDeviation));
}

int printedContribution(double factor, double difference, Score score, const Expectancy& expectancy)
{
    // RULE: WO2026 Anhang 2.4
    const double expected = toPoints(expectancy.score(difference));
    return static_cast<int>(roundCommercial(factor * (score.points() - expected)));
}

} // namespace zahlmeister::engine
