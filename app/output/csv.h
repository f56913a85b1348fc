// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QStringList>

#include "app/output/table.h"

namespace zahlmeister::app {

/// @brief What programs get of the cells of figures and days.
enum class FigureCells {
    AsShown, ///< every text as it is
    Plain,   ///< plainFigure(), so that they can be computed with
};

/// @brief Tables as CSV, an empty line between them: semicolons, UTF-8 with a byte order mark; nothing in it
/// begins a formula. A title stands above a table, remarks stand below, each in a line.
/// @param lines above the first table, each in the first column
[[nodiscard]] QByteArray csvOf(const std::vector<Table>& tables, FigureCells figures,
                               const QStringList& lines = {});

} // namespace zahlmeister::app
