// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Findings that say the same of several players: of the same code and level, with the same arguments
/// and clause, and accepted for the same reason.
/// @return positions in `findings`, each in one group; the groups in the order of their first ones
[[nodiscard]] std::vector<std::vector<std::size_t>>
findingGroups(const std::vector<engine::Finding>& findings, const engine::Tournament& tournament);

} // namespace zahlmeister::app
