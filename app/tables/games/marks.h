// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/notes/importnote.h"
#include "app/tables/layout/layout.h"

namespace zahlmeister::app {

/// @brief What became of a cell.
enum class CellState {
    Outside,       ///< belongs to no participant and no game: titles, remarks, columns left out
    Fine,          ///< understood as it stands there
    Adjusted,      ///< understood, but not literally, or with doubt
    Contradictory, ///< contradicts another cell, or cannot be read
};

/// @brief What became of the cells of a table while it is read, with the notes.
class CellMarks {
public:
    /// @brief Marks without a cell, for notes alone.
    CellMarks() = default;

    explicit CellMarks(const TableGrid& grid);

    /// @brief A cell was understood as it stands there; what was marked before stays.
    void fine(CellPlace cell) { raise(cell, CellState::Fine); }

    /// @brief Understood, but not literally; without a note of its own.
    void adjusted(CellPlace cell) { raise(cell, CellState::Adjusted); }

    /// @brief A note about a cell; its state follows the note's level.
    /// @param cell column -1: about no cell in particular
    void note(ImportLevel level, ImportCode code, std::vector<std::string> args, CellPlace cell = {-1, -1});

    /// @brief Refuses because of a cell.
    void refuse(ImportCode code, std::vector<std::string> args, CellPlace cell = {-1, -1})
    {
        note(ImportLevel::Refused, code, std::move(args), cell);
    }

    /// @brief Refuses because of two cells that contradict each other; the note names the first.
    void refuse(ImportCode code, std::vector<std::string> args, CellPlace cell, CellPlace other)
    {
        refuse(code, std::move(args), cell);
        raise(other, CellState::Contradictory);
    }

    /// @brief Notes that refuse, all of them counted.
    [[nodiscard]] int refusals() const { return m_refusals; }

    /// @brief Takes over the marks of another reading of the same grid.
    void add(const CellMarks& other);

    /// @brief States as the cells of the grid.
    [[nodiscard]] std::vector<std::vector<CellState>> takeStates() { return std::move(m_states); }

    /// @brief The notes, refusals first; of many only the first.
    [[nodiscard]] std::vector<ImportNote> takeNotes();

private:
    void raise(CellPlace cell, CellState state);

    std::vector<std::vector<CellState>> m_states;
    std::vector<ImportNote> m_notes;
    int m_refusals = 0;
    int m_remarks = 0; ///< notes that refuse nothing
};

} // namespace zahlmeister::app
