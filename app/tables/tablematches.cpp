// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablematches.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "app/notes/pointstext.h"
#include "app/tables/pairinglines.h"
#include "app/tables/tablecell.h"
#include "app/tables/tableheader.h"
#include "app/tables/tableshape.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kMostMatches = 500;

/// Where the boards have names and results.
struct Columns {
    int home = -1;
    int guest = -1;
    int result = -1;

    bool operator==(const Columns&) const = default;
};

/// The row above the boards of a match.
struct Heading {
    int row = 0;
    MatchLine match = {};
    bool scored = false; ///< it tells the result
    bool inLine = false; ///< the teams stand in one cell
    Columns columns = {};
};

/// The name behind `Heimmannschaft` or `Gast:`; empty when there is none.
QString teamBehind(const QString& cell, const QRegularExpression& word)
{
    const auto match = word.match(cell);
    const QString team = match.captured(1).trimmed();
    // `Heim Weiß` names a colour, and `Heim Name` a column.
    return meaningOfHead(team).column == TableColumn::Unknown ? team : QString();
}

class MatchSpreader {
public:
    explicit MatchSpreader(TableGrid& grid) : m_grid(grid) { }

    void spread()
    {
        findHeadings();
        if (m_headings.empty() || !findColumns() || !addUp())
            return;
        m_grid.defects.insert(m_grid.defects.end(), m_defects.begin(), m_defects.end());
        const auto width = static_cast<std::size_t>(m_grid.columnCount());
        for (std::size_t i = 0; i < m_headings.size(); ++i) {
            const Heading& heading = m_headings[i];
            for (int row = heading.row + 1; row < endOf(i); ++row)
                setTeams(row, width, heading.match.home, heading.match.guest);
            // A second head would begin a new round.
            auto& cells = m_grid.rows[static_cast<std::size_t>(heading.row)];
            if (i > 0)
                cells.clear();
            else
                writeHead(cells, width);
        }
    }

private:
    [[nodiscard]] QString cell(int row, int column) const { return plainCell(m_grid.cell(row, column)); }

    [[nodiscard]] int endOf(std::size_t heading) const
    {
        return heading + 1 < m_headings.size() ? m_headings[heading + 1].row : m_grid.rowCount();
    }

    void findHeadings()
    {
        for (int row = 0; row < m_grid.rowCount() && std::ssize(m_headings) < kMostMatches; ++row) {
            auto heading = headingInCells(row);
            if (!heading)
                heading = headingInLine(row);
            if (heading)
                m_headings.push_back(std::move(*heading));
        }
    }

    /// A cheap look, since nearly all rows are none: few cells, one of them with a result or a word for the
    /// home team.
    static bool canBeHeading(const std::vector<QString>& cells)
    {
        constexpr std::size_t kMostCells = 60;
        constexpr qsizetype kLongestScore = 12;
        return cells.size() <= kMostCells && std::ranges::any_of(cells, [](const QString& text) {
                   const bool home = text.startsWith("heim"_L1, Qt::CaseInsensitive) ||
                                     text.startsWith("home"_L1, Qt::CaseInsensitive);
                   return home || (text.size() <= kLongestScore && matchScore(text));
               });
    }

