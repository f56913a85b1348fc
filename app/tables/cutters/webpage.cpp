// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of web pages.
#include <algorithm>
#include <array>

#include "app/tables/cutters/cutters.h"
#include "app/text/htmltable.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Layouts of web pages are tables, too; the ones that matter are bigger.
constexpr std::size_t kSmallestTable = 2;

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

/// The lines of a cell, each tidy.
QString linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (const QString tidied = tidyCell(line); !tidied.isEmpty())
            lines.append(tidied);
    }
    return lines.join(u'\n');
}

/// Headings say more than the lines between them, and the page's title says least.
QString captionOf(const HtmlTable& table, const HtmlPage& page)
{
    // Every table has the title in its caption: it must not be a book.
    constexpr qsizetype kLongestTitle = 500;
    constexpr std::size_t kLinesBefore = 50; // the nearest; above them is the rest of the page
    QString caption = table.caption;
    const std::size_t far = table.before.size() - std::min(table.before.size(), kLinesBefore);
    for (const bool heading : {true, false}) {
        for (const HtmlText& before : std::span(table.before).subspan(far)) {
            if ((before.level > 0) == heading)
                caption += u'\n' + before.text;
        }
    }
    return caption + u'\n' + page.title.left(kLongestTitle);
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
        TableGrid grid{.caption = captionOf(table, *page)};
        if (!table.rows.empty())
            repeatSpanningHeads(table.rows.front(), texts);
        for (const auto& cells : table.rows) {
            auto& row = grid.rows.emplace_back();
            for (const HtmlCell& cell : cells)
                row.push_back(linesOf(cell.text));
        }
        grid.lines = std::move(table.rowLines);
        if (grid.rows.size() >= kSmallestTable && grid.columnCount() >= static_cast<int>(kSmallestTable))
            tables.push_back(std::move(grid));
    }
    return tables;
}

} // namespace zahlmeister::app
