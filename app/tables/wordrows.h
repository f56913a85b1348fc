// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Whether a line can be a row of a table in running text: it begins with a number, and has letters.
[[nodiscard]] bool isRowLine(const QString& line);

/// @brief A row for each line, of one cell; rules are empty rows.
[[nodiscard]] TableGrid gridOfLines(const QStringList& lines);

/// @brief Cuts the rows below a head at every blank, as in text copied from a PDF or a web page; only the
/// words of a name stay together.
///
/// Who has no rating has fewer words: the cells of games and what stands behind them are counted from the end
/// then. Of two ratings one alone cannot be told apart; it goes to a column of its own. Rows of a crosstable
/// that lost empty cells keep their cells in order, and are shorter.
/// @return nothing without a head, or when a row cannot be cut
[[nodiscard]] std::optional<TableGrid> gridOfWords(const QStringList& lines);

} // namespace zahlmeister::app
