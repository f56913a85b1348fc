// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablereading.h"

#include <algorithm>

#include <QStringList>

#include "app/tables/tablecell.h"
#include "app/tables/tablegames.h"
#include "app/tables/tablepeople.h"
#include "app/tables/tableshape.h"
#include "app/tables/tabletitle.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

TableReading refused(const TableGrid& grid, ImportCode code, std::vector<std::string> args = {})
{
    TableReading reading; // without columns: no table at all
    for (const auto& row : grid.rows)
        reading.states.emplace_back(row.size(), CellState::Outside);
    reading.notes.push_back({code, ImportLevel::Refused, std::move(args), {}});
    return reading;
}

/// What stands in the title or above the head, line by line.
QStringList headings(const TableShape& shape)
{
    QStringList texts = shape.grid->caption.split(u'\n', Qt::SkipEmptyParts);
    for (int row = 0; row < shape.headRow; ++row) {
        QStringList cells;
        for (const QString& cell : shape.grid->rows[static_cast<std::size_t>(row)]) {
            if (!cell.isEmpty())
                cells.append(cell);
        }
        // Rows of several cells are the middle of something.
        if (cells.size() == 1)
            texts.append(tidyCell(cells.front()));
    }
    return texts;
}

/// Whether everybody has played everybody equally often.
bool isRoundRobin(const std::vector<TablePerson>& people, const std::vector<engine::Game>& games)
{
    const auto persons = static_cast<std::size_t>(
        std::ranges::count_if(people, [](const TablePerson& p) { return !p.dummy; }));
    std::map<std::pair<engine::ParticipantNumber, engine::ParticipantNumber>, int> pairs;
    for (const engine::Game& game : games)
        ++pairs[std::minmax(game.white, game.black)];
    return persons > 2 && pairs.size() == persons * (persons - 1) / 2 &&
           std::ranges::all_of(pairs, [&](const auto& pair) { return pair.second == pairs.begin()->second; });
}

void noteGames(const TableShape& shape, const TableGames& games, TableMarks& marks)
{
    if (shape.kind == TableKind::Ranking)
        marks.note(ImportLevel::Doubt, ImportCode::NoGames, {}, {-1, -1});
    else if (shape.kind != TableKind::Participants && games.games.empty() && games.marks.refusals() == 0)
        marks.note(ImportLevel::Doubt, ImportCode::NoGames, {}, {-1, -1});
    if (games.coloursAssumed)
        marks.note(ImportLevel::Adjusted, ImportCode::ColourAssumed,
                   {shape.kind == TableKind::Pairings ? "boards" : "table-order"}, {-1, -1});
}

/// Where the first result of a row stands.
TableCell firstGame(const TableShape& shape, int row)
{
    for (const TableColumn column : {TableColumn::Opponent, TableColumn::Round}) {
        for (const int at : shape.columnsOf(column)) {
            if (!isDiagonalMark(shape.cell(row, at)))
                return {row, at};
        }
    }
    return {row, shape.column(TableColumn::Name).value_or(0)};
}

engine::Tournament tournamentOf(const TableShape& shape, const std::vector<TablePerson>& people,
                                TableGames& games)
{
    engine::Tournament tournament;
    const QStringList texts = headings(shape);
    tournament.header.name = tableTitle(texts).toStdString();
    tournament.header.mode = tableMode(texts);
    tournament.header.rounds = games.rounds;
    if (shape.kind == TableKind::Pairings && shape.columnsOf(TableColumn::Team).size() == 2)
        tournament.header.kind = engine::TournamentKind::Team;
    if (shape.kind == TableKind::Crosstable && isRoundRobin(people, games.games))
        tournament.header.mode = engine::TournamentMode::RoundRobin;
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (people[i].dummy)
            continue;
        engine::Participant participant = people[i].participant;
        if (i < games.byes.size())
            participant.byes = games.byes[i];
        tournament.participants.push_back(std::move(participant));
    }
    std::ranges::stable_sort(tournament.participants, {}, &engine::Participant::number);
    tournament.games = std::move(games.games);
    std::ranges::stable_sort(tournament.games, [](const engine::Game& a, const engine::Game& b) {
        return a.round.value_or(0) < b.round.value_or(0);
    });
    std::int64_t id = 0;
    for (engine::Game& game : tournament.games)
        game.id = engine::GameId(++id);
    return tournament;
}

} // namespace

