// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/tables/layout/layout.h"

/// Crosstables of web pages that lost their empty cells on the way to text: what stood after them moved to
/// the left.
namespace zahlmeister::app {

/// @brief What became of the empty cells of a crosstable.
struct EmptyCells {
    bool areMissing = false; ///< some were dropped: the two halves agree once the rest moves back
    std::optional<TableGrid> grid =
        {};       ///< with the empty cells in their places; nothing when several ways agree
    int rows = 0; ///< that were changed
};

/// @brief Finds the places of empty cells that were dropped.
///
/// The diagonal, the two halves and the points decide; only what they leave no choice about is moved.
/// @param layout that of a crosstable, as it was read
[[nodiscard]] EmptyCells restoreEmptyCells(const Layout& layout);

} // namespace zahlmeister::app
