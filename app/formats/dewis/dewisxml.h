// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief `dewis-xml`, the report to the federation's database of 2011 to 2026; only read.
///
/// Tournament, dates of rounds, players with their DWZ, games, and the line-ups of teams. Elements may be
/// empty, and a 0 says that a number is not known.
[[nodiscard]] TournamentFormat dewisXmlFormat();

/// @brief Reads a report.
[[nodiscard]] ImportResult readDewisXml(const ImportInput& input);

} // namespace zahlmeister::app
