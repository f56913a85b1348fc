// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/tables/cells/cell.h"
#include "app/tables/layout/choices.h"
#include "app/text/cellgrid.h"

/// What the rows and columns of a table are, before people and games are read.
namespace zahlmeister::app {

/// @brief A place of a grid: row and column from 0; a negative one is no place in particular.
using CellPlace = std::pair<int, int>;

/// @brief What a row is.
enum class RowRole {
    Outside,      ///< titles, remarks, sums
    Head,         ///< also where it is repeated
    Person,       ///< a participant
    Continuation, ///< more games of the participant above
    Dummy,        ///< "spielfrei" in the place of a participant
    Pairing,      ///< a game, or a bye
    RoundHeading, ///< `Runde 3` between the pairings
};

/// @brief The cells of a row; nullptr nowhere.
using CellRow = std::vector<const Cell*>;

/// @brief Cells of a row in which anything stands.
[[nodiscard]] int filledCells(const CellRow& cells);

/// @brief The texts of a row with blanks between them.
[[nodiscard]] QString textOf(const CellRow& cells);

/// @brief Rows and columns of a table with their roles.
struct Layout {
    const TableGrid* grid = nullptr;
    std::vector<CellRow> cells = {}; ///< as the grid's rows
    TableKind kind = TableKind::Ranking;
    int headRow = -1;
    std::vector<ColumnMeaning> columns = {};
    std::vector<RowRole> roles = {}; ///< as the grid's rows
    bool areTeams = false;           ///< what stands in the place of names are teams
    bool opponentsNamed =
        false; ///< games' cells named their opponents; rows count for them, see numberOpponents()

    [[nodiscard]] int rowCount() const { return static_cast<int>(cells.size()); }
    [[nodiscard]] int columnCount() const { return static_cast<int>(columns.size()); }

    /// @brief A cell; an empty one outside of the grid.
    [[nodiscard]] const Cell& cell(int row, int column) const;
    [[nodiscard]] const Cell& cell(CellPlace place) const { return cell(place.first, place.second); }

    /// @brief The cell of a row in the first column of a meaning, or in one of the later ones.
    [[nodiscard]] const Cell& cell(int row, TableColumn wanted, int which = 0) const
    {
        return cell(row, column(wanted, which));
    }

    /// @brief The head of a column; an empty one where there is none.
    [[nodiscard]] const Cell& head(int column) const { return cell(headRow, column); }

    /// @brief What a column is; it must be one of the table.
    [[nodiscard]] ColumnMeaning& meaning(int column) { return columns[static_cast<std::size_t>(column)]; }
    [[nodiscard]] const ColumnMeaning& meaning(int column) const
    {
        return columns[static_cast<std::size_t>(column)];
    }

    /// @brief The cells of a row and what the row is; it must be one of the table.
    [[nodiscard]] const CellRow& row(int row) const { return cells[static_cast<std::size_t>(row)]; }
    [[nodiscard]] RowRole role(int row) const { return roles[static_cast<std::size_t>(row)]; }

    /// @brief The first column of a meaning, or one of the later ones.
    /// @param which from 0
    /// @return -1 when there is none
    [[nodiscard]] int column(TableColumn wanted, int which = 0) const;
    [[nodiscard]] bool has(TableColumn wanted) const { return column(wanted) >= 0; }

    /// @brief All columns of a meaning, from the left.
    [[nodiscard]] std::vector<int> columnsOf(TableColumn wanted) const;

    /// @brief Rows of a role, or of one of two, from above.
    [[nodiscard]] std::vector<int> rowsOf(RowRole wanted, std::optional<RowRole> orRole = {}) const;

    /// @brief The column of the names, or of the surnames; -1: none.
    [[nodiscard]] int nameColumn() const;

    /// @brief Whether every row is a game.
    [[nodiscard]] bool hasBothSides() const { return has(TableColumn::White) && has(TableColumn::Black); }
};

/// @brief Finds head, columns, rows and kind.
/// @param texts must outlive the layout
/// @return nothing when nothing in the grid is a list of people or of pairings
[[nodiscard]] std::optional<Layout> findLayout(const TableGrid& grid, const TableOverrides& overrides,
                                               CellTexts& texts);

} // namespace zahlmeister::app
