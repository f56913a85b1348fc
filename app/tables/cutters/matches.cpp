// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/matches.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include <QRegularExpression>

#include "app/spelling/points.h"
#include "app/tables/cells/figures.h"
#include "app/tables/cells/words.h"
#include "app/tables/cutters/pairingline.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kMostMatches = 500;

/// Half points of both sides of a match's result, which may be that of a game, too.
std::optional<std::pair<int, int>> matchScore(const QString& plain)
{
    constexpr int kLargestMatch = 160; // of eighty boards; `1973-3` is a rating
    const auto points = matchPointsOf(plain);
    return points && points->first + points->second <= kLargestMatch ? points : std::nullopt;
}

/// Where the boards have names and results.
struct Columns {
    int home = -1;
    int guest = -1;
    int result = -1;

    bool operator==(const Columns&) const = default;

    [[nodiscard]] bool isIncomplete() const { return home < 0 || guest < 0 || result < 0; }
};

/// The row above the boards of a match.
struct Heading {
    int row = 0;
    PairingLine match = {};
    QString round = {}; ///< that the same line tells
    Columns columns = {};
    int end = 0; ///< after its boards

    [[nodiscard]] bool isScored() const { return !match.score.isEmpty(); }

    /// The rows that may be its boards.
    [[nodiscard]] std::vector<int> rowsBelow() const
    {
        std::vector<int> rows(static_cast<std::size_t>(std::max(end - row - 1, 0)));
        std::iota(rows.begin(), rows.end(), row + 1);
        return rows;
    }
};

class MatchSpreader {
public:
    MatchSpreader(TableGrid& grid, CellTexts& texts) : m_grid(grid), m_texts(texts) { }

    void spread()
    {
        findHeadings();
        if (!leaveOutMatchesWithoutBoards() || m_headings.empty() || !findColumns() || !areMatches())
            return;
        pairRatings();
        const auto width = static_cast<std::size_t>(m_grid.columnCount());
        for (const Heading& heading : m_headings) {
            const PairingLine& match = heading.match;
            for (const int row : heading.rowsBelow()) {
                if (!isBoard(row, m_columns))
                    continue;
                auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
                cells.resize(width);
                cells.insert(cells.end(), {match.left.name, match.right.name, match.score});
            }
        }
        writeHeadings(width);
    }

private:
    [[nodiscard]] const Cell& cell(int row, int column) const { return m_texts.of(m_grid.cell(row, column)); }

    /// The name after `Heimmannschaft` or `Gast:`; empty when there is none.
    [[nodiscard]] QString teamBehind(const Cell& cell, const QRegularExpression& word) const
    {
        const QString team = word.match(cell.plain()).captured(1).trimmed();
        // `Heim Weiß` names a colour, and `Heim Name` a column.
        return m_texts.of(team).head().column == TableColumn::Unknown ? team : QString();
    }

    void findHeadings()
    {
        bool amongPersons = false;
        for (int row = 0; row < m_grid.rowCount() && std::ssize(m_headings) < kMostMatches; ++row) {
            amongPersons = isHeadOfPersons(row) || (amongPersons && !isEmpty(row));
            if (amongPersons)
                continue;
            auto heading = headingInCells(row);
            if (!heading)
                heading = headingInLine(row);
            if (heading)
                m_headings.push_back(std::move(*heading));
        }
        for (std::size_t i = 0; i < m_headings.size(); ++i)
            m_headings[i].end = i + 1 < m_headings.size() ? m_headings[i + 1].row : m_grid.rowCount();
    }

    [[nodiscard]] bool isEmpty(int row) const
    {
        return std::ranges::all_of(m_grid.rows[static_cast<std::size_t>(row)], &QString::isEmpty);
    }

    /// The head of a table with a person in each row, none of which is a match, however he is called.
    [[nodiscard]] bool isHeadOfPersons(int row) const
    {
        constexpr int kFewestColumns = 4;
        int names = 0;
        int known = 0;
        for (int column = 0; column < static_cast<int>(m_grid.rows[static_cast<std::size_t>(row)].size());
             ++column) {
            const TableColumn meaning = cell(row, column).head().column;
            names += meaning == TableColumn::Name ? 1 : 0;
            known += meaning != TableColumn::Unknown ? 1 : 0;
        }
        return names == 1 && known >= kFewestColumns;
    }

    /// A match that nobody came to has a heading only, which stays as a line that is reported; where the
    /// names are not those of clubs, it may be anything.
    bool leaveOutMatchesWithoutBoards()
    {
        const auto hasBoards = [this](const Heading& heading) {
            return std::ranges::any_of(heading.rowsBelow(), [&](int row) {
                return isBoard(row, heading.columns) || !columnsIn(row).isIncomplete();
            });
        };
        const auto isLeftOut = [&](const Heading& heading) {
            return isClubLike(heading.match.left.name) && isClubLike(heading.match.right.name) &&
                   !hasBoards(heading);
        };
        if (std::ranges::none_of(m_headings, hasBoards))
            return false;
        for (const Heading& heading : m_headings) {
            auto& cells = m_grid.rows[static_cast<std::size_t>(heading.row)];
            if (isLeftOut(heading) && heading.columns.home >= 0)
                cells = {QStringList(cells.begin(), cells.end()).join(u' ').simplified()};
        }
        std::erase_if(m_headings, isLeftOut);
        return std::ranges::all_of(m_headings, hasBoards);
    }

