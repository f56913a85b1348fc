// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"
#include "ui/text/listtable.h"

/// A list on paper and in files.
namespace zahlmeister::ui {

/// @brief The pages of a list, portrait; with columns for which that is too narrow, landscape. In the
/// language of the calling thread; needs a QGuiApplication.
[[nodiscard]] SheetLayout layoutList(const ListTable& list);

/// @brief Kinds of files that a list can be written into.
enum class ListFormat { Pdf, Csv, Xlsx, Html };

/// @brief `pdf`, `csv`, `xlsx` or `html`: as the command line names it, and as such a file ends.
[[nodiscard]] QString listFormatCode(ListFormat format);
/// @brief Reads listFormatCode(); nothing for any other text.
[[nodiscard]] std::optional<ListFormat> listFormatFromCode(QStringView code);

/// @brief A list as a file. Spreadsheets get columns more, and figures as they can be computed with. Every
/// file of the sample says so: sheetMark().
/// @return StorageFailure when the archive of a spreadsheet could not be made
[[nodiscard]] Result<QByteArray> listFile(const ListTable& table, ListFormat format);

} // namespace zahlmeister::ui
