// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The normal distribution behind all DWZ versions (document 000, 3.3.1 and Anhang 2): probabilities P(D) and
/// differences D(P), exactly and as the printed tables have them.
namespace zahlmeister::engine {

/// @brief Largest difference that D(P) gives, for P above 0.995; its negative for P below 0.005 (Anhang 2.1).
inline constexpr int kDifferenceLimit = 729;

/// @brief One point of expected score in the integer unit of ExpectedScore.
inline constexpr std::int64_t kExpectedUnit = std::int64_t(1) << 44;

/// @brief Most games whose expected scores can be summed in an ExpectedScore.
inline constexpr int kMaximumGames = 100'000;

/// @brief Expected score as a multiple of 2^-44 point.
///
/// Integers make sums independent of their order, so that renumbering the participants never changes a digit,
/// and make P(D) + P(-D) = 1 exact. The unit is a thousand times finer than anything that is ever shown.
using ExpectedScore = std::int64_t;

/// @brief Expected score of one game, above 0 and below 1.
/// @param difference own rating minus the opponent's, any finite value
/// @source document 000, 3.3.1: normal distribution with standard deviation 200 * sqrt(2)
[[nodiscard]] ExpectedScore expectedScore(double difference);

/// @brief An expected score in points.
[[nodiscard]] constexpr double toPoints(ExpectedScore expected)
{
    return static_cast<double>(expected) / static_cast<double>(kExpectedUnit);
}

/// @brief The rating difference at which p is expected.
/// @param p any finite value; below 0.005 gives -729, above 0.995 gives 729
/// @source document 000, Anhang 2.1
[[nodiscard]] double ratingDifference(double p);

/// @brief P(D) of the printed table, in thousandths.
/// @source document 000, Anhang 2.1; beyond the table's end the same formula
[[nodiscard]] int tableExpectancy(int difference);

/// @brief D(P) of the printed table.
/// @param thousandths p * 1000, clamped to 0..1000
/// @source document 000, Anhang 2.2
[[nodiscard]] int tableDifference(int thousandths);

} // namespace zahlmeister::engine
