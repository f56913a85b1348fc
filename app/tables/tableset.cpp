// SPDX-License-Identifier: GPL-3.0-or-later
// Several tables of one tournament: rounds, lists of people, and the one with the games.
#include "app/tables/tableset.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include <QHash>
#include <QString>
#include <QStringList>

#include "app/tables/droppedcells.h"
#include "app/tables/tablecell.h"
#include "app/tables/tableshape.h"
#include "app/tables/tabletext.h"
#include "app/tables/tabletitle.h"

namespace zahlmeister::app {

namespace {

bool hasGames(TableKind kind)
{
    return kind == TableKind::Crosstable || kind == TableKind::ProgressTable || kind == TableKind::Pairings;
}

/// Whether a grid is no table of people or games at all.
bool isUnknown(const TableReading& reading)
{
    return reading.isRefused() && reading.columns.empty();
}

/// How much a table says about games; a contradictory table of games says more than a list of people.
int worth(const TableReading& reading)
{
    if (reading.isRefused())
        return hasGames(reading.kind) && !isUnknown(reading) ? 3 : 0;
    if (hasGames(reading.kind))
        return reading.tournament->games.empty() ? 2 : 4;
    return 1;
}

std::ptrdiff_t refusals(const TableReading& reading)
{
    return std::ranges::count(reading.notes, ImportLevel::Refused, &ImportNote::level);
}

bool isDwz(const ColumnMeaning& meaning)
{
    return meaning.column == TableColumn::Dwz;
}

template <class Value>
void take(Value& mine, const Value& theirs, const Value& nothing = {})
{
    if (mine == nothing)
        mine = theirs;
}

/// A contradictory crosstable may only have lost its empty cells.
void restoreDroppedCells(TablesReading& table)
{
    const auto shape = findShape(table.grid, {});
    const DroppedCells dropped = shape ? findDroppedCells(*shape) : DroppedCells();
    if (dropped.grid) {
        TableReading restored = readTable(*dropped.grid);
        if (!restored.isRefused()) {
            restored.notes.push_back(
                {ImportCode::EmptyCellsRestored, ImportLevel::Doubt, {std::to_string(dropped.rows)}, {}});
            table = {*dropped.grid, std::move(restored)};
            return;
        }
    }
    if (!dropped.areMissing)
        return;
    // What the moved cells seem to contradict is no reason.
    auto& notes = table.reading.notes;
    std::erase_if(notes, [](const ImportNote& note) { return note.level == ImportLevel::Refused; });
    notes.insert(notes.begin(), {ImportCode::EmptyCellsLost, ImportLevel::Refused, {}, {}});
}

TablesReading readCut(const TableGrid& grid)
{
    TablesReading table{grid, readTable(grid)};
    if (table.reading.isRefused() && table.reading.kind == TableKind::Crosstable && !isUnknown(table.reading))
        restoreDroppedCells(table);
    return table;
}

TablesReading bestCut(const TableCuts& cuts)
{
    TablesReading best = readCut(cuts.front());
    for (const TableGrid& grid : std::span(cuts).subspan(1)) {
        TablesReading other = readCut(grid);
        if (isBetterReading(other.reading, best.reading))
            best = std::move(other);
    }
    return best;
}

/// Dates and boards of a list of games that stands beside a table of the same games.
void addGameDetails(engine::Tournament& tournament, const engine::Tournament& list)
{
    using Key = std::tuple<std::optional<int>, engine::ParticipantNumber, engine::ParticipantNumber>;
    std::map<Key, std::vector<const engine::Game*>> games;
    for (const engine::Game& game : list.games)
        games[{game.round, game.white, game.black}].push_back(&game);
    for (engine::Game& game : tournament.games) {
        const auto found = games.find({game.round, game.white, game.black});
        if (found == games.end() || found->second.size() != 1 || found->second.front()->result != game.result)
            continue;
        take(game.date, found->second.front()->date);
        take(game.board, found->second.front()->board);
    }
}

/// Lists of pairings, one a round, with the same columns: one table with the captions between its parts.
TableGrid joinedPairings(const std::vector<const TableGrid*>& grids)
{
    TableGrid joined;
    for (const TableGrid* grid : grids) {
        // Sheets and files are named after their rounds, too; what the caption says comes later and counts
        // more.
        const QString part = QString::fromStdString(grid->part);
        QStringList headings = grid->caption.split(u'\n', Qt::SkipEmptyParts);
        if (roundInText(part))
            headings.prepend(part);
        for (const QString& line : headings) {
            joined.rows.push_back({line});
            joined.lines.push_back(0);
        }
        joined.rows.insert(joined.rows.end(), grid->rows.begin(), grid->rows.end());
        for (std::size_t row = 0; row < grid->rows.size(); ++row)
            joined.lines.push_back(row < grid->lines.size() ? grid->lines[row] : static_cast<int>(row) + 1);
        joined.rowParts.resize(joined.rows.size(), grid->part);
    }
    return joined;
}

/// People by their names, in whatever case.
class PeopleByName {
public:
    explicit PeopleByName(const engine::Tournament& people)
    {
        for (const engine::Participant& person : people.participants)
            m_people[key(person)].push_back(&person);
    }