std::string_view tableKindText(TableKind kind)
{
    switch (kind) {
    case TableKind::Crosstable: return "crosstable";
    case TableKind::ProgressTable: return "progress-table";
    case TableKind::Pairings: return "pairings";
    case TableKind::Participants: return "participants";
    case TableKind::Ranking: return "ranking";
    }
    return {};
}

std::string_view tableColumnText(TableColumn column)
{
    switch (column) {
    case TableColumn::Unknown: return "unknown";
    case TableColumn::Ignored: return "ignored";
    case TableColumn::Number: return "number";
    case TableColumn::Rank: return "rank";
    case TableColumn::Name: return "name";
    case TableColumn::LastName: return "last-name";
    case TableColumn::FirstName: return "first-name";
    case TableColumn::Club: return "club";
    case TableColumn::ClubName: return "club-name";
    case TableColumn::MemberNumber: return "member-number";
    case TableColumn::PersonId: return "person-id";
    case TableColumn::FideId: return "fide-id";
    case TableColumn::Dwz: return "dwz";
    case TableColumn::Index: return "index";
    case TableColumn::Elo: return "elo";
    case TableColumn::Twz: return "twz";
    case TableColumn::Birth: return "birth";
    case TableColumn::Sex: return "sex";
    case TableColumn::Team: return "team";
    case TableColumn::Points: return "points";
    case TableColumn::Opponent: return "opponent";
    case TableColumn::Round: return "round";
    case TableColumn::Board: return "board";
    case TableColumn::White: return "white";
    case TableColumn::WhiteNumber: return "white-number";
    case TableColumn::Black: return "black";
    case TableColumn::BlackNumber: return "black-number";
    case TableColumn::Result: return "result";
    case TableColumn::WhiteResult: return "white-result";
    case TableColumn::BlackResult: return "black-result";
    case TableColumn::RoundNumber: return "round-number";
    case TableColumn::Date: return "date";
    }
    return {};
}

CellState TableReading::state(int row, int column) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= states.size() || column < 0)
        return CellState::Outside;
    const auto& cells = states[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < cells.size() ? cells[static_cast<std::size_t>(column)]
                                                           : CellState::Outside;
}

TableReading readTable(const TableGrid& grid, const TableOverrides& overrides)
{
    if (!isWithinLimits(grid))
        return refused(grid, ImportCode::TooLarge, {"cells", std::to_string(kMaximumTableCells)});
    const auto shape = findShape(grid, overrides);
    if (!shape)
        return refused(grid, ImportCode::NoTable);
    TableMarks marks(grid);
    noteColumns(*shape, marks);
    for (const ImportNote& defect : grid.defects)
        marks.note(defect.level, defect.code, defect.args, {defect.place.line - 1, defect.place.column - 1});
    std::vector<TablePerson> people;
    if (shape->kind != TableKind::Pairings)
        people = readPeople(*shape, marks);
    TableGames games{.marks = TableMarks(grid)};
    const bool ofGames = shape->kind == TableKind::Crosstable || shape->kind == TableKind::ProgressTable;
    if (shape->areTeams && ofGames && !people.empty())
        games.marks.refuse(ImportCode::TeamTable, {}, firstGame(*shape, people.front().row));
    else if (shape->kind == TableKind::Crosstable && !people.empty())
        games = readCrosstable(*shape, people, overrides.numbers);
    else if (shape->kind == TableKind::ProgressTable && !people.empty())
        games = readProgressTable(*shape, people, overrides.numbers);
    else if (shape->kind == TableKind::Pairings)
        games = readPairings(*shape, people);
    if (people.empty())
        return refused(grid, ImportCode::NoTable);
    if (shape->areTeams && games.marks.refusals() == 0)
        games.marks.refuse(ImportCode::TeamTable, {},
                           {std::max(shape->headRow, 0), shape->column(TableColumn::Name).value_or(0)});
    noteGames(*shape, games, marks);
    marks.add(games.marks);
    TableReading reading;
    reading.kind = shape->kind;
    reading.headRow = shape->headRow;
    reading.columns = shape->columns;
    reading.numbers = games.numbers;
    if (marks.refusals() == 0)
        reading.tournament = tournamentOf(*shape, people, games);
    std::move(marks).moveInto(reading);
    return reading;
}

} // namespace zahlmeister::app
