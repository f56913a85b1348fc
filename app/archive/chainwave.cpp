// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/chainwave.h"

#include <algorithm>
#include <string>

#include "app/archive/archivedtournament.h"
#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsOfAWave = 500;
constexpr std::size_t kRowsOfAWave = 100'000; // some 20 MB until they are written

} // namespace

/// A tournament that waits, with what the database says of its players.
struct ChainWaves::Node {
    ArchivedTournament tournament;

    /// @name By person.
    ///@{
    std::map<std::int64_t, std::pair<Place, QByteArray>> before = {}; ///< his last participation before it
    std::map<std::int64_t, std::int64_t> next = {};                   ///< key of his next one
    ///@}
    std::map<Place, ParticipationRow> rows = {}; ///< by person and seat, as they are written
};

ChainWaves::ChainWaves(ArchiveDatabase& database, const engine::RuleCatalog& rules)
    : m_database(database), m_rules(rules), m_targets(rules)
{
}

ChainWaves::~ChainWaves() = default;

Result<void> ChainWaves::addNext(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys)
{
    TRY(const auto next,
        m_database.rows(
            u"SELECT (SELECT min(key) FROM participation WHERE person_id = w.a AND key > w.b) FROM {pairs}"_s,
            m_database.dialect().pairs(personsAndKeys)));
    for (const QVariantList& row : next) {
        if (!row[0].isNull())
            m_waiting.insert(row[0].toLongLong());
    }
    return {};
}

Result<void> ChainWaves::run(ArchiveRun& done, const ArchiveProgress& progress)
{
    while (!m_waiting.empty()) {
        ++done.waves;
        TRY_DO(load());
        while (!m_waiting.empty()) {
            const std::int64_t key = *m_waiting.begin();
            const auto node = m_nodes.find(key);
            if (node == m_nodes.end())
                break;
            if (progress && !progress(done, m_waiting.size()))
                return failure(ErrorCode::Cancelled);
            TRY_DO(compute(*node->second, done));
            m_nodes.erase(node);
            m_waiting.erase(key);
        }
        if (m_toWrite.size() > kRowsOfAWave) {
            TRY_DO(write());
        }
    }
    return write();
}

Result<void> ChainWaves::askAgain(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys)
{
    std::set<std::int64_t> persons;
    for (const auto& [person, key] : personsAndKeys)
        persons.insert(person);
    if (persons.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(
            u"SELECT DISTINCT key FROM participation WHERE person_id IN {numbers} AND length(asked) > 0"_s,
            m_database.dialect().numbers(std::vector(persons.begin(), persons.end()))));
    for (const QVariantList& row : rows)
        m_waiting.insert(row[0].toLongLong());
    return {};
}

/// Reads those that wait first, as many as there is room for.
Result<void> ChainWaves::load()
{
    std::vector<std::int64_t> keys;
    for (const std::int64_t key : m_waiting) {
        if (m_nodes.size() + keys.size() >= kTournamentsOfAWave && !keys.empty())
            break;
        if (!m_nodes.contains(key))
            keys.push_back(key);
    }
    TRY(const auto stored, readTournaments(m_database, keys));
    if (stored.size() != keys.size())
        return failure(ErrorCode::DamagedContent, {"participation"});
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const StoredBytes& bytes : stored) {
        TRY(auto tournament, archivedTournament(bytes, m_rules));
        for (const std::int64_t person : std::set(tournament.persons.begin(), tournament.persons.end())) {
            if (person != 0)
                places.emplace_back(person, bytes.key);
        }
        m_nodes[bytes.key] = std::make_unique<Node>(Node{std::move(tournament)});
    }
    return loadRows(places);
}

/// What everybody comes with, where he goes, and how his seats are written: in one statement, because each
/// takes as long as the way to the server.
Result<void> ChainWaves::loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places)
{
    TRY(const auto rows,
        m_database.rows(
            u"SELECT w.a, w.b, l.key, l.seat, l.state,"
            " (SELECT min(key) FROM participation WHERE person_id = w.a AND key > w.b), p.seat,"
            " p.entry_rating, p.entry_index, p.exit_rating, p.exit_index, p.games, p.half_points, p.state,"
            " p.asked FROM {pairs} {last}"
            " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
            m_database.dialect().pairs(places)));
    for (const QVariantList& row : rows) {
        Node& node = *m_nodes.at(row[1].toLongLong());
        const std::int64_t person = row[0].toLongLong();
        if (!row[2].isNull())
            node.before[person] = {{row[2].toLongLong(), row[3].toLongLong()}, row[4].toByteArray()};
        if (!row[5].isNull())
            node.next[person] = row[5].toLongLong();
        node.rows[{person, row[6].toLongLong()}] = rowIn(row, 7);
    }
    return {};
}

/// Where somebody stands before a tournament: by what was computed in this run, else by the database.
const QByteArray* ChainWaves::stateBefore(const Node& node, std::int64_t person) const
{
    const auto stored = node.before.find(person);
    const auto computed = m_states.find(person);
    if (computed != m_states.end()) {
        const auto behind = computed->second.lower_bound({node.tournament.key, 0});
        if (behind != computed->second.begin()) {
            const auto last = std::prev(behind);
            if (stored == node.before.end() || last->first >= stored->second.first)
                return &last->second;
        }
    }
    return stored == node.before.end() ? nullptr : &stored->second.second;
}

Result<void> ChainWaves::compute(Node& node, ArchiveRun& done)
{
    const auto& persons = node.tournament.persons;
    std::vector<KeptStanding> stood(persons.size());
    std::vector<const KeptStanding*> before;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        const QByteArray* const state = persons[i] != 0 ? stateBefore(node, persons[i]) : nullptr;
        before.push_back(state ? &stood[i] : nullptr);
        if (state) {
            stood[i].bytes = *state;
            TRY(stood[i].standings, unpackedStandings(*state, m_rules));
        }
    }
    std::vector<SeatStep> seats;
    std::set<LinkTargets::Link> missing;
    do {
        TRY_DO(m_targets.read(m_database, std::exchange(missing, {})));
        seats = computed(node.tournament, before, m_targets, m_rules, missing);
    } while (!missing.empty());
    ++done.evaluated;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (persons[i] != 0)
            keep(node, i, std::move(seats[i]), done);
    }
    return {};
}

/// Notes a row that is another than it was, and who has to be computed because of that.
void ChainWaves::keep(const Node& node, std::size_t at, SeatStep step, ArchiveRun& done)
{
    const std::int64_t person = node.tournament.persons[at];
    const Place place(node.tournament.key, static_cast<std::int64_t>(at));
    const auto stored = node.rows.find({person, place.second});
    const bool isKnown = stored != node.rows.end();
    if (!isKnown || stored->second.state != step.row.state) {
        if (const auto next = node.next.find(person); next != node.next.end())
            m_waiting.insert(next->second);
    }
    m_states[person][place] = step.row.state;
    if (isKnown && stored->second == step.row)
        return;
    ++done.rows;
    m_toWrite[{person, place}] = std::move(step.row);
}

Result<void> ChainWaves::write()
{
    TRY(auto rows, ParticipationRows::begin(m_database, ParticipationRows::Amount::Few));
    for (const auto& [at, row] : m_toWrite) {
        TRY_DO(rows.add(at.first, at.second.first, at.second.second, row));
    }
    TRY_DO(rows.finish());
    // What is read from now on has all of it.
    m_toWrite.clear();
    m_states.clear();
    m_nodes.clear();
    m_targets.forget();
    return {};
}

} // namespace zahlmeister::app
