// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/reading.h"

#include <algorithm>
#include <map>

#include <QStringList>

#include "app/fields/teamspellings.h"
#include "app/tables/games/games.h"
#include "app/tables/layout/rows.h"
#include "app/tables/title.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A reading with what became of its cells.
TableReading marked(TableReading reading, CellMarks& marks)
{
    reading.states = marks.takeStates();
    reading.notes = marks.takeNotes();
    return reading;
}

TableReading refused(const TableGrid& grid, ImportCode code, std::vector<std::string> args = {})
{
    CellMarks marks(grid);
    marks.refuse(code, std::move(args));
    return marked({}, marks); // without columns: no table at all
}

/// What stands in the title or above the head, line by line.
QStringList headings(const Layout& layout)
{
    QStringList texts = layout.grid->caption.split(u'\n', Qt::SkipEmptyParts);
    for (int row = 0; row < layout.headRow; ++row) {
        const auto& cells = layout.grid->rows[static_cast<std::size_t>(row)];
        const auto isFilled = [](const QString& cell) { return !cell.isEmpty(); };
        // Rows of several cells are the middle of something.
        if (std::ranges::count_if(cells, isFilled) == 1)
            texts.append(tidyCell(*std::ranges::find_if(cells, isFilled)));
    }
    return texts;
}

/// Whether everybody has played everybody equally often.
bool isRoundRobin(const std::vector<TablePerson>& people, const std::vector<engine::Game>& games)
{
    const auto persons = static_cast<std::size_t>(std::ranges::count(people, false, &TablePerson::dummy));
    std::map<std::pair<engine::ParticipantNumber, engine::ParticipantNumber>, int> pairs;
    for (const engine::Game& game : games)
        ++pairs[std::minmax(game.white, game.black)];
    return persons > 2 && pairs.size() == persons * (persons - 1) / 2 &&
           std::ranges::all_of(pairs, [&](const auto& pair) { return pair.second == pairs.begin()->second; });
}

/// The first result of a row, or its name.
CellPlace firstGame(const Layout& layout, int row)
{
    for (const TableColumn column : {TableColumn::Opponent, TableColumn::Round}) {
        for (const int at : layout.columnsOf(column)) {
            if (!layout.cell(row, at).isDiagonal())
                return {row, at};
        }
    }
    return {row, std::max(layout.column(TableColumn::Name), 0)};
}

/// The games of people, or with the people where the games name them.
TableGames readGames(const Layout& layout, std::vector<TablePerson>& people,
                     std::optional<NumberMeaning> numbers)
{
    if (layout.kind == TableKind::Pairings)
        return readPairings(layout, people);
    TableGames games{.marks = CellMarks(*layout.grid)};
    const bool isCrosstable = layout.kind == TableKind::Crosstable;
    if (people.empty() || (!isCrosstable && layout.kind != TableKind::ProgressTable))
        return games;
    if (!layout.areTeams)
        return (isCrosstable ? readCrosstable : readProgressTable)(layout, people, numbers);
    games.marks.refuse(ImportCode::TeamTable, {}, firstGame(layout, people.front().row));
    return games;
}

/// As the catalogue of notes calls it.
std::string howColoursWereChosen(const Layout& layout, const TableGames& games)
{
    if (games.homeHadWhite)
        return *games.homeHadWhite ? "told-home-white" : "told-guest-white";
    return layout.kind == TableKind::Pairings ? "boards" : "table-order";
}

void noteGames(const Layout& layout, const TableGames& games, CellMarks& marks)
{
    const bool none = layout.kind == TableKind::Ranking ||
                      (layout.kind != TableKind::Participants && games.games.empty() && !games.isRefused());
    if (none)
        marks.note(ImportLevel::Doubt, ImportCode::NoGames, {});
    if (games.coloursAssumed)
        marks.note(ImportLevel::Adjusted, ImportCode::ColourAssumed, {howColoursWereChosen(layout, games)});
}

/// No row vanishes in silence; of those that follow each other the first is named.
void noteMissedRows(const Layout& layout, CellMarks& marks)
{
    constexpr qsizetype kLongestRow = 80; // characters
    const std::vector<int> rows = missedRows(layout);
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t next = first + 1;
        while (next < rows.size() && rows[next] == rows[next - 1] + 1)
            ++next;
        const QString text = textOf(layout.row(rows[first])).simplified().left(kLongestRow);
        marks.note(ImportLevel::Doubt, ImportCode::RowsLeftOut,
                   {text.toStdString(), std::to_string(next - first)}, {rows[first], 0});
        first = next;
    }
}

engine::Tournament tournamentOf(const Layout& layout, const std::vector<TablePerson>& people,
                                TableGames& games)
{
    engine::Tournament tournament;
    const QStringList texts = headings(layout);
    tournament.header.name = tableTitle(texts).toStdString();
    tournament.header.mode = tableMode(texts);
    tournament.header.rounds = games.rounds;
    tournament.header.schedule = std::move(games.schedule);
    if (layout.kind == TableKind::Pairings && layout.columnsOf(TableColumn::Team).size() == 2)
        tournament.header.kind = engine::TournamentKind::Team;
    if (layout.kind == TableKind::Crosstable && isRoundRobin(people, games.games))
        tournament.header.mode = engine::TournamentMode::RoundRobin;
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (people[i].dummy)
            continue;
        engine::Participant& participant = tournament.participants.emplace_back(people[i].participant);
        if (i < games.byes.size())
            participant.byes = games.byes[i];
    }
    std::ranges::stable_sort(tournament.participants, {}, &engine::Participant::number);
    tournament.games = std::move(games.games);
    std::ranges::stable_sort(tournament.games, {},
                             [](const engine::Game& game) { return game.round.value_or(0); });
    std::int64_t id = 0;
    for (engine::Game& game : tournament.games)
        game.id = engine::GameId(++id);
    uniteTeams(tournament);
    return tournament;
}

} // namespace

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
    CellTexts texts;
    return readTable(grid, overrides, texts);
}

TableReading readTable(const TableGrid& grid, const TableOverrides& overrides, CellTexts& texts)
{
    if (!isWithinLimits(grid))
        return refused(grid, ImportCode::TooLarge, {"cells", std::to_string(kMaximumTableCells)});
    const auto layout = findLayout(grid, overrides, texts);
    if (!layout)
        return refused(grid, ImportCode::NoTable);
    CellMarks marks(grid);
    TableReading reading{.kind = layout->kind, .headRow = layout->headRow, .columns = layout->columns};
    if (layout->areTeams && layout->kind == TableKind::Pairings) { // the programme of a league
        marks.refuse(ImportCode::TeamTable, {},
                     {std::max(layout->headRow, 0), layout->column(TableColumn::White)});
        return marked(std::move(reading), marks);
    }
    noteColumns(*layout, marks);
    std::vector<TablePerson> people;
    if (layout->kind != TableKind::Pairings)
        people = readPeople(*layout, marks);
    TableGames games = readGames(*layout, people, overrides.numbers);
    if (people.empty())
        return refused(grid, ImportCode::NoTable);
    if (layout->areTeams && !games.isRefused())
        games.marks.refuse(ImportCode::TeamTable, {},
                           {std::max(layout->headRow, 0), std::max(layout->column(TableColumn::Name), 0)});
    noteGames(*layout, games, marks);
    noteMissedRows(*layout, marks);
    marks.add(games.marks);
    reading.numbers = games.numbers;
    if (marks.refusals() == 0)
        reading.tournament = tournamentOf(*layout, people, games);
    return marked(std::move(reading), marks);
}

} // namespace zahlmeister::app
