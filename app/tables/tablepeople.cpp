// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablepeople.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>

#include "app/tables/tablecell.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kLargestNumber = 99'999;
constexpr int kFirstBirthYear = 1850;
constexpr int kLastBirthYear = 2199;
constexpr int kLargestFideId = 999'999'999;
constexpr int kLargestMemberNumber = 99'999;

class RowReader {
public:
    RowReader(const TableShape& shape, int row, int side, engine::Participant& participant, TableMarks& marks)
        : m_shape(shape), m_row(row), m_side(side), m_participant(participant), m_marks(marks)
    {
    }

    void read()
    {
        readClub();
        readBirth();
        readSex();
        readIds();
        readRatings();
        if (const QString* team = text(TableColumn::Team))
            m_participant.team = team->toStdString();
    }

private:
    TableCell cellOf(TableColumn column) const
    {
        return {m_row, m_shape.column(column, m_side).value_or(-1)};
    }

    /// The cell's text, marked as understood; nullptr when there is no such column or nothing in it.
    const QString* text(TableColumn column)
    {
        const auto at = m_shape.column(column, m_side);
        const QString& cell = m_shape.cell(m_row, at.value_or(-1));
        if (!at || cell.isEmpty())
            return nullptr;
        m_marks.fine({m_row, *at});
        return &cell;
    }

    void leaveOut(ImportCode code, std::string_view field, TableColumn column)
    {
        const TableCell cell = cellOf(column);
        m_marks.note(ImportLevel::Doubt, code,
                     {std::string(field), m_shape.cell(cell.first, cell.second).toStdString()}, cell);
    }

    void readClub()
    {
        for (const TableColumn column : {TableColumn::ClubName, TableColumn::Club}) {
            if (const QString* club = text(column); club && *club != "-"_L1 && *club != "--"_L1)
                takeClub(*club, column);
        }
        if (const QString* number = text(TableColumn::MemberNumber))
            takeMemberNumber(*number, TableColumn::MemberNumber);
    }

    /// A VKZ, alone or with the member's number behind it, or a name.
    void takeClub(const QString& club, TableColumn column)
    {
        static const QRegularExpression kCode(uR"(^([0-9A-HLM][0-9A-Z]{2}[0-9]{2})(?:[-/ ]+(\d{1,5}))?$)"_s);
        const auto match = kCode.match(club);
        if (!match.hasMatch()) {
            m_participant.clubName = club.toStdString();
            return;
        }
        m_participant.club = match.captured(1).toStdString();
        m_participant.member = true;
        if (match.capturedLength(2) > 0)
            takeMemberNumber(match.captured(2), column);
    }

    void takeMemberNumber(const QString& digits, TableColumn column)
    {
        const auto number = numberOfCell(digits);
        if (number && *number >= 1 && *number <= kLargestMemberNumber)
            m_participant.memberNumber = number;
        else if (digits != "0"_L1 && digits != "-"_L1)
            leaveOut(ImportCode::BadNumber, "member_number", column);
    }

    void readBirth()
    {
        const QString* birth = text(TableColumn::Birth);
        if (!birth || *birth == "-"_L1 || *birth == "0"_L1)
            return;
        if (const auto date = dateInText(*birth)) {
            m_participant.birthDate = date;
            m_participant.birthYear = date->year();
            return;
        }
        const auto year = numberOfCell(*birth);
        if (year && *year >= kFirstBirthYear && *year <= kLastBirthYear)
            m_participant.birthYear = year;
        else
            leaveOut(ImportCode::BadDate, "birth_year", TableColumn::Birth);
    }

    void readSex()
    {
        // Attributes of pairing programs say other things in this column, too.
        const QString* sex = text(TableColumn::Sex);
        if (!sex)
            return;
        const QString letter = sex->toLower();
        if (letter.startsWith(u'w') || letter.startsWith(u'f'))
            m_participant.sex = engine::Sex::Female;
        else if (letter.startsWith(u'm'))
            m_participant.sex = engine::Sex::Male;
    }

