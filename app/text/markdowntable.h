// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief The tables of a Markdown page: bars between the cells, and a rule below the head. Links and marks
/// of letters are left out; headings and lines of text before a table are its caption, the title of the
/// page's head likewise.
[[nodiscard]] std::vector<TableGrid> markdownTables(const QStringList& lines);

} // namespace zahlmeister::app
