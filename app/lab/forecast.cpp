// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/forecast.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/chronicle/reading/ratedgames.h"
#include "engine/base/fidescale.h"

namespace zahlmeister::app {

namespace {

constexpr int kMostFitSteps = 50;
constexpr double kFitTolerance = 1e-13;

double bounded(double expected)
{
    return std::clamp(expected, kSurestExpected, 1 - kSurestExpected);
}

/// The inverse of a symmetric matrix of two rows, times a vector.
struct TwoByTwo {
    double m00 = 0;
    double m01 = 0;
    double m11 = 0;

    [[nodiscard]] double determinant() const { return m00 * m11 - m01 * m01; }
    [[nodiscard]] bool isRegular() const { return determinant() > 1e-12 * m00 * m11; }
    [[nodiscard]] std::pair<double, double> solved(double v0, double v1) const
    {
        const double d = determinant();
        return {(m11 * v0 - m01 * v1) / d, (m00 * v1 - m01 * v0) / d};
    }
};

} // namespace

ExpectedScores ExpectedScores::of(const engine::RuleVersion& rules, engine::Arithmetic arithmetic)
{
    ExpectedScores scores;
    for (int difference = 0; difference <= kLargestDifference; ++difference) {
        const auto expected = expectedPoints(rules, arithmetic, difference);
        if (!expected)
            return {};
        scores.m_scores.push_back(static_cast<double>(*expected) / static_cast<double>(kPointUnit));
    }
    return scores;
}

ExpectedScores ExpectedScores::ofFide()
{
    constexpr int kMostCounted = 400;
    ExpectedScores scores;
    for (int difference = 0; difference <= kLargestDifference; ++difference)
        scores.m_scores.push_back(engine::fideProbability(std::min(difference, kMostCounted)) / 100.0);
    return scores;
}

double ExpectedScores::at(int difference) const
{
    const double better =
        m_scores[static_cast<std::size_t>(std::min(std::abs(difference), kLargestDifference))];
    return difference >= 0 ? better : 1 - better;
}

ForetoldGames& ForetoldGames::operator+=(const ForetoldGames& other)
{
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

double logLossOf(double expected, int halfPoints)
{
    const double e = bounded(expected);
    const double s = halfPoints / 2.0;
    return -(s * std::log(e) + (1 - s) * std::log(1 - e));
}

double brierOf(double expected, int halfPoints)
{
    const double difference = halfPoints / 2.0 - expected;
    return difference * difference;
}

double logitOf(double expected)
{
    const double e = bounded(expected);
    return std::log(e / (1 - e));
}

void ForetoldByScore::add(double expected, int halfPoints, std::int64_t times)
{
    ForetoldGames& games = m_games[expected];
    (halfPoints == 2 ? games.wins : halfPoints == 1 ? games.draws : games.losses) += times;
}

ForetoldByScore& ForetoldByScore::operator+=(const ForetoldByScore& other)
{
    for (const auto& [expected, games] : other.m_games)
        m_games[expected] += games;
    return *this;
}

Quality ForetoldByScore::quality() const
{
    Quality quality;
    double favourites = 0;
    double favouritePoints = 0;
    for (const auto& [expected, games] : m_games) {
        const auto wins = static_cast<double>(games.wins);
        const auto draws = static_cast<double>(games.draws);
        const auto losses = static_cast<double>(games.losses);
        quality.games += games.games();
        quality.logLoss +=
            wins * logLossOf(expected, 2) + draws * logLossOf(expected, 1) + losses * logLossOf(expected, 0);
        quality.brier +=
            wins * brierOf(expected, 2) + draws * brierOf(expected, 1) + losses * brierOf(expected, 0);
        if (expected == 0.5)
            continue;
        favourites += wins + draws + losses;
        favouritePoints += (expected > 0.5 ? wins : losses) + draws / 2;
    }
    if (quality.games == 0)
        return quality;
    quality.logLoss /= static_cast<double>(quality.games);
    quality.brier /= static_cast<double>(quality.games);
    quality.accuracy = favourites > 0 ? favouritePoints / favourites : 0;
    fit(quality);
    return quality;
}

/// Newton's method; a draw is half a win and half a loss.
void ForetoldByScore::fit(Quality& quality) const
{
    double a = 0;
    double b = 1;
    for (int step = 0; step < kMostFitSteps; ++step) {
        double score0 = 0;
        double score1 = 0;
        TwoByTwo weights;
        for (const auto& [expected, games] : m_games) {
            const auto count = static_cast<double>(games.games());
            const double x = logitOf(expected);
            const double mean = 1 / (1 + std::exp(-(a + b * x)));
            const double surplus = static_cast<double>(2 * games.wins + games.draws) / 2 - count * mean;
            const double weight = count * mean * (1 - mean);
            score0 += surplus;
            score1 += surplus * x;
            weights.m00 += weight;
            weights.m01 += weight * x;
            weights.m11 += weight * x * x;
        }
        if (!weights.isRegular())
            return; // all were expected alike, or nothing but surprises: there is no line
        const auto [toA, toB] = weights.solved(score0, score1);
        a += std::clamp(toA, -2.0, 2.0);
        b += std::clamp(toB, -2.0, 2.0);
        if (std::abs(toA) + std::abs(toB) < kFitTolerance)
            break;
    }
    quality.intercept = a;
    quality.slope = b;
}

void CalibrationShare::add(double expected, int halfPoints)
{
    const double e = bounded(expected);
    const double x = logitOf(expected);
    const double surplus = halfPoints / 2.0 - e;
    score0 += surplus;
    score1 += surplus * x;
    weight00 += e * (1 - e);
    weight01 += e * (1 - e) * x;
    weight11 += e * (1 - e) * x * x;
}

double slopeErrorOf(const std::vector<CalibrationShare>& tournaments)
{
    TwoByTwo weights;
    double score0 = 0;
    double score1 = 0;
    int used = 0;
    for (const CalibrationShare& one : tournaments) {
        weights.m00 += one.weight00;
        weights.m01 += one.weight01;
        weights.m11 += one.weight11;
        score0 += one.score0;
        score1 += one.score1;
        used += one.weight00 > 0 ? 1 : 0;
    }
    if (used < 2 || !weights.isRegular())
        return 0;
    const auto [a, b] = weights.solved(score0, score1); // from 0 and 1
    double variance = 0;
    for (const CalibrationShare& one : tournaments) {
        const double left0 = one.score0 - one.weight00 * a - one.weight01 * b;
        const double left1 = one.score1 - one.weight01 * a - one.weight11 * b;
        const double influence = weights.solved(left0, left1).second;
        variance += influence * influence;
    }
    return std::sqrt(variance * used / (used - 1));
}

} // namespace zahlmeister::app
