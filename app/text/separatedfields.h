// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief A text as a field of CSV: in quotation marks where it has to be, and with an apostrophe in front
/// where a spreadsheet would take it for a formula. Numbers and signs of results stay as they are.
/// @param separator between the fields of a row
[[nodiscard]] QString csvField(const QString& text, QChar separator);

/// @brief The fields between separators, as spreadsheets write them; quotation marks hold separators and line
/// ends together. Ends early when there are more rows or fields than a table may have.
/// @param text line ends are `\n`
[[nodiscard]] TableGrid fieldsBetween(const QString& text, QChar separator);

/// @brief The fields between bars, typed or drawn; bars at both ends of a line are a frame.
[[nodiscard]] TableGrid fieldsBetweenBars(const QStringList& lines);

} // namespace zahlmeister::app
