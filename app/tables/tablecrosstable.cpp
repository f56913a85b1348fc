// SPDX-License-Identifier: GPL-3.0-or-later
// Crosstables: the two halves must say the same.
#include "app/tables/tablegames.h"

#include <algorithm>

namespace zahlmeister::app {

namespace {

using engine::SideResult;

/// What one player's cells say about his games against another.
struct Half {
    std::vector<CellGame> games = {};
    TableCell cell = {-1, -1}; ///< the first of the cells
    bool told = false;         ///< something stands there

    bool isDash() const
    {
        return games.size() == 1 && games.front().own == SideResult::ForfeitLoss && !games.front().other;
    }
};

class CrosstableReader {
public:
    CrosstableReader(const TableShape& shape, const std::vector<TablePerson>& people, NumberMeaning meaning,
                     const std::map<int, std::size_t>& numbers, bool pairs)
        : m_shape(shape),
          m_people(people),
          m_numbers(numbers),
          m_pairs(pairs),
          m_size(people.size()),
          m_halves(m_size * m_size),
          m_points(shape, people),
          m_result{.byes = std::vector<std::vector<engine::Bye>>(m_size),
                   .numbers = meaning,
                   .marks = TableMarks(*shape.grid)}
    {
    }

    TableGames read()
    {
        findColumns();
        if (m_result.marks.refusals() == 0)
            readCells();
        findHabits();
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t column = row + 1; column < m_size; ++column)
                compare(row, column);
        }
        if (nobodyMetAll())
            m_points.allowHiddenByes();
        if (m_result.marks.refusals() == 0)
            m_points.check(m_result.marks);
        m_result.coloursAssumed = m_letters.isEmpty() && !m_result.games.empty();
        return std::move(m_result);
    }

private:
    Half& half(std::size_t row, std::size_t column) { return m_halves[row * m_size + column]; }

    /// Which player each column is about.
    void findColumns()
    {
        const auto columns = m_shape.columnsOf(TableColumn::Opponent);
        std::vector<int> seen(m_size);
        for (const int column : columns) {
            const int ordinal = m_shape.columns[static_cast<std::size_t>(column)].ordinal;
            const auto found = m_numbers.find(ordinal);
            if (found == m_numbers.end()) {
                refuseShape(column);
                return;
            }
            m_opponents.emplace_back(column, found->second);
            ++seen[found->second];
        }
        // Everybody has as many columns as everybody else; stand-ins may have none.
        int most = 0;
        for (std::size_t i = 0; i < m_size; ++i)
            most = std::max(most, seen[i]);
        for (std::size_t i = 0; i < m_size; ++i) {
            if (seen[i] != most && !m_people[i].dummy) {
                refuseShape(columns.empty() ? 0 : columns.back());
                return;
            }
        }
    }

    void refuseShape(int column)
    {
        const auto persons = std::ranges::count_if(m_people, [](const TablePerson& p) { return !p.dummy; });
        m_result.marks.refuse(
            ImportCode::SquareIncomplete,
            {std::to_string(m_shape.columnsOf(TableColumn::Opponent).size()), std::to_string(persons)},
            {m_shape.headRow, column});
    }

    /// The rows of a person: his own, and those below that have more of his games.
    std::vector<int> rowsOf(const TablePerson& person) const
    {
        std::vector<int> rows{person.row};
        for (int row = person.row + 1; row < m_shape.grid->rowCount(); ++row) {
            if (m_shape.roles[static_cast<std::size_t>(row)] != RowRole::Continuation)
                break;
            rows.push_back(row);
        }
        return rows;
    }

    void readCells()
    {
        for (std::size_t i = 0; i < m_size; ++i) {
            for (const int row : rowsOf(m_people[i])) {
                for (const auto& [column, opponent] : m_opponents)
                    readCell(i, opponent, {row, column});
            }
        }
    }

    void readCell(std::size_t player, std::size_t opponent, TableCell cell)
    {
        const QString& text = m_shape.cell(cell.first, cell.second);
        if (player == opponent) {
            if (isDiagonalMark(text))
                m_result.marks.fine(cell);
            else
                m_result.marks.refuse(ImportCode::ResultOnDiagonal,
                                      {m_people[player].participant.name, text.toStdString()}, cell);
            return;
        }
        Half& half = this->half(player, opponent);
        if (half.cell.first < 0)
            half.cell = cell;
        if (text.isEmpty())
            return;
        const auto games = gamesOfCell(text, m_pairs);
        if (!games) {
            m_result.marks.refuse(ImportCode::BadResult, {text.toStdString()}, cell);
            half.told = true;
            return;
        }
        half.told = half.told || !games->empty();
        half.games.insert(half.games.end(), games->begin(), games->end());
        for (const CellGame& game : *games) {
            if (!game.colour.isNull())
                m_letters += game.colour;
        }
        m_result.marks.fine(cell);
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
            m_result.marks.note(ImportLevel::Doubt, ImportCode::DashesAsForfeits,
                                {m_people[row].participant.name, m_people[column].participant.name}, a.cell);
        if (a.games.size() != b.games.size()) {
            contradict(row, column);
            return;
        }
        for (std::size_t i = 0; i < a.games.size(); ++i) {
            const auto result = combined(a.games[i], b.games[i]);
            if (!result) {
                contradict(row, column);
                return;
            }
            addGame(row, column, i, *result);
        }
    }

