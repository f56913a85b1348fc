// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

/// Glicko-2 by M. E. Glickman, "Example of the Glicko-2 system" (30 November 2013), as a yardstick for the
/// rules of the federation. Pure functions.
///
/// Every number is accepted and every result is finite. What lies outside a range counts as its nearest end,
/// and what is no number as the value of a new player: ratings from -10,000 to 10,000, deviations from 1 to
/// 350, volatilities from 0.0001 to 1, scores from 0 to 1, the constant tau from 0.01 to 10. Results are
/// kept within the same ranges.
namespace zahlmeister::app {

/// @brief What Glicko-2 knows about a player; without numbers a new one (step 1).
struct GlickoState {
    double rating = 1500;     ///< in points
    double deviation = 350;   ///< in points: about 95 % of strengths lie within two deviations of the rating
    double volatility = 0.06; ///< how much his strength moves within a period, in units of 173.7178 points

    bool operator==(const GlickoState&) const = default;
};

/// @brief A game of a rating period.
struct GlickoGame {
    GlickoState opponent; ///< as he was before the period
    double score;         ///< 0, 0.5 or 1
};

/// @brief The constant tau of the paper's example, from the middle of what it calls reasonable (0.3 to 1.2).
inline constexpr double kGlickoTau = 0.5;

/// @brief What the games of a period say, before the volatility is known.
struct GlickoEvidence {
    double variance = 0;    ///< v, in units of 173.7178 points squared; 0 without games
    double improvement = 0; ///< Delta, in units of 173.7178 points; 0 without games
};

/// @brief The weight g of a game against somebody of such a deviation: 1 where his strength is known, less
/// where it is not.
/// @source step 3
[[nodiscard]] double glickoWeight(double deviation);

/// @brief The variance v and the improvement Delta that follow from the games.
/// @source steps 3 and 4
[[nodiscard]] GlickoEvidence glickoEvidence(const GlickoState& before, std::span<const GlickoGame> games);

/// @brief A player after a rating period.
/// @param games of the period, in any order; without games as afterIdle() over one period
/// @param tau how fast a volatility may change
/// @source steps 2 to 8
[[nodiscard]] GlickoState afterPeriod(const GlickoState& before, std::span<const GlickoGame> games,
                                      double tau = kGlickoTau);

/// @brief A player after periods without a game: his deviation has grown, up to that of a new player.
/// @param periods also parts of one; none when negative
/// @source note after step 8; its bound is that of Glicko-1
[[nodiscard]] GlickoState afterIdle(const GlickoState& before, double periods);

/// @brief Expected score of a against b in points, above 0 and below 1; that of b against a is exactly the
/// rest.
/// @source step 3, with the deviation of both as in M. E. Glickman, "The Glicko system", last formula
[[nodiscard]] double expectedScore(const GlickoState& a, const GlickoState& b);

} // namespace zahlmeister::app
