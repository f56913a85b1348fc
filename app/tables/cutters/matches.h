// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/cells/cell.h"
#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Tells the boards of matches whom they play for, where only the heading names the teams: `Br. | SK
/// Turm | DWZ | 2½ : 1½ | SV Springer | DWZ`, `Heimmannschaft SK Turm | Gastmannschaft SV Springer`, or a
/// line above the boards.
///
/// Such a heading becomes a head with home, guest and result, and the teams stand beside the names in two new
/// columns, with the score that it tells in a third. Where that is not the sum of its boards, it is a heading
/// only when it looks like that of a match all the same, see isMatchOf().
void spreadMatches(TableGrid& grid, CellTexts& texts);

} // namespace zahlmeister::app
