// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/tables/tablereading.h"

namespace zahlmeister::app {

/// @brief A cell of a grid, from 0.
using TableCell = std::pair<int, int>;

/// @brief What became of the cells of a table while it is read, with the notes.
class TableMarks {
public:
    /// @param grid must outlive the marks
    explicit TableMarks(const TableGrid& grid);

    /// @brief A cell was understood as it stands there; what was marked before stays.
    void fine(TableCell cell) { raise(cell, CellState::Fine); }

    /// @brief Understood, but not literally; without a note of its own.
    void adjusted(TableCell cell) { raise(cell, CellState::Adjusted); }

    /// @brief A note about a cell; its state follows the note's level.
    /// @param cell column -1: about no cell in particular
    void note(ImportLevel level, ImportCode code, std::vector<std::string> args, TableCell cell);

    /// @brief Refuses because of a cell.
    void refuse(ImportCode code, std::vector<std::string> args, TableCell cell)
    {
        note(ImportLevel::Refused, code, std::move(args), cell);
    }

    /// @brief A second cell of a contradiction that has its note already.
    void contradictory(TableCell cell) { raise(cell, CellState::Contradictory); }

    /// @brief Notes that refuse, all of them counted.
    [[nodiscard]] int refusals() const { return m_refusals; }

    /// @brief Takes over the marks of another reading of the same grid.
    void add(const TableMarks& other);

    /// @brief States as the cells of the grid, and notes, refusals first; of many refusals only the first.
    void moveInto(TableReading& reading) &&;

private:
    void raise(TableCell cell, CellState state);

    std::vector<std::vector<CellState>> m_states;
    std::vector<ImportNote> m_notes;
    int m_refusals = 0;
    int m_remarks = 0; ///< notes that refuse nothing
};

} // namespace zahlmeister::app
