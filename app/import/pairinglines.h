// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "app/import/tablegrid.h"

namespace zahlmeister::app {

/// @brief A list of pairings without separators, as it stands in mails: `3. Müller, Hans - Schmidt, Karl
/// 1:0`, with or without boards (`Brett 3:`) and ratings (`(1850)`).
///
/// A match of teams is known by its heading `SK Turm - SV Springer 2,5:1,5`, whose result is the sum of the
/// boards below it: the teams stand beside the names then, as home and guest.
/// @param lines of which none is cut at its ends; what is no pairing becomes a row of one cell
/// @return nothing when fewer than two lines are pairings
[[nodiscard]] std::optional<TableGrid> gridOfPairingLines(const QStringList& lines);

} // namespace zahlmeister::app
