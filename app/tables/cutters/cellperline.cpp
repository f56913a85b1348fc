// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of which every cell stands in a line of its own.
#include <algorithm>
#include <optional>

#include "app/tables/cutters/cutters.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kFewestCells = 9;     ///< a head and two rows of three
constexpr qsizetype kLongestLoneCell = 100; ///< characters

struct LineCell {
    const Cell* cell;
    int line; ///< from 1
};

using Cells = std::vector<LineCell>;

/// The longest stretch of lines that are a cell each.
Cells longestRun(const QStringList& lines, bool bars, CellTexts& texts)
{
    Cells best;
    Cells run;
    const auto endRun = [&] {
        if (run.size() > best.size())
            std::swap(best, run);
        run.clear();
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString text = lines[i].size() <= kLongestLoneCell ? tidyCell(lines[i]) : u"|||"_s;
        const bool barred = text.count(u'|') == 1 && text.endsWith(u'|');
        if (!bars && text.isEmpty())
            continue;
        if (bars ? !barred : text.contains(u'|')) {
            endRun();
            continue;
        }
        if (bars)
            text.chop(1);
        run.push_back({&texts.of(text), static_cast<int>(i) + 1});
    }
    endRun();
    return best;
}

/// Where head and rows stand in a run of cells.
struct RowsOfCells {
    std::size_t head = 0;
    std::size_t body = 0; ///< first cell of the first row
    std::size_t rows = 0;

    [[nodiscard]] std::size_t width() const { return body - head; }
    [[nodiscard]] std::size_t end() const { return body + rows * width(); }
};

class RowFinder {
public:
    explicit RowFinder(const Cells& cells) : m_cells(cells) { }

    std::optional<RowsOfCells> find() const
    {
        constexpr int kMostHeads = 20;
        int heads = 0;
        for (std::size_t head = 0; head < m_cells.size() && heads < kMostHeads; ++head) {
            const TableColumn column = at(head).head().column;
            if (column != TableColumn::Number && column != TableColumn::Rank)
                continue;
            ++heads;
            if (const auto layout = layoutFrom(head))
                return layout;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] const Cell& at(std::size_t place) const { return *m_cells[place].cell; }

    std::optional<RowsOfCells> layoutFrom(std::size_t head) const
    {
        constexpr std::size_t kFewestColumns = 3;
        std::optional<std::size_t> name;
        std::size_t known = 0;
        const std::size_t last = std::min(m_cells.size(), head + kMaximumTableColumns);
        for (std::size_t place = head; place < last; ++place) {
            const std::size_t width = place - head;
            const bool first = at(place).number() == 1;
            if (first && name && width >= kFewestColumns && known * 2 > width) {
                RowsOfCells layout{head, place, 0};
                while (isRow(layout, *name))
                    ++layout.rows;
                if (layout.rows >= 2 && isWhole(layout))
                    return layout;
            }
            const TableColumn column = at(place).head().column;
            known += column != TableColumn::Unknown ? 1 : 0;
            if (column == TableColumn::Name && !name)
                name = width;
        }
        return std::nullopt;
    }

    /// Whether the cells after the rows found so far are another one.
    bool isRow(const RowsOfCells& layout, std::size_t name) const
    {
        if (layout.end() + layout.width() > m_cells.size())
            return false;
        const Cell& number = at(layout.end());
        return (number.number() || number.isBlank()) && at(layout.end() + name).isName();
    }

    /// Whether no row follows that has lost a cell.
    bool isWhole(const RowsOfCells& layout) const
    {
        const std::size_t last = std::min(m_cells.size(), layout.end() + layout.width());
        return std::none_of(m_cells.begin() + static_cast<std::ptrdiff_t>(layout.end()),
                            m_cells.begin() + static_cast<std::ptrdiff_t>(last),
                            [](const LineCell& each) { return each.cell->number().has_value(); });
    }

    const Cells& m_cells;
};

} // namespace

CutResult cutCellPerLine(const TableText& text, CellTexts& texts)
{
    for (const bool bars : {true, false}) {
        const Cells cells = longestRun(text.lines, bars, texts);
        const auto found = cells.size() >= kFewestCells ? RowFinder(cells).find() : std::nullopt;
        if (!found)
            continue;
        TableGrid grid;
        for (int i = 0; i < cells[found->head].line - 1; ++i)
            addToCaption(grid, tidyCell(text.lines[i].left(kMaximumCellLength).remove(u'|')));
        for (std::size_t row = 0; row <= found->rows; ++row) {
            const std::size_t from = found->head + row * found->width();
            auto& rowTexts = grid.rows.emplace_back();
            for (std::size_t i = from; i < from + found->width(); ++i)
                rowTexts.push_back(cells[i].cell->plain());
            grid.lines.push_back(cells[from].line);
        }
        return std::vector{std::move(grid)};
    }
    return {};
}

} // namespace zahlmeister::app
