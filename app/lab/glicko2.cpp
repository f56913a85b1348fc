// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zahlmeister::app {

namespace glicko {

namespace {

/// Points of a unit of the scale in which Glicko-2 computes (steps 2 and 8).
constexpr double kPoints = 173.7178;

/// Bounds the search for a volatility, which ends after some ten steps.
constexpr int kMostSteps = 200;

/// Of the logarithm of a squared volatility. The paper has 1e-6; with this one the digits that are shown do
/// not depend on how the root is searched.
constexpr double kTolerance = 1e-12;

/// Nobody is ever certain to win: the same distance as that of the DWZ, 2^-44.
constexpr double kLeastExpected = 1.0 / 17592186044416.0;

double within(double value, double low, double high, double otherwise)
{
    return std::isnan(value) ? otherwise : std::clamp(value, low, high);
}

double squared(double value)
{
    return value * value;
}

/// A state on the scale in which Glicko-2 computes (step 2), with every number in its range.
struct Scaled {
    double mu;
    double phi;
    double sigma;
};

double boundedDeviation(double deviation)
{
    return within(deviation, 1, GlickoState().deviation, GlickoState().deviation);
}

double boundedVolatility(double volatility)
{
    return within(volatility, 0.0001, 1, GlickoState().volatility);
}

Scaled scaled(const GlickoState& state)
{
    const GlickoState fresh;
    return {(within(state.rating, -10'000, 10'000, fresh.rating) - fresh.rating) / kPoints,
            boundedDeviation(state.deviation) / kPoints, boundedVolatility(state.volatility)};
}

/// Back to points (step 8).
GlickoState inPoints(const Scaled& state)
{
    const GlickoState fresh;
    return {within(state.mu * kPoints + fresh.rating, -10'000, 10'000, fresh.rating),
            boundedDeviation(state.phi * kPoints), boundedVolatility(state.sigma)};
}

/// g (step 3).
double weight(double phi)
{
    return 1 / std::sqrt(1 + 3 * squared(phi / std::numbers::pi));
}

/// E (step 3) and E (1 - E), which is never 0: an exponential of a negative number is lost in a sum with 1,
/// but not in a product.
struct Expectation {
    double score;
    double spread;

    explicit Expectation(double difference)
    {
        const double tail = std::exp(-std::fabs(difference));
        score = difference >= 0 ? 1 / (1 + tail) : tail / (1 + tail);
        spread = tail / squared(1 + tail);
    }
};

/// v and the sum of g (s - E) (steps 3 and 4); the sum, times v, is Delta.
struct Sums {
    double variance = 0;
    double gain = 0;
};

/// @pre there is a game
Sums sumsOf(const Scaled& player, std::span<const GlickoGame> games)
{
    double information = 0;
    double gain = 0;
    for (const GlickoGame& game : games) {
        const Scaled opponent = scaled(game.opponent);
        const double g = weight(opponent.phi);
        const Expectation expected(g * (player.mu - opponent.mu));
        information += squared(g) * expected.spread;
        gain += g * (within(game.score, 0, 1, 0.5) - expected.score);
    }
    return {1 / information, gain};
}

/// The new volatility (step 5): the root of f in the logarithm of its square, by the Illinois variant of
/// regula falsi. After great surprises there may be three roots; the search of the paper chooses.
double newVolatility(const Scaled& player, const Sums& sums, double tau)
{
    const double known = squared(player.phi) + sums.variance;
    const double excess = squared(sums.variance * sums.gain) - known;
    const double start = std::log(squared(player.sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (excess - e) / (2 * squared(known + e)) - (x - start) / squared(tau);
    };
    double a = start;
    double b = excess > 0 ? std::log(excess) : start - tau;
    // The first part of f is never below -1/2, so that this ends as soon as the steps are more than tau / 2.
    while (excess <= 0 && f(b) < 0)
        b -= tau;
    double atA = f(a);
    double atB = f(b);
    for (int step = 0; step < kMostSteps && std::fabs(b - a) > kTolerance && atA != atB; ++step) {
        const double c = a + (a - b) * atA / (atB - atA);
        const double atC = f(c);
        if (atC * atB <= 0) {
            a = b;
            atA = atB;
        } else {
            atA /= 2;
        }
        b = c;
        atB = atC;
    }
    return std::exp(a / 2);
}

} // namespace

} // namespace glicko

double glickoWeight(double deviation)
{
    return glicko::weight(glicko::boundedDeviation(deviation) / glicko::kPoints);
}

GlickoEvidence glickoEvidence(const GlickoState& before, std::span<const GlickoGame> games)
{
    if (games.empty())
        return {};
    const glicko::Sums sums = glicko::sumsOf(glicko::scaled(before), games);
    return {sums.variance, sums.variance * sums.gain};
}

GlickoState afterPeriod(const GlickoState& before, std::span<const GlickoGame> games, double tau)
{
    if (games.empty())
        return afterIdle(before, 1);
    glicko::Scaled player = glicko::scaled(before);
    const glicko::Sums sums = glicko::sumsOf(player, games);
    player.sigma = glicko::boundedVolatility(
        glicko::newVolatility(player, sums, glicko::within(tau, 0.01, 10, kGlickoTau)));
    const double preliminary = glicko::squared(player.phi) + glicko::squared(player.sigma); // step 6
    const double variance = 1 / (1 / preliminary + 1 / sums.variance);                      // step 7
    player.phi = std::sqrt(variance);
    player.mu += variance * sums.gain;
    return glicko::inPoints(player);
}

GlickoState afterIdle(const GlickoState& before, double periods)
{
    glicko::Scaled player = glicko::scaled(before);
    player.phi = std::sqrt(glicko::squared(player.phi) +
                           glicko::within(periods, 0, 1e9, 0) * glicko::squared(player.sigma));
    return glicko::inPoints(player);
}

double expectedScore(const GlickoState& a, const GlickoState& b)
{
    const glicko::Scaled one = glicko::scaled(a);
    const glicko::Scaled other = glicko::scaled(b);
    const double difference = glicko::weight(std::hypot(one.phi, other.phi)) * (one.mu - other.mu);
    const double loss = std::max(glicko::Expectation(-std::fabs(difference)).score, glicko::kLeastExpected);
    return difference >= 0 ? 1 - loss : loss;
}

} // namespace zahlmeister::app
