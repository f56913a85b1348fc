// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/cells/cell.h"
#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Gives every thing a column of its own, and every round one: people write `Müller, Hans (1850)` or a
/// club below the name into one cell, and opponent, colour and result of one round into several.
///
/// Ratings and clubs move into new columns, whose heads say what they are; the columns of a round become one.
/// Cells of several lines have line ends in them; afterwards no cell has.
/// @param grid within the limits
void separateColumns(TableGrid& grid, CellTexts& texts);

} // namespace zahlmeister::app
