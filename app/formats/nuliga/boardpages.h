// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/cutters/cutters.h"

namespace zahlmeister::app {

/// @brief Matches as they are copied from the pages of leagues: board, name, rating, name, rating and result
/// stand in lines of their own. Where these are the lines of one, the pairings are read as a list.
[[nodiscard]] CutResult cutBoardPages(const TableText& text, CellTexts& texts);

} // namespace zahlmeister::app
