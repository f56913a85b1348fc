// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/droppedcells.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <span>

#include "app/tables/tablecell.h"
#include "app/tables/tablegames.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kLargestSquare = 50;    ///< the search goes as deep as the square has cells
constexpr std::int64_t kMostWork = 5'000'000; ///< cells looked at before the search is given up
constexpr std::size_t kMostSplits = 60;       ///< of one row; more are not looked into

/// Marks of the diagonal that cannot be results.
bool isPlainDiagonal(const QString& cell)
{
    return isDiagonalMark(cell) && !cell.isEmpty() && !cell.startsWith(u'-') && cell != "/"_L1;
}

/// Columns of a crosstable: those behind the names, the square, and those behind it.
struct Frame {
    int names = -1; ///< last column of the names
    int square = 0; ///< first column of the square
    int behind = 0; ///< first column behind the square
    int end = 0;

    [[nodiscard]] int size() const { return behind - square; }
};

std::optional<Frame> frameOf(const TableShape& shape)
{
    Frame frame;
    for (const TableColumn column : {TableColumn::Name, TableColumn::LastName, TableColumn::FirstName}) {
        for (const int at : shape.columnsOf(column))
            frame.names = std::max(frame.names, at);
    }
    const auto opponents = shape.columnsOf(TableColumn::Opponent);
    if (frame.names < 0 || opponents.size() < 3 || opponents.size() > kLargestSquare ||
        opponents.front() <= frame.names)
        return std::nullopt;
    frame.square = opponents.front();
    frame.behind = opponents.back() + 1;
    frame.end = static_cast<int>(shape.columns.size());
    if (frame.size() != std::ssize(opponents))
        return std::nullopt;
    for (int i = 0; i < frame.size(); ++i) {
        if (shape.columns[static_cast<std::size_t>(frame.square + i)].ordinal != i + 1)
            return std::nullopt;
    }
    return frame;
}

/// Whether a text can stand in a column beside the square.
bool fits(TableColumn column, const QString& cell)
{
    switch (column) {
    case TableColumn::Points: return pointsOfCell(cell).has_value();
    case TableColumn::Dwz:
    case TableColumn::Elo:
    case TableColumn::Twz: return ratingOfCell(cell).has_value();
    case TableColumn::Number:
    case TableColumn::Rank:
    case TableColumn::Index:
    case TableColumn::Birth: return numberOfCell(cell).has_value();
    default: return true;
    }
}

/// Gives cells to columns, in order; the leftmost or the rightmost of all ways.
/// @return for every column its cell, -1: none; nothing when there is no way
std::optional<std::vector<int>> placed(std::span<const ColumnMeaning> columns, std::span<const QString> cells,
                                       bool leftmost)
{
    std::vector<int> result(columns.size(), -1);
    std::size_t done = 0;
    for (std::size_t i = 0; i < columns.size() && done < cells.size(); ++i) {
        const std::size_t column = leftmost ? i : columns.size() - 1 - i;
        const std::size_t cell = leftmost ? done : cells.size() - 1 - done;
        if (!fits(columns[column].column, cells[cell]))
            continue;
        result[column] = static_cast<int>(cell);
        ++done;
    }
    return done == cells.size() ? std::optional(result) : std::nullopt;
}

/// One way to part the cells of a row: behind the name, in the square, behind it.
struct Split {
    std::size_t square = 0;   ///< first cell of the square
    std::size_t diagonal = 0; ///< cells of the square before the diagonal
    std::size_t count = 0;    ///< cells of the square

    [[nodiscard]] std::size_t behind() const { return square + count; }
};

/// Where the cells of a row stand in the square: for every column the cell of the row, or none.
struct Placement {
    static constexpr int kEmpty = -1;
    std::size_t split = 0;
    std::vector<int> cells = {};
};

/// A row of the table with the ways to part it.
struct Line {
    int row = 0;
    std::span<const QString> cells = {};
    std::vector<int> contents = {}; ///< as the cells: number of the text, -1: no result
    std::vector<Split> splits = {};
};

/// Results as they occur in the table, and which agree with which.
class Contents {
public:
    int numberOf(const QString& cell)
    {
        const auto [known, isNew] = m_numbers.try_emplace(cell, -1);
        if (!isNew)
            return known->second;
        const auto games = gamesOfCell(cell);
        if (games && !games->empty()) {
            known->second = static_cast<int>(m_games.size());
            m_games.push_back(*games);
        }
        return known->second;
    }

