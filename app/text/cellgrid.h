// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

namespace zahlmeister::app {

/// @brief Cells in rows and columns, wherever they came from. Texts have no blanks at their ends.
struct TableGrid {
    QString caption = {};                        ///< headings that stand before the table, line by line
    std::vector<std::vector<QString>> rows = {}; ///< need not be equally long
    std::vector<int> lines = {};                 ///< as rows: lines of the file, from 1; empty: unknown
    std::string part = {};                       ///< file or sheet it is from, when there are several
    std::vector<std::string> rowParts = {}; ///< as rows: the same where rows are from several; else empty

    bool operator==(const TableGrid&) const = default;

    [[nodiscard]] int rowCount() const { return static_cast<int>(rows.size()); }

    /// @brief The length of the longest row.
    [[nodiscard]] int columnCount() const;

    /// @brief The text of a cell; empty outside of the grid.
    [[nodiscard]] const QString& cell(int row, int column) const;
};

/// @brief More than any tournament's table has is refused.
inline constexpr int kMaximumTableRows = 30'000; ///< games of an open with 2,000 players, and more
inline constexpr int kMaximumTableColumns = 2'100;
inline constexpr int kMaximumTableCells = 1'200'000;
inline constexpr int kMaximumCellLength = 500; ///< characters; what is longer is no cell of a table

/// @brief A text with its blanks made single and those at its ends left out.
[[nodiscard]] QString tidyCell(QStringView text);

/// @brief Leaves out empty cells at the ends of rows and empty rows at the end, and cuts cells that are too
/// long.
void tidyGrid(TableGrid& grid);

/// @brief Whether a grid is within the limits.
[[nodiscard]] bool isWithinLimits(const TableGrid& grid);

} // namespace zahlmeister::app
