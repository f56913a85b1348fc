// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz2026/parameters.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief The development coefficient K with everything it is made of (Anhang 1.3).
struct Coefficient {
    double base;      ///< K_0
    double bonus;     ///< a
    double brake;     ///< b
    double unrounded; ///< K_0 * b + a
    double value;     ///< K: rounded to one decimal, at most K_max
};

/// @brief K_0 of Anhang 1.3.
/// @param index evaluations so far; 0 and 1 share the first column
[[nodiscard]] double baseCoefficient(AgeGroup group, int rating, int index, const Parameters& parameters);

/// @brief K of a rated player.
/// @param success whether W >= W_e in the final pass
/// @source document 000, 3.5.1 and Anhang 1.3
[[nodiscard]] Coefficient coefficientOf(AgeGroup group, int rating, int index, bool success,
                                        const Parameters& parameters);

} // namespace zahlmeister::engine::dwz2026
