// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Tells the boards of matches whom they play for, where only the heading names the teams: `Br. | SK
/// Turm | DWZ | 2½ : 1½ | SV Springer | DWZ`, `Heimmannschaft SK Turm | Gastmannschaft SV Springer`, or a
/// line above the boards.
///
/// Such a heading becomes a head with home, guest and result, and the teams stand beside the names in two new
/// columns. Where the result of a match is not the sum of the boards in its columns, that is a defect of the
/// grid; a line with another result is no heading.
void spreadMatches(TableGrid& grid);

} // namespace zahlmeister::app
