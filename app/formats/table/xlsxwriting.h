// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/formats/table/tablelayout.h"

namespace zahlmeister::app {

/// @brief A sheet of a spreadsheet.
struct XlsxSheet {
    QString name;       ///< on its tab
    QStringList titles; ///< above the table, line by line
    WrittenTable table;
};

/// @brief Writes a spreadsheet; heads stay in sight, columns are as wide as what stands in them.
/// @return MissingPart when the archive could not be made
[[nodiscard]] ExportResult writeXlsxSheets(std::span<const XlsxSheet> sheets);

} // namespace zahlmeister::app
