// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/storedstandings.h"

#include <algorithm>
#include <set>

#include "app/archive/kept/standingcodec.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsOfAReading = 500; // with the rows of everybody who sits there
constexpr std::size_t kRowsOfAWriting = 100'000;    // some 20 MB until they are written

std::vector<ChainKey> keysIn(const std::vector<QVariantList>& rows)
{
    std::vector<ChainKey> keys;
    for (const QVariantList& row : rows) {
        if (!row[0].isNull())
            keys.push_back(row[0].toLongLong());
    }
    return keys;
}

} // namespace

Result<std::vector<ChainKey>> nextTournaments(ArchiveDatabase& database,
                                              const std::vector<PersonAndKey>& places)
{
    return database
        .rows(
            u"SELECT (SELECT min(key) FROM participation WHERE person_id = w.a AND key > w.b) FROM {pairs}"_s,
            database.dialect().pairs(places))
        .transform(keysIn);
}

Result<std::vector<ChainKey>> linkedTournaments(ArchiveDatabase& database,
                                                const std::vector<PersonAndKey>& places)
{
    std::set<std::int64_t> persons;
    for (const auto& [person, key] : places)
        persons.insert(person);
    if (persons.empty())
        return std::vector<ChainKey>();
    return database
        .rows(u"SELECT DISTINCT key FROM participation WHERE person_id IN {numbers} AND length(asked) > 0"_s,
              database.dialect().numbers(std::vector(persons.begin(), persons.end())))
        .transform(keysIn);
}

/// What the database says of those who sit in a tournament; by person.
struct StoredStandings::Prepared {
    std::map<std::int64_t, std::pair<Place, QByteArray>> before = {}; ///< his last participation before it
    std::map<std::int64_t, std::int64_t> next = {};                   ///< key of his next one
    std::map<Place, ParticipationRow> rows = {};                      ///< by person and seat, as written
    std::map<std::int64_t, KeptStanding> stood = {};                  ///< what before() gave
};

StoredStandings::StoredStandings(ArchiveDatabase& database, const engine::RuleCatalog& rules)
    : ArchivedChain(database, rules)
{
}

StoredStandings::~StoredStandings() = default;

std::size_t StoredStandings::mostAtOnce() const
{
    return kTournamentsOfAReading;
}

void StoredStandings::forget(ChainKey key)
{
    m_prepared.erase(key);
    ArchivedChain::forget(key);
}

/// What everybody comes with, where he goes, and how his seats are written: in one statement, because each
/// takes as long as the way to the server.
Result<void> StoredStandings::prepare(std::span<const StoredBytes> tournaments)
{
    std::vector<PersonAndKey> places;
    for (const StoredBytes& one : tournaments) {
        TRY(const auto persons, unpackedSeats(one.seats));
        for (const std::int64_t person : std::set(persons.begin(), persons.end())) {
            if (person != 0)
                places.emplace_back(person, one.key);
        }
        m_prepared[one.key] = {};
    }
    TRY(const auto rows,
        database().rows(
            u"SELECT w.a, w.b, l.key, l.seat, l.state,"
            " (SELECT min(key) FROM participation WHERE person_id = w.a AND key > w.b), p.seat,"
            " p.entry_rating, p.entry_index, p.exit_rating, p.exit_index, p.games, p.half_points, p.state,"
            " p.asked FROM {pairs} {last}"
            " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
            database().dialect().pairs(places)));
    for (const QVariantList& row : rows) {
        Prepared& one = m_prepared.at(row[1].toLongLong());
        const std::int64_t person = row[0].toLongLong();
        if (!row[2].isNull())
            one.before[person] = {{row[2].toLongLong(), row[3].toLongLong()}, row[4].toByteArray()};
        if (!row[5].isNull())
            one.next[person] = row[5].toLongLong();
        one.rows[{person, row[6].toLongLong()}] = rowIn(row, 7);
    }
    return {};
}

/// Where somebody stands before a tournament: by what was computed in this run, else by the database.
std::pair<StoredStandings::Place, const QByteArray*>
StoredStandings::stateBefore(const Prepared& one, ChainKey key, std::int64_t person) const
{
    const auto stored = one.before.find(person);
    const auto computed = m_states.find(person);
    if (computed != m_states.end()) {
        const auto after = computed->second.lower_bound({key, 0});
        if (after != computed->second.begin()) {
            const auto last = std::prev(after);
            if (stored == one.before.end() || last->first >= stored->second.first)
                return {last->first, &last->second};
        }
    }
    if (stored == one.before.end())
        return {{}, nullptr};
    return {stored->second.first, &stored->second.second};
}

Result<std::vector<const KeptStanding*>> StoredStandings::before(const ArchivedTournament& one)
{
    Prepared& prepared = m_prepared.at(one.key);
    std::vector<const KeptStanding*> before;
    for (const std::int64_t person : one.persons) {
        before.push_back(nullptr);
        const QByteArray* const state = stateBefore(prepared, one.key, person).second;
        if (person == 0 || !state)
            continue;
        const auto [stood, isNew] = prepared.stood.emplace(person, KeptStanding{*state});
        if (isNew) {
            TRY(stood->second.standings, unpackedStandings(*state, rules()));
        }
        before.back() = &stood->second;
    }
    return before;
}

std::pair<bool, std::optional<ChainKey>> StoredStandings::keep(const ArchivedTournament& one,
                                                               std::size_t seat, SeatStep step)
{
    const Prepared& prepared = m_prepared.at(one.key);
    const std::int64_t person = one.persons[seat];
    const Place place(one.key, static_cast<std::int64_t>(seat));
    const auto stored = prepared.rows.find({person, place.second});
    const bool isKnown = stored != prepared.rows.end();
    const auto next = prepared.next.find(person);
    const bool leavesDifferently = !isKnown || stored->second.state != step.row.state;
    const bool differs = !isKnown || stored->second != step.row;
    m_states[person][place] = step.row.state;
    if (differs)
        m_toWrite[{person, place}] = std::move(step.row);
    return {differs,
            leavesDifferently && next != prepared.next.end() ? std::optional(next->second) : std::nullopt};
}

Result<bool> StoredStandings::flush()
{
    if (m_toWrite.size() > kRowsOfAWriting) {
        TRY_DO(write());
    }
    return ArchivedChain::flush();
}

Result<void> StoredStandings::write()
{
    TRY(auto rows, ParticipationRows::begin(database(), ParticipationRows::Amount::Few));
    for (const auto& [at, row] : std::exchange(m_toWrite, {})) {
        TRY_DO(rows.add(at.first, at.second.first, at.second.second, row));
    }
    TRY_DO(rows.finish());
    TRY_DO(writeRules(database(), takeRules()));
    // What is read from now on has all of it.
    for (auto& [key, one] : m_prepared) {
        for (const auto& [place, row] : one.rows) {
            if (const auto [last, state] = stateBefore(one, key, place.first); state)
                one.before[place.first] = {last, QByteArray(*state)};
        }
    }
    m_states.clear();
    return {};
}

} // namespace zahlmeister::app
