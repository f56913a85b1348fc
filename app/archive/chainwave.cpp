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

/// Whether others who asked may be answered otherwise.
bool isOtherAnswer(const ParticipationRow& a, const ParticipationRow& b)
{
    return a.entryIndex != b.entryIndex || a.exitRating != b.exitRating || a.exitIndex != b.exitIndex ||
           a.trace != b.trace;
}

/// What has to be asked about an entry when nothing else says where it came from.
SeatQuestions questionsOf(const engine::Participant& participant)
{
    SeatQuestions questions;
    if (hasOwnRating(participant))
        questions.dwz.emplace_back(participant.rating->value(), participant.index);
    for (const engine::CarryOverGame& game : participant.carryOver) {
        if (game.date)
            questions.days.push_back(*game.date);
    }
    return questions;
}

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

ChainWaves::ChainWaves(ArchiveDatabase& database, Levels& levels)
    : m_database(database), m_levels(levels), m_others(database, levels.rules(), m_rows)
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
    do {
        TRY_DO(runOnce(done, progress));
        TRY_DO(tellChanged());
        // What is asked first is answered by what is computed before, and by what was published: it ends.
    } while (!m_waiting.empty());
    return {};
}

Result<void> ChainWaves::runOnce(ArchiveRun& done, const ArchiveProgress& progress)
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
        if (m_rows.size() > kRowsOfAWave) {
            TRY_DO(write());
        }
    }
    return write();
}

Result<void> ChainWaves::askAgain(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys)
{
    if (personsAndKeys.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(
            u"SELECT q.key, q.asked, b.rules, t.key, t.rules, p.entry_rating, p.entry_index, p.exit_rating,"
            " p.exit_index, p.games, p.half_points, p.state, p.trace, p.asked FROM {pairs}"
            " JOIN participation AS q ON q.person_id = w.a AND q.key <> w.b AND length(q.asked) > 0"
            " JOIN tournament AS b ON b.key = q.key JOIN tournament AS t ON t.key = w.b"
            " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
            m_database.dialect().pairs(personsAndKeys)));
    for (const QVariantList& row : rows) {
        const auto asking = m_levels.rules().find(row[2].toString().toStdString());
        const auto version = m_levels.rules().find(row[4].toString().toStdString());
        if (!asking.has_value() || !version.has_value())
            continue;
        TRY(const auto questions, unpackedQuestions(row[1].toByteArray()));
        TRY(const auto trace, unpackedTrace(rowIn(row, 5)));
        if (isAnswerTo(questions, **asking, trace, **version, endOfKey(row[3].toLongLong()), m_levels))
            m_waiting.insert(row[0].toLongLong());
    }
    return {};
}

/// The same of those that were computed: with what they leave somebody now, and with what they did.
Result<void> ChainWaves::tellChanged()
{
    const auto changed = std::exchange(m_changed, {});
    std::vector<std::int64_t> persons;
    std::multimap<std::int64_t, const ChangedSeat*> byPerson;
    for (const ChangedSeat& one : changed) {
        if (byPerson.emplace(one.person, &one); persons.empty() || persons.back() != one.person)
            persons.push_back(one.person);
    }
    if (persons.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT q.person_id, q.key, q.asked, b.rules FROM participation AS q"
                        " JOIN tournament AS b ON b.key = q.key"
                        " WHERE q.person_id IN {numbers} AND length(q.asked) > 0"_s,
                        m_database.dialect().numbers(persons)));
    for (const QVariantList& row : rows) {
        const auto asking = m_levels.rules().find(row[3].toString().toStdString());
        TRY(const auto questions, unpackedQuestions(row[2].toByteArray()));
        const auto [first, last] = byPerson.equal_range(row[0].toLongLong());
        const bool isTold =
            asking.has_value() && std::any_of(first, last, [&](const auto& entry) {
                const ChangedSeat& one = *entry.second;
                return one.version && one.key != row[1].toLongLong() &&
                       isAnswerTo(questions, **asking, one.trace, *one.version, endOfKey(one.key), m_levels);
            });
        if (isTold)
            m_waiting.insert(row[1].toLongLong());
    }
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
        TRY(auto tournament, archivedTournament(bytes, m_levels.rules()));
        for (const std::int64_t person : std::set(tournament.persons.begin(), tournament.persons.end())) {
            if (person != 0)
                places.emplace_back(person, bytes.key);
        }
        m_nodes[bytes.key] = std::make_unique<Node>(Node{std::move(tournament)});
    }
    TRY_DO(loadRows(places));
    return loadAnswers(keys);
}

/// What those will ask who asked the last time, and perhaps those who were not computed yet.
Result<void> ChainWaves::loadAnswers(const std::vector<std::int64_t>& keys)
{
    for (const std::int64_t key : keys) {
        const Node& node = *m_nodes.at(key);
        for (std::size_t i = 0; i < node.tournament.persons.size(); ++i) {
            const std::int64_t person = node.tournament.persons[i];
            const auto row = node.rows.find({person, static_cast<std::int64_t>(i)});
            const bool isComputed = row != node.rows.end() && row->second.exitRating;
            if (row != node.rows.end() && !row->second.asked.isEmpty())
                m_others.expect(person, unpackedQuestions(row->second.asked).value_or(SeatQuestions()));
            else if (person != 0 && !isComputed)
                m_others.expect(person, questionsOf(node.tournament.one.tournament.participants[i]));
        }
    }
    return m_others.readExpected();
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
            " p.trace, p.asked FROM {pairs} {last}"
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
            TRY(stood[i].standings, unpackedStandings(*state, m_levels.rules()));
        }
    }
    std::vector<SeatStep> seats;
    std::set<Origins::Seat> missing;
    do {
        TRY_DO(m_origins.read(m_database, std::exchange(missing, {})));
        TRY(seats, computed(node.tournament, before, m_origins, m_others, m_levels, missing));
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
    if (!isKnown || isOtherAnswer(stored->second, step.row)) {
        const auto* const version = node.tournament.version;
        auto before = isKnown ? unpackedTrace(stored->second) : SeatTrace();
        m_changed.push_back({person, place.first, version, std::move(before).value_or(SeatTrace())});
        m_changed.push_back({person, place.first, version, std::move(step.trace)});
    }
    m_rows[{person, place}] = std::move(step.row);
}

Result<void> ChainWaves::write()
{
    TRY(auto rows, ParticipationRows::begin(m_database, ParticipationRows::Amount::Few));
    for (const auto& [at, row] : m_rows) {
        TRY_DO(rows.add(at.first, at.second.first, at.second.second, row));
    }
    TRY_DO(rows.finish());
    // What is read from now on has all of it.
    m_rows.clear();
    m_states.clear();
    m_nodes.clear();
    m_others.forget();
    m_origins.forget();
    return {};
}

} // namespace zahlmeister::app
