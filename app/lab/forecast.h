// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "engine/model/ruleversion.h"

/// How games are foretold, and how well they were.
namespace zahlmeister::app {

/// @brief Expected scores that are nearer to 0 or 1 than this count as so far away from them, so that a
/// surprise costs no infinite amount: the printed tables have a P(D) of 1.
inline constexpr double kSurestExpected = 0.001;

/// @brief Largest difference of ratings with an expected score of its own; greater ones have the same.
inline constexpr int kLargestDifference = 2000;

/// @brief The expected scores of White by the difference of the ratings, White's minus Black's.
class ExpectedScores {
public:
    /// @brief P(D) of a rule version (document 000, 3.3.1); of rules without one nothing is expected.
    [[nodiscard]] static ExpectedScores of(const engine::RuleVersion& rules, engine::Arithmetic arithmetic);
    /// @brief PD of the FIDE with two digits, a difference above 400 as 400 (B.02, 8.1.2, 8.3.1).
    [[nodiscard]] static ExpectedScores ofFide();

    [[nodiscard]] bool areThere() const { return !m_scores.empty(); }
    /// @return 0 to 1, as it is, without kSurestExpected
    [[nodiscard]] double at(int difference) const;

private:
    std::vector<double> m_scores; ///< of differences from 0 on
};

/// @brief Games that were foretold with one expected score, by their results.
struct ForetoldGames {
    std::int64_t wins = 0; ///< of White
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    [[nodiscard]] std::int64_t games() const { return wins + draws + losses; }
    ForetoldGames& operator+=(const ForetoldGames& other);
};

/// @brief What a game with an expected score costs: -(s ln e + (1 - s) ln(1 - e)), in nats.
/// @param halfPoints of the side that e is about
[[nodiscard]] double logLossOf(double expected, int halfPoints);

/// @brief (s - e)^2.
[[nodiscard]] double brierOf(double expected, int halfPoints);

/// @brief ln(e / (1 - e)), with kSurestExpected.
[[nodiscard]] double logitOf(double expected);

/// @brief The quality of forecasts; without games everything is 0.
struct Quality {
    std::int64_t games = 0;
    double logLoss = 0;    ///< nats a game
    double brier = 0;      ///< a game
    double accuracy = 0;   ///< points a game of those with more than 0.5 expected
    double slope = 0;      ///< b of logit s = a + b logit e, fitted by maximum likelihood
    double intercept = 0;  ///< a; what White is better than expected
    double slopeError = 0; ///< standard error of the slope, tournaments taken as wholes; 0: unknown
};

/// @brief Games by expected score of White, which are all that the sums of Quality need: whole numbers, so
/// that the order in which they come does not matter.
class ForetoldByScore {
public:
    /// @brief Adds games with one expected score and one result of White.
    void add(double expected, int halfPoints, std::int64_t times = 1);
    ForetoldByScore& operator+=(const ForetoldByScore& other);

    /// @brief All but slopeError.
    [[nodiscard]] Quality quality() const;
    [[nodiscard]] const std::map<double, ForetoldGames>& games() const { return m_games; }

private:
    void fit(Quality& quality) const;

    std::map<double, ForetoldGames> m_games; ///< by expected score
};

/// @brief What the games of a tournament say about the calibration at a = 0, b = 1, for slopeErrorOf().
struct CalibrationShare {
    double score0 = 0;   ///< sum of s - e
    double score1 = 0;   ///< sum of (s - e) logit e
    double weight00 = 0; ///< sum of e (1 - e)
    double weight01 = 0; ///< the same times logit e
    double weight11 = 0; ///< the same times its square

    /// @brief Adds a game, by White's expected score and half points.
    void add(double expected, int halfPoints);
};

/// @brief The standard error of the slope by the differences between tournaments, in one step from a = 0,
/// b = 1; 0 where fewer than two tournaments have games.
[[nodiscard]] double slopeErrorOf(const std::vector<CalibrationShare>& tournaments);

} // namespace zahlmeister::app
