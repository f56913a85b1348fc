// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/evaluation.h"
#include "engine/rules/dwz1992/parameters.h"

namespace zahlmeister::engine::dwz1992 {

/// @brief The development coefficient E with everything it is made of.
struct Coefficient {
    double age;          ///< J
    double base;         ///< E_0 = (R_0 / 1000)^4 + J
    double acceleration; ///< a
    double brake;        ///< B
    double unrounded;    ///< E_0 * a + B
    bool accelerates;    ///< a is for this player
    bool brakes;         ///< B is for this player
    int largest;         ///< bound that holds for this player
    int value;           ///< E
};

/// @brief E of a rated player.
/// @param index evaluations so far; 0 counts as 1
/// @param success whether W >= W_e
/// @source document 004, "The development coefficient"; document 001, 4.9.2
[[nodiscard]] Coefficient coefficientOf(AgeGroup group, int rating, int index, bool success,
                                        const Parameters& parameters);

} // namespace zahlmeister::engine::dwz1992
