// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/coarsetables.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/base/rounding.h"

namespace zahlmeister::engine {

namespace {

/// Largest difference for 0.50, 0.51, ..., 0.99; beyond the last the stronger player expects 1.00.
// RULE: WO1992 Anhang 2.1
constexpr std::array kLargestDifference{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                        98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                        206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                        357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// D for 0.50, 0.51, ..., 0.99, 1.00.
// RULE: WO1992 Anhang 2.2, 4.7.2.1.2
constexpr std::array kDifference{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, kCoarseDifferenceLimit};

} // namespace

int coarseExpectancy(int difference)
{
    const auto row =
        std::lower_bound(kLargestDifference.begin(), kLargestDifference.end(), std::abs(difference));
    const int stronger = 50 + static_cast<int>(row - kLargestDifference.begin());
    return difference < 0 ? 100 - stronger : stronger;
}

int coarseDifference(int thousandths)
{
    // RULE: WO1992 4.7.2.1.3
    const int above = std::abs(std::clamp(thousandths, 0, 1000) - 500);
    const auto row = static_cast<std::size_t>(above / 10);
    const int rest = above % 10;
    const int next = kDifference[std::min(row + 1, kDifference.size() - 1)];
    const int tenths = 10 * kDifference[row] + (next - kDifference[row]) * rest;
    const int difference = static_cast<int>(roundCommercial(tenths / 10.0));
    return thousandths < 500 ? -difference : difference;
}

} // namespace zahlmeister::engine
