// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief What a format cannot carry of a tournament: what it says itself, and whatever else differs when the
/// file is written and read again. Said before writing, so that nothing is lost in silence.
/// @param format one that is written
[[nodiscard]] std::vector<ExportLoss> lossesOf(const TournamentFormat& format, const ExportInput& input);

} // namespace zahlmeister::app
