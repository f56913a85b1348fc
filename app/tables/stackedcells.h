// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief A table of which every cell stands in a line of its own, with or without a bar behind it.
///
/// The cells of the head tell how long a row is: all rows begin with a number and have a name at the same
/// place.
/// @return nothing when no length does that for the whole table
[[nodiscard]] std::optional<TableGrid> gridOfStackedCells(const QStringList& lines);

} // namespace zahlmeister::app
