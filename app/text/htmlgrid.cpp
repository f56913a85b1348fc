// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/htmlgrid.h"

#include <algorithm>
#include <span>

#include <QStringList>

namespace zahlmeister::app {

namespace {

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

TableGrid gridOf(const HtmlTable& table, const HtmlPage& page)
{
    TableGrid grid{.caption = captionOf(table, page), .lines = table.rowLines};
    for (const auto& cells : table.rows) {
        auto& row = grid.rows.emplace_back();
        for (const HtmlCell& cell : cells)
            row.push_back(linesOf(cell.text));
    }
    return grid;
}

} // namespace zahlmeister::app