    /// @return nullptr when nobody has the name, or several have it and none of them the number
    const engine::Participant* find(const engine::Participant& wanted) const
    {
        const auto namesakes = m_people.find(key(wanted));
        if (namesakes == m_people.end())
            return nullptr;
        const auto sameNumber = std::ranges::find(*namesakes, wanted.number, &engine::Participant::number);
        if (sameNumber != namesakes->end())
            return *sameNumber;
        return namesakes->size() == 1 ? namesakes->front() : nullptr;
    }

private:
    static QString key(const engine::Participant& person)
    {
        return QString::fromStdString(person.name).toCaseFolded();
    }

    QHash<QString, std::vector<const engine::Participant*>> m_people;
};

/// What a table is called, for a note: its nearest heading, or its place among the tables.
std::string nameOfTable(const TablesReading& table, std::size_t place)
{
    const QString heading = table.grid.caption.section(u'\n', 0, 0, QString::SectionSkipEmpty).left(80);
    if (!heading.trimmed().isEmpty())
        return heading.toStdString();
    return table.grid.part.empty() ? std::to_string(place + 1) : table.grid.part;
}

/// Says which tables with games were not read, so that none is lost in silence: a second group, the second
/// half of a double round.
void noteOtherGames(const std::vector<TablesReading>& readings, const TablesReading& best, bool rounds,
                    TablesReading& result)
{
    using Pairs = std::set<std::tuple<std::string, std::string, engine::SideResult, engine::SideResult>>;
    const auto pairsOf = [](const engine::Tournament& tournament) {
        std::map<engine::ParticipantNumber, std::string> names;
        for (const engine::Participant& person : tournament.participants)
            names.emplace(person.number, person.name);
        Pairs pairs;
        for (const engine::Game& game : tournament.games) {
            pairs.emplace(names[game.white], names[game.black], game.result.white, game.result.black);
            pairs.emplace(names[game.black], names[game.white], game.result.black, game.result.white);
        }
        return pairs;
    };
    const Pairs known = pairsOf(*result.reading.tournament);
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const TablesReading& other = readings[i];
        const bool used = &other == &best || (rounds && other.reading.kind == TableKind::Pairings);
        if (used || !other.reading.tournament || !hasGames(other.reading.kind))
            continue;
        const Pairs pairs = pairsOf(*other.reading.tournament);
        if (!std::ranges::includes(known, pairs))
            result.reading.notes.push_back(
                {ImportCode::UnknownPart, ImportLevel::Doubt, {nameOfTable(other, i)}, {}});
    }
}

} // namespace

bool isBetterReading(const TableReading& a, const TableReading& b)
{
    if (worth(a) != worth(b))
        return worth(a) > worth(b);
    if (a.isRefused())
        return refusals(a) < refusals(b);
    const auto size = [](const TableReading& reading) {
        const auto understood = std::ranges::count_if(reading.columns, [](const ColumnMeaning& meaning) {
            return meaning.column != TableColumn::Unknown;
        });
        // A list of games says nothing of people that the other tables do not say, too.
        return std::tuple(reading.tournament->games.size(), reading.kind != TableKind::Pairings,
                          reading.headRow >= 0, understood, reading.tournament->participants.size());
    };
    return size(a) > size(b);
}

