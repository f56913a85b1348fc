// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/expectancy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include <boost/math/distributions/normal.hpp>

#include "engine/base/rounding.h"

namespace zahlmeister::engine {

namespace {

constexpr double kSigma = 200.0 * std::numbers::sqrt2;

// Doubles are enough; Boost's default would compute in long double.
using Policy = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

double quantile(double p)
{
    static const boost::math::normal_distribution<double, Policy> normal(0.0, kSigma);
    return boost::math::quantile(normal, p);
}

/// Upper tail of the distribution: the probability of a difference above |d|.
double upperTail(double magnitude)
{
    return 0.5 * std::erfc(magnitude / (kSigma * std::numbers::sqrt2));
}

/// The upper tail at every integer with its density, from which a Taylor series reaches the values between.
///
/// |h| <= 1/2 is less than 1/565 of sigma, so four terms leave an error below 1e-16. This is six times faster
/// than erfc, and performance ratings of a large league ask for a hundred thousand values at each keystroke.
class TailTable {
public:
    static constexpr int kSize = 2304; // beyond 8 sigma the tail is below 1e-16

    TailTable()
    {
        for (int d = 0; d < kSize; ++d) {
            const double x = d / kSigma;
            m_nodes[static_cast<std::size_t>(d)] = {upperTail(d), std::exp(-0.5 * x * x) /
                                                                      std::sqrt(2.0 * std::numbers::pi)};
        }
    }

    double operator()(double magnitude) const
    {
        if (magnitude >= kSize - 1)
            return 0.0;
        const auto node = static_cast<std::size_t>(magnitude + 0.5);
        const double x = static_cast<double>(node) / kSigma;
        const double h = (magnitude - static_cast<double>(node)) / kSigma;
        // Derivatives of the density: f' = -x f, f'' = (x^2 - 1) f, f''' = (3 x - x^3) f.
        const double series =
            h * (1.0 + h * (-x / 2.0 + h * ((x * x - 1.0) / 6.0 + h * (3.0 - x * x) * x / 24.0)));
        return m_nodes[node].tail - m_nodes[node].density * series;
    }

private:
    struct Node {
        double tail;
        double density;
    };
    std::array<Node, kSize> m_nodes{};
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

ExpectedScore expectedScore(double difference)
{
    static const TailTable tail;
    const auto loss =
        static_cast<ExpectedScore>(tail(std::fabs(difference)) * static_cast<double>(kExpectedUnit) + 0.5);
    return difference >= 0 ? kExpectedUnit - loss : loss;
}

double ratingDifference(double p)
{
    if (p < 0.005)
        return -kDifferenceLimit;
    if (p > 0.995)
        return kDifferenceLimit;
    // From one half of the scale only, so that D(1 - p) = -D(p) holds exactly.
    return p < 0.5 ? -quantile(1.0 - p) : quantile(p);
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

} // namespace zahlmeister::engine
