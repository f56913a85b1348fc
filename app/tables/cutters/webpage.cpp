// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of web pages.
#include <algorithm>
#include <array>

#include "app/tables/cutters/cutters.h"
#include "app/text/htmlgrid.h"

namespace zahlmeister::app {

namespace {

/// Layouts of web pages are tables, too; the ones that matter are bigger.
constexpr int kSmallestTable = 2;

/// The pieces that chess-results draws beside a name: `<div class="FarbewT">` is White.
constexpr std::array kDrawings{HtmlDrawing{u"Farbew", u"(Wei\u00df)"}, HtmlDrawing{u"Farbes", u"(Schwarz)"}};

/// A head that spans the columns of several games stands over each of them; what spans the whole table is a
/// title.
void repeatSpanningHeads(std::vector<HtmlCell>& row, CellTexts& texts)
{
    if (std::ranges::count(row, false, &HtmlCell::continued) < 2)
        return;
    for (std::size_t i = 1; i < row.size(); ++i) {
        const TableColumn left = texts.of(row[i - 1].text).head().column;
        if (row[i].continued && row[i].text.isEmpty() &&
            (left == TableColumn::Opponent || left == TableColumn::Round))
            row[i].text = row[i - 1].text;
    }
}

} // namespace

CutResult cutWebPage(const TableText& text, CellTexts& texts)
{
    if (!hasHtmlTable(text.text))
        return {};
    auto page = parseHtmlTables(text.text, {}, kDrawings);
    if (!page)
        return tl::unexpected(page.error());
    std::vector<TableGrid> tables;
    for (HtmlTable& table : page->tables) {
        if (!table.rows.empty())
            repeatSpanningHeads(table.rows.front(), texts);
        TableGrid grid = gridOf(table, *page);
        if (grid.rowCount() >= kSmallestTable && grid.columnCount() >= kSmallestTable)
            tables.push_back(std::move(grid));
    }
    return tables;
}

} // namespace zahlmeister::app
