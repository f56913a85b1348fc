// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/table/tablelayout.h"

namespace zahlmeister::app {

/// @brief Participants with crosstable or progress table, as CSV: semicolons, UTF-8 with byte order mark.
[[nodiscard]] TournamentFormat csvFormat();

/// @brief Participants with crosstable or progress table, and a sheet of games (Office Open XML).
[[nodiscard]] TournamentFormat xlsxFormat();

/// @brief One web page that needs nothing else and prints well: crosstable or progress table, and the games.
[[nodiscard]] TournamentFormat htmlFormat();

} // namespace zahlmeister::app
