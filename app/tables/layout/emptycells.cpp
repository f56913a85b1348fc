// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/emptycells.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kLargestSquare = 50;  ///< players
constexpr std::int64_t kMostWork = 600'000; ///< cells looked at before the search is given up
constexpr std::size_t kMostWays = 4'000;    ///< of one row; more are not looked into

/// For every column of the square the cell of the row that stands there; kNone: an empty one.
using Places = std::vector<int>;
constexpr int kNone = -1;

/// One way to part a row after its name: cells before the square, of the square, and after it.
struct Split {
    int square = 0;   ///< first cell of the square
    int diagonal = 0; ///< the player against himself
    int behind = 0;   ///< first cell after the square
};

struct Row {
    int row = 0;
    std::span<const Cell* const> cells = {};
    std::vector<Split> splits = {};
};

/// One way to fill a row of the square.
struct Way {
    Split split = {};
    Places places = {};

    bool operator==(const Way& other) const { return places == other.places; }
};

bool agree(const Cell& a, const Cell& b)
{
    return std::ranges::equal(*a.games(), *b.games(), [](const CellGame& own, const CellGame& other) {
        return combined(own, other).has_value();
    });
}

/// Looks for all ways to fill the rows so that both halves agree; two are enough.
class Search {
public:
    explicit Search(const std::vector<Row>& rows) : m_rows(rows), m_chosen(rows.size()) { }

    /// @return the only way, by row; nothing when there is none or several, see isAmbiguous()
    std::optional<std::vector<Way>> run()
    {
        choose(m_rows.size());
        return m_found.size() == 1 && !m_gaveUp ? std::optional(m_found.front()) : std::nullopt;
    }

    [[nodiscard]] bool isAmbiguous() const { return m_gaveUp || m_found.size() > 1; }

private:
    /// Chooses a way for one of the rows that are left, and then for the others: for the one with the fewest.
    void choose(std::size_t left)
    {
        if (left == 0) {
            if (std::ranges::find(m_found, chosenWays()) == m_found.end())
                m_found.push_back(chosenWays());
            return;
        }
        std::size_t row = 0;
        std::optional<std::vector<Way>> fewest;
        for (std::size_t i = 0; i < m_rows.size() && (!fewest || !fewest->empty()) && !m_gaveUp; ++i) {
            if (m_chosen[i])
                continue;
            std::vector<Way> ways = waysOf(i, fewest ? fewest->size() : kMostWays);
            if (!fewest || ways.size() < fewest->size()) {
                fewest = std::move(ways);
                row = i;
            }
        }
        m_gaveUp = m_gaveUp || fewest->size() >= kMostWays;
        for (const Way& way : *fewest) {
            if (isAmbiguous())
                return;
            m_chosen[row] = way;
            choose(left - 1);
            m_chosen[row].reset();
        }
    }

    [[nodiscard]] std::vector<Way> chosenWays() const
    {
        std::vector<Way> ways;
        for (const auto& way : m_chosen)
            ways.push_back(*way);
        return ways;
    }

    /// The ways to fill a row that the rows before it allow.
    /// @param most no more are needed
    std::vector<Way> waysOf(std::size_t row, std::size_t most)
    {
        std::vector<Way> ways;
        for (const Split& split : m_rows[row].splits) {
            Way way{split, Places(m_rows.size(), kNone)};
            fill(row, way, split.square, 0, most, ways);
        }
        return ways;
    }

    /// Fills the columns from `column` on with the cells from `cell` on.
    void fill(std::size_t row, Way& way, int cell, std::size_t column, std::size_t most,
              std::vector<Way>& ways)
    {
        m_gaveUp = m_gaveUp || ++m_work > kMostWork;
        if (m_gaveUp || ways.size() >= most)
            return;
        const bool before = column < row;
        const int cells = (before ? way.split.diagonal : way.split.behind) - cell;
        const auto columns = static_cast<int>((before ? row : m_rows.size()) - column);
        if (column == m_rows.size()) {
            ways.push_back(way);
        } else if (column == row) {
            if (cell == way.split.diagonal) {
                way.places[column] = cell;
                fill(row, way, cell + 1, column + 1, most, ways);
                way.places[column] = kNone;
            }
        } else if (cells <= columns) {
            if (cells > 0 && mayStand(row, column, cell)) {
                way.places[column] = cell;
                fill(row, way, cell + 1, column + 1, most, ways);
                way.places[column] = kNone;
            }
            if (cells < columns && mayStand(row, column, kNone))
                fill(row, way, cell, column + 1, most, ways);
        }
    }

    /// Whether the opponent's cell says the same, as far as it has its place.
    [[nodiscard]] bool mayStand(std::size_t row, std::size_t column, int cell) const
    {
        if (!m_chosen[column])
            return true;
        const int other = m_chosen[column]->places[row];
        if (cell == kNone || other == kNone)
            return cell == other;
        return agree(*m_rows[row].cells[static_cast<std::size_t>(cell)],
                     *m_rows[column].cells[static_cast<std::size_t>(other)]);
    }

    const std::vector<Row>& m_rows;
    std::vector<std::optional<Way>> m_chosen; ///< as the rows
    std::vector<std::vector<Way>> m_found;
    std::int64_t m_work = 0;
    bool m_gaveUp = false;
};

/// The table with its rows split and joined again.
class Restorer {
public:
    explicit Restorer(const Layout& layout) : m_layout(layout) { }

