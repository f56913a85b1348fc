// SPDX-License-Identifier: GPL-3.0-or-later
// Several tables of one tournament: rounds, lists of people, and the one with the games.
#include "app/tables/tournamenttables.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <QSet>
#include <QStringList>

#include "app/fields/tournamentmerge.h"
#include "app/tables/cells/details.h"
#include "app/tables/layout/emptycells.h"
#include "app/tables/title.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

bool isOfTeams(const TableReading& reading)
{
    return std::ranges::find(reading.notes, ImportCode::TeamTable, &ImportNote::code) != reading.notes.end();
}

bool leavesRowsOut(const TableReading& reading)
{
    return std::ranges::find(reading.notes, ImportCode::RowsLeftOut, &ImportNote::code) !=
           reading.notes.end();
}

/// How much a table says about games; a contradictory table of games says more than a list of people, which
/// says more than results of teams.
int worth(const TableReading& reading)
{
    if (reading.isRefused() && isOfTeams(reading))
        return 1;
    if (reading.isRefused())
        return reading.isOfGames() && reading.isTable() ? 4 : 0;
    if (reading.isOfGames())
        return reading.tournament->games.empty() ? 3 : 5;
    return 2;
}

std::ptrdiff_t refusals(const TableReading& reading)
{
    return std::ranges::count(reading.notes, ImportLevel::Refused, &ImportNote::level);
}

bool hasDwz(const TableReading& reading)
{
    return std::ranges::find(reading.columns, TableColumn::Dwz, &ColumnMeaning::column) !=
           reading.columns.end();
}

bool isPairings(const TablesReading& table)
{
    return table.reading.kind == TableKind::Pairings && table.reading.isTable() && !isOfTeams(table.reading);
}

/// A contradictory crosstable may only have lost its empty cells.
void mendCut(TablesReading& table, CellTexts& texts)
{
    const auto layout = findLayout(table.grid, {}, texts);
    const EmptyCells empty = layout ? restoreEmptyCells(*layout) : EmptyCells();
    if (empty.grid) {
        TableReading restored = readTable(*empty.grid, {}, texts);
        if (!restored.isRefused()) {
            restored.notes.push_back(
                {ImportCode::EmptyCellsRestored, ImportLevel::Doubt, {std::to_string(empty.rows)}, {}});
            table = {*empty.grid, std::move(restored)};
            return;
        }
    }
    if (!empty.areMissing)
        return;
    // What the moved cells seem to contradict is no reason.
    auto& notes = table.reading.notes;
    std::erase_if(notes, [](const ImportNote& note) { return note.level == ImportLevel::Refused; });
    notes.insert(notes.begin(), refusalNote(ImportCode::EmptyCellsLost));
}

/// The way to cut a table that makes most sense.
TablesReading bestCut(const TableCuts& cuts, CellTexts& texts)
{
    TablesReading best;
    for (const TableGrid& grid : cuts) {
        TablesReading table{grid, readTable(grid, {}, texts)};
        if (table.reading.isRefused() && table.reading.kind == TableKind::Crosstable &&
            table.reading.isTable())
            mendCut(table, texts);
        if (&grid == &cuts.front() || isBetterReading(table.reading, best.reading))
            best = std::move(table);
    }
    return best;
}

/// Of byes that a list of games has on a board, the board and the team.
void addUnmannedBoards(engine::Tournament& tournament, const engine::Tournament& list)
{
    for (const engine::Participant& listed : list.participants) {
        const auto position = tournament.indexOf(listed.number);
        if (!position || tournament.participants[*position].name != listed.name)
            continue;
        auto& byes = tournament.participants[*position].byes;
        for (const engine::Bye& other : listed.byes) {
            const auto bye = std::ranges::find(byes, other.round, &engine::Bye::round);
            if (bye == byes.end())
                continue;
            bye->board = other.board;
            bye->team = other.team;
        }
    }
}