void addPeople(engine::Tournament& tournament, const engine::Tournament& people, bool ratingsAreDwz)
{
    const PeopleByName byName(people);
    for (engine::Participant& person : tournament.participants) {
        const engine::Participant* other = byName.find(person);
        if (!other)
            continue;
        take(person.club, other->club);
        take(person.clubName, other->clubName);
        take(person.memberNumber, other->memberNumber);
        person.member = person.member || other->member;
        take(person.personId, other->personId);
        take(person.fideId, other->fideId);
        take(person.sex, other->sex);
        take(person.team, other->team);
        if (!person.birthYear) {
            person.birthYear = other->birthYear;
            person.birthDate = other->birthDate;
        }
        if (!person.rating || (ratingsAreDwz && other->rating)) {
            person.rating = other->rating;
            person.index = other->index;
            person.ratingSource = other->ratingSource;
        } else if (person.rating == other->rating && person.ratingSource == other->ratingSource) {
            take(person.index, other->index);
        }
    }
}

TablesReading readTables(std::span<const TableCuts> tables)
{
    std::vector<TablesReading> readings;
    std::vector<const TableGrid*> pairings;
    for (const TableCuts& cuts : tables) {
        if (cuts.empty())
            continue;
        readings.push_back(bestCut(cuts));
    }
    if (readings.empty())
        return {{}, readTable({})};
    const auto best = std::ranges::max_element(readings, [](const TablesReading& a, const TablesReading& b) {
        return isBetterReading(b.reading, a.reading);
    });
    for (const TablesReading& each : readings) {
        if (each.reading.kind == TableKind::Pairings && !isUnknown(each.reading))
            pairings.push_back(&each.grid);
    }
    const bool rounds = pairings.size() > 1 && best->reading.kind == TableKind::Pairings;
    TablesReading result = *best;
    if (rounds) {
        result.grid = joinedPairings(pairings);
        result.reading = readTable(result.grid);
    }
    if (!result.reading.tournament)
        return result;
    noteOtherGames(readings, *best, rounds, result);
    // The heading with the name may stand above another table.
    std::string& name = result.reading.tournament->header.name;
    for (const TablesReading& each : readings) {
        if (!isTournamentTitle(QString::fromStdString(name)) && each.reading.tournament &&
            isTournamentTitle(QString::fromStdString(each.reading.tournament->header.name)))
            name = each.reading.tournament->header.name;
    }
    // A list of DWZ knows better than one of ratings of any kind.
    bool hasDwz = std::ranges::any_of(result.reading.columns, isDwz);
    for (const bool dwz : {true, false}) {
        for (const TablesReading& other : readings) {
            const bool used = &other == &*best || (rounds && other.reading.kind == TableKind::Pairings);
            if (!used && dwz && other.reading.kind == TableKind::Pairings && other.reading.tournament)
                addGameDetails(*result.reading.tournament, *other.reading.tournament);
            if (used || !other.reading.tournament || std::ranges::any_of(other.reading.columns, isDwz) != dwz)
                continue;
            addPeople(*result.reading.tournament, *other.reading.tournament, dwz && !hasDwz);
            hasDwz = hasDwz || dwz;
        }
    }
    return result;
}

TablesReading readTableText(const QString& text)
{
    const auto whole = gridsOfText(text);
    if (!whole) {
        TablesReading refused{{}, readTable({})};
        refused.reading.notes = {whole.error()};
        return refused;
    }
    TablesReading result = readTables(*whole);
    if (!result.reading.isRefused() && !result.reading.tournament->games.empty())
        return result;
    // Several tables may stand one below the other.
    const auto blocks = gridsOfBlocks(text);
    if (blocks.size() < 2)
        return result;
    TablesReading parts = readTables(blocks);
    return isBetterReading(parts.reading, result.reading) ? parts : result;
}

} // namespace zahlmeister::app
