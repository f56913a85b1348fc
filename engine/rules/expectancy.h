// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

/// The normal distribution behind all DWZ versions (document 000, 3.3.1 and Anhang 2): probabilities P(D) and
/// differences D(P), exactly and as the printed tables have them.
namespace zahlmeister::engine {

/// @brief Standard deviation of one player's performance around his rating, in rating points; that of the
/// difference of two players is sqrt(2) times as large.
/// @source document 000, 3.3.1
inline constexpr double kDeviation = 200;

/// @brief The deviations that a rule version may have.
inline constexpr double kLeastDeviation = 20;
inline constexpr double kMostDeviation = 2000;

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

/// @brief The nearest integer of a value that is not negative. The innermost loop has no time for the call
/// that std::lround() is.
template <class Integer>
[[nodiscard]] Integer nearest(double magnitude)
{
    return static_cast<Integer>(magnitude + 0.5); // NOLINT(bugprone-incorrect-roundings)
}

/// @brief The upper tail of the normal distribution, in units of ExpectedScore, with its derivatives at every
/// integer difference; Taylor series reach the values between.
///
/// Half a point is less than 1/565 of sigma, so four terms leave errors below 1e-15. That is six times faster
/// than erfc: performance ratings of a large league ask for two hundred thousand values at each keystroke,
/// and this is the innermost loop of all.
class UpperTail {
public:
    UpperTail();

    /// @brief The probability of a difference above `magnitude`, which is not negative.
    [[nodiscard]] double of(double magnitude) const
    {
        if (magnitude >= kSize - 1)
            return 0.0;
        const auto node = nearest<std::uint32_t>(magnitude);
        const Coefficients& at = m_nodes[node];
        const double h = magnitude - static_cast<double>(node);
        return at[0] - h * (at[1] + h * (at[2] + h * (at[3] + h * at[4])));
    }

private:
    using Coefficients = std::array<double, 5>;
    static constexpr std::size_t kSize = 2304; ///< beyond 8 sigma the tail is below 1e-15

    std::array<Coefficients, kSize> m_nodes;
};

/// @brief The only one; not to be used before main() begins.
extern const UpperTail kUpperTail;

/// @brief Expected score of one game, above 0 and below 1.
/// @param difference own rating minus the opponent's, any finite value
/// @source document 000, 3.3.1: normal distribution with standard deviation 200 * sqrt(2)
[[nodiscard]] inline ExpectedScore expectedScore(double difference)
{
    // Nobody is ever certain to win: W = 0 stays below W_e however far away the opponents are.
    const auto loss =
        std::max<ExpectedScore>(1, nearest<ExpectedScore>(kUpperTail.of(std::fabs(difference))));
    return difference >= 0 ? kExpectedUnit - loss : loss;
}

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

/// @brief P(D) and D(P) of a rule version, whose players may vary more or less than those of document 000.
///
/// All deviations share one distribution: differences are brought to the scale of kDeviation and back. With
/// kDeviation itself both factors are 1, so every value is that of the functions above, bit for bit. What
/// D(P) gives beyond 0.005 and 0.995 is stretched likewise.
class Expectancy {
public:
    /// @param deviation of one player's performance around his rating, rating points above 0
    constexpr explicit Expectancy(double deviation = kDeviation)
        : m_stretch(deviation / kDeviation), m_shrink(kDeviation / deviation)
    {
    }

    /// @brief As expectedScore().
    [[nodiscard]] ExpectedScore score(double difference) const
    {
        return expectedScore(difference * m_shrink);
    }
    /// @brief As ratingDifference().
    [[nodiscard]] double difference(double p) const { return m_stretch * ratingDifference(p); }

    /// @brief As tableExpectancy(); computed with three decimals for any other deviation.
    [[nodiscard]] int thousandths(int difference) const;
    /// @brief As tableDifference(), likewise.
    [[nodiscard]] int wholeDifference(int thousandths) const;
    /// @brief As coarseExpectancy(); for any other deviation the printed table is stretched.
    [[nodiscard]] int hundredths(int difference) const;
    /// @brief As coarseDifference(), likewise.
    [[nodiscard]] int coarseWholeDifference(int thousandths) const;

    /// @brief Rating points that correspond to one point on the scale of kDeviation.
    [[nodiscard]] constexpr double stretch() const { return m_stretch; }

private:
    double m_stretch;
    double m_shrink;
};

} // namespace zahlmeister::engine
