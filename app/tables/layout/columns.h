// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/tables/layout/layout.h"

/// The columns of a table by their heads.
namespace zahlmeister::app {

/// @brief The row that looks most like a head; -1: none does.
[[nodiscard]] int findHeadRow(const Layout& layout);

/// @brief What the heads say. Columns headed A, B, C or I, II, III and so on are those of a crosstable or of
/// rounds, whatever a letter alone may stand for.
/// @param count of the columns
[[nodiscard]] std::vector<ColumnMeaning> meaningsOfHeads(const Layout& layout, int count);

/// @brief Two columns of names are those of White and of Black, and their numbers likewise.
void findSides(Layout& layout);

/// @brief Settles words whose meaning depends on what else there is.
void settleMeanings(Layout& layout);

} // namespace zahlmeister::app