/// Rounds, dates, boards and teams of a list of games that stands beside a table of the same games. Games of
/// the same two players with the same colours stand in the same order in both.
void addGameDetails(engine::Tournament& tournament, const engine::Tournament& list)
{
    using Key = std::tuple<std::optional<int>, engine::ParticipantNumber, engine::ParticipantNumber>;
    std::map<Key, std::vector<const engine::Game*>> listed;
    std::map<Key, std::vector<engine::Game*>> games;
    for (const engine::Game& game : list.games) {
        if (game.round)
            listed[{game.round, game.white, game.black}].push_back(&game);
        if (game.result != engine::kNotPlayed) // which a crosstable does not have
            listed[{std::nullopt, game.white, game.black}].push_back(&game);
    }
    for (engine::Game& game : tournament.games)
        games[{game.round, game.white, game.black}].push_back(&game);
    const auto addTo = [](engine::Game& game, const engine::Game& other) {
        game.round = game.round ? game.round : other.round;
        game.date = game.date ? game.date : other.date;
        game.board = game.board ? game.board : other.board;
        game.whiteTeam = other.whiteTeam;
        game.blackTeam = other.blackTeam;
    };
    for (const auto& [key, mine] : games) {
        const auto found = listed.find(key);
        const auto isSame = [](const engine::Game* a, const engine::Game* b) {
            return a->result == b->result;
        };
        if (found == listed.end() || !std::ranges::equal(mine, found->second, isSame))
            continue;
        for (std::size_t i = 0; i < mine.size(); ++i)
            addTo(*mine[i], *found->second[i]);
    }
    if (list.header.kind == engine::TournamentKind::Team) {
        tournament.header.kind = list.header.kind;
        addUnmannedBoards(tournament, list);
    }
}

QSet<QString> namesOf(const engine::Tournament& tournament)
{
    QSet<QString> names;
    for (const engine::Participant& person : tournament.participants)
        names.insert(QString::fromStdString(person.name).toCaseFolded());
    return names;
}

/// Who stands in the list of a tournament's people and has no game in it.
void addIdlePeople(engine::Tournament& tournament, const engine::Tournament& list)
{
    const QSet<QString> known = namesOf(tournament);
    if (!namesOf(list).contains(known))
        return; // the list of another tournament
    std::set<engine::ParticipantNumber> taken;
    for (const engine::Participant& person : tournament.participants)
        taken.insert(person.number);
    for (engine::Participant person : list.participants) {
        if (known.contains(QString::fromStdString(person.name).toCaseFolded()))
            continue;
        if (!taken.insert(person.number).second) {
            person.number = engine::ParticipantNumber(taken.rbegin()->value() + 1);
            taken.insert(person.number);
        }
        tournament.participants.push_back(std::move(person));
    }
    std::ranges::stable_sort(tournament.participants, {}, &engine::Participant::number);
}

/// The columns of several matches, which need not have the same ones: a match in which nobody has a rating
/// has no column for it.
class JoinedColumns {
public:
    explicit JoinedColumns(const std::vector<TablesReading>& readings)
    {
        const TablesReading* first = nullptr;
        for (const TablesReading& each : readings) {
            if (!isPairings(each))
                continue;
            first = first ? first : &each;
            m_differ = m_differ || each.reading.columns != first->reading.columns;
            m_areMatches =
                m_areMatches && each.reading.headRow >= 0 &&
                std::ranges::count(each.reading.columns, TableColumn::Team, &ColumnMeaning::column) == 2;
            for (const Key& key : keysOf(each.reading))
                m_places.emplace(key, m_places.size());
        }
    }

    /// The rows of a table, each cell in the column of what it means.
    [[nodiscard]] std::vector<std::vector<QString>> rowsOf(const TablesReading& table) const
    {
        if (!m_differ || !m_areMatches)
            return table.grid.rows;
        const std::vector<Key> keys = keysOf(table.reading);
        std::vector<std::vector<QString>> rows;
        for (const auto& cells : table.grid.rows) {
            auto& row = rows.emplace_back();
            // A line in one cell stays at the beginning.
            const bool line =
                std::ranges::count_if(cells, [](const QString& cell) { return !cell.isEmpty(); }) < 2;
            if (line)
                row = cells;
            else
                row.resize(m_places.size());
            for (std::size_t column = 0; !line && column < std::min(cells.size(), keys.size()); ++column)
                row[m_places.at(keys[column])] = cells[column];
        }
        return rows;
    }

private:
    /// What a column means, and which of those that mean it.
    using Key = std::tuple<TableColumn, int, int>;

    static std::vector<Key> keysOf(const TableReading& reading)
    {
        std::map<std::pair<TableColumn, int>, int> counts;
        std::vector<Key> keys;
        for (const ColumnMeaning& meaning : reading.columns)
            keys.emplace_back(meaning.column, meaning.ordinal, counts[{meaning.column, meaning.ordinal}]++);
        return keys;
    }

    std::map<Key, std::size_t> m_places;
    bool m_differ = false;
    bool m_areMatches = true;
};

