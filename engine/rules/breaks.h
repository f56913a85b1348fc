// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/date.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief A pause in a tournament.
struct Break {
    Date lastDay;  ///< on which was played before
    Date firstDay; ///< on which was played after

    /// @brief From one day of games to the next.
    [[nodiscard]] int days() const { return lastDay.daysTo(firstDay); }
    bool operator==(const Break&) const = default;
};

/// @brief The pauses of a tournament, the first one first. Where a round of which no day is known may have
/// been played, there is none.
/// @param longerThan days; 0 or more
/// @source document 000, 2.2.2
[[nodiscard]] std::vector<Break> breaksOf(const Tournament& tournament, int longerThan);

} // namespace zahlmeister::engine
