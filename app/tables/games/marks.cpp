// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/games/marks.h"

#include <algorithm>

namespace zahlmeister::app {

namespace {

/// A list of more is read by nobody; the cells are marked all the same.
constexpr int kNotesKept = 300;

} // namespace

CellMarks::CellMarks(const TableGrid& grid)
{
    m_states.reserve(grid.rows.size());
    for (const auto& row : grid.rows)
        m_states.emplace_back(row.size(), CellState::Outside);
}

void CellMarks::raise(CellPlace cell, CellState state)
{
    const auto row = static_cast<std::size_t>(cell.first);
    if (cell.first < 0 || cell.second < 0 || row >= m_states.size())
        return;
    auto& states = m_states[row];
    // An empty cell at the end of a row may be what is wrong.
    if (static_cast<std::size_t>(cell.second) >= states.size()) {
        if (state != CellState::Contradictory || cell.second >= kMaximumTableColumns)
            return;
        states.resize(static_cast<std::size_t>(cell.second) + 1, CellState::Outside);
    }
    CellState& mark = states[static_cast<std::size_t>(cell.second)];
    mark = std::max(mark, state);
}

void CellMarks::note(ImportLevel level, ImportCode code, std::vector<std::string> args, CellPlace cell)
{
    raise(cell, level == ImportLevel::Refused ? CellState::Contradictory : CellState::Adjusted);
    const bool refusal = level == ImportLevel::Refused;
    // Each kind has its own limit: hundreds of doubts must not hide why a table is refused.
    int& kept = refusal ? m_refusals : m_remarks;
    if (kept++ >= kNotesKept)
        return;
    const ImportPlace place{.part = {}, .line = cell.first + 1, .column = cell.second + 1};
    m_notes.push_back({code, level, std::move(args), place});
}

void CellMarks::add(const CellMarks& other)
{
    for (std::size_t row = 0; row < other.m_states.size(); ++row) {
        for (std::size_t column = 0; column < other.m_states[row].size(); ++column)
            raise({static_cast<int>(row), static_cast<int>(column)}, other.m_states[row][column]);
    }
    m_notes.insert(m_notes.end(), other.m_notes.begin(), other.m_notes.end());
    m_refusals += other.m_refusals;
}

std::vector<ImportNote> CellMarks::takeNotes()
{
    std::ranges::stable_sort(m_notes, [](const ImportNote& a, const ImportNote& b) {
        return a.level == ImportLevel::Refused && b.level != ImportLevel::Refused;
    });
    if (m_notes.size() > kNotesKept)
        m_notes.resize(kNotesKept);
    return std::move(m_notes);
}

} // namespace zahlmeister::app