    void readIds()
    {
        if (const QString* id = text(TableColumn::FideId); id && *id != "0"_L1 && *id != "-"_L1) {
            bool ok = false;
            const int number = id->toInt(&ok);
            if (ok && number >= 1 && number <= kLargestFideId)
                m_participant.fideId = number;
            else
                leaveOut(ImportCode::BadNumber, "fide_id", TableColumn::FideId);
        }
        static const QRegularExpression kPerson(uR"(^(?:NU)?\d{4,12}$)"_s);
        if (const QString* id = text(TableColumn::PersonId); id && *id != "0"_L1 && *id != "-"_L1) {
            if (kPerson.match(*id).hasMatch())
                m_participant.personId = id->toStdString();
            else
                leaveOut(ImportCode::BadValue, "person_id", TableColumn::PersonId);
        }
    }

    /// The DWZ if there is one, else Elo, else the rating of unknown kind.
    void readRatings()
    {
        takeRating(TableColumn::Dwz, engine::RatingSource::Dwz);
        takeRating(TableColumn::Elo, engine::RatingSource::Fide);
        takeRating(TableColumn::Twz, engine::RatingSource::Dwz);
        const QString* index = text(TableColumn::Index);
        if (!index || *index == "-"_L1)
            return;
        const auto number = numberOfCell(*index);
        if (!number || *number > 9999)
            leaveOut(ImportCode::BadNumber, "index", TableColumn::Index);
        else if (m_participant.rating && m_participant.ratingSource == engine::RatingSource::Dwz)
            m_participant.index = number;
    }

    void takeRating(TableColumn column, engine::RatingSource source)
    {
        const QString* cell = text(column);
        if (!cell)
            return;
        const auto read = ratingOfCell(*cell);
        if (!read) {
            leaveOut(ImportCode::BadNumber, "rating", column);
            return;
        }
        if (m_participant.rating || !read->rating)
            return;
        m_participant.rating = read->rating;
        m_participant.ratingSource = source;
        m_participant.index = read->index;
    }

    const TableShape& m_shape;
    int m_row;
    int m_side;
    engine::Participant& m_participant;
    TableMarks& m_marks;
};

std::optional<int> readNumber(const TableShape& shape, int row, TableColumn column, TableMarks& marks)
{
    const auto at = shape.column(column);
    const QString& cell = shape.cell(row, at.value_or(-1));
    if (!at || cell.isEmpty())
        return std::nullopt;
    const auto number = numberOfCell(cell);
    if (number && *number >= 1 && *number <= kLargestNumber) {
        marks.fine({row, *at});
        return number;
    }
    // Ranks may be ranges, as in 3.-5.
    if (column == TableColumn::Number)
        marks.note(ImportLevel::Doubt, ImportCode::BadNumber, {"number", cell.toStdString()}, {row, *at});
    return std::nullopt;
}

bool areUnique(const std::vector<TablePerson>& people, std::optional<int> TablePerson::*field)
{
    std::set<int> seen;
    return std::ranges::all_of(people, [&](const TablePerson& person) {
        return person.dummy || ((person.*field) && seen.insert(*(person.*field)).second);
    });
}

/// Start numbers if all have one, else ranks, else the order of rows.
void numberPeople(const TableShape& shape, std::vector<TablePerson>& people, TableMarks& marks)
{
    const bool byNumber = areUnique(people, &TablePerson::number);
    const bool byRank = areUnique(people, &TablePerson::rank);
    const auto column = shape.column(TableColumn::Number);
    if (column && !byNumber) {
        std::set<int> seen;
        for (const TablePerson& person : people) {
            if (person.number && !seen.insert(*person.number).second)
                marks.refuse(ImportCode::DuplicateNumber, {std::to_string(*person.number)},
                             {person.row, *column});
        }
        if (std::ranges::any_of(people,
                                [](const TablePerson& person) { return !person.dummy && !person.number; }))
            marks.note(ImportLevel::Adjusted, ImportCode::NumberedAnew, {}, {shape.headRow, *column});
    }
    int next = 0;
    for (TablePerson& person : people) {
        if (person.dummy)
            continue;
        ++next;
        const int number = byNumber ? *person.number : (byRank && !column ? *person.rank : next);
        person.participant.number = engine::ParticipantNumber(number);
    }
}

} // namespace

void readPersonalCells(const TableShape& shape, int row, int side, engine::Participant& participant,
                       TableMarks& marks)
{
    RowReader(shape, row, side, participant, marks).read();
}