    [[nodiscard]] int halfPoints(int number) const
    {
        int sum = 0;
        for (const CellGame& game : m_games[static_cast<std::size_t>(number)])
            sum += engine::tablePoints(game.own).halfPoints();
        return sum;
    }

    /// Finds out which contents agree; after the last numberOf().
    void compareAll()
    {
        m_agree.assign(m_games.size() * m_games.size(), false);
        for (std::size_t a = 0; a < m_games.size(); ++a) {
            for (std::size_t b = 0; b < m_games.size(); ++b)
                m_agree[a * m_games.size() + b] = std::ranges::equal(
                    m_games[a], m_games[b], [](const CellGame& own, const CellGame& other) {
                        return combined(own, other).has_value();
                    });
        }
    }

    [[nodiscard]] bool agree(int a, int b) const
    {
        return m_agree[static_cast<std::size_t>(a) * m_games.size() + static_cast<std::size_t>(b)];
    }

private:
    std::map<QString, int> m_numbers;
    std::vector<std::vector<CellGame>> m_games;
    std::vector<bool> m_agree;
};

/// Looks for all ways to place the rows' cells so that both halves agree; two are enough.
class Search {
public:
    Search(const std::vector<Line>& lines, const Contents& contents)
        : m_lines(lines), m_contents(contents), m_size(lines.size()), m_placements(m_size), m_isPlaced(m_size)
    {
    }

    /// @return the only way; nothing when there is none or several, see isAmbiguous()
    std::optional<std::vector<Placement>> run()
    {
        place();
        return m_found.size() == 1 && !m_gaveUp ? std::optional(m_found.front()) : std::nullopt;
    }

    [[nodiscard]] bool isAmbiguous() const { return m_gaveUp || m_found.size() > 1; }

private:
    enum class Choice { Place, Skip, Either, Neither };

    /// What row `line` may do in a column, as far as the rows that are placed already tell.
    [[nodiscard]] Choice choice(std::size_t line, std::size_t column, int content) const
    {
        if (!m_isPlaced[column])
            return content < 0 ? Choice::Skip : Choice::Either;
        const int mirrored = m_placements[column].cells[line];
        if (mirrored == Placement::kEmpty)
            return Choice::Skip;
        const int other = m_lines[column].contents[static_cast<std::size_t>(mirrored)];
        return content >= 0 && m_contents.agree(content, other) ? Choice::Place : Choice::Neither;
    }

    /// The contents of the cell that comes next in a part of the row; -1 when none is left.
    [[nodiscard]] static int content(const Line& line, std::size_t next, std::size_t end)
    {
        return next < end ? line.contents[next] : -1;
    }

    /// Numbers of ways to place the cells first..end in the columns from..to.
    double ways(std::size_t line, std::size_t first, std::size_t end, std::size_t from, std::size_t to)
    {
        const std::size_t count = end - first;
        std::vector<double> reached(count + 1, 0.0); // ways to have placed so many
        reached[0] = 1.0;
        for (std::size_t column = from; column < to; ++column) {
            for (std::size_t done = count + 1; done-- > 0;) {
                if (reached[done] == 0.0)
                    continue;
                ++m_work;
                const Choice possible = choice(line, column, content(m_lines[line], first + done, end));
                if (possible == Choice::Place || possible == Choice::Either)
                    reached[done + 1] += reached[done];
                if (possible == Choice::Place || possible == Choice::Neither)
                    reached[done] = 0.0;
            }
        }
        return reached[count];
    }

    double ways(std::size_t line)
    {
        double sum = 0.0;
        for (const Split& split : m_lines[line].splits) {
            const std::size_t diagonal = split.square + split.diagonal;
            sum += ways(line, split.square, diagonal, 0, line) *
                   ways(line, diagonal + 1, split.behind(), line + 1, m_size);
        }
        return sum;
    }

    void place()
    {
        std::optional<std::size_t> fewest;
        double count = std::numeric_limits<double>::max();
        for (std::size_t line = 0; line < m_size && count > 0.0; ++line) {
            if (m_isPlaced[line])
                continue;
            const double own = ways(line);
            if (own < count) {
                count = own;
                fewest = line;
            }
        }
        if (!fewest) {
            keepIfNew();
            return;
        }
        if (count == 0.0)
            return;
        for (std::size_t split = 0; split < m_lines[*fewest].splits.size() && !isDone(); ++split) {
            const Split& way = m_lines[*fewest].splits[split];
            m_placements[*fewest] = {split, std::vector<int>(m_size, Placement::kEmpty)};
            fill(*fewest, way, way.square, 0);
        }
    }

