// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/notes/importnote.h"
#include "app/tables/games/marks.h"
#include "app/tables/layout/choices.h"
#include "app/text/cellgrid.h"
#include "engine/model/tournament.h"

/// Tables of any origin become tournaments: what a table is and what its columns mean is found by its heads
/// and its contents; what contradicts itself is marked by cell and makes no tournament. Nothing is guessed.
namespace zahlmeister::app {

/// @brief A table as it was understood.
struct TableReading {
    TableKind kind = TableKind::Ranking;
    int headRow = -1;                        ///< from 0; -1: the table has no head
    std::vector<ColumnMeaning> columns = {}; ///< as the columns of the grid; empty: no table of people at all
    std::optional<NumberMeaning> numbers = {};       ///< nothing when no cell names an opponent by number
    std::vector<std::vector<CellState>> states = {}; ///< as the cells of the grid
    std::vector<ImportNote> notes = {}; ///< places count rows and columns of the grid from 1; refusals first
    std::optional<engine::Tournament> tournament = {}; ///< nothing when the table is refused

    /// @brief What became of a cell; Outside beyond the grid.
    [[nodiscard]] CellState state(int row, int column) const;
    [[nodiscard]] bool isRefused() const { return !tournament; }

    /// @brief Whether it is a table of people or of games, refused or not.
    [[nodiscard]] bool isTable() const { return !columns.empty(); }

    /// @brief Whether it is a table of games, refused or not.
    [[nodiscard]] bool isOfGames() const
    {
        return kind != TableKind::Participants && kind != TableKind::Ranking;
    }
};

/// @brief Understands a table: its layout, then its people, then their games, which are checked.
[[nodiscard]] TableReading readTable(const TableGrid& grid, const TableOverrides& overrides = {});

/// @brief Likewise, with cells that are known already; they must outlive the call.
[[nodiscard]] TableReading readTable(const TableGrid& grid, const TableOverrides& overrides,
                                     CellTexts& texts);

} // namespace zahlmeister::app
