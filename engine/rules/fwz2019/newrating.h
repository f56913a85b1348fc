// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/evaluation/trace.h"
#include "engine/rules/fwz2019/parameters.h"

namespace zahlmeister::engine::fwz2019 {

/// @brief A rated player with all that his new FWZ depends on.
struct RatedPlayer {
    std::int32_t number; ///< participant number, for the trace
    int rating;          ///< old FWZ
    int index;
    int games;
    double score;
    double expected; ///< W
};

/// @brief A new FWZ and what it follows from.
struct NewRating {
    double factor; ///< K
    int rating;
};

/// @brief K and the new FWZ.
/// @param trace nullptr: no step is recorded
/// @source document 002, 4.2 and 4.3
[[nodiscard]] NewRating newRatingOf(const RatedPlayer& player, const Parameters& parameters, Trace* trace);

} // namespace zahlmeister::engine::fwz2019
