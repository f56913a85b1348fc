// SPDX-License-Identifier: GPL-3.0-or-later
// Fields between separators: of spreadsheets, of frames drawn with bars, of Markdown.
#include <algorithm>

#include "app/tables/cutters/cutters.h"
#include "app/text/markdowntable.h"
#include "app/text/separatedfields.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// How many lines have so many of a sign at least.
qsizetype linesWith(const QStringList& lines, QChar sign, qsizetype atLeast)
{
    return std::ranges::count_if(lines, [&](const QString& line) { return line.count(sign) >= atLeast; });
}

/// Of a place that several share, the lower ones may be empty, and dropped: the name stands first then.
void mendRanks(TableGrid& grid, std::size_t headRow, CellTexts& texts)
{
    const auto& head = grid.rows[headRow];
    const TableColumn first = texts.of(head.front()).head().column;
    if ((first != TableColumn::Rank && first != TableColumn::Number) ||
        texts.of(head[1]).head().column != TableColumn::Name)
        return;
    const auto isName = [&](const QString& text) { return text.size() > 3 && texts.of(text).isName(); };
    for (std::size_t row = headRow + 1; row < grid.rows.size(); ++row) {
        auto& cells = grid.rows[row];
        if (cells.size() >= 3 && isName(cells[0]) && !isName(cells[1]) && !cells[1].isEmpty())
            cells.insert(cells.begin(), QString());
    }
}

/// A column without a head that only some rows have, such as J for youth, was dropped where it is empty: the
/// ratings stand in two columns then. Moves them into the one with the head.
void mendRatings(TableGrid& grid, std::size_t headRow, CellTexts& texts)
{
    constexpr qsizetype kLongestMark = 2;
    const auto& head = grid.rows[headRow];
    const auto found = std::ranges::find_if(
        head, [&](const QString& text) { return isRating(texts.of(text).head().column); });
    const auto at = static_cast<std::size_t>(found - head.begin());
    if (at + 1 >= head.size() || !head[at + 1].isEmpty())
        return;
    const auto isMark = [](const QString& text) {
        return !text.isEmpty() && text.size() <= kLongestMark &&
               std::ranges::all_of(text, [](QChar c) { return c.isLetter(); });
    };
    std::vector<std::size_t> moved;
    for (std::size_t row = headRow + 1; row < grid.rows.size(); ++row) {
        const auto& cells = grid.rows[row];
        if (at + 1 >= cells.size() || cells[at + 1].isEmpty())
            continue;
        if (!isMark(cells[at]) || !texts.of(cells[at + 1]).rating())
            return;
        moved.push_back(row);
    }
    for (const std::size_t row : moved)
        std::swap(grid.rows[row][at], grid.rows[row][at + 1]);
}

/// Brings back what empty cells that converters of web pages dropped have moved: places that several share,
/// marks of the young.
void mendMovedCells(TableGrid& grid, CellTexts& texts)
{
    constexpr std::size_t kSearched = 80;
    for (std::size_t row = 0; row < std::min(grid.rows.size(), kSearched); ++row) {
        const bool named = std::ranges::any_of(grid.rows[row], [&](const QString& text) {
            return texts.of(text).head().column == TableColumn::Name;
        });
        if (!named || grid.rows[row].size() < 3)
            continue;
        mendRanks(grid, row, texts);
        mendRatings(grid, row, texts);
        return;
    }
}

} // namespace

CutResult cutMarkdown(const TableText& text, CellTexts& texts)
{
    std::vector<TableGrid> tables = markdownTables(text.lines);
    for (TableGrid& grid : tables)
        mendMovedCells(grid, texts);
    return tables;
}

template <char16_t separator, qsizetype fewest>
CutResult cutAt(const TableText& text, CellTexts&)
{
    if (linesWith(text.lines, separator, fewest) < 2)
        return {};
    return std::vector{fieldsBetween(text.text, separator)};
}
template CutResult cutAt<u'\t', 1>(const TableText& text, CellTexts& texts);
template CutResult cutAt<u';', 1>(const TableText& text, CellTexts& texts);
template CutResult cutAt<u',', 2>(const TableText& text, CellTexts& texts);

CutResult cutAtBars(const TableText& text, CellTexts& texts)
{
    if (linesWith(text.lines, u'|', 1) + linesWith(text.lines, u'\u2502', 1) < 2)
        return {};
    TableGrid grid = fieldsBetweenBars(text.lines);
    mendMovedCells(grid, texts);
    return std::vector{std::move(grid)};
}

} // namespace zahlmeister::app
