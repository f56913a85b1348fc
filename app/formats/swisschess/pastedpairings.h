// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/cutters/cutters.h"

namespace zahlmeister::app {

/// @brief Pairings as they are copied out of Swiss-Chess: fields between tabs and no head. Each line has
/// board, number, name, title and points of both players, and the result in up to three fields.
[[nodiscard]] CutResult cutSwissChessPairings(const TableText& text, CellTexts& texts);

} // namespace zahlmeister::app
