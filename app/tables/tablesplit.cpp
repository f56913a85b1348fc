// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablesplit.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "app/tables/tablecell.h"
#include "app/tables/tableheader.h"
#include "app/tables/tablematches.h"
#include "app/tables/tableshape.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kHeadSearchRows = 10;
constexpr int kMostParts = 3; ///< columns of a round: opponent, colour, result
constexpr int kSampledRows = 300;
constexpr qsizetype kShortestHead = 3;  ///< characters of a word for names
constexpr qsizetype kLongestCell = 160; ///< characters of a name with something beside it

/// What stands in one cell, beside a name.
struct Parts {
    QString name;
    QString other;
};

using Splitter = std::optional<Parts> (*)(const QString& cell);

/// A club or anything else in the lines below the name.
std::optional<Parts> belowTheName(const QString& cell)
{
    const qsizetype end = cell.indexOf(u'\n');
    if (end < 0)
        return std::nullopt;
    const Parts parts{tidyCell(cell.left(end)), tidyCell(cell.mid(end + 1))};
    return isNameLike(plainCell(parts.name)) && !parts.other.isEmpty() ? std::optional(parts) : std::nullopt;
}

std::optional<Parts> match(const QString& cell, const QRegularExpression& pattern)
{
    if (cell.size() > kLongestCell || cell.isEmpty())
        return std::nullopt;
    const auto found = pattern.match(tidyCell(cell));
    if (!found.hasMatch() || !isNameLike(plainCell(found.captured(1))))
        return std::nullopt;
    return Parts{tidyCell(found.captured(1)), tidyCell(found.captured(2))};
}