    EmptyCells run()
    {
        EmptyCells result;
        if (!findSquare() || !partRows())
            return result;
        Search search(m_rows);
        const auto ways = search.run();
        result.areMissing = search.isAmbiguous();
        if (!ways)
            return result;
        TableGrid grid = *m_layout.grid;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            std::vector<QString> row = putTogether(m_rows[i], (*ways)[i]);
            auto& old = grid.rows[static_cast<std::size_t>(m_rows[i].row)];
            result.rows += row == old ? 0 : 1;
            old = std::move(row);
        }
        result.areMissing = result.rows > 0;
        if (result.areMissing)
            result.grid = std::move(grid);
        return result;
    }

private:
    /// A square whose columns count from 1, with the names before it.
    bool findSquare()
    {
        for (const TableColumn column : {TableColumn::Name, TableColumn::LastName, TableColumn::FirstName}) {
            if (const auto columns = m_layout.columnsOf(column); !columns.empty())
                m_names = std::max(m_names, columns.back());
        }
        const auto opponents = m_layout.columnsOf(TableColumn::Opponent);
        if (m_names < 0 || opponents.size() < 3 || opponents.size() > kLargestSquare ||
            opponents.front() <= m_names)
            return false;
        m_square = opponents.front();
        m_behind = opponents.back() + 1;
        for (int i = 0; m_square + i < m_behind; ++i) {
            if (m_layout.meaning(m_square + i) != ColumnMeaning{TableColumn::Opponent, i + 1})
                return false;
        }
        return true;
    }

    bool partRows()
    {
        const auto people = m_layout.rowsOf(RowRole::Person, RowRole::Dummy);
        // Of several rows a player, the cells of none can be counted.
        if (std::ssize(people) != m_behind - m_square || !m_layout.rowsOf(RowRole::Continuation).empty())
            return false;
        for (const int row : people) {
            m_rows.push_back({.row = row, .cells = m_layout.row(row)});
            partRow(m_rows.back(), static_cast<int>(m_rows.size()) - 1);
            if (m_rows.back().splits.empty())
                return false;
        }
        return true;
    }

    /// All ways to part a row that the columns' meanings, the diagonal and the points allow.
    void partRow(Row& row, int position) const
    {
        while (!row.cells.empty() && row.cells.back()->isEmpty())
            row.cells = row.cells.first(row.cells.size() - 1);
        const auto length = static_cast<int>(row.cells.size());
        const int first = m_names + 1;
        int diagonal = first;
        while (diagonal < length && !isDiagonal(*row.cells[static_cast<std::size_t>(diagonal)]))
            ++diagonal;
        const int rest = m_behind - m_square - 1 - position;
        for (int square = std::max(first, diagonal - position); diagonal < length && square <= diagonal;
             ++square) {
            for (int behind = diagonal + 1; behind <= std::min(length, diagonal + 1 + rest); ++behind) {
                const Split split{square, diagonal, behind};
                if (isPossible(row, split))
                    row.splits.push_back(split);
            }
        }
    }

    /// Marks of the diagonal that cannot be results.
    static bool isDiagonal(const Cell& cell)
    {
        return cell.isDiagonal() && !cell.isEmpty() && !cell.plain().startsWith(u'-') &&
               cell.plain() != "/"_L1;
    }

    /// Before the square all cells are there or none; after it the last ones may be missing.
    [[nodiscard]] bool isPossible(const Row& row, const Split& split) const
    {
        const int before = split.square - m_names - 1;
        const int behind = static_cast<int>(row.cells.size()) - split.behind;
        if ((before != 0 && before != m_square - m_names - 1) || behind > m_layout.columnCount() - m_behind)
            return false;
        int halfPoints = 0;
        for (int i = split.square; i < split.behind; ++i) {
            const Cell& cell = *row.cells[static_cast<std::size_t>(i)];
            if (i == split.diagonal)
                continue;
            if (!cell.games() || cell.games()->empty())
                return false;
            for (const CellGame& game : *cell.games())
                halfPoints += engine::tablePoints(game.own).halfPoints();
        }
        const int points = m_layout.column(TableColumn::Points) - m_behind;
        if (points < 0)
            return true;
        const auto told = points < behind
                              ? row.cells[static_cast<std::size_t>(split.behind + points)]->points()
                              : std::nullopt;
        // Crosstables do not show byes: half a point or a whole one more than the games gave.
        return told && told->halfPoints() >= halfPoints &&
               told->halfPoints() <= halfPoints + engine::kWin.halfPoints();
    }

    [[nodiscard]] std::vector<QString> putTogether(const Row& row, const Way& way) const
    {
        const auto& old = m_layout.grid->rows[static_cast<std::size_t>(row.row)];
        std::vector<QString> cells(old.begin(), old.begin() + way.split.square);
        cells.resize(static_cast<std::size_t>(m_square));
        for (const int place : way.places)
            cells.push_back(place == kNone ? QString() : old[static_cast<std::size_t>(place)]);
        cells.insert(cells.end(), old.begin() + way.split.behind, old.end());
        while (!cells.empty() && cells.back().isEmpty())
            cells.pop_back();
        return cells;
    }

    const Layout& m_layout;
    int m_names = -1;  ///< last column of the names
    int m_square = -1; ///< first column of the square
    int m_behind = -1; ///< first column after the square
    std::vector<Row> m_rows;
};

} // namespace

EmptyCells restoreEmptyCells(const Layout& layout)
{
    if (layout.kind != TableKind::Crosstable || layout.headRow < 0)
        return {};
    return Restorer(layout).run();
}

} // namespace zahlmeister::app
