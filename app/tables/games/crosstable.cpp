// SPDX-License-Identifier: GPL-3.0-or-later
// Crosstables: the two halves must say the same.
#include <algorithm>

#include "app/spelling/result.h"
#include "app/tables/games/games.h"

namespace zahlmeister::app {

namespace {

using engine::SideResult;

/// What one player's cells say about his games against another.
struct Half {
    std::vector<CellGame> games = {};
    CellPlace cell = {-1, -1}; ///< the first of the cells
    bool told = false;         ///< something stands there

    bool isDash() const
    {
        return games.size() == 1 && games.front().own == SideResult::ForfeitLoss && !games.front().other;
    }
};

class CrosstableReader : RowsReader {
public:
    CrosstableReader(const Layout& layout, const std::vector<TablePerson>& people, NumberMeaning meaning,
                     const PeopleByNumber& numbers, bool pairs)
        : RowsReader(layout, people, meaning, numbers), m_pairs(pairs), m_size(people.size())
    {
    }

    TableGames read()
    {
        findColumns();
        if (m_result.isRefused())
            return finish();
        m_halves.resize(m_size * m_size);
        readCells();
        findHabits();
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t column = row + 1; column < m_size; ++column)
                compare(row, column);
        }
        if (nobodyMetAll())
            m_points.allowHiddenByes();
        return finish();
    }

private:
    Half& half(std::size_t row, std::size_t column) { return m_halves[row * m_size + column]; }

    std::string textAt(CellPlace place) const { return m_layout.cell(place).utf8(); }

    /// Which player each column is about.
    void findColumns()
    {
        const auto columns = m_layout.columnsOf(TableColumn::Opponent);
        std::vector<int> seen(m_size);
        for (const int column : columns) {
            const auto found = m_numbers.find(m_layout.meaning(column).ordinal);
            if (found == m_numbers.end()) {
                refuseLayout(column);
                return;
            }
            m_opponents.emplace_back(column, found->second);
            ++seen[found->second];
        }
        // Everybody has as many columns as everybody else; stand-ins may have none.
        const int most = std::ranges::max(seen);
        bool complete = m_size <= static_cast<std::size_t>(kMaximumTableColumns);
        for (std::size_t i = 0; i < m_size; ++i)
            complete = complete && (seen[i] == most || m_people[i].dummy);
        if (!complete)
            refuseLayout(columns.empty() ? 0 : columns.back());
    }

    void refuseLayout(int column)
    {
        const auto persons = std::ranges::count(m_people, false, &TablePerson::dummy);
        m_result.marks.refuse(
            ImportCode::SquareIncomplete,
            {std::to_string(m_layout.columnsOf(TableColumn::Opponent).size()), std::to_string(persons)},
            {m_layout.headRow, column});
    }

    /// The row of every person, and those below it that have more of his games.
    void readCells()
    {
        for (std::size_t i = 0; i < m_size; ++i) {
            int row = m_people[i].row;
            do {
                for (const auto& [column, opponent] : m_opponents)
                    readCell(i, opponent, {row, column});
                ++row;
            } while (row < m_layout.rowCount() && m_layout.role(row) == RowRole::Continuation);
        }
    }

    void readCell(std::size_t player, std::size_t opponent, CellPlace place)
    {
        const Cell& cell = m_layout.cell(place);
        if (player == opponent) {
            if (cell.isDiagonal())
                m_result.marks.fine(place);
            else
                m_result.marks.refuse(ImportCode::ResultOnDiagonal, {name(player), cell.utf8()}, place);
            return;
        }
        Half& half = this->half(player, opponent);
        if (half.cell.first < 0)
            half.cell = place;
        if (cell.isEmpty())
            return;
        const CellGames& games = cell.games(m_pairs);
        half.told = half.told || !games || !games->empty();
        if (!games) {
            m_result.marks.refuse(ImportCode::BadResult, {cell.utf8()}, place);
            return;
        }
        half.games.insert(half.games.end(), games->begin(), games->end());
        for (const CellGame& game : *games)
            addLetter(game.colour);
        m_result.marks.fine(place);
    }

