// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablecontents.h"

#include <algorithm>

#include "app/tables/tablecell.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kSampledRows = 300;
constexpr int kSmallestRating = 300;
constexpr int kLargestRating = 3000;

/// How many cells of a column can be what.
struct Profile {
    int filled = 0;
    int names = 0;
    int numbers = 0;  ///< whole numbers
    int counting = 0; ///< whole numbers that are one more than the one above
    int ratings = 0;
    int points = 0;
    int pairs = 0;      ///< both sides of one result
    int progress = 0;   ///< opponents with results
    int unreadable = 0; ///< nothing that can stand in a progress table

    bool mostly(int count) const { return filled > 0 && count * 10 >= filled * 8; }
};

/// Rows that can be people or pairings.
std::vector<int> bodyRows(const TableShape& shape)
{
    std::vector<int> rows;
    for (int row = shape.headRow + 1; row < shape.grid->rowCount() && std::ssize(rows) < kSampledRows;
         ++row) {
        const auto& cells = shape.plain[static_cast<std::size_t>(row)];
        if (std::ranges::count_if(cells, [](const QString& cell) { return !cell.isEmpty(); }) >= 2)
            rows.push_back(row);
    }
    return rows;
}

bool isOpponentCell(const QString& cell)
{
    if (std::ranges::none_of(cell, [](QChar c) { return c.isDigit(); }))
        return false; // no opponent without a number
    const auto isGame = [&](ProgressStyle style) {
        return progressCell(cell, style).kind == ProgressCell::Kind::Game;
    };
    return isTeamCell(cell) || isGame({}) || isGame({.resultFirst = true}) ||
           isGame({.resultFirst = true, .lettersAreResults = true});
}

Profile profileOf(const TableShape& shape, const std::vector<int>& rows, int column)
{
    Profile profile;
    int above = -1;
    for (const int row : rows) {
        const QString& cell = shape.cell(row, column);
        if (cell.isEmpty())
            continue;
        ++profile.filled;
        profile.names += (isNameLike(cell) && cell.size() > 3) || isByeWord(cell) ? 1 : 0;
        if (const auto number = numberOfCell(cell)) {
            ++profile.numbers;
            profile.counting += *number == above + 1 || (above < 0 && *number == 1) ? 1 : 0;
            above = *number;
            profile.ratings += *number >= kSmallestRating && *number <= kLargestRating ? 1 : 0;
        }
        profile.points += pointsOfCell(cell) ? 1 : 0;
        const auto games = gamesOfCell(cell);
        const bool result = games && !games->empty();
        profile.pairs += result && games->size() == 1 && games->front().other ? 1 : 0;
        const bool opponent = isOpponentCell(cell);
        profile.progress += opponent && !result ? 1 : 0;
        profile.unreadable +=
            !opponent && progressCell(cell, {}).kind == ProgressCell::Kind::Unreadable && !isBlankMark(cell)
                ? 1
                : 0;
    }
    return profile;
}

class ContentFinder {
public:
    ContentFinder(TableShape& shape, const TableOverrides& overrides)
        : m_shape(shape), m_overrides(overrides), m_rows(bodyRows(shape))
    {
        for (int column = 0; column < static_cast<int>(shape.columns.size()); ++column)
            m_profiles.push_back(isFree(column) ? profileOf(shape, m_rows, column) : Profile{});
    }

    void find()
    {
        if (!m_shape.hasNames() && !m_shape.column(TableColumn::White))
            findNames();
        moveName();
        if (m_shape.column(TableColumn::White))
            return;
        findNumbers();
        const bool games = m_shape.column(TableColumn::Opponent) || m_shape.column(TableColumn::Round);
        if (!games && !findSquare())
            findRounds();
        if (m_shape.headRow < 0)
            findRest();
    }

private:
    bool isFree(int column) const
    {
        return m_shape.columns[static_cast<std::size_t>(column)].column == TableColumn::Unknown &&
               !m_overrides.columns.contains(column);
    }

    /// Heads of a crosstable can be initials, and a letter alone can stand for something nobody needs.
    bool canBeGames(int column) const
    {
        const TableColumn meaning = m_shape.columns[static_cast<std::size_t>(column)].column;
        return isFree(column) || (meaning == TableColumn::Ignored && !m_overrides.columns.contains(column));
    }

    /// Whether there is no head for this column: then the contents alone may speak.
    bool isHeadless(int column) const { return m_shape.cell(m_shape.headRow, column).isEmpty(); }

