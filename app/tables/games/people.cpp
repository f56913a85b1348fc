// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/games/people.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

#include "app/spelling/birth.h"
#include "app/spelling/day.h"
#include "engine/standings/statedcheck.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kLargestNumber = 99'999;
constexpr int kLargestFideId = 999'999'999;
constexpr int kLargestMemberNumber = 99'999;
constexpr int kLargestIndex = 9999;
constexpr int kLargestBoard = 999;

/// Whether a cell says that there is nothing to be said.
bool isNothing(const QString& text)
{
    return text == "-"_L1 || text == "--"_L1 || text == "0"_L1;
}

class RowReader {
public:
    RowReader(const Layout& layout, int row, int side, engine::Participant& participant, CellMarks& marks)
        : m_layout(layout), m_row(row), m_side(side), m_participant(participant), m_marks(marks)
    {
    }

    void read()
    {
        readClub();
        readBirth();
        readSex();
        readIds();
        takeRating(TableColumn::Dwz, engine::RatingSource::Dwz);
        takeRating(TableColumn::Elo, engine::RatingSource::Fide);
        takeRating(TableColumn::Twz, engine::RatingSource::Dwz);
        readIndex();
        if (cell(TableColumn::Team))
            m_participant.team = text(TableColumn::Team);
        if (const Cell* board = cell(TableColumn::Board); board && m_layout.kind != TableKind::Pairings)
            readNumber(*board, TableColumn::Board, 1, kLargestBoard, "board", &engine::Participant::board);
        readMember();
        readStated();
    }

private:
    /// The cell, marked as understood; nullptr when there is no such column or nothing in it.
    const Cell* cell(TableColumn column)
    {
        const CellPlace place{m_row, m_layout.column(column, m_side)};
        const Cell& cell = m_layout.cell(place);
        if (cell.isEmpty())
            return nullptr;
        m_marks.fine(place);
        return &cell;
    }

    /// A number within its range, which goes into a field of the participant; a doubt for anything else.
    void readNumber(const Cell& cell, TableColumn column, int smallest, int largest, const char* field,
                    std::optional<int> engine::Participant::*value)
    {
        bool isNumber = false;
        const int number = cell.number().value_or(cell.plain().toInt(&isNumber));
        if ((cell.number() || isNumber) && number >= smallest && number <= largest)
            m_participant.*value = number;
        else if (!isNothing(cell.plain()))
            leaveOut(ImportCode::BadNumber, field, column);
    }

    /// The text as it stands there: plainCell() would change its signs.
    std::string text(TableColumn column) const
    {
        return tidyCell(m_layout.grid->cell(m_row, m_layout.column(column, m_side))).toStdString();
    }

    void leaveOut(ImportCode code, std::string field, TableColumn column)
    {
        const CellPlace place{m_row, m_layout.column(column, m_side)};
        m_marks.note(ImportLevel::Doubt, code, {std::move(field), m_layout.cell(place).utf8()}, place);
    }

    void readClub()
    {
        for (const TableColumn column : {TableColumn::ClubName, TableColumn::Club}) {
            if (const Cell* club = cell(column); club && club->plain() != "-"_L1 && club->plain() != "--"_L1)
                takeClub(*club, column);
        }
        if (const Cell* number = cell(TableColumn::MemberNumber))
            takeMemberNumber(*number, TableColumn::MemberNumber);
    }

    /// A VKZ, alone or with the member's number after it, or a name. Where codes have a column of their own,
    /// no name stands there, and no code among the names.
    void takeClub(const Cell& club, TableColumn column)
    {
        static const QRegularExpression kCode(uR"(^([0-9A-HLM][0-9A-Z]{2}[0-9]{2})(?:[-/ ]+(\d{1,5}))?$)"_s);
        static const QRegularExpression kAnyCode(uR"(^([0-9A-Za-z]{5})()$)"_s);
        constexpr qsizetype kCodeLength = 5;
        const bool apart = m_layout.has(TableColumn::ClubName) && m_layout.has(TableColumn::Club);
        const bool named = apart && column == TableColumn::ClubName;
        // The heads of codes name nothing else; without a head it may be a club all the same.
        const bool headed = column == TableColumn::Club && m_layout.headRow >= 0 &&
                            !m_layout.head(m_layout.column(column, m_side)).plain().isEmpty();
        const bool coded = (apart && !named) || (headed && club.plain().size() == kCodeLength);
        auto match = named ? QRegularExpressionMatch() : kCode.match(club.plain());
        if (coded && !match.hasMatch())
            match = kAnyCode.match(club.plain());
        if (!match.hasMatch()) {
            if (coded)
                leaveOut(ImportCode::BadValue, "club", column);
            else
                m_participant.clubName = text(column);
            return;
        }
        m_participant.club = match.captured(1).toStdString();
        m_participant.member = true;
        if (match.capturedLength(2) > 0)
            takeMemberNumber(Cell(match.captured(2)), column);
    }

