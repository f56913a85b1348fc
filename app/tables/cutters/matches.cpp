// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/matches.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "app/tables/cells/words.h"
#include "app/tables/cutters/pairingline.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kMostMatches = 500;

/// The result of a match between two teams.
struct MatchLine {
    QString home = {};
    QString guest = {};
    int homeHalfPoints = 0;
    int guestHalfPoints = 0;
};

/// The heading of a match: `SK Turm - SV Springer 2,5:1,5`.
std::optional<MatchLine> matchOfLine(const QString& line)
{
    const PairingLine read = pairingLine(line);
    if (read.kind != PairingLine::Kind::Match)
        return std::nullopt;
    return MatchLine{read.left.name, read.right.name, read.leftHalfPoints, read.rightHalfPoints};
}

/// Half points of both sides of a match's result: `2½ : 1½`; nothing when it may be that of a game.
std::optional<std::pair<int, int>> matchScore(const QString& plain)
{
    constexpr int kSmallestMatch = 4; // half points of two boards
    static const QRegularExpression kScore(uR"(^([\d.,\x{00bd}]{1,4}) ?[:-] ?([\d.,\x{00bd}]{1,4})$)"_s);
    if (!plain.contains(u':') && !plain.contains(u'-'))
        return std::nullopt;
    const auto match = kScore.match(plain);
    const auto home = pointsOfCell(match.captured(1));
    const auto guest = pointsOfCell(match.captured(2));
    if (!home || !guest || home->halfPoints() + guest->halfPoints() < kSmallestMatch)
        return std::nullopt;
    return std::pair(home->halfPoints(), guest->halfPoints());
}

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
    Columns columns = {};
};

class MatchSpreader {
public:
    MatchSpreader(TableGrid& grid, CellTexts& texts) : m_grid(grid), m_texts(texts) { }

    void spread()
    {
        findHeadings();
        if (m_headings.empty() || !findColumns() || !addUp())
            return;
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
    [[nodiscard]] const Cell& cell(int row, int column) const { return m_texts.of(m_grid.cell(row, column)); }

    [[nodiscard]] int endOf(std::size_t heading) const
    {
        return heading + 1 < m_headings.size() ? m_headings[heading + 1].row : m_grid.rowCount();
    }

    /// The name behind `Heimmannschaft` or `Gast:`; empty when there is none.
    [[nodiscard]] QString teamBehind(const Cell& cell, const QRegularExpression& word) const
    {
        const QString team = word.match(cell.plain()).captured(1).trimmed();
        // `Heim Weiß` names a colour, and `Heim Name` a column.
        return m_texts.of(team).head().column == TableColumn::Unknown ? team : QString();
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
                   return home || (text.size() <= kLongestScore && matchScore(plainCell(text)));
               });
    }

    /// Each team over the column of its players.
    [[nodiscard]] std::optional<Heading> headingInCells(int row) const
    {
        if (!canBeHeading(m_grid.rows[static_cast<std::size_t>(row)]))
            return std::nullopt;
        static const QRegularExpression kHome =
            anyCase(uR"(^(?:heim(?:mannschaft|team)?|home(?: team)?)\b[: ]+([^(\s].{2,59})$)"_s);
        static const QRegularExpression kGuest =
            anyCase(uR"(^(?:gast(?:mannschaft|team)?|away(?: team)?|guests?)\b[: ]+([^(\s].{2,59})$)"_s);
        Heading heading{.row = row};
        const auto columns = static_cast<int>(m_grid.rows[static_cast<std::size_t>(row)].size());
        bool named = false;
        for (int column = 0; column < columns; ++column) {
            const Cell& text = cell(row, column);
            if (text.isEmpty())
                continue;
            const auto score = matchScore(text.plain());
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
            const TableColumn known = text.head().column;
            if (known == TableColumn::Result)
                heading.columns.result = column;
            const bool team = !home.isEmpty() || !guest.isEmpty() ||
                              (known == TableColumn::Unknown && text.isName() && text.plain().size() > 2);
            if (team && heading.columns.home < 0 && guest.isEmpty()) {
                heading.columns.home = column;
                heading.match.home = home.isEmpty() ? text.plain() : home;
            } else if (team && heading.columns.guest < 0) {
                heading.columns.guest = column;
                heading.match.guest = guest.isEmpty() ? text.plain() : guest;
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
        return match ? std::optional(Heading{.row = row, .match = *match, .scored = true}) : std::nullopt;
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
                const Cell& text = cell(row, column);
                if (text.isName() && text.head().column == TableColumn::Unknown) {
                    (columns.home < 0 ? columns.home : columns.guest) = column;
                    ++names;
                } else if (text.game() && text.game()->other) {
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
        return cell(row, m_columns.home).isSide() && cell(row, m_columns.guest).isSide() &&
               resultOfPairing(cell(row, m_columns.result).plain()).has_value();
    }

    /// Whether there are boards below all headings, with the results that these tell.
    bool addUp()
    {
        for (std::size_t i = 0; i < m_headings.size(); ++i) {
            int home = 0;
            int guest = 0;
            int boards = 0;
            for (int row = m_headings[i].row + 1; row < endOf(i); ++row) {
                if (!isBoard(row))
                    continue;
                const auto result = resultOfPairing(cell(row, m_columns.result).plain());
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
    CellTexts& m_texts;
    std::vector<Heading> m_headings;
    Columns m_columns;
};

} // namespace

void spreadMatches(TableGrid& grid, CellTexts& texts)
{
    if (isWithinLimits(grid) && grid.columnCount() + 2 <= kMaximumTableColumns)
        MatchSpreader(grid, texts).spread();
}

} // namespace zahlmeister::app