std::vector<TablePerson> readPeople(const TableShape& shape, TableMarks& marks)
{
    std::vector<TablePerson> people;
    const auto full = shape.column(TableColumn::Name);
    const int lastName = full.value_or(shape.column(TableColumn::LastName).value_or(-1));
    constexpr int kNoColumn = -1; // not std::optional: GCC 12 takes its value for uninitialised
    const int firstName = full ? kNoColumn : shape.column(TableColumn::FirstName).value_or(kNoColumn);
    const bool hasFirstName = firstName != kNoColumn;
    NameReader names(shape, shape.rowsOf(RowRole::Person),
                     hasFirstName ? std::vector<int>{} : std::vector<int>{lastName});
    for (int row = 0; row < shape.grid->rowCount(); ++row) {
        const RowRole role = shape.roles[static_cast<std::size_t>(row)];
        if (role != RowRole::Person && role != RowRole::Dummy)
            continue;
        TablePerson person{.row = row, .dummy = role == RowRole::Dummy};
        person.number = readNumber(shape, row, TableColumn::Number, marks);
        person.rank = readNumber(shape, row, TableColumn::Rank, marks);
        if (person.dummy) {
            marks.note(ImportLevel::Adjusted, ImportCode::DummyLeftOut,
                       {shape.cell(row, lastName).toStdString()}, {row, lastName});
            people.push_back(std::move(person));
            continue;
        }
        QString name = names.read(row, lastName, marks);
        if (hasFirstName && !shape.cell(row, firstName).isEmpty()) {
            name += u", "_s + shape.cell(row, firstName);
            marks.fine({row, firstName});
        }
        person.participant.name = name.toStdString();
        readPersonalCells(shape, row, 0, person.participant, marks);
        people.push_back(std::move(person));
    }
    numberPeople(shape, people, marks);
    names.tell(marks);
    return people;
}

void noteColumns(const TableShape& shape, TableMarks& marks)
{
    for (int column = 0; column < static_cast<int>(shape.columns.size()); ++column) {
        const TableColumn meaning = shape.columns[static_cast<std::size_t>(column)].column;
        const std::string head = shape.cell(shape.headRow, column).toStdString();
        const TableCell cell{std::max(shape.headRow, 0), column};
        if (meaning == TableColumn::Twz && !shape.column(TableColumn::Dwz))
            marks.note(ImportLevel::Doubt, ImportCode::RatingKindUnsure, {head, "dwz"}, cell);
        else if (meaning == TableColumn::Elo && !shape.column(TableColumn::Dwz) &&
                 !shape.column(TableColumn::Twz))
            marks.note(ImportLevel::Doubt, ImportCode::RatingKindUnsure, {head, "fide"}, cell);
        else if (meaning == TableColumn::Unknown && !head.empty() && head != "-" && head != ":")
            marks.note(ImportLevel::Adjusted, ImportCode::UnknownPart, {head}, cell);
        else if (shape.headRow >= 0 && !head.empty() && meaning != TableColumn::Unknown)
            marks.fine(cell);
    }
}

NameReader::NameReader(const TableShape& shape, const std::vector<int>& rows, std::vector<int> columns)
    : m_shape(shape)
{
    std::vector<QString> names;
    for (const int column : columns) {
        for (const int row : rows)
            names.push_back(shape.cell(row, column));
    }
    std::erase_if(names, [](const QString& name) { return name.isEmpty() || isByeWord(name); });
    m_order = names.empty() ? NameOrder::Comma : nameOrder(names);
}

QString NameReader::read(int row, int column, TableMarks& marks)
{
    // The cell as it stands there: plainCell() would change signs in double names.
    const QString cell = tidyCell(m_shape.grid->cell(row, column));
    const TidyName tidy = tidyName(cell, m_order);
    if (tidy.turned || tidy.titled)
        marks.adjusted({row, column});
    else
        marks.fine({row, column});
    if (tidy.turned && m_turned++ == 0) {
        m_example = tidy.name;
        m_exampleCell = {row, column};
    }
    m_titled += tidy.titled ? 1 : 0;
    return tidy.name;
}

void NameReader::tell(TableMarks& marks) const
{
    if (m_turned > 0) {
        const bool unsure = m_order == NameOrder::Unsure;
        marks.note(unsure ? ImportLevel::Doubt : ImportLevel::Adjusted,
                   unsure ? ImportCode::NameOrderUnsure : ImportCode::NamesTurned, {m_example.toStdString()},
                   m_exampleCell);
    }
    if (m_titled > 0)
        marks.note(ImportLevel::Adjusted, ImportCode::TitlesLeftOut, {std::to_string(m_titled)}, {-1, -1});
}

} // namespace zahlmeister::app
