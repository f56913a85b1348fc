// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/compoundcells.h"
#include "app/tables/cells/words.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kHeadSearchRows = 10;
constexpr int kMostParts = 3; ///< columns of a round: opponent, colour, result
constexpr int kSampledRows = 300;
constexpr qsizetype kShortestHead = 3;      ///< characters of a word for names
constexpr qsizetype kLongestCompound = 160; ///< characters of a name with something beside it

/// One way to write something beside a name into its cell.
struct Compound {
    QRegularExpression pattern; ///< captures the name and the other thing
    QString endings;            ///< signs that such a cell ends with; empty: any
    QString head;               ///< of the new column; empty: as its cells say
    bool inNamesOnly;           ///< in a column whose head names persons
    bool isOfLines = false;     ///< goes by the ends of lines
};

const std::array<Compound, 4>& compounds()
{
    static const QString kKind = u"(?:(?:DWZ|Elo|TWZ|NWZ)[: ]{0,2})?"_s;
    static const std::array<Compound, 4> kCompounds{{
        // a club or anything else in the lines below the name
        {anyCase(uR"((?s)^([^\n]*)\n(.*)$)"_s), {}, {}, false, true},
        // `Müller, Hans (1850)`, `Hans Müller (DWZ 1850-12)`
        {anyCase(uR"(^([^(\[]{2,80})[(\[] ?)"_s + kKind +
                 uR"(((?:\d{3,4}(?:[-/ ]{1,3}\d{1,3})?|-{1,4}|o\. ?DWZ)?) ?[)\]]$)"_s),
         u")]"_s, u"TWZ"_s, false},
        // `Müller, Hans 1850`: clubs have the year of their foundation after them
        {anyCase(uR"(^(\D{2,80}?)[ ,]{1,3})"_s + kKind + uR"((\d{3,4}(?:[-/]\d{1,3})?)$)"_s), u"0123456789"_s,
         u"TWZ"_s, true},
        // `Hans Müller (SK Musterstadt)`
        {anyCase(uR"(^([^(\[]{2,80})[(\[]([^()\[\]]{4,60})[)\]]$)"_s), u")]"_s, u"Verein"_s, true},
    }};
    return kCompounds;
}

bool isNameHead(TableColumn column)
{
    return column == TableColumn::Name || column == TableColumn::White || column == TableColumn::Black;
}

/// The compound cells of one column.
class ColumnSplitter {
public:
    ColumnSplitter(TableGrid& grid, int column, CellTexts& texts)
        : m_grid(grid), m_texts(texts), m_column(column)
    {
        for (int row = 0; row < std::min(grid.rowCount(), kHeadSearchRows) && m_head < 0; ++row) {
            const QString& cell = grid.cell(row, column);
            if (cell.size() < kShortestHead || cell.size() > kLongestCompound)
                continue;
            const QString head = cell.section(u'\n', 0, 0);
            if (isNameHead(texts.of(head).head().column) ||
                isNameHead(texts.of(head.section(u'(', 0, 0)).head().column))
                m_head = row;
        }
    }

    /// @return whether the column became two
    bool split()
    {
        return std::ranges::any_of(compounds(), [this](const Compound& compound) {
            return (m_head >= 0 || !compound.inNamesOnly) && splitBy(compound);
        });
    }

private:
    struct Parts {
        QString name;
        QString other;
    };

    std::optional<Parts> partsOf(const QString& cell, const Compound& compound)
    {
        const bool ends =
            compound.endings.isEmpty() || (!cell.isEmpty() && compound.endings.contains(cell.back()));
        if (!ends || (compound.isOfLines ? !cell.contains(u'\n') : cell.size() > kLongestCompound))
            return std::nullopt;
        const auto found = compound.pattern.match(compound.isOfLines ? cell : tidyCell(cell));
        const Parts parts{tidyCell(found.captured(1)), tidyCell(found.captured(2))};
        const bool isNamed = found.hasMatch() && m_texts.of(parts.name).isName();
        return isNamed && !(compound.isOfLines && parts.other.isEmpty()) ? std::optional(parts)
                                                                         : std::nullopt;
    }

    /// Splits the column when most of its cells have both parts.
    bool splitBy(const Compound& compound)
    {
        int filled = 0;
        int both = 0;
        int numbers = 0;
        for (int row = m_head + 1; row < m_grid.rowCount() && filled < kSampledRows; ++row) {
            const QString& cell = m_grid.cell(row, m_column);
            const auto parts = partsOf(cell, compound);
            filled += cell.isEmpty() ? 0 : 1;
            both += parts ? 1 : 0;
            numbers += parts && m_texts.of(parts->other).rating() ? 1 : 0;
        }
        if (both < 2 || both * 10 < filled * 6)
            return false;
        const QString bySort = numbers * 2 > both ? u"TWZ"_s : u"Verein"_s;
        for (int row = 0; row < m_grid.rowCount(); ++row) {
            auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
            if (cells.size() <= static_cast<std::size_t>(m_column))
                continue;
            QString& cell = cells[static_cast<std::size_t>(m_column)];
            QString other;
            if (row == m_head) {
                other = headOfOther(cell, compound.head.isEmpty() ? bySort : compound.head);
            } else if (const auto parts = row > m_head ? partsOf(cell, compound) : std::nullopt) {
                cell = parts->name;
                other = parts->other;
            }
            cells.insert(cells.begin() + m_column + 1, other);
        }
        return true;
    }

