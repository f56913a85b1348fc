// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/contents.h"

#include <algorithm>

namespace zahlmeister::app {

namespace {

constexpr int kSampledRows = 300;
constexpr int kSmallestRating = 300;
constexpr int kLargestRating = 3000;

/// How many cells of a column can be what.
struct Profile {
    int filled = 0;
    int names = 0;
    int counting = 0; ///< whole numbers that are one more than the one above
    int ratings = 0;
    int points = 0;
    int pairs = 0;      ///< both sides of one result
    int progress = 0;   ///< opponents with results
    int unreadable = 0; ///< nothing that can stand in a progress table

    bool mostly(int count) const { return filled > 0 && count * 10 >= filled * 8; }
};

/// Rows that can be people or pairings.
std::vector<int> bodyRows(const Layout& layout)
{
    std::vector<int> rows;
    for (int row = layout.headRow + 1; row < layout.rowCount() && std::ssize(rows) < kSampledRows; ++row) {
        if (filledCells(layout.row(row)) >= 2)
            rows.push_back(row);
    }
    return rows;
}

Profile profileOf(const Layout& layout, const std::vector<int>& rows, int column)
{
    Profile profile;
    int above = 0;
    for (const int row : rows) {
        const Cell& cell = layout.cell(row, column);
        if (cell.isEmpty())
            continue;
        ++profile.filled;
        profile.names += (cell.isName() && cell.plain().size() > 3) || cell.isNobody() ? 1 : 0;
        if (const auto number = cell.number()) {
            profile.counting += *number == above + 1 ? 1 : 0;
            above = *number;
            profile.ratings += *number >= kSmallestRating && *number <= kLargestRating ? 1 : 0;
        }
        profile.points += cell.points() ? 1 : 0;
        const bool result = cell.games() && !cell.games()->empty();
        profile.pairs += cell.game() && cell.game()->other ? 1 : 0;
        profile.progress += cell.isOpponent() && !result ? 1 : 0;
        const bool readable =
            cell.isOpponent() || cell.isBlank() || cell.progress().kind != ProgressCell::Kind::Unreadable;
        profile.unreadable += readable ? 0 : 1;
    }
    return profile;
}

class ContentFinder {
public:
    ContentFinder(Layout& layout, const TableOverrides& overrides)
        : m_layout(layout), m_overrides(overrides), m_rows(bodyRows(layout))
    {
        for (int column = 0; column < layout.columnCount(); ++column)
            m_profiles.push_back(isFree(column) ? profileOf(layout, m_rows, column) : Profile{});
    }

    void find()
    {
        if (m_layout.nameColumn() < 0 && !m_layout.has(TableColumn::White))
            findNames();
        moveName();
        if (m_layout.has(TableColumn::White))
            return;
        findNumbers();
        const bool games = m_layout.has(TableColumn::Opponent) || m_layout.has(TableColumn::Round);
        if (!games && !findSquare())
            findRounds();
        if (m_layout.headRow < 0)
            findRest();
    }

private:
    bool isFree(int column) const
    {
        return m_layout.meaning(column).column == TableColumn::Unknown &&
               !m_overrides.columns.contains(column);
    }

    /// Heads of a crosstable can be initials, and a letter alone can stand for something nobody needs.
    bool canBeGames(int column) const
    {
        return !isTellingHead(m_layout.meaning(column).column) && !m_overrides.columns.contains(column);
    }

    const Profile& profile(int column) const { return m_profiles[static_cast<std::size_t>(column)]; }

    void set(int column, TableColumn meaning, int ordinal = 0)
    {
        m_layout.meaning(column) = {meaning, ordinal};
    }

    void findNames()
    {
        std::vector<int> names;
        std::optional<int> result;
        for (int column = 0; column < m_layout.columnCount(); ++column) {
            if (!isFree(column))
                continue;
            if (profile(column).mostly(profile(column).names))
                names.push_back(column);
            else if (!result && profile(column).mostly(profile(column).pairs))
                result = column;
        }
        if (names.size() >= 2 && (result || m_layout.has(TableColumn::Result))) {
            set(names[0], TableColumn::White);
            set(names[1], TableColumn::Black);
            if (result && !m_layout.has(TableColumn::Result))
                set(*result, TableColumn::Result);
        } else if (!names.empty()) {
            set(names[0], TableColumn::Name);
        }
    }

    /// A head that spans two columns stands over the first; the names may be in the second.
    void moveName()
    {
        const int name = m_layout.column(TableColumn::Name);
        if (name < 0 || name + 1 >= m_layout.columnCount() || !isFree(name + 1) ||
            !m_layout.head(name + 1).isEmpty() || m_overrides.columns.contains(name))
            return;
        const Profile& next = profile(name + 1);
        const Profile own = profileOf(m_layout, m_rows, name);
        if (own.names * 5 <= next.names && next.mostly(next.names)) {
            set(name, TableColumn::Ignored);
            set(name + 1, TableColumn::Name);
        }
    }

    /// A column that counts from 1, before the names.
    void findNumbers()
    {
        if (m_layout.has(TableColumn::Number) || m_layout.has(TableColumn::Rank))
            return;
        for (int column = 0; column < m_layout.nameColumn(); ++column) {
            if (isFree(column) && m_layout.head(column).isEmpty() &&
                profile(column).mostly(profile(column).counting)) {
                set(column, TableColumn::Number);
                return;
            }
        }
    }

