// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief Reads a file of Swiss-Manager: individual tournaments for certain, teams as far as known.
[[nodiscard]] ImportResult readTunx(const ImportInput& input);

/// @brief The format `tunx`, which is only read.
[[nodiscard]] TournamentFormat tunxFormat();

} // namespace zahlmeister::app
