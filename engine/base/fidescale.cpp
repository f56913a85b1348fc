// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/fidescale.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace zahlmeister::engine {

namespace {

/// dp of 50 to 100 per cent; below 50 it is the same with a minus.
constexpr std::array kDifferences{0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                  95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                  202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                  351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/// The last difference of each row of table 8.1.2, from 50 per cent on; what is greater has 100.
constexpr std::array kLastDifferences{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                      98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                      206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                      357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// PD by difference: it is asked for so often that a search takes too long.
constexpr auto kProbabilities = [] {
    std::array<std::int8_t, kLastDifferences.back() + 2> probabilities{};
    std::size_t row = 0;
    for (std::size_t difference = 0; difference < probabilities.size(); ++difference) {
        while (row < kLastDifferences.size() && static_cast<int>(difference) > kLastDifferences[row])
            ++row;
        probabilities[difference] = static_cast<std::int8_t>(50 + row);
    }
    return probabilities;
}();

} // namespace

int fideDifference(int percent)
{
    const int magnitude = kDifferences[static_cast<std::size_t>(std::abs(percent - 50))];
    return percent < 50 ? -magnitude : magnitude;
}

int fidePercent(int points, int games)
{
    return (points * 100 + games) / (2 * games);
}

int fideProbability(int difference)
{
    const auto last = static_cast<int>(kProbabilities.size()) - 1;
    const int percent = kProbabilities[static_cast<std::size_t>(std::min(std::abs(difference), last))];
    return difference < 0 ? 100 - percent : percent;
}

} // namespace zahlmeister::engine