    void takeMemberNumber(const Cell& number, TableColumn column)
    {
        readNumber(number, column, 1, kLargestMemberNumber, "member_number",
                   &engine::Participant::memberNumber);
    }

    /// Said outright, it counts more than what a VKZ lets suppose.
    void readMember()
    {
        static const WordSet kYes(u"ja|j|yes|y|x|1"_s);
        static const WordSet kNo(u"nein|n|no|-|0"_s);
        const Cell* member = cell(TableColumn::Member);
        if (!member)
            return;
        if (kYes.contains(member->plain()) || kNo.contains(member->plain()))
            m_participant.member = kYes.contains(member->plain());
        else
            leaveOut(ImportCode::BadValue, "member", TableColumn::Member);
    }

    /// What the table itself counts: points, place and tie-breaks, for a comparison. A place without either
    /// is the number of a row.
    void readStated()
    {
        if (m_layout.kind == TableKind::Pairings)
            return;
        std::vector<engine::StatedValue> stated;
        const auto add = [&](int column, std::string criterion) {
            const Cell& cell = m_layout.cell(m_row, column);
            const auto points = cell.points();
            std::string figure = statedFigure(cell.plain());
            if (figure.empty() && points) // `3/5`
                figure = statedFigure(QString::number(points->halfPoints() / 2.0));
            if (!figure.empty() &&
                std::ranges::find(stated, criterion, &engine::StatedValue::criterion) == stated.end())
                stated.push_back({std::move(criterion), std::move(figure)});
        };
        if (const int column = m_layout.column(TableColumn::Points); column >= 0)
            add(column, std::string(engine::kStatedPoints));
        for (const int column : m_layout.columnsOf(TableColumn::Ignored)) {
            if (std::string criterion = statedCriterion(m_layout.head(column).plain()); !criterion.empty())
                add(column, std::move(criterion));
        }
        const auto rank = m_layout.cell(m_row, TableColumn::Rank).number();
        if (!stated.empty() && rank && *rank >= 1 && *rank <= kLargestNumber)
            stated.push_back({std::string(engine::kStatedPlace), std::to_string(*rank)});
        m_participant.stated = std::move(stated);
    }

    void readBirth()
    {
        const Cell* birth = cell(TableColumn::Birth);
        if (!birth || isNothing(birth->plain()))
            return;
        auto born = birthOf(birth->plain());
        if (const auto date = born ? std::nullopt : dayOf(birth->plain(), DayForm::InText))
            born = {date->year(), date};
        if (!born)
            return leaveOut(ImportCode::BadDate, "birth_year", TableColumn::Birth);
        m_participant.birthDate = born->date;
        m_participant.birthYear = born->year;
    }

    void readSex()
    {
        // Attributes of pairing programs say other things in this column, too.
        const Cell* sex = cell(TableColumn::Sex);
        const QChar letter = sex ? sex->plain().front().toLower() : QChar();
        if (letter == u'w' || letter == u'f')
            m_participant.sex = engine::Sex::Female;
        else if (letter == u'm')
            m_participant.sex = engine::Sex::Male;
    }

    void readIds()
    {
        static const QRegularExpression kPerson(uR"(^(?:NU)?\d{4,12}$)"_s);
        if (const Cell* id = cell(TableColumn::FideId))
            readNumber(*id, TableColumn::FideId, 1, kLargestFideId, "fide_id", &engine::Participant::fideId);
        const Cell* id = cell(TableColumn::PersonId);
        if (!id || isNothing(id->plain()))
            return;
        if (kPerson.match(id->plain()).hasMatch())
            m_participant.personId = id->utf8();
        else
            leaveOut(ImportCode::BadValue, "person_id", TableColumn::PersonId);
    }