    const Profile& profile(int column) const { return m_profiles[static_cast<std::size_t>(column)]; }

    void set(int column, TableColumn meaning, int ordinal = 0)
    {
        m_shape.columns[static_cast<std::size_t>(column)] = {meaning, ordinal};
    }

    int count() const { return static_cast<int>(m_shape.columns.size()); }

    void findNames()
    {
        std::vector<int> names;
        std::optional<int> result;
        for (int column = 0; column < count(); ++column) {
            if (!isFree(column))
                continue;
            if (profile(column).mostly(profile(column).names))
                names.push_back(column);
            else if (!result && profile(column).mostly(profile(column).pairs))
                result = column;
        }
        if (names.size() >= 2 && (result || m_shape.column(TableColumn::Result))) {
            set(names[0], TableColumn::White);
            set(names[1], TableColumn::Black);
            if (result && !m_shape.column(TableColumn::Result))
                set(*result, TableColumn::Result);
        } else if (!names.empty()) {
            set(names[0], TableColumn::Name);
        }
    }

    /// A head that spans two columns stands over the first; the names may be in the second.
    void moveName()
    {
        const auto name = m_shape.column(TableColumn::Name);
        if (!name || *name + 1 >= count() || !isFree(*name + 1) || !isHeadless(*name + 1) ||
            m_overrides.columns.contains(*name))
            return;
        const Profile& next = profile(*name + 1);
        const Profile own = profileOf(m_shape, m_rows, *name);
        if (own.names * 5 <= next.names && next.mostly(next.names)) {
            set(*name, TableColumn::Ignored);
            set(*name + 1, TableColumn::Name);
        }
    }

    /// A column that counts from 1, before the names.
    void findNumbers()
    {
        if (m_shape.column(TableColumn::Number) || m_shape.column(TableColumn::Rank))
            return;
        const int name =
            m_shape.column(TableColumn::Name).value_or(m_shape.column(TableColumn::LastName).value_or(0));
        for (int column = 0; column < name; ++column) {
            const Profile& p = profile(column);
            if (isFree(column) && isHeadless(column) && p.mostly(p.counting)) {
                set(column, TableColumn::Number);
                return;
            }
        }
    }

    /// Rows with a name in the column of names.
    std::vector<int> people() const
    {
        const int name =
            m_shape.column(TableColumn::Name).value_or(m_shape.column(TableColumn::LastName).value_or(-1));
        std::vector<int> rows;
        for (const int row : m_rows) {
            const QString& cell = m_shape.cell(row, name);
            if (isNameLike(cell) || isByeWord(cell))
                rows.push_back(row);
        }
        return rows;
    }

    /// The square of a crosstable: as many columns as people, marks on its diagonal, results beside it.
    bool findSquare()
    {
        const std::vector<int> rows = people();
        const int size = static_cast<int>(rows.size());
        if (size < 2 || size > count())
            return false;
        const std::vector<SquareCells> before = squareCells(rows);
        for (int from = 0; from + size <= count(); ++from) {
            const auto& left = before[static_cast<std::size_t>(from)];
            const auto& right = before[static_cast<std::size_t>(from + size)];
            if (right.taken == left.taken &&
                isSquare(rows, from, {right.results - left.results, right.others - left.others, 0})) {
                for (int i = 0; i < size; ++i)
                    set(from + i, TableColumn::Opponent, i + 1);
                return true;
            }
        }
        return false;
    }

    struct SquareCells {
        int results = 0;
        int others = 0; ///< neither results nor marks
        int taken = 0;  ///< columns that are something else
    };

    /// What stands in the columns to the left of each column, so that no cell is looked at for every square
    /// that it could be in.
    std::vector<SquareCells> squareCells(const std::vector<int>& rows) const
    {
        std::vector<SquareCells> before(1);
        for (int column = 0; column < count(); ++column) {
            SquareCells sum = before.back();
            sum.taken += canBeGames(column) ? 0 : 1;
            for (const int row : rows) {
                const QString& cell = m_shape.cell(row, column);
                if (!cell.isEmpty() && !isDiagonalMark(cell))
                    (gamesOfCell(cell) ? sum.results : sum.others) += 1;
            }
            before.push_back(sum);
        }
        return before;
    }