    /// All ways to fill the columns from `column` on with the cells from `next` on.
    void fill(std::size_t line, const Split& split, std::size_t next, std::size_t column)
    {
        if (isDone())
            return;
        const std::size_t diagonal = split.square + split.diagonal;
        if (column == line) {
            if (next == diagonal)
                fill(line, split, next + 1, column + 1);
            return;
        }
        if (column == m_size) {
            if (next == split.behind()) {
                m_isPlaced[line] = true;
                place();
                m_isPlaced[line] = false;
            }
            return;
        }
        const std::size_t end = column < line ? diagonal : split.behind();
        const std::size_t last = column < line ? line : m_size;
        if (end - std::min(next, end) > last - column) // more cells than columns
            return;
        ++m_work;
        const Choice possible = choice(line, column, content(m_lines[line], next, end));
        if (possible == Choice::Place || possible == Choice::Either) {
            m_placements[line].cells[column] = static_cast<int>(next);
            fill(line, split, next + 1, column + 1);
            m_placements[line].cells[column] = Placement::kEmpty;
        }
        if (possible == Choice::Skip || possible == Choice::Either)
            fill(line, split, next, column + 1);
    }

    bool isDone()
    {
        m_gaveUp = m_gaveUp || m_work > kMostWork;
        return m_gaveUp || m_found.size() > 1;
    }

    /// Two ways to part the rows may make the same square.
    void keepIfNew()
    {
        const auto isSame = [this](const std::vector<Placement>& known) {
            return std::ranges::equal(known, m_placements, {}, &Placement::cells, &Placement::cells);
        };
        if (std::ranges::none_of(m_found, isSame))
            m_found.push_back(m_placements);
    }

    const std::vector<Line>& m_lines;
    const Contents& m_contents;
    std::size_t m_size;
    std::vector<Placement> m_placements;
    std::vector<bool> m_isPlaced;
    std::vector<std::vector<Placement>> m_found;
    std::int64_t m_work = 0;
    bool m_gaveUp = false;
};

/// The table with its rows parted and put together again.
class Restorer {
public:
    Restorer(const TableShape& shape, const Frame& frame) : m_shape(shape), m_frame(frame) { }

    DroppedCells run()
    {
        DroppedCells result;
        if (!partRows())
            return result;
        m_contents.compareAll();
        Search search(m_lines, m_contents);
        const auto placements = search.run();
        result.areMissing = search.isAmbiguous();
        if (!placements)
            return result;
        TableGrid grid = *m_shape.grid;
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            auto row = putTogether(m_lines[line], (*placements)[line]);
            if (!row) { // what stands behind the name has no certain place
                result.areMissing = true;
                return result;
            }
            auto& old = grid.rows[static_cast<std::size_t>(m_lines[line].row)];
            while (!row->empty() && row->back().isEmpty())
                row->pop_back();
            result.rows += *row == old ? 0 : 1;
            old = std::move(*row);
        }
        result.areMissing = result.rows > 0;
        if (result.areMissing)
            result.grid = std::move(grid);
        return result;
    }