/// Lists of pairings, one a round or a match: one table with the captions between its parts.
TableGrid joinedPairings(const std::vector<TablesReading>& readings)
{
    const JoinedColumns columns(readings);
    TableGrid joined;
    for (const TablesReading& each : readings) {
        if (!isPairings(each))
            continue;
        const TableGrid& grid = each.grid;
        const auto rows = columns.rowsOf(each);
        // Sheets and files are named after their rounds, too; what the caption says comes later and counts
        // more.
        const QString part = QString::fromStdString(grid.part);
        QStringList headings = grid.caption.split(u'\n', Qt::SkipEmptyParts);
        if (roundInText(part))
            headings.prepend(part);
        for (const QString& line : headings) {
            joined.rows.push_back({line});
            joined.lines.push_back(0);
        }
        joined.rows.insert(joined.rows.end(), rows.begin(), rows.end());
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            joined.lines.push_back(row < grid.lines.size() ? grid.lines[row] : static_cast<int>(row) + 1);
        joined.rowParts.resize(joined.rows.size(), grid.part);
    }
    return joined;
}

/// What a table is called, for a note: its nearest heading, or its place among the tables.
std::string nameOfTable(const TablesReading& table, std::size_t place)
{
    const QString heading = table.grid.caption.section(u'\n', 0, 0, QString::SectionSkipEmpty).left(80);
    if (!heading.trimmed().isEmpty())
        return heading.toStdString();
    return table.grid.part.empty() ? std::to_string(place + 1) : table.grid.part;
}

/// Both names, and what each has.
using NamedGame = std::tuple<std::string, std::string, engine::SideResult, engine::SideResult>;

/// The games by the names of those who played, seen from either side.
std::set<NamedGame> gamesByName(const engine::Tournament& tournament)
{
    std::map<engine::ParticipantNumber, std::string> names;
    for (const engine::Participant& person : tournament.participants)
        names.emplace(person.number, person.name);
    std::set<NamedGame> games;
    for (const engine::Game& game : tournament.games) {
        games.emplace(names[game.white], names[game.black], game.result.white, game.result.black);
        games.emplace(names[game.black], names[game.white], game.result.black, game.result.white);
    }
    return games;
}

/// What stands in the headings of a table, above its head, and in tables of keys and values.
void addDetailsAround(const TablesReading& table, engine::TournamentHeader& header)
{
    constexpr int kKeyAndValue = 2;
    const QStringList headings = table.grid.caption.split(u'\n');
    for (const QString& line : headings)
        addDetails(line, header);
    const QString title = table.reading.isTable() ? QString() : tableTitle(headings);
    if (isTournamentTitle(title) && !isTournamentTitle(QString::fromStdString(header.name)))
        header.name = title.toStdString();
    const int last = table.reading.isTable() ? table.reading.headRow : table.grid.rowCount();
    for (int row = 0; row < last; ++row) {
        QStringList cells;
        for (const QString& cell : table.grid.rows[static_cast<std::size_t>(row)]) {
            if (const QString text = tidyCell(cell); !text.isEmpty())
                cells.append(text);
        }
        if (cells.size() == 1)
            addDetails(cells.front(), header);
        else if (cells.size() == kKeyAndValue)
            addDetails(cells.front() + (cells.front().endsWith(u':') ? u" "_s : u": "_s) + cells.back(),
                       header);
    }
}

/// The tables beside the one that has the games: what they say of people, dates and the tournament's name.
class OtherTables {
public:
    OtherTables(const std::vector<TablesReading>& readings, const TablesReading& best, bool rounds)
        : m_readings(readings), m_best(best), m_areRounds(rounds)
    {
        for (const TablesReading& each : readings) {
            if (&each != &best && !(rounds && each.reading.kind == TableKind::Pairings) &&
                each.reading.tournament)
                m_others.push_back(&each);
        }
    }

