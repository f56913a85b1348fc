// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief Adds a loss that occurs so many times; what is lost no times is no loss.
void addLoss(std::vector<ExportLoss>& losses, ExportLossCode code, std::size_t count);

/// @brief What no format but the program's own carries: what the referee decided and noted.
[[nodiscard]] std::vector<ExportLoss> decisionsLost(const engine::Tournament& tournament);

} // namespace zahlmeister::app
