// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/cellgrid.h"
#include "app/text/htmltable.h"

namespace zahlmeister::app {

/// @brief The cells of a table of a page, each with its lines. The caption has the table's own, then the
/// headings before it, the nearest lines of text, and the page's title.
[[nodiscard]] TableGrid gridOf(const HtmlTable& table, const HtmlPage& page);

} // namespace zahlmeister::app
