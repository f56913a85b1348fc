// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A round for every game, for formats that know no game without one.
///
/// Games that have a round keep it. Of a round robin without any rounds each pairing gets that of the circle
/// method, a second game that of the second half. All others get the first round in which neither player has
/// a game yet.
/// @return as Tournament::games, each from 1
[[nodiscard]] std::vector<int> assignedRounds(const engine::Tournament& tournament);

} // namespace zahlmeister::app
