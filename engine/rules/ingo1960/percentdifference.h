// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/score.h"
#include "engine/model/ruleversion.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine::ingo1960 {

/// @brief %d: 50 minus the percentage of half a point more in one game more; positive for less than half of
/// the points.
/// @param games at least 1
/// @param arithmetic tables: with the one decimal of the printed table
/// @source document 003, note below the table
[[nodiscard]] double percentDifference(Score score, int games, Arithmetic arithmetic);

/// @brief The document's table of %d for 3 to 22 games.
[[nodiscard]] PrintedTable percentDifferenceTable();

} // namespace zahlmeister::engine::ingo1960
