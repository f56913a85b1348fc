// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QHash>

#include "app/official/officialreaders.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kRowsBeforeHeads = 30; // titles and the tournament's data may stand above
constexpr qsizetype kLongestText = 200;
constexpr std::size_t kMaximumNotes = 200;

/// What a column holds.
enum class Column {
    Number,
    PersonId,
    FideId,
    Name,
    Surname,
    Forename,
    BirthYear,
    OldRating,
    OldIndex,
    Coefficient,
    OpponentsAverage,
    Score,
    Games,
    ScoreOfGames, ///< `3,5/7`
    Expected,
    Performance,
    NewRating,
    NewIndex,
};

/// What a column is called: in the regulation, the old and the new portal, spreadsheets of this program.
struct Head {
    Column column;
    const char16_t* words; ///< as plainHead() makes them
};

constexpr std::array kHeads{
    Head{Column::Number, u"# nr no tnr lfdnr number startnr"},
    Head{Column::PersonId, u"id pkz nuid spielerid personid"},
    Head{Column::FideId, u"fideid"},
    Head{Column::Name, u"spieler name spielername teilnehmer player namevorname"},
    Head{Column::Surname, u"nachname surname lastname"},
    Head{Column::Forename, u"vorname forename firstname"},
    Head{Column::BirthYear, u"geburt geb gebjahr geburtsjahr birthyear"},
    Head{Column::OldRating, u"dwzalt altedwz ro r0 rodwzalt oldrating dwzold ratingold"},
    Head{Column::OldIndex, u"indexalt oldindex indexold"},
    Head{Column::Coefficient, u"k e entwfaktor entwfaktork entwicklungsfaktor entwicklungskoeffizient "
                              u"devfactor kfaktor faktor factork coefficient"},
    Head{Column::OpponentsAverage,
         u"rc rcgegnerø gegnerø gegnerschnitt niveau opponentsaverage oppavg averageratingcompetitors"},
    Head{Column::Score, u"w punkte pkt wpunkte score points wins"},
    Head{Column::Games, u"n partien npartien games numberofgames"},
    Head{Column::ScoreOfGames, u"ergebnis wn w/n"},
    Head{Column::Expected, u"we wepunkterwartung punkterwartung erwartung expected expscore winsexpected"},
    Head{Column::Performance, u"rh rhleistung leistung perform performance tournamentperformance"},
    Head{Column::NewRating, u"dwzneu neuedwz rn rndwzneu newrating dwznew ratingnew"},
    Head{Column::NewIndex, u"indexneu newindex indexnew"},
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

bool isSeparatorRow(const QStringList& cells)
{
    return std::ranges::all_of(cells, [](const QString& cell) {
        return std::ranges::all_of(cell,
                                   [](QChar c) { return c == u'-' || c == u':' || c == u'=' || c == u' '; });
    });
}

/// One line of text, taken apart; quotation marks keep separators (RFC 4180).
QStringList splitLine(QStringView line, QChar separator)
{
    QStringList cells;
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
            cells.append(cell.trimmed());
            cell.clear();
        } else {
            cell += c;
        }
    }
    cells.append(cell.trimmed());
    // Tables of Markdown begin and end with a bar.
    if (separator == u'|' && cells.size() > 2) {
        if (cells.constFirst().isEmpty())
            cells.removeFirst();
        if (cells.constLast().isEmpty())
            cells.removeLast();
    }
    return cells;
}

/// Reads the rows below the heads.
class TableReader {
public:
    explicit TableReader(const OfficialTable& table) : m_table(table) { }

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
            const bool who = has(Column::Name) || has(Column::Surname) || has(Column::PersonId);
            if (who && (has(Column::NewRating) || has(Column::Expected)))
                return row;
        }
        return std::nullopt;
    }

    void readRow(std::size_t index);
    void takeCell(OfficialRow& row, Column column, const QString& cell);
    void takeRating(OfficialRow& row, const QString& cell, OfficialField rating, OfficialField ofIndex);
    void takeNumber(OfficialRow& row, const QString& cell, OfficialField field);

    void doubt(ImportCode code, const OfficialRow& row, std::vector<std::string> args)
    {
        if (m_result.notes.size() < kMaximumNotes)
            m_result.notes.push_back({code, ImportLevel::Doubt, std::move(args), {{}, row.line, 0}});
    }

    const OfficialTable& m_table;
    std::vector<std::optional<Column>> m_columns;
    OfficialResult m_result;
};

