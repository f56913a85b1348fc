// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/model/tournament.h"
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

/// @brief Year of the tournament's end minus year of birth; nothing when either is unknown.
/// @source document 000, 3.2
[[nodiscard]] std::optional<int> ageOf(const Participant& participant, const TournamentHeader& header);

/// @param age year of the tournament's end minus year of birth; nothing counts as adult
[[nodiscard]] AgeGroup ageGroupOf(std::optional<int> age, const Parameters& parameters);

/// @brief K_0 of Anhang 1.3.
/// @param index evaluations so far; 0 and 1 share the first column
[[nodiscard]] double baseCoefficient(AgeGroup group, int rating, int index, const Parameters& parameters);

/// @brief K of a rated player.
/// @param success whether W >= W_e in the final pass
/// @source document 000, 3.5.1 and Anhang 1.3
[[nodiscard]] Coefficient coefficientOf(AgeGroup group, int rating, int index, bool success,
                                        const Parameters& parameters);

} // namespace zahlmeister::engine::dwz2026
