// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/score.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/rules/expectancy.h"

/// The alternative way to a new rating: a change for each game, then their sum (document 000, Anhang 3.2). It
/// is how FIDE shows its evaluations.
namespace zahlmeister::engine {

/// @brief What one game brings.
struct GameContribution {
    ParticipantNumber opponent;
    double rating;     ///< of the opponent, as used
    Score score;       ///< p
    double difference; ///< D, own rating minus the opponent's
    double expected;   ///< P(D)
    double surplus;    ///< p - P(D)
    double change;     ///< (p - P(D)) * K, rating points
};

/// @brief The games that count and their sums.
struct Contributions {
    std::vector<GameContribution> games;
    double factor;   ///< K: rating points for one point more than expected
    Score score;     ///< W
    double expected; ///< W_e
    double surplus;  ///< W - W_e
    double change;   ///< sum of the games' changes
    int newRating;   ///< R_0 plus the sum, rounded half up, not below the least rating
};

/// @brief The games of a rated player, each with what it brings.
/// @param evaluated with GameDetail::change
/// @param factor K as an evaluation or a table gives it (document 000, Anhang 3.3; document 001,
/// Anhang 1.2.2); nothing: the one that the player was evaluated with
/// @param least the least rating that there is (document 000, 3.5.2); nothing: no bound
/// @return nothing for players without old rating, and without single games that count unless the sums W and
/// W_e are known and a factor is given; then there are no games
[[nodiscard]] std::optional<Contributions> contributionsOf(const ParticipantEvaluation& evaluated,
                                                           std::optional<double> factor = {},
                                                           std::optional<int> least = {});

/// @brief P(D) by the formula for non-binding calculations: 1 / (1 + 10^(-D/400)), D a whole number, the
/// result with two digits. Only some documents have it (SystemDescription::approximationClause).
/// @param expectancy of the version; its deviation stretches the 400
/// @source document 000, Anhang 2.1
[[nodiscard]] double approximateExpectation(double difference, const Expectancy& expectancy = Expectancy());

/// @brief The games as contributionsOf() has them, with approximateExpectation() instead of P(D).
[[nodiscard]] std::optional<Contributions>
approximatedContributions(const ParticipantEvaluation& evaluated, std::optional<double> factor = {},
                          std::optional<int> least = {}, const Expectancy& expectancy = Expectancy());

/// @brief The least rating that a version gives; nothing where it has no bound.
[[nodiscard]] std::optional<int> leastRatingOf(const RuleVersion& version);

/// @brief P(D) of a version by its parameter `deviation`; that of document 000 where it has none.
[[nodiscard]] Expectancy expectancyOf(const RuleVersion& version);

/// @brief What a game brings at most, at least and between, as the printed tables have it.
/// @param factor K
/// @param difference D, own rating minus the opponent's
/// @return whole rating points, rounded half away from zero
/// @source document 000, Anhang 2.4
[[nodiscard]] int printedContribution(double factor, double difference, Score score,
                                      const Expectancy& expectancy = Expectancy());

} // namespace zahlmeister::engine