    bool isSquare(const std::vector<int>& rows, int from, const SquareCells& cells) const
    {
        const int size = static_cast<int>(rows.size());
        int marks = 0;
        for (int i = 0; i < size; ++i) {
            const QString& diagonal = m_shape.cell(rows[static_cast<std::size_t>(i)], from + i);
            if (!isDiagonalMark(diagonal))
                return false;
            marks += diagonal.isEmpty() ? 0 : 1;
        }
        const bool dense = cells.results * 2 >= size * (size - 1);
        return cells.results > 0 && cells.others * 5 <= cells.results &&
               (marks * 2 >= size || (size > 3 && dense));
    }

    void findRounds()
    {
        int ordinal = 1;
        for (int column = 0; column < count(); ++column) {
            const Profile& p = profile(column);
            const bool round = isFree(column) && p.progress > 0 && p.unreadable * 5 <= p.filled;
            if (round)
                set(column, TableColumn::Round, ordinal++);
        }
    }

    /// What follows when there is no head at all.
    void findRest()
    {
        const int name = m_shape.column(TableColumn::Name).value_or(0);
        bool behindGames = false;
        for (int column = name + 1; column < count(); ++column) {
            const Profile& p = profile(column);
            const TableColumn meaning = m_shape.columns[static_cast<std::size_t>(column)].column;
            behindGames = behindGames || meaning == TableColumn::Opponent || meaning == TableColumn::Round;
            if (!isFree(column) || p.filled == 0)
                continue;
            if (p.mostly(p.names) && !m_shape.column(TableColumn::Club))
                set(column, TableColumn::Club);
            else if (p.mostly(p.ratings) && !m_shape.column(TableColumn::Twz))
                set(column, TableColumn::Twz);
            else if (behindGames && p.points == p.filled && !m_shape.column(TableColumn::Points))
                set(column, TableColumn::Points);
        }
    }

    TableShape& m_shape;
    const TableOverrides& m_overrides;
    std::vector<int> m_rows;
    std::vector<Profile> m_profiles;
};

/// What the cells of the games' columns can be.
struct GameCells {
    int opponents = 0; ///< with an opponent, and no result alone
    int results = 0;   ///< results alone
    int severalGames = 0;
    int others = 0;
    int diagonals = 0; ///< marks
};

GameCells countGames(const TableShape& shape, const std::vector<int>& rows, const std::vector<int>& columns)
{
    GameCells counted;
    for (const int row : rows) {
        for (const int column : columns) {
            const QString& cell = shape.cell(row, column);
            if (cell.isEmpty())
                continue;
            auto games = gamesOfCell(cell);
            if (!games)
                games = gamesOfCell(cell, false);
            if (games && !games->empty()) {
                counted.results += 1;
                counted.severalGames += games->size() > 1 ? 1 : 0;
            } else if (isOpponentCell(cell)) {
                counted.opponents += 1;
            } else if (isDiagonalMark(cell)) {
                counted.diagonals += 1;
            } else {
                counted.others += 1;
            }
        }
    }
    return counted;
}

} // namespace

void findByContents(TableShape& shape, const TableOverrides& overrides)
{
    ContentFinder(shape, overrides).find();
}

std::optional<TableKind> gamesKind(const TableShape& shape)
{
    auto columns = shape.columnsOf(TableColumn::Opponent);
    const auto rounds = shape.columnsOf(TableColumn::Round);
    const bool roundHeads = !rounds.empty();
    columns.insert(columns.end(), rounds.begin(), rounds.end());
    std::vector<int> rows = shape.rowsOf(RowRole::Person);
    const auto dummies = shape.rowsOf(RowRole::Dummy);
    rows.insert(rows.end(), dummies.begin(), dummies.end());
    if (columns.empty() || rows.empty())
        return std::nullopt;
    const GameCells cells = countGames(shape, rows, columns);
    // Sums that look like results and opponents, as in 1/5, are few.
    if (cells.opponents > cells.severalGames && cells.opponents * 3 > cells.results)
        return TableKind::ProgressTable;
    // What nobody can read is no list of people alone: the cells must be named.
    if (cells.others > cells.results + cells.diagonals && roundHeads)
        return TableKind::ProgressTable;
    const bool square = columns.size() % rows.size() == 0 && rows.size() > 1;
    const bool marked = cells.diagonals * 2 >= static_cast<int>(rows.size()) && !roundHeads;
    // Results without opponents: columns of rounds, of which only the points can be seen.
    if (roundHeads && !(square && cells.diagonals > 0))
        return std::nullopt;
    if (cells.results < cells.others)
        return std::nullopt;
    return square || marked ? std::optional(TableKind::Crosstable) : std::nullopt;
}

} // namespace zahlmeister::app