    /// Against "spielfrei": a point that some count; the games of nobody are not there.
    void compareWithDummy(std::size_t row, std::size_t column)
    {
        const std::size_t player = m_people[row].dummy ? column : row;
        const std::size_t dummy = player == row ? column : row;
        if (m_people[player].dummy)
            return;
        for (const CellGame& game : half(player, dummy).games)
            m_points.addPerhaps(player, engine::tablePoints(game.own));
    }

    /// One cell is filled and the other is not: believed when the whole half is empty or the points agree.
    bool completeHalf(std::size_t row, std::size_t column)
    {
        Half& a = half(row, column);
        Half& b = half(column, row);
        const Half& told = a.told ? a : b;
        Half& missing = a.told ? b : a;
        if (told.games.empty())
            return false; // it was refused already
        for (const CellGame& game : told.games)
            missing.games.push_back({game.other.value_or(complementOf(game.own)),
                                     game.other ? std::optional(game.own) : std::nullopt,
                                     {}});
        if (m_oneHalf)
            return true;
        const std::size_t player = a.told ? row : column;
        const std::size_t opponent = a.told ? column : row;
        m_result.marks.note(m_points.hasPoints() ? ImportLevel::Doubt : ImportLevel::Refused,
                            ImportCode::ResultMissing,
                            {m_people[opponent].participant.name, m_people[player].participant.name,
                             m_shape.cell(told.cell.first, told.cell.second).toStdString()},
                            missing.cell);
        return m_points.hasPoints();
    }

    void contradict(std::size_t row, std::size_t column)
    {
        const Half& a = half(row, column);
        const Half& b = half(column, row);
        m_result.marks.refuse(
            ImportCode::ResultsContradict,
            {m_people[row].participant.name, m_shape.cell(a.cell.first, a.cell.second).toStdString(),
             m_people[column].participant.name, m_shape.cell(b.cell.first, b.cell.second).toStdString()},
            a.cell);
        m_result.marks.contradictory(b.cell);
    }

    void addGame(std::size_t row, std::size_t column, std::size_t which, engine::GameResult result)
    {
        m_points.add(row, result.white);
        m_points.add(column, result.black);
        const CellGame& a = half(row, column).games[which];
        const CellGame& b = half(column, row).games[which];
        if (!a.colour.isNull() && a.colour == b.colour) {
            m_result.marks.refuse(ImportCode::ColoursEqual,
                                  {m_people[row].participant.name, m_people[column].participant.name, ""},
                                  half(row, column).cell);
            m_result.marks.contradictory(half(column, row).cell);
            return;
        }
        // Without colours the upper player has White in the first game, and then they change.
        bool rowIsWhite = which % 2 == 0;
        if (const auto white = isWhiteLetter(a.colour, m_letters))
            rowIsWhite = *white;
        else if (const auto otherWhite = isWhiteLetter(b.colour, m_letters))
            rowIsWhite = !*otherWhite;
        const auto first = m_people[row].participant.number;
        const auto second = m_people[column].participant.number;
        m_result.games.push_back({.id = engine::GameId(0),
                                  .white = rowIsWhite ? first : second,
                                  .black = rowIsWhite ? second : first,
                                  .result = rowIsWhite ? result : result.mirrored()});
    }

    const TableShape& m_shape;
    const std::vector<TablePerson>& m_people;
    const std::map<int, std::size_t>& m_numbers;
    bool m_pairs;
    std::size_t m_size;
    std::vector<Half> m_halves;                           ///< by row and column
    std::vector<std::pair<int, std::size_t>> m_opponents; ///< columns and their players
    PointsCheck m_points;
    QString m_letters;
    bool m_oneHalf = false;
    bool m_dashIsNothing = false;
    TableGames m_result;
};

} // namespace

TableGames readCrosstable(const TableShape& shape, const std::vector<TablePerson>& people,
                          std::optional<NumberMeaning> numbers)
{
    const auto meanings = numberMeanings(people, numbers);
    const auto readAll = [&](bool pairs) {
        std::vector<TableGames> readings;
        for (const auto& [meaning, byNumber] : meanings)
            readings.push_back(CrosstableReader(shape, people, meaning, byNumber, pairs).read());
        return bestReading(std::move(readings));
    };
    TableGames usual = readAll(true);
    if (usual.marks.refusals() == 0)
        return usual;
    // Several games a cell, as in 1/0: only when that explains everything.
    TableGames several = readAll(false);
    return several.marks.refusals() == 0 ? std::move(several) : std::move(usual);
}

} // namespace zahlmeister::app
