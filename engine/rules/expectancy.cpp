// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/expectancy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "engine/base/rounding.h"
#include "engine/rules/coarsetables.h"

namespace zahlmeister::engine {

namespace {

constexpr double kSigma = kDeviation * std::numbers::sqrt2;

/// Upper tail of the distribution: the probability of a difference above |d|.
double upperTail(double magnitude)
{
    return 0.5 * std::erfc(magnitude / (kSigma * std::numbers::sqrt2));
}

double density(double x)
{
    return std::exp(-0.5 * x * x) / std::sqrt(2.0 * std::numbers::pi);
}

/// The difference that is exceeded with a probability from 0.005 to 0.5, from the series of the quantile
/// around known values, whose errors stay below 1e-9. Ten times faster than Boost's quantile, with which the
/// test compares.
class Quantile {
public:
    Quantile()
    {
        for (std::size_t difference = 0; difference < m_tails.size(); ++difference) {
            m_tails[difference] = upperTail(static_cast<double>(difference));
            m_differences[difference] = seriesAround(static_cast<double>(difference), m_tails[difference]);
        }
        std::size_t node = m_tails.size() - 1;
        for (std::size_t cell = 0; cell < m_last.size(); ++cell) {
            while (node > 0 && m_tails[node] < static_cast<double>(cell) / kCellsPerUnit)
                --node;
            m_last[cell] = static_cast<std::uint16_t>(node);
        }
        for (std::size_t cell = 0; cell < m_nodes.size(); ++cell) {
            const double tail = kMiddle + static_cast<double>(cell) / kCellsPerUnit;
            m_nodes[cell] = seriesAround(fromDifferences(tail), tail);
        }
    }

    [[nodiscard]] double of(double tail) const
    {
        if (tail < kMiddle)
            return fromDifferences(tail);
        // Where most steps of an iteration fall, nothing is searched.
        const Series& at = m_nodes[nearest<std::size_t>((tail - kMiddle) * kCellsPerUnit)];
        return valueOf(at, at.tail - tail);
    }

private:
    /// x, and its derivatives by the probability that is exceeded.
    struct Series {
        double tail;
        double x;
        std::array<double, 4> slopes;
    };

    static Series seriesAround(double x, double tail)
    {
        const double z = x / kSigma;
        const double z2 = z * z;
        const double y = 1.0 / density(z);
        return {tail,
                x,
                {kSigma * y, kSigma * y * y * z / 2.0, kSigma * y * y * y * (2.0 * z2 + 1.0) / 6.0,
                 kSigma * y * y * y * y * (6.0 * z2 + 7.0) * z / 24.0}};
    }

    static double valueOf(const Series& at, double h)
    {
        return at.x + h * (at.slopes[0] + h * (at.slopes[1] + h * (at.slopes[2] + h * at.slopes[3])));
    }

    [[nodiscard]] double fromDifferences(double tail) const
    {
        // The last integer whose tail is not below, then the nearer of it and its successor.
        std::size_t node = m_last[static_cast<std::size_t>(tail * kCellsPerUnit)];
        while (node > 0 && m_tails[node] < tail)
            --node;
        if (m_tails[node] - tail > tail - m_tails[node + 1])
            ++node;
        return valueOf(m_differences[node], m_tails[node] - tail);
    }

    static constexpr double kMiddle = 0.25;
    static constexpr std::size_t kCellsPerUnit = 1024;

    std::array<double, kDifferenceLimit + 2> m_tails{};       ///< of the integer differences
    std::array<Series, kDifferenceLimit + 2> m_differences{}; ///< around them
    std::array<std::uint16_t, kCellsPerUnit / 2 + 1>
        m_last{}; ///< whose tail is not below the cell's lower end
    std::array<Series, kCellsPerUnit / 4 + 1> m_nodes{};
};

template <std::size_t Size, class Function>
std::array<std::int16_t, Size> tabulate(Function function)
{
    std::array<std::int16_t, Size> table{};
    for (std::size_t at = 0; at < Size; ++at)
        table[at] = static_cast<std::int16_t>(function(static_cast<int>(at)));
    return table;
}

} // namespace

UpperTail::UpperTail()
{
    for (std::size_t d = 0; d < kSize; ++d) {
        const double z = static_cast<double>(d) / kSigma;
        const double slope = density(z) / kSigma;
        // From the derivatives of the density: -z, z^2 - 1 and 3 z - z^3 times itself.
        const std::array<double, 5> series{upperTail(static_cast<double>(d)), slope,
                                           -slope * z / (2.0 * kSigma),
                                           slope * (z * z - 1.0) / (6.0 * kSigma * kSigma),
                                           slope * (3.0 - z * z) * z / (24.0 * kSigma * kSigma * kSigma)};
        for (std::size_t i = 0; i < series.size(); ++i)
            m_nodes[d][i] = series[i] * static_cast<double>(kExpectedUnit);
    }
}

const UpperTail kUpperTail;

double ratingDifference(double p)
{
    if (p < 0.005)
        return -kDifferenceLimit;
    if (p > 0.995)
        return kDifferenceLimit;
    static const Quantile quantile;
    return p < 0.5 ? -quantile.of(p) : quantile.of(1.0 - p);
}

int tableExpectancy(int difference)
{
    static const auto table =
        tabulate<1024>([](int d) { return roundCommercialToThousandths(1.0 - upperTail(d)); });
    const int magnitude = std::abs(difference);
    const int p =
        magnitude < static_cast<int>(table.size()) ? table[static_cast<std::size_t>(magnitude)] : 1000;
    return difference >= 0 ? p : 1000 - p;
}

int tableDifference(int thousandths)
{
    // p = 0.995 is the first entry that the table sets to the limit: its own quantile rounds to 729 as well.
    static const auto table = tabulate<501>([](int aboveHalf) {
        return aboveHalf > 495 ? kDifferenceLimit
                               : roundCommercial(ratingDifference((500 + aboveHalf) / 1000.0));
    });
    const int p = std::clamp(thousandths, 0, 1000);
    return p >= 500 ? table[static_cast<std::size_t>(p - 500)] : -table[static_cast<std::size_t>(500 - p)];
}

int Expectancy::thousandths(int difference) const
{
    if (m_stretch == 1)
        return tableExpectancy(difference);
    const double loss = toPoints(nearest<ExpectedScore>(kUpperTail.of(std::abs(difference) * m_shrink)));
    const auto p = static_cast<int>(roundCommercialToThousandths(1.0 - loss));
    return difference >= 0 ? p : 1000 - p;
}

int Expectancy::wholeDifference(int thousandths) const
{
    if (m_stretch == 1)
        return tableDifference(thousandths);
    return static_cast<int>(roundCommercial(this->difference(thousandths / 1000.0)));
}

int Expectancy::hundredths(int difference) const
{
    return coarseExpectancy(static_cast<int>(roundCommercial(difference * m_shrink)));
}

int Expectancy::coarseWholeDifference(int thousandths) const
{
    return static_cast<int>(roundCommercial(m_stretch * coarseDifference(thousandths)));
}

} // namespace zahlmeister::engine