    /// Each team over the column of its players.
    [[nodiscard]] std::optional<Heading> headingInCells(int row) const
    {
        if (!canBeHeading(m_grid.rows[static_cast<std::size_t>(row)]))
            return std::nullopt;
        static const QRegularExpression kHome(
            uR"(^(?:heim(?:mannschaft|team)?|home(?: team)?)\b[: ]+([^(\s].{2,59})$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression kGuest(
            uR"(^(?:gast(?:mannschaft|team)?|away(?: team)?|guests?)\b[: ]+([^(\s].{2,59})$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        Heading heading{.row = row};
        const auto columns = static_cast<int>(m_grid.rows[static_cast<std::size_t>(row)].size());
        bool named = false;
        for (int column = 0; column < columns; ++column) {
            const QString text = cell(row, column);
            if (text.isEmpty())
                continue;
            const auto score = matchScore(text);
            const QString home = teamBehind(text, kHome);
            const QString guest = teamBehind(text, kGuest);
            if (score && heading.scored)
                return std::nullopt;
            if (score) {
                heading.scored = true;
                heading.columns.result = column;
                heading.match.homeHalfPoints = score->first;
                heading.match.guestHalfPoints = score->second;
                continue;
            }
            named = named || !home.isEmpty();
            const TableColumn known = meaningOfHead(text).column;
            if (known == TableColumn::Result)
                heading.columns.result = column;
            const bool team = !home.isEmpty() || !guest.isEmpty() ||
                              (known == TableColumn::Unknown && isNameLike(text) && text.size() > 2);
            if (team && heading.columns.home < 0 && guest.isEmpty()) {
                heading.columns.home = column;
                heading.match.home = home.isEmpty() ? text : home;
            } else if (team && heading.columns.guest < 0) {
                heading.columns.guest = column;
                heading.match.guest = guest.isEmpty() ? text : guest;
            } else if (team) {
                return std::nullopt;
            }
        }
        const bool complete =
            heading.columns.home >= 0 && heading.columns.guest >= 0 && heading.columns.result >= 0;
        return complete && (heading.scored || named) ? std::optional(heading) : std::nullopt;
    }

    /// Both teams and their result in one cell.
    [[nodiscard]] std::optional<Heading> headingInLine(int row) const
    {
        const auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
        const auto filled = [](const QString& text) { return !text.isEmpty(); };
        if (std::ranges::count_if(cells, filled) != 1)
            return std::nullopt;
        const auto match = matchOfLine(*std::ranges::find_if(cells, filled));
        return match ? std::optional(Heading{.row = row, .match = *match, .scored = true, .inLine = true})
                     : std::nullopt;
    }

    /// The same columns for all matches, or nothing is certain.
    bool findColumns()
    {
        for (Heading& heading : m_headings) {
            if (heading.columns.home < 0)
                heading.columns = columnsBelow(heading.row);
            if (heading.columns.home < 0 || heading.columns != m_headings.front().columns)
                return false;
        }
        m_columns = m_headings.front().columns;
        return true;
    }

    /// Two names and the result of a game, in the first row of boards.
    [[nodiscard]] Columns columnsBelow(int heading) const
    {
        for (int row = heading + 1; row < std::min(m_grid.rowCount(), heading + 4); ++row) {
            Columns columns;
            int names = 0;
            for (int column = 0; column < static_cast<int>(m_grid.rows[static_cast<std::size_t>(row)].size());
                 ++column) {
                const QString text = cell(row, column);
                if (isNameLike(text) && meaningOfHead(text).column == TableColumn::Unknown) {
                    (columns.home < 0 ? columns.home : columns.guest) = column;
                    ++names;
                } else if (const auto games = gamesOfCell(text);
                           games && games->size() == 1 && games->front().other) {
                    columns.result = column;
                }
            }
            if (names == 2 && columns.result >= 0)
                return columns;
        }
        return {};
    }

    [[nodiscard]] bool isBoard(int row) const
    {
        const auto isSide = [](const QString& text) { return isNameLike(text) || isByeWord(text); };
        return isSide(cell(row, m_columns.home)) && isSide(cell(row, m_columns.guest)) &&
               resultOfPairing(cell(row, m_columns.result)).has_value();
    }

    /// Whether there are boards below all headings. Of columns under the teams it is certain that they are
    /// theirs, so that another result than the heading's is a contradiction; of lines it is not.
    bool addUp()
    {
        for (std::size_t i = 0; i < m_headings.size(); ++i) {
            int home = 0;
            int guest = 0;
            int boards = 0;
            for (int row = m_headings[i].row + 1; row < endOf(i); ++row) {
                if (!isBoard(row))
                    continue;
                const auto result = resultOfPairing(cell(row, m_columns.result));
                home += engine::tablePoints(result->white).halfPoints();
                guest += engine::tablePoints(result->black).halfPoints();
                ++boards;
            }
            const MatchLine& match = m_headings[i].match;
            if (boards == 0 ||
                (m_headings[i].scored && (home != match.homeHalfPoints || guest != match.guestHalfPoints)))
                return false;
        }
        return true;
    }

    void contradict(const Heading& heading, int home, int guest)
    {
        const auto score = [](int first, int second) {
            return halfPointsText(first) + " : " + halfPointsText(second);
        };
        m_defects.push_back(
            {ImportCode::PointsContradict,
             ImportLevel::Refused,
             {heading.match.home.toStdString() + " – " + heading.match.guest.toStdString(),
              score(heading.match.homeHalfPoints, heading.match.guestHalfPoints), score(home, guest)},
             {.part = {}, .line = heading.row + 1, .column = heading.columns.result + 1}});
    }

    void setTeams(int row, std::size_t width, const QString& home, const QString& guest)
    {
        if (!isBoard(row))
            return;
        auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
        cells.resize(width + 2);
        cells[width] = home;
        cells[width + 1] = guest;
    }

    void writeHead(std::vector<QString>& cells, std::size_t width) const
    {
        // What stood there in one cell was no head of the first column.
        if (std::ranges::count_if(cells, [](const QString& text) { return !text.isEmpty(); }) == 1)
            cells.clear();
        cells.resize(width + 2);
        cells[static_cast<std::size_t>(m_columns.home)] = u"Heim"_s;
        cells[static_cast<std::size_t>(m_columns.guest)] = u"Gast"_s;
        cells[static_cast<std::size_t>(m_columns.result)] = u"Ergebnis"_s;
        cells[width] = u"Mannschaft"_s;
        cells[width + 1] = u"Mannschaft"_s;
    }

    TableGrid& m_grid;
    std::vector<Heading> m_headings;
    Columns m_columns;
    std::vector<ImportNote> m_defects;
};

} // namespace

void spreadMatches(TableGrid& grid)
{
    if (isWithinLimits(grid) && grid.columnCount() + 2 <= kMaximumTableColumns)
        MatchSpreader(grid).spread();
}

} // namespace zahlmeister::app
