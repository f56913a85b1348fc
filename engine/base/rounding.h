// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

namespace zahlmeister::engine {

/// @brief Values this close to a tie count as the tie.
///
/// Coefficients have one decimal and scores are halves, so exact ties occur on paper (30.2 * 2.5 = 75.5) that
/// binary floating point misses by about 1e-14. No other quantity of the rules comes this close by accident.
inline constexpr double kTieTolerance = 1e-9;

/// @brief Commercial rounding to an integer: half away from zero, ties recognised within kTieTolerance.
[[nodiscard]] inline std::int64_t roundCommercial(double value)
{
    const double magnitude = std::floor(std::fabs(value) + 0.5 + kTieTolerance);
    return static_cast<std::int64_t>(value < 0 ? -magnitude : magnitude);
}

/// @brief Commercial rounding to one decimal.
/// @return the rounded value in tenths, as an exact integer
[[nodiscard]] inline std::int64_t roundCommercialToTenths(double value)
{
    return roundCommercial(value * 10.0);
}

/// @brief Commercial rounding to three decimals.
/// @return the rounded value in thousandths, as an exact integer
[[nodiscard]] inline std::int64_t roundCommercialToThousandths(double value)
{
    return roundCommercial(value * 1000.0);
}

/// @brief Commercial rounding to so many decimals.
/// @param decimals 0 to 6
[[nodiscard]] inline double roundCommercialTo(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return static_cast<double>(roundCommercial(value * scale)) / scale;
}

} // namespace zahlmeister::engine