    /// Rows with a name in the column of names.
    std::vector<int> people() const
    {
        std::vector<int> rows;
        std::ranges::copy_if(m_rows, std::back_inserter(rows),
                             [this](int row) { return m_layout.cell(row, m_layout.nameColumn()).isSide(); });
        return rows;
    }

    /// The square of a crosstable: as many columns as people, marks on its diagonal, results beside it.
    bool findSquare()
    {
        const std::vector<int> rows = people();
        const int size = static_cast<int>(rows.size());
        if (size < 2 || size > m_layout.columnCount())
            return false;
        const std::vector<SquareCells> before = squareCells(rows);
        for (int from = 0; from + size <= m_layout.columnCount(); ++from) {
            const auto& left = before[static_cast<std::size_t>(from)];
            const auto& right = before[static_cast<std::size_t>(from + size)];
            if (right.taken != left.taken ||
                !isSquare(rows, from, {right.results - left.results, right.others - left.others, 0}))
                continue;
            for (int i = 0; i < size; ++i)
                set(from + i, TableColumn::Opponent, i + 1);
            return true;
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
        for (int column = 0; column < m_layout.columnCount(); ++column) {
            SquareCells sum = before.back();
            sum.taken += canBeGames(column) ? 0 : 1;
            for (const int row : rows) {
                const Cell& cell = m_layout.cell(row, column);
                if (!cell.isDiagonal())
                    (cell.games() ? sum.results : sum.others) += 1;
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
            const Cell& diagonal = m_layout.cell(rows[static_cast<std::size_t>(i)], from + i);
            if (!diagonal.isDiagonal())
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
        for (int column = 0; column < m_layout.columnCount(); ++column) {
            const Profile& p = profile(column);
            if (isFree(column) && p.progress > 0 && p.unreadable * 5 <= p.filled)
                set(column, TableColumn::Round, ordinal++);
        }
    }

    /// What follows when there is no head at all.
    void findRest()
    {
        bool behindGames = false;
        for (int column = std::max(m_layout.column(TableColumn::Name), 0) + 1;
             column < m_layout.columnCount(); ++column) {
            const Profile& p = profile(column);
            const TableColumn meaning = m_layout.meaning(column).column;
            behindGames = behindGames || meaning == TableColumn::Opponent || meaning == TableColumn::Round;
            if (!isFree(column) || p.filled == 0)
                continue;
            if (p.mostly(p.names) && !m_layout.has(TableColumn::Club))
                set(column, TableColumn::Club);
            else if (p.mostly(p.ratings) && !m_layout.has(TableColumn::Twz))
                set(column, TableColumn::Twz);
            else if (behindGames && p.points == p.filled && !m_layout.has(TableColumn::Points))
                set(column, TableColumn::Points);
        }
    }

    Layout& m_layout;
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

GameCells countGames(const Layout& layout, const std::vector<int>& rows, const std::vector<int>& columns)
{
    GameCells counted;
    for (const int row : rows) {
        for (const int column : columns) {
            const Cell& cell = layout.cell(row, column);
            if (cell.isEmpty())
                continue;
            const CellGames& games = cell.games() ? cell.games() : cell.games(false);
            if (games && !games->empty()) {
                counted.results += 1;
                counted.severalGames += games->size() > 1 ? 1 : 0;
            } else if (cell.isOpponent()) {
                counted.opponents += 1;
            } else {
                (cell.isDiagonal() ? counted.diagonals : counted.others) += 1;
            }
        }
    }
    return counted;
}

} // namespace

void findByContents(Layout& layout, const TableOverrides& overrides)
{
    ContentFinder(layout, overrides).find();
}

std::optional<TableKind> gamesKind(const Layout& layout)
{
    auto columns = layout.columnsOf(TableColumn::Opponent);
    const auto rounds = layout.columnsOf(TableColumn::Round);
    const bool roundHeads = !rounds.empty();
    columns.insert(columns.end(), rounds.begin(), rounds.end());
    const std::vector<int> rows = layout.rowsOf(RowRole::Person, RowRole::Dummy);
    if (columns.empty() || rows.empty())
        return std::nullopt;
    const GameCells cells = countGames(layout, rows, columns);
    // Sums that look like results and opponents, as in 1/5, are few.
    if (cells.opponents > cells.severalGames && cells.opponents * 3 > cells.results)
        return TableKind::ProgressTable;
    // What nobody can read is no list of people alone: the cells must be named.
    if (cells.others > cells.results + cells.diagonals && roundHeads)
        return TableKind::ProgressTable;
    const bool square = columns.size() % rows.size() == 0 && rows.size() > 1;
    const bool marked = cells.diagonals * 2 >= static_cast<int>(rows.size()) && !roundHeads;
    // Results without opponents: columns of rounds, of which only the points can be seen.
    if ((roundHeads && !(square && cells.diagonals > 0)) || cells.results < cells.others)
        return std::nullopt;
    return square || marked ? std::optional(TableKind::Crosstable) : std::nullopt;
}

} // namespace zahlmeister::app