    /// What is usual in this table: only one half filled, dashes for games that never were.
    void findHabits()
    {
        std::size_t upper = 0;
        std::size_t lower = 0;
        std::size_t dashes = 0;
        std::size_t games = 0;
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t column = row + 1; column < m_size; ++column) {
                upper += half(row, column).told ? 1 : 0;
                lower += half(column, row).told ? 1 : 0;
                const bool dash = half(row, column).isDash() && half(column, row).isDash();
                (dash ? dashes : games) += half(row, column).told ? 1 : 0;
            }
        }
        m_oneHalf = (upper == 0) != (lower == 0);
        m_dashIsNothing = dashes > games;
    }

    /// As in a Swiss tournament; of a round robin some players at least have all their games.
    bool nobodyMetAll()
    {
        for (std::size_t row = 0; row < m_size; ++row) {
            bool all = true;
            for (std::size_t column = 0; column < m_size && all; ++column)
                all = row == column || half(row, column).told || half(column, row).told;
            if (all)
                return false;
        }
        return true;
    }

    void compare(std::size_t row, std::size_t column)
    {
        Half& a = half(row, column);
        Half& b = half(column, row);
        if (!a.told && !b.told)
            return;
        if (m_people[row].dummy || m_people[column].dummy) {
            compareWithDummy(row, column);
            return;
        }
        if (a.isDash() && b.isDash() && m_dashIsNothing)
            return;
        if ((a.isDash() && !b.told) || (b.isDash() && !a.told)) {
            m_result.marks.adjusted(a.told ? a.cell : b.cell);
            return;
        }
        if (a.told != b.told && !completeHalf(row, column))
            return;
        if (a.isDash() && b.isDash())
            m_result.marks.note(ImportLevel::Doubt, ImportCode::DashesAsForfeits, {name(row), name(column)},
                                a.cell);
        // Without colours the upper player has White in the first game, and then they change.
        for (std::size_t i = 0; i < a.games.size() || i < b.games.size(); ++i) {
            const auto result =
                a.games.size() == b.games.size() ? combined(a.games[i], b.games[i]) : std::nullopt;
            if (!result) {
                m_result.marks.refuse(ImportCode::ResultsContradict,
                                      {name(row), textAt(a.cell), name(column), textAt(b.cell)}, a.cell,
                                      b.cell);
                return;
            }
            addGame({row, a.games[i], a.cell}, {column, b.games[i], b.cell}, *result, {}, i % 2 == 0);
        }
    }

    /// Against "spielfrei": a point that some count; the games of nobody are not there.
    void compareWithDummy(std::size_t row, std::size_t column)
    {
        const std::size_t player = m_people[row].dummy ? column : row;
        if (m_people[player].dummy)
            return;
        for (const CellGame& game : half(player, player == row ? column : row).games)
            m_points.addPerhaps(player, engine::tablePoints(game.own));
    }

    /// One cell is filled and the other is not: believed when the whole half is empty or the points agree.
    bool completeHalf(std::size_t row, std::size_t column)
    {
        const std::size_t player = half(row, column).told ? row : column;
        const std::size_t opponent = player == row ? column : row;
        const Half& told = half(player, opponent);
        Half& missing = half(opponent, player);
        if (told.games.empty())
            return false; // it was refused already
        for (const CellGame& game : told.games)
            missing.games.push_back({game.other.value_or(complementOf(game.own)),
                                     game.other ? std::optional(game.own) : std::nullopt,
                                     {}});
        if (m_oneHalf)
            return true;
        m_result.marks.note(m_points.hasPoints() ? ImportLevel::Doubt : ImportLevel::Refused,
                            ImportCode::ResultMissing, {name(opponent), name(player), textAt(told.cell)},
                            missing.cell);
        return m_points.hasPoints();
    }

    bool m_pairs;
    std::size_t m_size;
    std::vector<Half> m_halves;                           ///< by row and column
    std::vector<std::pair<int, std::size_t>> m_opponents; ///< columns and their players
    bool m_oneHalf = false;
    bool m_dashIsNothing = false;
};

} // namespace

TableGames readCrosstable(const Layout& layout, const std::vector<TablePerson>& people,
                          std::optional<NumberMeaning> numbers)
{
    const auto meanings = numberMeanings(people, numbers);
    const auto readAll = [&](bool pairs) {
        std::vector<TableGames> readings;
        for (const auto& [meaning, byNumber] : meanings)
            readings.push_back(CrosstableReader(layout, people, meaning, byNumber, pairs).read());
        return bestReading(std::move(readings));
    };
    TableGames usual = readAll(true);
    if (!usual.isRefused())
        return usual;
    // Several games a cell, as in 1/0: only when that explains everything.
    TableGames several = readAll(false);
    return several.isRefused() ? std::move(usual) : std::move(several);
}

} // namespace zahlmeister::app
