// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/stackedcells.h"

#include <algorithm>
#include <vector>

#include "app/tables/tablecell.h"
#include "app/tables/tableheader.h"
#include "app/tables/tableshape.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kFewestCells = 9; ///< a head and two rows of three
constexpr qsizetype kLongestCell = 100; ///< characters

struct Cell {
    QString text;
    int line; ///< from 1
};

using Cells = std::vector<Cell>;

/// The longest stretch of lines that are a cell each.
Cells longestRun(const QStringList& lines, bool bars)
{
    Cells best;
    Cells run;
    const auto endRun = [&] {
        if (run.size() > best.size())
            std::swap(best, run);
        run.clear();
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString text = lines[i].size() <= kLongestCell ? tidyCell(lines[i]) : u"|||"_s;
        const bool barred = text.count(u'|') == 1 && text.endsWith(u'|');
        if (!bars && text.isEmpty())
            continue;
        if (bars ? !barred : text.contains(u'|')) {
            endRun();
            continue;
        }
        if (bars)
            text.chop(1);
        run.push_back({plainCell(text), static_cast<int>(i) + 1});
    }
    endRun();
    return best;
}

/// Where head and rows stand in a run of cells.
struct Layout {
    std::size_t head = 0;
    std::size_t body = 0; ///< first cell of the first row
    std::size_t rows = 0;

    [[nodiscard]] std::size_t width() const { return body - head; }
    [[nodiscard]] std::size_t end() const { return body + rows * width(); }
};

class LayoutFinder {
public:
    explicit LayoutFinder(const Cells& cells) : m_cells(cells) { }

    std::optional<Layout> find() const
    {
        constexpr int kMostHeads = 20;
        int heads = 0;
        for (std::size_t head = 0; head < m_cells.size() && heads < kMostHeads; ++head) {
            if (!beginsRow(meaningOfHead(m_cells[head].text).column))
                continue;
            ++heads;
            if (const auto layout = layoutFrom(head))
                return layout;
        }
        return std::nullopt;
    }

private:
    static bool beginsRow(TableColumn column)
    {
        return column == TableColumn::Number || column == TableColumn::Rank;
    }

    std::optional<Layout> layoutFrom(std::size_t head) const
    {
        constexpr std::size_t kFewestColumns = 3;
        std::optional<std::size_t> name;
        std::size_t known = 0;
        const std::size_t last = std::min(m_cells.size(), head + kMaximumTableColumns);
        for (std::size_t at = head; at < last; ++at) {
            const std::size_t width = at - head;
            const bool first = numberOfCell(m_cells[at].text) == 1;
            if (first && name && width >= kFewestColumns && known * 2 > width) {
                Layout layout{head, at, 0};
                while (isRow(layout, *name))
                    ++layout.rows;
                if (layout.rows >= 2 && isWhole(layout))
                    return layout;
            }
            const TableColumn column = meaningOfHead(m_cells[at].text).column;
            known += column != TableColumn::Unknown ? 1 : 0;
            if (column == TableColumn::Name && !name)
                name = width;
        }
        return std::nullopt;
    }

    /// Whether the cells behind the rows found so far are another one.
    bool isRow(const Layout& layout, std::size_t name) const
    {
        if (layout.end() + layout.width() > m_cells.size())
            return false;
        const QString& number = m_cells[layout.end()].text;
        return (numberOfCell(number) || isBlankMark(number)) && isNameLike(m_cells[layout.end() + name].text);
    }

    /// Whether no row follows that has lost a cell.
    bool isWhole(const Layout& layout) const
    {
        const std::size_t last = std::min(m_cells.size(), layout.end() + layout.width());
        for (std::size_t at = layout.end(); at < last; ++at) {
            if (numberOfCell(m_cells[at].text))
                return false;
        }
        return true;
    }

    const Cells& m_cells;
};

} // namespace

std::optional<TableGrid> gridOfStackedCells(const QStringList& lines)
{
    for (const bool bars : {true, false}) {
        const Cells cells = longestRun(lines, bars);
        const auto layout =
            cells.size() >= kFewestCells ? LayoutFinder(cells).find() : std::optional<Layout>();
        if (!layout)
            continue;
        TableGrid grid;
        for (int i = 0; i < cells[layout->head].line - 1; ++i) {
            QString text = tidyCell(lines[i].left(kMaximumCellLength));
            text.remove(u'|');
            if (!text.isEmpty())
                grid.caption += (grid.caption.isEmpty() ? QString() : u"\n"_s) + text.trimmed();
        }
        for (std::size_t row = 0; row <= layout->rows; ++row) {
            const std::size_t from = layout->head + row * layout->width();
            auto& texts = grid.rows.emplace_back();
            for (std::size_t i = 0; i < layout->width(); ++i)
                texts.push_back(tidyCell(cells[from + i].text));
            grid.lines.push_back(cells[from].line);
        }
        return grid;
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