    /// A cheap look, since nearly all rows are none: few cells, one of them with a result or a word for the
    /// home team.
    static bool canBeHeading(const std::vector<QString>& cells)
    {
        constexpr std::size_t kMostCells = 60;
        constexpr qsizetype kLongestScore = 12;
        return cells.size() <= kMostCells && std::ranges::any_of(cells, [](const QString& text) {
                   const auto begins = [&](QLatin1StringView word) {
                       return text.startsWith(word, Qt::CaseInsensitive);
                   };
                   const bool home = begins("heim"_L1) || begins("home"_L1) || begins("br"_L1);
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
        bool isHead = false;
        for (int column = 0; column < columns; ++column) {
            const Cell& text = cell(row, column);
            if (text.isEmpty())
                continue;
            if (heading.round.isEmpty() && roundInText(text.plain())) {
                heading.round = text.plain();
                continue;
            }
            const auto score = matchScore(text.plain());
            const QString home = teamBehind(text, kHome);
            const QString guest = teamBehind(text, kGuest);
            if (score && heading.isScored())
                return std::nullopt;
            if (score) {
                heading.match.score = text.plain();
                heading.columns.result = column;
                heading.match.halfPoints = *score;
                continue;
            }
            named = named || !home.isEmpty();
            const TableColumn known = text.head().column;
            if (known == TableColumn::Result)
                heading.columns.result = column;
            isHead = isHead || known == TableColumn::Board;
            const bool team = !home.isEmpty() || !guest.isEmpty() ||
                              (known == TableColumn::Unknown && text.isName() && text.plain().size() > 2);
            if (team && heading.columns.home < 0 && guest.isEmpty()) {
                heading.columns.home = column;
                heading.match.left.name = home.isEmpty() ? text.plain() : home;
            } else if (team && heading.columns.guest < 0) {
                heading.columns.guest = column;
                heading.match.right.name = guest.isEmpty() ? text.plain() : guest;
            } else if (team) {
                return std::nullopt;
            }
        }
        // `Br. | SK Turm | Ergebnis | SV Springer`: the score may stand below the boards.
        named =
            named || (isHead && isClubLike(heading.match.left.name) && isClubLike(heading.match.right.name));
        if (named && heading.columns.result < 0 && columnsBelow(row).home == heading.columns.home)
            heading.columns = columnsBelow(row);
        return !heading.columns.isIncomplete() && (named || isMatch(heading)) ? std::optional(heading)
                                                                              : std::nullopt;
    }

    /// A score of less than two boards may be that of a game, but for clubs.
    [[nodiscard]] static bool isMatch(const Heading& heading)
    {
        constexpr int kSmallestMatch = 4; // half points
        const PairingLine& match = heading.match;
        return heading.isScored() && (match.halfPoints.first + match.halfPoints.second >= kSmallestMatch ||
                                      (isClubLike(match.left.name) && isClubLike(match.right.name)));
    }

    /// Both teams and their result in one cell.
    [[nodiscard]] std::optional<Heading> headingInLine(int row) const
    {
        const auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
        const auto filled = [](const QString& text) { return !text.isEmpty(); };
        if (std::ranges::count_if(cells, filled) != 1)
            return std::nullopt;
        const QString& line = *std::ranges::find_if(cells, filled);
        const QString round = roundBefore(line);
        const PairingLine match = pairingLine(line.mid(round.size()));
        if (match.kind != PairingLine::Kind::Match)
            return std::nullopt;
        return Heading{.row = row, .match = match, .round = round};
    }

    /// The same columns for all matches, or nothing is certain. A heading can have other columns than its
    /// boards: it has no number in front.
    bool findColumns()
    {
        for (Heading& heading : m_headings) {
            const auto isOwnBoard = [&](int row) { return isBoard(row, heading.columns); };
            if (std::ranges::none_of(heading.rowsBelow(), isOwnBoard))
                heading.columns = columnsBelow(heading.row);
            if (heading.columns.isIncomplete() || heading.columns != m_headings.front().columns)
                return false;
        }
        m_columns = m_headings.front().columns;
        return true;
    }

    /// Two names and the result of a game.
    [[nodiscard]] Columns columnsIn(int row) const
    {
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
        return names == 2 && columns.result >= 0 ? columns : Columns();
    }

    /// Of the first row of boards.
    [[nodiscard]] Columns columnsBelow(int heading) const
    {
        for (int row = heading + 1; row < std::min(m_grid.rowCount(), heading + 4); ++row) {
            if (const Columns columns = columnsIn(row); !columns.isIncomplete())
                return columns;
        }
        return {};
    }

    [[nodiscard]] bool isBoard(int row, const Columns& columns) const
    {
        const auto isSide = [](const Cell& side) { return side.isSide() || side.plain() == "---"_L1; };
        return !columns.isIncomplete() && isSide(cell(row, columns.home)) &&
               isSide(cell(row, columns.guest)) &&
               resultOfPairing(cell(row, columns.result).plain()).has_value();
    }

    /// Whether the boards below the headings are theirs: one match at least has the score that they make, and
    /// the others look like it.
    [[nodiscard]] bool areMatches() const
    {
        bool certain = false;
        for (const Heading& heading : m_headings) {
            std::pair<int, int> sum;
            int boards = 0;
            for (const int row : heading.rowsBelow()) {
                if (!isBoard(row, m_columns))
                    continue;
                const auto result = resultOfPairing(cell(row, m_columns.result).plain());
                sum.first += engine::tablePoints(result->white).halfPoints();
                sum.second += engine::tablePoints(result->black).halfPoints();
                ++boards;
            }
            const bool fits = !heading.isScored() || sum == heading.match.halfPoints;
            if (boards == 0 || (!fits && !isMatchOf(heading.match, boards)))
                return false;
            certain = certain || fits || (isClubLike(heading.match.left.name) && boards > 1);
        }
        return certain;
    }

    /// One head, since a second one would begin a new round, and the rounds that headings tell in rows of
    /// their own.
    void writeHeadings(std::size_t width)
    {
        for (auto heading = m_headings.rbegin(); heading != m_headings.rend(); ++heading) {
            const auto at = static_cast<std::size_t>(heading->row);
            auto& cells = m_grid.rows[at];
            const bool first = std::next(heading) == m_headings.rend();
            if (!first)
                cells =
                    heading->round.isEmpty() ? std::vector<QString>() : std::vector<QString>{heading->round};
            else
                writeHead(cells, width);
            if (first && !heading->round.isEmpty())
                insertRow(at, heading->round);
        }
    }

    void insertRow(std::size_t at, const QString& text)
    {
        const auto place = static_cast<std::ptrdiff_t>(at);
        m_grid.rows.insert(m_grid.rows.begin() + place, {text});
        if (at < m_grid.lines.size())
            m_grid.lines.insert(m_grid.lines.begin() + place, m_grid.lines[at]);
        if (at < m_grid.rowParts.size())
            m_grid.rowParts.insert(m_grid.rowParts.begin() + place, m_grid.rowParts[at]);
    }

    /// Where only one side has a column of ratings, an empty one of the other side says whose it is.
    void pairRatings()
    {
        const bool home = hasRatings(m_columns.home + 1);
        if (home == hasRatings(m_columns.guest + 1))
            return;
        const int at = (home ? m_columns.guest : m_columns.home) + 1;
        for (auto& cells : m_grid.rows) {
            if (cells.size() > static_cast<std::size_t>(at))
                cells.insert(cells.begin() + at, QString());
        }
        for (int* column : {&m_columns.home, &m_columns.guest, &m_columns.result})
            *column += *column >= at ? 1 : 0;
    }

    /// Whether ratings stand beside the names of the boards, as those that stood in brackets do.
    [[nodiscard]] bool hasRatings(int column) const
    {
        if (isRating(cell(m_headings.front().row, column).head().column))
            return true;
        int ratings = 0;
        int others = 0;
        for (int row = 0; row < m_grid.rowCount(); ++row) {
            const Cell& text = cell(row, column);
            if (!isBoard(row, m_columns) || text.isEmpty() || text.plain() == "0"_L1)
                continue;
            (text.rating() && !text.game() ? ratings : others) += 1;
        }
        return ratings > 0 && others == 0;
    }

    void writeHead(std::vector<QString>& cells, std::size_t width) const
    {
        // What stood there in one cell was no head of the first column.
        if (std::ranges::count_if(cells, [](const QString& text) { return !text.isEmpty(); }) == 1)
            cells.clear();
        cells.resize(width);
        cells[static_cast<std::size_t>(m_columns.home)] = u"Heim"_s;
        cells[static_cast<std::size_t>(m_columns.guest)] = u"Gast"_s;
        cells[static_cast<std::size_t>(m_columns.result)] = u"Ergebnis"_s;
        const bool rated = hasRatings(m_columns.home + 1) || hasRatings(m_columns.guest + 1);
        for (const int column : {m_columns.home + 1, m_columns.guest + 1}) {
            if (rated && static_cast<std::size_t>(column) < width &&
                cells[static_cast<std::size_t>(column)].isEmpty())
                cells[static_cast<std::size_t>(column)] = u"TWZ"_s;
        }
        cells.insert(cells.end(), {u"Mannschaft"_s, u"Mannschaft"_s, u"Mannschaftsergebnis"_s});
    }

    TableGrid& m_grid;
    CellTexts& m_texts;
    std::vector<Heading> m_headings;
    Columns m_columns;
};

} // namespace

void spreadMatches(TableGrid& grid, CellTexts& texts)
{
    if (isWithinLimits(grid) && grid.columnCount() + 3 <= kMaximumTableColumns)
        MatchSpreader(grid, texts).spread();
}

} // namespace zahlmeister::app