    void addTo(TableReading& reading) const
    {
        engine::Tournament& tournament = *reading.tournament;
        noteGames(reading);
        // The heading with the name may stand above another table.
        std::string& name = tournament.header.name;
        for (const TablesReading& each : m_readings) {
            if (!isTournamentTitle(QString::fromStdString(name)) && each.reading.tournament &&
                isTournamentTitle(QString::fromStdString(each.reading.tournament->header.name)))
                name = each.reading.tournament->header.name;
        }
        for (const TablesReading* other : m_others) {
            if (other->reading.kind == TableKind::Pairings)
                addGameDetails(tournament, *other->reading.tournament);
        }
        // A list of DWZ knows better than one of ratings of any kind.
        bool known = hasDwz(reading);
        for (const bool dwz : {true, false}) {
            for (const TablesReading* other : m_others) {
                if (hasDwz(other->reading) != dwz)
                    continue;
                addPeople(tournament, *other->reading.tournament, dwz && !known);
                known = known || dwz;
            }
        }
        for (const TablesReading* other : m_others) {
            if (reading.kind == TableKind::Pairings && other->reading.kind != TableKind::Pairings)
                addIdlePeople(tournament, *other->reading.tournament);
        }
    }

private:
    /// Says which tables were not read, so that none is lost in silence: a second group, the second half of a
    /// double round, standings of others, a table that contradicts itself.
    void noteGames(TableReading& reading) const
    {
        const auto games = gamesByName(*reading.tournament);
        const QSet<QString> people = namesOf(*reading.tournament);
        for (const TablesReading& other : m_readings) {
            if (&other == &m_best || (m_areRounds && isPairings(other)) || !other.reading.isTable())
                continue;
            const auto& told = other.reading.tournament;
            const bool isKnown =
                told && (other.reading.isOfGames() ? std::ranges::includes(games, gamesByName(*told))
                                                   : isListOfThese(people, *told));
            if (!isKnown)
                reading.notes.push_back(
                    {ImportCode::UnknownPart,
                     ImportLevel::Doubt,
                     {nameOfTable(other, static_cast<std::size_t>(&other - m_readings.data()))},
                     {}});
        }
    }

    /// A list that has these people, all of them or with more who did not play.
    static bool isListOfThese(const QSet<QString>& people, const engine::Tournament& list)
    {
        const QSet<QString> names = namesOf(list);
        return people.contains(names) || names.contains(people);
    }

    const std::vector<TablesReading>& m_readings;
    const TablesReading& m_best;
    bool m_areRounds;
    std::vector<const TablesReading*> m_others;
};

} // namespace

bool isBetterReading(const TableReading& a, const TableReading& b)
{
    if (worth(a) != worth(b))
        return worth(a) > worth(b);
    if (a.isRefused())
        return refusals(a) < refusals(b);
    const auto size = [](const TableReading& reading) {
        const auto unknown =
            std::ranges::count(reading.columns, TableColumn::Unknown, &ColumnMeaning::column);
        // A list of games says nothing of people that the other tables do not say, too.
        return std::tuple(reading.tournament->games.size(), reading.kind != TableKind::Pairings,
                          reading.headRow >= 0, std::ssize(reading.columns) - unknown,
                          reading.tournament->participants.size());
    };
    return size(a) > size(b);
}

TablesReading readTables(std::span<const TableCuts> tables, CellTexts& texts)
{
    std::vector<TablesReading> readings;
    for (const TableCuts& cuts : tables) {
        if (!cuts.empty())
            readings.push_back(bestCut(cuts, texts));
    }
    if (readings.empty())
        return {{}, readTable({})};
    const auto best = std::ranges::max_element(readings, [](const TablesReading& a, const TablesReading& b) {
        return isBetterReading(b.reading, a.reading);
    });
    const bool rounds =
        best->reading.kind == TableKind::Pairings && std::ranges::count_if(readings, isPairings) > 1;
    TablesReading result = *best;
    if (rounds) {
        result.grid = joinedPairings(readings);
        result.reading = readTable(result.grid, {}, texts);
    }
    if (result.reading.tournament) {
        OtherTables(readings, *best, rounds).addTo(result.reading);
        for (const TablesReading& each : readings)
            addDetailsAround(each, result.reading.tournament->header);
    }
    return result;
}

TablesReading readTablesOfText(const QString& text, std::span<const Cutter> cutters)
{
    CellTexts texts;
    const auto whole = cutText(text, cutters, texts);
    if (!whole) {
        TablesReading refused{{}, readTable({})};
        refused.reading.notes = {whole.error()};
        return refused;
    }
    TablesReading result = readTables(*whole, texts);
    const bool hasGames = !result.reading.isRefused() && !result.reading.tournament->games.empty();
    if (hasGames && !leavesRowsOut(result.reading))
        return result;
    // Several tables may stand one below the other.
    const auto blocks = cutBlocks(text, cutters, texts);
    if (blocks.size() < 2)
        return result;
    TablesReading parts = readTables(blocks, texts);
    const bool isWhole = hasGames && !parts.reading.isRefused() && !leavesRowsOut(parts.reading) &&
                         parts.reading.tournament->games.size() >= result.reading.tournament->games.size();
    return isWhole || isBetterReading(parts.reading, result.reading) ? parts : result;
}

} // namespace zahlmeister::app
