// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <variant>

#include <QHash>

#include "app/official/officialreaders.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kRowsBeforeHeads = 30; // titles and the tournament's data may stand above
constexpr qsizetype kLongestCellRead = 200;
constexpr std::size_t kMaximumNotes = 200;

/// What a column holds that is no number to be compared, or two of them.
enum class Other {
    Number,
    PersonId,
    FideId,
    Name,
    Surname,
    Forename,
    BirthYear,
    ScoreOfGames, ///< `3,5/7`
};

using Column = std::variant<Other, OfficialField>;

/// What a column is called: in the regulation, the old and the new portal, spreadsheets of this program.
struct Head {
    Column column;
    const char16_t* words; ///< as plainHead() makes them
};

constexpr std::array kHeads{
    Head{Other::Number, u"# nr no tnr lfdnr number startnr"},
    Head{Other::PersonId, u"id pkz nuid spielerid personid"},
    Head{Other::FideId, u"fideid"},
    Head{Other::Name, u"spieler name spielername teilnehmer player namevorname"},
    Head{Other::Surname, u"nachname surname lastname"},
    Head{Other::Forename, u"vorname forename firstname"},
    Head{Other::BirthYear, u"geburt geb gebjahr geburtsjahr birthyear"},
    Head{OfficialField::OldRating, u"dwzalt altedwz ro r0 rodwzalt oldrating dwzold ratingold"},
    Head{OfficialField::OldIndex, u"indexalt oldindex indexold"},
    Head{OfficialField::Coefficient, u"k e entwfaktor entwfaktork entwicklungsfaktor entwicklungskoeffizient "
                                     u"devfactor kfaktor faktor factork coefficient"},
    Head{OfficialField::OpponentsAverage,
         u"rc rcgegnerø gegnerø gegnerschnitt niveau opponentsaverage oppavg averageratingcompetitors"},
    Head{OfficialField::Score, u"w punkte pkt wpunkte score points wins"},
    Head{OfficialField::Games, u"n partien npartien games numberofgames"},
    Head{Other::ScoreOfGames, u"ergebnis wn w/n"},
    Head{OfficialField::Expected,
         u"we wepunkterwartung punkterwartung erwartung expected expscore winsexpected"},
    Head{OfficialField::Performance, u"rh rhleistung leistung perform performance tournamentperformance"},
    Head{OfficialField::NewRating, u"dwzneu neuedwz rn rndwzneu newrating dwznew ratingnew"},
    Head{OfficialField::NewIndex, u"indexneu newindex indexnew"},
};

/// A head without what varies: case, blanks, points, hyphens, underscores.
QString plainHead(const QString& head)
{
    QString plain;
    for (const QChar character : head.toLower()) {
        if (character.isLetterOrNumber() || character == u'#' || character == u'/')
            plain += character;
    }
    return plain;
}

std::optional<Column> columnOf(const QString& head)
{
    static const auto kColumns = [] {
        QHash<QString, Column> columns;
        for (const Head& known : kHeads) {
            for (const QStringView word : QStringView(known.words).split(u' '))
                columns.insert(word.toString(), known.column);
        }
        return columns;
    }();
    const auto found = kColumns.constFind(plainHead(head));
    return found != kColumns.cend() ? std::optional(*found) : std::nullopt;
}

bool isSeparatorRow(const std::vector<QString>& cells)
{
    return std::ranges::all_of(cells, [](const QString& cell) {
        return std::ranges::all_of(cell,
                                   [](QChar c) { return c == u'-' || c == u':' || c == u'=' || c == u' '; });
    });
}

/// One line of text, taken apart; quotation marks keep separators (RFC 4180).
std::vector<QString> splitLine(QStringView line, QChar separator)
{
    std::vector<QString> cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'"' && quoted && i + 1 < line.size() && line[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"' && (quoted || cell.trimmed().isEmpty())) {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            cells.push_back(cell.trimmed());
            cell.clear();
        } else {
            cell += c;
        }
    }
    cells.push_back(cell.trimmed());
    // Tables of Markdown begin and end with a bar.
    if (separator == u'|' && cells.size() > 2) {
        if (cells.front().isEmpty())
            cells.erase(cells.begin());
        if (cells.back().isEmpty())
            cells.pop_back();
    }
    return cells;
}

/// Reads the rows below the heads.
class TableReader {
public:
    explicit TableReader(const TableGrid& table) : m_table(table) { }