    /// The DWZ if there is one, else Elo, else the rating of unknown kind.
    void takeRating(TableColumn column, engine::RatingSource source)
    {
        const Cell* found = cell(column);
        if (!found)
            return;
        const auto read = found->rating();
        if (!read) {
            leaveOut(ImportCode::BadNumber, "rating", column);
        } else if (!m_participant.rating && read->rating) {
            // Somebody without a DWZ in the column of DWZ.
            if (column == TableColumn::Twz && m_layout.has(TableColumn::Dwz))
                m_marks.note(ImportLevel::Doubt, ImportCode::RatingIsNotDwz,
                             {m_participant.name, std::to_string(read->rating->value())},
                             {m_row, m_layout.column(column, m_side)});
            m_participant.rating = read->rating;
            m_participant.ratingSource = source;
            m_participant.index = read->index;
        }
    }

    void readIndex()
    {
        const Cell* index = cell(TableColumn::Index);
        if (!index || index->plain() == "-"_L1)
            return;
        const auto number = index->number();
        if (!number || *number > kLargestIndex)
            leaveOut(ImportCode::BadNumber, "index", TableColumn::Index);
        else if (m_participant.rating && m_participant.ratingSource == engine::RatingSource::Dwz)
            m_participant.index = number;
    }

    const Layout& m_layout;
    int m_row;
    int m_side;
    engine::Participant& m_participant;
    CellMarks& m_marks;
};

std::optional<int> readNumber(const Layout& layout, int row, TableColumn column, CellMarks& marks)
{
    const CellPlace place{row, layout.column(column)};
    const Cell& cell = layout.cell(place);
    const auto number = cell.number();
    if (number && *number >= 1 && *number <= kLargestNumber) {
        marks.fine(place);
        return number;
    }
    // Ranks may be ranges, as in 3.-5.
    if (column == TableColumn::Number && !cell.isEmpty())
        marks.note(ImportLevel::Doubt, ImportCode::BadNumber, {"number", cell.utf8()}, place);
    return std::nullopt;
}

bool areUnique(const std::vector<TablePerson>& people, std::optional<int> TablePerson::*field)
{
    std::set<int> seen;
    return std::ranges::all_of(people, [&](const TablePerson& person) {
        return person.dummy || ((person.*field) && seen.insert(*(person.*field)).second);
    });
}

/// Standings of several groups below each other: heads that are repeated, and places that begin anew.
void noteGroups(const Layout& layout, const std::vector<TablePerson>& people, CellMarks& marks)
{
    QStringList headings;
    for (const int head : layout.rowsOf(RowRole::Head)) {
        const auto first =
            std::ranges::find_if(people, [&](const TablePerson& person) { return person.row > head; });
        if (first == people.end() || first->rank != 1)
            continue;
        const QString above = head > 0 && filledCells(layout.row(head - 1)) <= 2
                                  ? textOf(layout.row(head - 1)).simplified()
                                  : QString();
        headings.append(above.isEmpty() ? QString::number(headings.size() + 1) : above);
    }
    if (headings.size() > 1)
        marks.note(ImportLevel::Doubt, ImportCode::SeveralGroups, {headings.join(u", "_s).toStdString()});
}

/// Start numbers if all have one, else ranks, else the order of rows.
void numberPeople(const Layout& layout, std::vector<TablePerson>& people, CellMarks& marks)
{
    const bool byNumber = areUnique(people, &TablePerson::number);
    const bool byRank = areUnique(people, &TablePerson::rank);
    const int column = layout.column(TableColumn::Number);
    if (column >= 0 && !byNumber) {
        std::set<int> seen;
        for (const TablePerson& person : people) {
            if (person.number && !seen.insert(*person.number).second)
                marks.refuse(ImportCode::DuplicateNumber, {std::to_string(*person.number)},
                             {person.row, column});
        }
        if (std::ranges::any_of(people,
                                [](const TablePerson& person) { return !person.dummy && !person.number; }))
            marks.note(ImportLevel::Adjusted, ImportCode::NumberedAnew, {}, {layout.headRow, column});
    }
    if (column < 0 && !byRank)
        noteGroups(layout, people, marks);
    int next = 0;
    for (TablePerson& person : people) {
        if (person.dummy)
            continue;
        ++next;
        const int number = byNumber ? *person.number : (byRank && column < 0 ? *person.rank : next);
        person.participant.number = engine::ParticipantNumber(number);
    }
}

} // namespace

