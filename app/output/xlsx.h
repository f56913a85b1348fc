// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/output/csv.h"
#include "app/output/table.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief A sheet of a spreadsheet; title and remarks of its table do not stand in it.
struct XlsxSheet {
    QString name;       ///< on its tab
    QStringList titles; ///< above the table, line by line
    Table table;
};

/// @brief A spreadsheet (Office Open XML); heads stay in sight, columns are as wide as what stands in them.
/// @return StorageFailure when the archive could not be made
[[nodiscard]] Result<QByteArray> xlsxOf(std::span<const XlsxSheet> sheets, FigureCells figures);

} // namespace zahlmeister::app