    /// `Name (DWZ)` and `Name / Verein` tell both; else the usual word.
    QString headOfOther(QString& head, const QString& usual)
    {
        static const QRegularExpression kBoth(uR"(^([^(/\n]+?)\s*[(/\n]\s*([^()\n]+?)\s*\)?$)"_s);
        const auto both = kBoth.match(head);
        if (!both.hasMatch())
            return usual;
        head = both.captured(1);
        const bool known = m_texts.of(both.captured(2)).head().column != TableColumn::Unknown;
        return known ? both.captured(2) : usual;
    }

    TableGrid& m_grid;
    CellTexts& m_texts;
    int m_column;
    int m_head = -1; ///< row of the word for names; -1: none
};

/// The columns of rounds that have several each.
class RoundJoiner {
public:
    RoundJoiner(TableGrid& grid, CellTexts& texts) : m_grid(grid), m_texts(texts) { }

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
    [[nodiscard]] const Cell& cell(int row, int column) const { return m_texts.of(m_grid.cell(row, column)); }

    /// The round that a head names: `3. Rd`, `3`, `Gegner 3`.
    [[nodiscard]] std::optional<int> roundOf(int row, int column) const
    {
        static const QRegularExpression kOpponent =
            anyCase(uR"(^(?:gegner|geg|gg|opponent|opp|g)\.? ?(\d{1,2})$)"_s);
        constexpr int kMostRounds = 99;
        const Cell& head = cell(row, column);
        const ColumnMeaning meaning = head.head();
        if (meaning.column == TableColumn::Round || meaning.column == TableColumn::Opponent)
            return meaning.ordinal <= kMostRounds ? std::optional(meaning.ordinal) : std::nullopt;
        const auto named = kOpponent.match(head.plain());
        return named.hasMatch() ? std::optional(named.captured(1).toInt()) : std::nullopt;
    }

    /// Whether a column belongs to the round on its left: no head, the same one, or `Ergebnis 3`.
    [[nodiscard]] bool continues(int row, int column, int first) const
    {
        static const QRegularExpression kPart =
            anyCase(uR"(^(?:ergebnis|erg|e|result|res|farbe|f|colou?r)\.? ?(\d{1,2})$)"_s);
        const QString& head = cell(row, column).plain();
        if (head.isEmpty() || head == cell(row, first).plain())
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
                const Cell& last = cell(row, column + m_width - 1);
                const bool result = last.games().has_value();
                const bool colour = m_width == 2 || isColourOrNothing(cell(row, column + 1).plain());
                others += result && colour ? 0 : 1;
                opponents += isOpponent(cell(row, column).plain()) && !last.isEmpty() && result ? 1 : 0;
            }
        }
        return opponents > others * 4;
    }

    /// A number that is no result, with or without a colour.
    static bool isOpponent(const QString& cell)
    {
        static const QRegularExpression kOpponent =
            anyCase(uR"(^(?:[2-9]|\d{2,4})\.?$|^(?:[wsb] ?\d{1,4}|\d{1,4} ?[wsb])$)"_s);
        return kOpponent.match(cell).hasMatch();
    }

    static bool isColourOrNothing(const QString& cell)
    {
        return cell.isEmpty() || cell == "-"_L1 ||
               (cell.size() == 1 && u"wsbWSB\u25cb\u25cf\u26aa\u26ab"_s.contains(cell.front()));
    }

    void joinCells(int headRow)
    {
        for (const int column : m_groups)
            m_grid.rows[static_cast<std::size_t>(headRow)][static_cast<std::size_t>(column)] =
                QString::number(roundOf(headRow, column).value_or(0)) + u". Runde"_s;
        for (int row = 0; row < m_grid.rowCount(); ++row) {
            auto& cells = m_grid.rows[static_cast<std::size_t>(row)];
            for (std::size_t group = m_groups.size(); group-- > 0;) {
                const auto from = static_cast<std::size_t>(m_groups[group]);
                const std::size_t to = std::min(from + static_cast<std::size_t>(m_width), cells.size());
                if (from + 1 >= to)
                    continue;
                QString& joined = cells[from];
                for (std::size_t i = from + 1; i < to && row > headRow; ++i) {
                    if (joined.endsWith(u'.'))
                        joined.chop(1); // of the opponent's number
                    if (!cells[i].isEmpty())
                        joined += (joined.isEmpty() ? QString() : u" "_s) + cells[i];
                }
                cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                            cells.begin() + static_cast<std::ptrdiff_t>(to));
            }
        }
    }

    TableGrid& m_grid;
    CellTexts& m_texts;
    std::vector<int> m_groups; ///< first columns
    int m_width = 0;
};

} // namespace

void separateColumns(TableGrid& grid, CellTexts& texts)
{
    int columns = std::min(grid.columnCount(), kMaximumTableColumns / 2);
    for (int column = 0; column < columns; ++column) {
        if (ColumnSplitter(grid, column, texts).split()) {
            ++column;
            ++columns;
        }
    }
    RoundJoiner(grid, texts).join();
    for (auto& row : grid.rows) {
        for (QString& cell : row) {
            if (cell.contains(u'\n'))
                cell = tidyCell(cell);
        }
    }
}

} // namespace zahlmeister::app