void TableReader::readRow(std::size_t index)
{
    OfficialRow row;
    row.line = index < m_table.lines.size() ? m_table.lines[index] : 0;
    const QStringList& cells = m_table.rows[index];
    QString surname;
    QString forename;
    for (std::size_t i = 0; i < m_columns.size() && static_cast<qsizetype>(i) < cells.size(); ++i) {
        const QString cell = cells.at(static_cast<qsizetype>(i)).trimmed().left(kLongestText);
        if (!m_columns[i] || cell.isEmpty())
            continue;
        if (*m_columns[i] == Column::Surname)
            surname = cell;
        else if (*m_columns[i] == Column::Forename)
            forename = cell;
        else
            takeCell(row, *m_columns[i], cell);
    }
    if (row.name.empty() && !surname.isEmpty())
        row.name = (forename.isEmpty() ? surname : surname + u", " + forename).toStdString();
    const bool hasNumbers =
        std::ranges::any_of(row.numbers, [](const auto& number) { return number.has_value(); });
    if (hasNumbers && (!row.name.empty() || !row.personId.empty()))
        m_result.rows.push_back(std::move(row));
}

void TableReader::takeCell(OfficialRow& row, Column column, const QString& cell)
{
    switch (column) {
    case Column::Number:
    case Column::FideId:
    case Column::BirthYear: {
        const QString digits = cell.endsWith(u'.') ? cell.chopped(1) : cell;
        bool isNumber = false;
        const int number = digits.right(10).toInt(&isNumber);
        if (isNumber && number >= 1)
            (column == Column::Number   ? row.number
             : column == Column::FideId ? row.fideId
                                        : row.birthYear) = number;
        return;
    }
    case Column::PersonId: row.personId = cell.toStdString(); return;
    case Column::Name: row.name = cell.toStdString(); return;
    case Column::Surname:
    case Column::Forename: return;
    case Column::OldRating: takeRating(row, cell, OfficialField::OldRating, OfficialField::OldIndex); return;
    case Column::NewRating: takeRating(row, cell, OfficialField::NewRating, OfficialField::NewIndex); return;
    case Column::OldIndex: takeNumber(row, cell, OfficialField::OldIndex); return;
    case Column::NewIndex: takeNumber(row, cell, OfficialField::NewIndex); return;
    case Column::Coefficient: takeNumber(row, cell, OfficialField::Coefficient); return;
    case Column::OpponentsAverage: takeNumber(row, cell, OfficialField::OpponentsAverage); return;
    case Column::Score: takeNumber(row, cell, OfficialField::Score); return;
    case Column::Games: takeNumber(row, cell, OfficialField::Games); return;
    case Column::ScoreOfGames:
        takeNumber(row, cell.section(u'/', 0, 0), OfficialField::Score);
        takeNumber(row, cell.section(u'/', 1), OfficialField::Games);
        return;
    case Column::Expected: takeNumber(row, cell, OfficialField::Expected); return;
    case Column::Performance: takeNumber(row, cell, OfficialField::Performance); return;
    }
}

void TableReader::takeRating(OfficialRow& row, const QString& cell, OfficialField rating,
                             OfficialField ofIndex)
{
    const auto read = readOfficialRating(cell);
    if (!read) {
        // Words such as "Restpartie" or "Erstdaten" and dashes say that there is none.
        if (std::ranges::any_of(cell, [](QChar c) { return c.isDigit(); }))
            doubt(ImportCode::BadNumber, row, {"rating", cell.toStdString()});
        return;
    }
    row.of(rating) = OfficialNumber{static_cast<double>(*read->rating), 0};
    if (read->index)
        row.of(ofIndex) = OfficialNumber{static_cast<double>(*read->index), 0};
    if (read->bracketed)
        row.member = false; // RULE: WO2026 3.4.3
}

void TableReader::takeNumber(OfficialRow& row, const QString& cell, OfficialField field)
{
    const auto number = readOfficialNumber(cell);
    if (number)
        row.of(field) = number;
    else if (std::ranges::any_of(cell, [](QChar c) { return c.isDigit(); }))
        doubt(ImportCode::BadNumber, row, {"number", cell.toStdString()});
}

} // namespace

OfficialTable splitOfficialTable(const QString& text)
{
    OfficialTable best;
    std::size_t bestColumns = 0;
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    for (const QChar separator : {QChar(u'\t'), QChar(u';'), QChar(u'|'), QChar(u',')}) {
        OfficialTable table;
        std::size_t columns = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const QStringView plain = lines[line].trimmed().isEmpty() ? QStringView() : lines[line];
            if (plain.isEmpty() || table.rows.size() > kMaximumOfficialRows + kRowsBeforeHeads)
                continue;
            table.rows.push_back(splitLine(plain.endsWith(u'\r') ? plain.chopped(1) : plain, separator));
            table.lines.push_back(static_cast<int>(line) + 1);
            columns += static_cast<std::size_t>(table.rows.back().size() - 1);
        }
        // A decimal comma separates nothing: commas are taken only when nothing else makes columns.
        if (columns > bestColumns && (separator != u',' || bestColumns < table.rows.size())) {
            best = std::move(table);
            bestColumns = columns;
        }
    }
    return best;
}

OfficialReading readOfficialTable(const OfficialTable& table)
{
    return TableReader(table).read();
}

} // namespace zahlmeister::app