private:
    std::span<const ColumnMeaning> columns(int from, int to) const
    {
        return std::span(m_shape.columns)
            .subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
    }

    bool partRows()
    {
        for (int row = 0; row < m_shape.grid->rowCount(); ++row) {
            const RowRole role = m_shape.roles[static_cast<std::size_t>(row)];
            if (role == RowRole::Continuation)
                return false; // several rows a player: the cells of none can be counted
            if (role == RowRole::Person || role == RowRole::Dummy)
                m_lines.push_back({.row = row, .cells = m_shape.plain[static_cast<std::size_t>(row)]});
        }
        if (std::ssize(m_lines) != m_frame.size())
            return false;
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            partRow(m_lines[line], line);
            if (m_lines[line].splits.empty())
                return false;
        }
        return true;
    }

    /// All ways to part a row that the columns' meanings, the diagonal and the points allow.
    void partRow(Line& line, std::size_t position)
    {
        std::size_t length = line.cells.size();
        while (length > 0 && line.cells[length - 1].isEmpty())
            --length;
        line.cells = line.cells.first(length);
        for (const QString& cell : line.cells)
            line.contents.push_back(m_contents.numberOf(cell));
        const auto first = static_cast<std::size_t>(m_frame.names) + 1;
        const auto diagonal =
            std::ranges::find_if(line.cells.begin() + static_cast<std::ptrdiff_t>(std::min(first, length)),
                                 line.cells.end(), isPlainDiagonal);
        if (diagonal == line.cells.end())
            return;
        const auto at = static_cast<std::size_t>(diagonal - line.cells.begin());
        const auto rest = static_cast<std::size_t>(m_frame.size()) - 1 - position;
        for (std::size_t square = at - std::min(at - first, position); square <= at; ++square) {
            for (std::size_t end = at + 1; end <= std::min(length, at + 1 + rest); ++end) {
                const Split split{square, at - square, end - square};
                if (isPossible(line, split))
                    line.splits.push_back(split);
                // To leave one out could make another one look like the only way.
                if (line.splits.size() > kMostSplits) {
                    line.splits.clear();
                    return;
                }
            }
        }
    }

    bool isPossible(const Line& line, const Split& split) const
    {
        int halfPoints = 0;
        for (std::size_t i = split.square; i < split.behind(); ++i) {
            if (i == split.square + split.diagonal)
                continue;
            if (line.contents[i] < 0)
                return false;
            halfPoints += m_contents.halfPoints(line.contents[i]);
        }
        const auto behind =
            placed(columns(m_frame.behind, m_frame.end), line.cells.subspan(split.behind()), true);
        if (!placed(columns(m_frame.names + 1, m_frame.square), before(line, split), true) || !behind)
            return false;
        // Crosstables do not show byes: half a point or a whole one more than the games gave.
        constexpr int kBye = 2;
        for (int column = m_frame.behind; column < m_frame.end; ++column) {
            const int cell = (*behind)[static_cast<std::size_t>(column - m_frame.behind)];
            if (m_shape.columns[static_cast<std::size_t>(column)].column != TableColumn::Points)
                continue;
            if (cell < 0)
                return false;
            const int told =
                pointsOfCell(line.cells[split.behind() + static_cast<std::size_t>(cell)])->halfPoints();
            return told >= halfPoints && told <= halfPoints + kBye;
        }
        return true;
    }

    std::span<const QString> before(const Line& line, const Split& split) const
    {
        const auto first = static_cast<std::size_t>(m_frame.names) + 1;
        return line.cells.subspan(first, split.square - first);
    }

    std::optional<std::vector<QString>> putTogether(const Line& line, const Placement& placement) const
    {
        const Split& split = line.splits[placement.split];
        const auto& old = m_shape.grid->rows[static_cast<std::size_t>(line.row)];
        std::vector<QString> row(static_cast<std::size_t>(m_frame.end));
        const auto first = static_cast<std::size_t>(m_frame.names) + 1;
        std::copy_n(old.begin(), first, row.begin());
        const auto put = [&](int column, std::size_t cell) {
            row[static_cast<std::size_t>(column)] = old[cell];
        };
        const auto own = columns(m_frame.names + 1, m_frame.square);
        const auto left = placed(own, before(line, split), true);
        if (left != placed(own, before(line, split), false))
            return std::nullopt;
        for (std::size_t i = 0; i < own.size(); ++i) {
            if ((*left)[i] >= 0)
                put(static_cast<int>(first + i), first + static_cast<std::size_t>((*left)[i]));
        }
        for (int i = 0; i < m_frame.size(); ++i) {
            if (const int cell = placement.cells[static_cast<std::size_t>(i)]; cell >= 0)
                put(m_frame.square + i, static_cast<std::size_t>(cell));
        }
        put(m_frame.square + static_cast<int>(&line - m_lines.data()), split.square + split.diagonal);
        const auto behind =
            placed(columns(m_frame.behind, m_frame.end), line.cells.subspan(split.behind()), true);
        for (int i = 0; i < m_frame.end - m_frame.behind; ++i) {
            if (const int cell = (*behind)[static_cast<std::size_t>(i)]; cell >= 0)
                put(m_frame.behind + i, split.behind() + static_cast<std::size_t>(cell));
        }
        return row;
    }

    const TableShape& m_shape;
    const Frame& m_frame;
    std::vector<Line> m_lines;
    Contents m_contents;
};

} // namespace

DroppedCells findDroppedCells(const TableShape& shape)
{
    if (shape.kind != TableKind::Crosstable || shape.headRow < 0)
        return {};
    const auto frame = frameOf(shape);
    return frame ? Restorer(shape, *frame).run() : DroppedCells();
}

} // namespace zahlmeister::app