void readPersonalCells(const Layout& layout, int row, int side, engine::Participant& participant,
                       CellMarks& marks)
{
    RowReader(layout, row, side, participant, marks).read();
}

std::vector<TablePerson> readPeople(const Layout& layout, CellMarks& marks)
{
    std::vector<TablePerson> people;
    const int nameColumn = layout.nameColumn();
    const int firstName = layout.has(TableColumn::Name) ? -1 : layout.column(TableColumn::FirstName);
    NameReader names(layout, layout.rowsOf(RowRole::Person),
                     firstName < 0 ? std::vector<int>{nameColumn} : std::vector<int>{});
    for (const int row : layout.rowsOf(RowRole::Person, RowRole::Dummy)) {
        TablePerson person{.row = row, .dummy = layout.role(row) == RowRole::Dummy};
        person.number = readNumber(layout, row, TableColumn::Number, marks);
        person.rank = readNumber(layout, row, TableColumn::Rank, marks);
        if (person.dummy) {
            marks.note(ImportLevel::Adjusted, ImportCode::DummyLeftOut, {layout.cell(row, nameColumn).utf8()},
                       {row, nameColumn});
            people.push_back(std::move(person));
            continue;
        }
        QString name = names.read({row, nameColumn}, marks);
        if (const Cell& first = layout.cell(row, firstName); !first.isEmpty()) {
            name += u", "_s + first.plain();
            marks.fine({row, firstName});
        }
        person.participant.name = name.toStdString();
        readPersonalCells(layout, row, 0, person.participant, marks);
        people.push_back(std::move(person));
    }
    numberPeople(layout, people, marks);
    names.tell(marks);
    return people;
}

void noteColumns(const Layout& layout, CellMarks& marks)
{
    for (int column = 0; column < layout.columnCount(); ++column) {
        const TableColumn meaning = layout.meaning(column).column;
        const std::string head = layout.head(column).utf8();
        const CellPlace cell{std::max(layout.headRow, 0), column};
        const bool dwz = layout.has(TableColumn::Dwz);
        if (meaning == TableColumn::Twz && !dwz)
            marks.note(ImportLevel::Doubt, ImportCode::RatingKindUnsure, {head, "dwz"}, cell);
        else if (meaning == TableColumn::Elo && !dwz && !layout.has(TableColumn::Twz))
            marks.note(ImportLevel::Doubt, ImportCode::RatingKindUnsure, {head, "fide"}, cell);
        else if (meaning == TableColumn::Unknown && !head.empty() && head != "-" && head != ":")
            marks.note(ImportLevel::Adjusted, ImportCode::UnknownPart, {head}, cell);
        else if (layout.headRow >= 0 && !head.empty() && meaning != TableColumn::Unknown)
            marks.fine(cell);
    }
}

NameReader::NameReader(const Layout& layout, const std::vector<int>& rows, const std::vector<int>& columns)
    : m_layout(layout)
{
    std::vector<QString> names;
    for (const int column : columns) {
        for (const int row : rows) {
            if (const Cell& cell = layout.cell(row, column); !cell.isEmpty() && !cell.isNobody())
                names.push_back(cell.plain());
        }
    }
    m_order = names.empty() ? NameOrder::Comma : nameOrder(names);
}

QString NameReader::read(CellPlace cell, CellMarks& marks)
{
    // The cell as it stands there: plainCell() would change signs in double names.
    const TidyName tidy = tidyName(tidyCell(m_layout.grid->cell(cell.first, cell.second)), m_order);
    if (tidy.turned || tidy.titled)
        marks.adjusted(cell);
    else
        marks.fine(cell);
    if (tidy.turned && m_turned++ == 0) {
        m_example = tidy.name;
        m_exampleCell = cell;
    }
    m_titled += tidy.titled ? 1 : 0;
    return tidy.name;
}

void NameReader::tell(CellMarks& marks) const
{
    if (m_turned > 0) {
        const bool unsure = m_order == NameOrder::Unsure;
        marks.note(unsure ? ImportLevel::Doubt : ImportLevel::Adjusted,
                   unsure ? ImportCode::NameOrderUnsure : ImportCode::NamesTurned, {m_example.toStdString()},
                   m_exampleCell);
    }
    if (m_titled > 0)
        marks.note(ImportLevel::Adjusted, ImportCode::TitlesLeftOut, {std::to_string(m_titled)});
}

} // namespace zahlmeister::app
