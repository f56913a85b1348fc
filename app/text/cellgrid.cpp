// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/cellgrid.h"

#include <algorithm>

namespace zahlmeister::app {

int TableGrid::columnCount() const
{
    std::size_t longest = 0;
    for (const auto& row : rows)
        longest = std::max(longest, row.size());
    return static_cast<int>(longest);
}

const QString& TableGrid::cell(int row, int column) const
{
    static const QString kNothing;
    if (row < 0 || row >= rowCount() || column < 0)
        return kNothing;
    const auto& cells = rows[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < cells.size() ? cells[static_cast<std::size_t>(column)]
                                                           : kNothing;
}

QString tidyCell(QStringView text)
{
    QString tidy = text.toString();
    // Neither is white space to Qt: zero-width blanks of web pages, byte order marks in the middle.
    tidy.remove(QChar(0x200b)).remove(QChar(0xfeff)).remove(QChar(0x00ad));
    return tidy.simplified();
}

void tidyGrid(TableGrid& grid)
{
    for (auto& row : grid.rows) {
        for (QString& cell : row) {
            if (cell.size() > kMaximumCellLength)
                cell.truncate(kMaximumCellLength);
        }
        while (!row.empty() && row.back().isEmpty())
            row.pop_back();
    }
    while (!grid.rows.empty() && grid.rows.back().empty()) {
        grid.rows.pop_back();
        if (grid.lines.size() > grid.rows.size())
            grid.lines.pop_back();
    }
}

bool isWithinLimits(const TableGrid& grid)
{
    std::size_t cells = 0;
    for (const auto& row : grid.rows)
        cells += row.size();
    return grid.rowCount() <= kMaximumTableRows && grid.columnCount() <= kMaximumTableColumns &&
           cells <= static_cast<std::size_t>(kMaximumTableCells);
}

} // namespace zahlmeister::app
