// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Gives every thing a column of its own, and every round one: people write `Müller, Hans (1850)` or a
/// club below the name into one cell, and opponent, colour and result of one round into several.
///
/// Ratings and clubs move into new columns, whose heads say what they are; the columns of a round become one;
/// teams that only the heading of a match names stand beside the names, see spreadMatches().
/// Cells of several lines have line ends in them; afterwards no cell has.
void separateColumns(TableGrid& grid);

} // namespace zahlmeister::app
