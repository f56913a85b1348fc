// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Cuts text without separators into cells, in every way that makes sense of it: by gaps that go
/// through all lines, by two blanks or more, by words, and as lines `White - Black 1:0`.
[[nodiscard]] std::vector<TableGrid> alignedGrids(const QStringList& lines);

} // namespace zahlmeister::app