/// `Müller, Hans (1850)`, `Hans Müller (DWZ 1850-12)`.
std::optional<Parts> ratingInBrackets(const QString& cell)
{
    static const QRegularExpression kRating(
        uR"(^([^(\[]{2,80})[(\[] ?(?:(?:DWZ|Elo|TWZ|NWZ)[: ]{0,2})?((?:\d{3,4}(?:[-/ ]{1,3}\d{1,3})?|-{1,4}|o\. ?DWZ)?) ?[)\]]$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (!cell.endsWith(u')') && !cell.endsWith(u']'))
        return std::nullopt; // most columns are of another kind
    return match(cell, kRating);
}

/// `Müller, Hans 1850`: in columns of names alone, since clubs have the year of their foundation behind them.
std::optional<Parts> ratingBehind(const QString& cell)
{
    static const QRegularExpression kRating(
        uR"(^(\D{2,80}?)[ ,]{1,3}(?:(?:DWZ|Elo|TWZ|NWZ)[: ]{0,2})?(\d{3,4}(?:[-/]\d{1,3})?)$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return match(cell, kRating);
}

/// `Hans Müller (SK Musterstadt)`.
std::optional<Parts> clubInBrackets(const QString& cell)
{
    static const QRegularExpression kClub(uR"(^([^(\[]{2,80})[(\[]([^()\[\]]{4,60})[)\]]$)"_s);
    return match(cell, kClub);
}

bool isNameHead(TableColumn column)
{
    return column == TableColumn::Name || column == TableColumn::White || column == TableColumn::Black;
}

class ColumnSplitter {
public:
    explicit ColumnSplitter(TableGrid& grid) : m_grid(grid) { }

    void split()
    {
        int columns = std::min(m_grid.columnCount(), kMaximumTableColumns / 2);
        for (int column = 0; column < columns; ++column) {
            findHead(column);
            const bool any =
                trySplit(column, belowTheName, {}) || trySplit(column, ratingInBrackets, u"TWZ"_s);
            if (any || (m_isNames && (trySplit(column, ratingBehind, u"TWZ"_s) ||
                                      trySplit(column, clubInBrackets, u"Verein"_s)))) {
                ++column;
                ++columns;
            }
        }
    }

private:
    void findHead(int column)
    {
        m_head = -1;
        m_isNames = false;
        for (int row = 0; row < std::min(m_grid.rowCount(), kHeadSearchRows) && m_head < 0; ++row) {
            const QString& cell = m_grid.cell(row, column);
            if (cell.size() < kShortestHead || cell.size() > kLongestCell)
                continue;
            const QString head = plainCell(m_grid.cell(row, column).section(u'\n', 0, 0));
            m_isNames = isNameHead(meaningOfHead(head).column) ||
                        isNameHead(meaningOfHead(head.section(u'(', 0, 0).trimmed()).column);
            if (m_isNames)
                m_head = row;
        }
    }

    /// Splits a column when most of its cells have both parts.
    bool trySplit(int column, Splitter splitter, const QString& head)
    {
        int filled = 0;
        int both = 0;
        int numbers = 0;
        for (int row = m_head + 1; row < m_grid.rowCount() && filled < kSampledRows; ++row) {
            const QString& cell = m_grid.cell(row, column);
            if (cell.isEmpty())
                continue;
            ++filled;
            const auto parts = splitter(cell);
            both += parts ? 1 : 0;
            numbers += parts && ratingOfCell(plainCell(parts->other)) ? 1 : 0;
        }
        if (both < 2 || both * 10 < filled * 6)
            return false;
        const QString usual = head.isEmpty() ? (numbers * 2 > both ? u"TWZ"_s : u"Verein"_s) : head;
        for (int row = 0; row < m_grid.rowCount(); ++row)
            splitCell(row, column, splitter, usual);
        return true;
    }

    void splitCell(int row, int column, Splitter splitter, const QString& head)
    {
        auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
        if (cells.size() <= static_cast<std::size_t>(column))
            return;
        QString& cell = cells[static_cast<std::size_t>(column)];
        QString other;
        if (row == m_head) {
            other = headOfOther(cell, head);
        } else if (const auto parts = row > m_head ? splitter(cell) : std::nullopt) {
            cell = parts->name;
            other = parts->other;
        }
        cells.insert(cells.begin() + column + 1, other);
    }

    /// `Name (DWZ)` and `Name / Verein` tell both; else the usual word.
    static QString headOfOther(QString& head, const QString& usual)
    {
        static const QRegularExpression kBoth(uR"(^([^(/\n]+?)\s*[(/\n]\s*([^()\n]+?)\s*\)?$)"_s);
        const auto both = kBoth.match(head);
        if (both.hasMatch()) {
            head = both.captured(1);
            const TableColumn other = meaningOfHead(plainCell(both.captured(2))).column;
            if (other != TableColumn::Unknown)
                return both.captured(2);
        }
        return usual;
    }

    TableGrid& m_grid;
    int m_head = -1; ///< of the column; -1: none
    bool m_isNames = false;
};

/// The columns of rounds that have several each.
class RoundJoiner {
public:
    explicit RoundJoiner(TableGrid& grid) : m_grid(grid) { }

    void join()
    {
        for (int row = 0; row < std::min(m_grid.rowCount(), kHeadSearchRows); ++row) {
            if (findGroups(row) && areParts(row)) {
                joinCells(row);
                return;
            }
        }
    }

private:
    /// The round that a head names: `3. Rd`, `3`, `Gegner 3`.
    [[nodiscard]] std::optional<int> roundOf(int row, int column) const
    {
        static const QRegularExpression kOpponent(uR"(^(?:gegner|geg|gg|opponent|opp|g)\.? ?(\d{1,2})$)"_s,
                                                  QRegularExpression::CaseInsensitiveOption);
        const QString& cell = m_grid.cell(row, column);
        if (std::ranges::none_of(cell, [](QChar c) { return c.isDigit(); }))
            return std::nullopt;
        const QString head = plainCell(cell);
        if (const auto named = kOpponent.match(head); named.hasMatch())
            return named.captured(1).toInt();
        const ColumnMeaning meaning = meaningOfHead(head);
        const bool round = meaning.column == TableColumn::Round || meaning.column == TableColumn::Opponent;
        return round && meaning.ordinal < 100 ? std::optional(meaning.ordinal) : std::nullopt;
    }

    /// Whether a column belongs to the round on its left: no head, the same one, or `Ergebnis 3`.
    [[nodiscard]] bool continues(int row, int column, int first) const
    {
        static const QRegularExpression kPart(
            uR"(^(?:ergebnis|erg|e|result|res|farbe|f|colou?r)\.? ?(\d{1,2})$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QString head = plainCell(m_grid.cell(row, column));
        if (head.isEmpty() || head == plainCell(m_grid.cell(row, first)))
            return true;
        const auto part = kPart.match(head);
        return part.hasMatch() && part.captured(1).toInt() == roundOf(row, first);
    }

    /// Heads of rounds, each followed by as many columns that belong to it.
    bool findGroups(int row)
    {
        m_groups.clear();
        m_width = 0;
        const auto columns = static_cast<int>(m_grid.rows[static_cast<std::size_t>(row)].size());
        for (int column = 0; column < columns;) {
            if (!roundOf(row, column)) {
                ++column;
                continue;
            }
            // The first round tells how many columns each has.
            const int most = m_width == 0 ? kMostParts + 1 : m_width;
            int end = column + 1;
            while (end < std::min(columns, column + most) && continues(row, end, column))
                ++end;
            if (m_width == 0)
                m_width = end - column;
            if (m_width < 2 || m_width > kMostParts || end - column < m_width)
                return false;
            m_groups.push_back(column);
            column += m_width;
        }
        return m_groups.size() >= 2;
    }

    /// Whether the cells of a group are opponent, perhaps colour, and result, and not games of their own.
    [[nodiscard]] bool areParts(int headRow) const
    {
        int opponents = 0;
        int others = 0;
        for (int row = headRow + 1; row < std::min(m_grid.rowCount(), headRow + kSampledRows); ++row) {
            for (const int column : m_groups) {
                const QString first = plainCell(m_grid.cell(row, column));
                const QString last = plainCell(m_grid.cell(row, column + m_width - 1));
                const bool result = gamesOfCell(last).has_value();
                const bool colour =
                    m_width == 2 || isColourOrNothing(plainCell(m_grid.cell(row, column + 1)));
                others += result && colour ? 0 : 1;
                opponents += isOpponent(first) && !last.isEmpty() && result ? 1 : 0;
            }
        }
        return opponents > others * 4;
    }

    /// A number that is no result, with or without a colour.
    static bool isOpponent(const QString& cell)
    {
        static const QRegularExpression kOpponent(
            uR"(^(?:[2-9]|\d{2,4})\.?$|^(?:[wsb] ?\d{1,4}|\d{1,4} ?[wsb])$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        return kOpponent.match(cell).hasMatch();
    }

    static bool isColourOrNothing(const QString& cell)
    {
        return cell.isEmpty() || cell == "-"_L1 ||
               (cell.size() == 1 && u"wsbWSB\u25cb\u25cf\u26aa\u26ab"_s.contains(cell.front()));
    }

    void joinCells(int headRow)
    {
        for (const int column : m_groups) {
            if (const auto round = roundOf(headRow, column))
                m_grid.rows[static_cast<std::size_t>(headRow)][static_cast<std::size_t>(column)] =
                    QString::number(*round) + u". Runde"_s;
        }
        for (int row = 0; row < m_grid.rowCount(); ++row) {
            auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
            for (std::size_t group = m_groups.size(); group-- > 0;) {
                const auto from = static_cast<std::size_t>(m_groups[group]);
                const std::size_t to = std::min(from + static_cast<std::size_t>(m_width), cells.size());
                if (from + 1 >= to)
                    continue;
                for (std::size_t i = from + 1; i < to && row > headRow; ++i) {
                    if (cells[from].endsWith(u'.'))
                        cells[from].chop(1); // of the opponent's number
                    if (!cells[i].isEmpty())
                        cells[from] += (cells[from].isEmpty() ? QString() : u" "_s) + cells[i];
                }
                cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                            cells.begin() + static_cast<std::ptrdiff_t>(to));
            }
        }
    }

    TableGrid& m_grid;
    std::vector<int> m_groups; ///< first columns
    int m_width = 0;
};

} // namespace

void separateColumns(TableGrid& grid)
{
    if (!isWithinLimits(grid))
        return;
    ColumnSplitter(grid).split();
    RoundJoiner(grid).join();
    for (auto& row : grid.rows) {
        for (QString& cell : row) {
            if (cell.contains(u'\n'))
                cell = tidyCell(cell);
        }
    }
    spreadMatches(grid);
}

} // namespace zahlmeister::app