    OfficialReading read()
    {
        const auto heads = findHeads();
        if (!heads)
            return refusedOfficial(ImportCode::MissingPart, {"heads"});
        for (std::size_t row = *heads + 1; row < m_table.rows.size(); ++row) {
            if (!isSeparatorRow(m_table.rows[row]))
                readRow(row);
            if (m_result.rows.size() > kMaximumOfficialRows)
                return refusedOfficial(ImportCode::TooLarge, {"rows", std::to_string(kMaximumOfficialRows)});
        }
        if (m_result.rows.empty())
            return refusedOfficial(ImportCode::MissingPart, {"participants"});
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool has(Column column) const
    {
        return std::ranges::count(m_columns, std::optional(column)) > 0;
    }

    /// The first row that says who a player is and at least one number of his.
    std::optional<std::size_t> findHeads()
    {
        for (std::size_t row = 0; row < std::min(m_table.rows.size(), kRowsBeforeHeads); ++row) {
            m_columns.clear();
            for (const QString& head : m_table.rows[row])
                m_columns.push_back(columnOf(head));
            const bool who = has(Other::Name) || has(Other::Surname) || has(Other::PersonId);
            if (who && (has(OfficialField::NewRating) || has(OfficialField::Expected)))
                return row;
        }
        return std::nullopt;
    }

    void readRow(std::size_t index);
    void takeCell(OfficialRow& row, Other column, const QString& cell);
    void takeNumber(OfficialRow& row, OfficialField field, const QString& cell);
    void takeRating(OfficialRow& row, OfficialField rating, OfficialField ofIndex, const QString& cell);

    /// Words such as "Restpartie" or "Erstdaten" and dashes say that there is no number.
    void doubt(const OfficialRow& row, const char* what, const QString& cell)
    {
        const bool hasDigits = std::ranges::any_of(cell, [](QChar c) { return c.isDigit(); });
        if (hasDigits && m_result.notes.size() < kMaximumNotes)
            m_result.notes.push_back(
                {ImportCode::BadNumber, ImportLevel::Doubt, {what, cell.toStdString()}, {{}, row.line, 0}});
    }

    const TableGrid& m_table;
    std::vector<std::optional<Column>> m_columns;
    OfficialResult m_result;
};

void TableReader::readRow(std::size_t index)
{
    OfficialRow row;
    row.line = m_table.lines[index];
    const std::vector<QString>& cells = m_table.rows[index];
    QString surname;
    QString forename;
    for (std::size_t i = 0; i < m_columns.size() && i < cells.size(); ++i) {
        const QString cell = cells[i].trimmed().left(kLongestCellRead);
        if (!m_columns[i] || cell.isEmpty())
            continue;
        if (m_columns[i] == Column(Other::Surname))
            surname = cell;
        else if (m_columns[i] == Column(Other::Forename))
            forename = cell;
        else if (const auto* other = std::get_if<Other>(&*m_columns[i]))
            takeCell(row, *other, cell);
        else
            takeNumber(row, std::get<OfficialField>(*m_columns[i]), cell);
    }
    if (row.name.empty() && !surname.isEmpty())
        row.name = (forename.isEmpty() ? surname : surname + u", " + forename).toStdString();
    const bool hasNumbers =
        std::ranges::any_of(row.numbers, [](const auto& number) { return number.has_value(); });
    if (hasNumbers && (!row.name.empty() || !row.personId.empty()))
        m_result.rows.push_back(std::move(row));
}

void TableReader::takeCell(OfficialRow& row, Other column, const QString& cell)
{
    switch (column) {
    case Other::Number:
    case Other::FideId:
    case Other::BirthYear: {
        const QString digits = cell.endsWith(u'.') ? cell.chopped(1) : cell;
        bool isNumber = false;
        const int number = digits.right(10).toInt(&isNumber);
        if (isNumber && number >= 1)
            (column == Other::Number   ? row.number
             : column == Other::FideId ? row.fideId
                                       : row.birthYear) = number;
        return;
    }
    case Other::PersonId: row.personId = cell.toStdString(); return;
    case Other::Name: row.name = cell.toStdString(); return;
    case Other::Surname:
    case Other::Forename: return;
    case Other::ScoreOfGames:
        takeNumber(row, OfficialField::Score, cell.section(u'/', 0, 0));
        takeNumber(row, OfficialField::Games, cell.section(u'/', 1));
        return;
    }
}

void TableReader::takeRating(OfficialRow& row, OfficialField rating, OfficialField ofIndex,
                             const QString& cell)
{
    const auto read = readOfficialRating(cell);
    if (!read)
        return doubt(row, "rating", cell);
    row.of(rating) = OfficialNumber{static_cast<double>(*read->rating), 0};
    if (read->index)
        row.of(ofIndex) = OfficialNumber{static_cast<double>(*read->index), 0};
    if (read->bracketed)
        row.member = false; // RULE: WO2026 3.4.3
}

void TableReader::takeNumber(OfficialRow& row, OfficialField field, const QString& cell)
{
    if (field == OfficialField::OldRating)
        takeRating(row, field, OfficialField::OldIndex, cell);
    else if (field == OfficialField::NewRating)
        takeRating(row, field, OfficialField::NewIndex, cell);
    else if (const auto number = readOfficialNumber(cell))
        row.of(field) = number;
    else
        doubt(row, "number", cell);
}

} // namespace

TableGrid splitOfficialTable(const QString& text)
{
    TableGrid best;
    std::size_t bestColumns = 0;
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    for (const QChar separator : {QChar(u'\t'), QChar(u';'), QChar(u'|'), QChar(u',')}) {
        TableGrid table;
        std::size_t columns = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const QStringView plain = lines[line].trimmed().isEmpty() ? QStringView() : lines[line];
            if (plain.isEmpty() || table.rows.size() > kMaximumOfficialRows + kRowsBeforeHeads)
                continue;
            table.rows.push_back(splitLine(plain.endsWith(u'\r') ? plain.chopped(1) : plain, separator));
            table.lines.push_back(static_cast<int>(line) + 1);
            columns += table.rows.back().size() - 1;
        }
        // A decimal comma separates nothing: commas are taken only when nothing else makes columns.
        if (columns > bestColumns && (separator != u',' || bestColumns < table.rows.size())) {
            best = std::move(table);
            bestColumns = columns;
        }
    }
    return best;
}

OfficialReading readOfficialTable(const TableGrid& table)
{
    return TableReader(table).read();
}

} // namespace zahlmeister::app
