// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/chainwave.h"

#include <algorithm>
#include <string>

#include "app/archive/content.h"
#include "app/archive/packed.h"
#include "app/chronicle/passage.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::ParticipantEvaluation;

namespace {

constexpr std::size_t kTournamentsAtOnce = 500;
constexpr std::size_t kRowsAtOnce = 100'000;  // some 20 MB until they are written
constexpr std::size_t kRowsOfAll = 1'000'000; // each writing passes through the whole table
constexpr std::size_t kMostSeats = 99'999;

constexpr ArchiveColumn kColumns[]{
    {"person_id", ColumnType::Number},  {"key", ColumnType::Number},
    {"seat", ColumnType::Number},       {"entry_rating", ColumnType::Small},
    {"entry_index", ColumnType::Small}, {"exit_rating", ColumnType::Small},
    {"exit_index", ColumnType::Small},  {"games", ColumnType::Small},
    {"half_points", ColumnType::Small}, {"state", ColumnType::Bytes},
};

QVariant valueOf(std::optional<int> number)
{
    return number ? QVariant(*number) : QVariant();
}

std::optional<int> numberOf(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

} // namespace

QByteArray packedSeats(const std::vector<std::int64_t>& persons)
{
    PackedWriter out;
    for (const std::int64_t person : persons)
        out.number(static_cast<std::uint64_t>(person));
    return out.take();
}

Result<std::vector<std::int64_t>> unpackedSeats(const QByteArray& bytes)
{
    PackedReader in(bytes);
    std::vector<std::int64_t> persons;
    while (in.isGood() && !in.isAtEnd() && persons.size() < kMostSeats)
        persons.push_back(static_cast<std::int64_t>(in.number()));
    if (!in.isGood() || !in.isAtEnd())
        return failure(ErrorCode::DamagedContent, {"seats"});
    return persons;
}

/// A tournament that waits, with what the database says of its players.
struct ChainWaves::Node {
    ChronicleTournament one;
    bool isRemoved = false;
    std::vector<std::int64_t> persons = {}; ///< by participant, 0: a computer

    /// @name By person.
    ///@{
    std::map<std::int64_t, std::pair<Place, QByteArray>> before = {}; ///< his last participation before it
    std::map<std::int64_t, std::int64_t> next = {};                   ///< key of his next one
    ///@}
    std::map<Place, ParticipationRow> rows = {}; ///< by person and seat, as they are written
};

ChainWaves::ChainWaves(ArchiveDatabase& database, const engine::RuleCatalog& rules)
    : m_database(database), m_rules(rules)
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

Result<void> ChainWaves::addAll()
{
    TRY(const auto all, m_database.rows(u"SELECT key FROM tournament"_s));
    for (const QVariantList& row : all)
        m_waiting.insert(row[0].toLongLong());
    m_hasAll = true;
    return m_known.read(m_database);
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
            TRY_DO(compute(key, *node->second, done));
            m_nodes.erase(node);
            m_waiting.erase(key);
        }
        if (m_rows.size() > (m_hasAll ? kRowsOfAll : kRowsAtOnce)) {
            TRY_DO(write());
        }
    }
    return write();
}

/// Reads those that wait first, as many as there is room for.
Result<void> ChainWaves::load()
{
    std::vector<std::int64_t> keys;
    for (const std::int64_t key : m_waiting) {
        if (m_nodes.size() + keys.size() >= kTournamentsAtOnce && !keys.empty())
            break;
        if (!m_nodes.contains(key))
            keys.push_back(key);
    }
    TRY_DO(loadContents(keys));
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const std::int64_t key : keys) {
        const auto node = m_nodes.find(key);
        if (node == m_nodes.end())
            return failure(ErrorCode::DamagedContent, {"participation " + std::to_string(key)});
        const std::set<std::int64_t> persons(node->second->persons.begin(), node->second->persons.end());
        for (const std::int64_t person : persons) {
            if (person != 0)
                places.emplace_back(person, key);
        }
    }
    return loadRows(places);
}

Result<void> ChainWaves::loadContents(const std::vector<std::int64_t>& keys)
{
    TRY(const auto contents,
        m_database.rows(u"SELECT t.key, t.id, t.removed, t.seats, s.content FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    for (const QVariantList& row : contents) {
        const engine::TournamentId id(row[1].toLongLong());
        auto one = unpacked(row[4].toByteArray(), id);
        auto persons = unpackedSeats(row[3].toByteArray());
        if (!one.has_value() || !persons.has_value() ||
            persons->size() != one->tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        m_nodes[row[0].toLongLong()] =
            std::make_unique<Node>(Node{*std::move(one), row[2].toInt() != 0, *std::move(persons)});
    }
    return {};
}

/// What everybody comes with, and where he goes.
Result<void> ChainWaves::loadNeighbours(const QVariantList& bound)
{
    TRY(const auto before,
        m_database.rows(u"SELECT w.a, w.b, p.key, p.seat, p.state FROM {pairs} {last}"_s, bound));
    for (const QVariantList& row : before)
        m_nodes.at(row[1].toLongLong())->before[row[0].toLongLong()] = {
            {row[2].toLongLong(), row[3].toLongLong()}, row[4].toByteArray()};
    TRY(const auto next,
        m_database.rows(
            u"SELECT w.a, w.b, (SELECT min(key) FROM participation WHERE person_id = w.a AND key > w.b)"
            " FROM {pairs}"_s,
            bound));
    for (const QVariantList& row : next) {
        if (!row[2].isNull())
            m_nodes.at(row[1].toLongLong())->next[row[0].toLongLong()] = row[2].toLongLong();
    }
    return {};
}

Result<void> ChainWaves::loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places)
{
    if (m_hasAll)
        return {};
    const QVariantList bound = m_database.dialect().pairs(places);
    TRY_DO(loadNeighbours(bound));
    TRY(const auto rows,
        m_database.rows(
            u"SELECT w.a, w.b, p.seat, p.entry_rating, p.entry_index, p.exit_rating, p.exit_index,"
            " p.games, p.half_points, p.state FROM {pairs}"
            " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
            bound));
    for (const QVariantList& row : rows)
        m_nodes.at(row[1].toLongLong())->rows[{row[0].toLongLong(), row[2].toLongLong()}] = {
            numberOf(row[3]), numberOf(row[4]), numberOf(row[5]),    numberOf(row[6]),
            row[7].toInt(),   row[8].toInt(),   row[9].toByteArray()};
    return {};
}

/// Where somebody stands before a tournament: by what was computed in this run, else by the database.
const QByteArray* ChainWaves::stateBefore(std::int64_t key, const Node& node, std::int64_t person) const
{
    const auto stored = node.before.find(person);
    const auto computed = m_states.find(person);
    if (computed != m_states.end()) {
        const auto behind = computed->second.lower_bound({key, 0});
        if (behind != computed->second.begin()) {
            const auto last = std::prev(behind);
            if (stored == node.before.end() || last->first >= stored->second.first)
                return &last->second;
        }
    }
    return stored == node.before.end() ? nullptr : &stored->second.second;
}

Result<void> ChainWaves::compute(std::int64_t key, Node& node, ArchiveRun& done)
{
    const ChronicleTournament& one = node.one;
    const std::size_t seats = node.persons.size();
    const auto choice = m_rules.choose(one.tournament.header);
    const engine::RuleVersion* const version = choice.has_value() ? choice->version : nullptr;
    const std::string family = version ? familyOf(*version) : std::string();
    std::vector<QByteArray> states(seats);
    std::vector<Standings> standings(seats);
    std::vector<SharedStanding> cameWith(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        const QByteArray* const state =
            node.persons[i] != 0 ? stateBefore(key, node, node.persons[i]) : nullptr;
        if (!state || state->isEmpty())
            continue;
        states[i] = *state;
        TRY(standings[i], unpackedStandings(*state, m_rules));
        if (const auto found = standings[i].find(family); found != standings[i].end())
            cameWith[i] = found->second;
    }
    std::optional<engine::Evaluation> stands;
    if (version) {
        if (auto evaluated = engine::evaluate(one.tournament, *version, {one.arithmetic, false, false});
            evaluated.has_value())
            stands = *std::move(evaluated);
    }
    std::vector<SharedStanding> left = cameWith;
    Passage passage;
    if (stands && node.isRemoved) {
        left = passRemoved(one, *version, *stands, cameWith);
    } else if (stands) {
        passage = pass(one, *version, *stands, cameWith, m_rules);
        left = passage.left;
    }
    ++done.evaluated;
    const bool isCounted = stands && !node.isRemoved && !passage.refusal;
    const auto& entered = passage.entered ? passage.entered->participants : one.tournament.participants;
    const auto* const evaluation = passage.evaluated ? &*passage.evaluated : stands ? &*stands : nullptr;
    for (std::size_t i = 0; i < seats; ++i) {
        const std::int64_t person = node.persons[i];
        if (person == 0)
            continue;
        ParticipationRow row;
        if (isCounted) {
            const ParticipantEvaluation& result = evaluation->participants[i];
            const Entry exit = entryAfter(entered[i], result);
            const auto ratingOf = [](const Entry& entry) {
                return entry.rating ? std::optional(entry.rating->value()) : std::nullopt;
            };
            row = {ratingOf(entryOf(entered[i])), entered[i].index, ratingOf(exit), exit.index, result.games,
                   result.score.halfPoints()};
        }
        row.state = states[i];
        if (left[i] != cameWith[i]) {
            standings[i][family] = left[i];
            row.state = packed(standings[i], m_rules);
        }
        const Place place(key, static_cast<std::int64_t>(i));
        const auto stored = node.rows.find({person, place.second});
        const bool isKnown = stored != node.rows.end();
        const bool isSame =
            m_hasAll ? m_known.has(person, key, place.second, row) : isKnown && stored->second == row;
        if (!isKnown || stored->second.state != row.state) {
            if (const auto next = node.next.find(person); next != node.next.end())
                m_waiting.insert(next->second);
        }
        auto& computed = m_states[person];
        if (m_hasAll)
            computed.clear(); // nobody asks for what was before
        computed[place] = row.state;
        if (!isSame) {
            ++done.rows;
            m_rows[{person, place}] = std::move(row);
        }
    }
    return {};
}

Result<void> ChainWaves::write()
{
    std::vector<QVariantList> values(std::size(kColumns));
    for (const auto& [at, row] : m_rows) {
        const auto& [person, place] = at;
        const QVariantList all{qint64(person),          qint64(place.first),
                               qint64(place.second),    valueOf(row.entryRating),
                               valueOf(row.entryIndex), valueOf(row.exitRating),
                               valueOf(row.exitIndex),  row.games,
                               row.halfPoints,          row.state.isNull() ? QByteArray("") : row.state};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i].append(all[static_cast<qsizetype>(i)]);
    }
    TRY_DO(m_database.insert(
        u"participation"_s, kColumns, values,
        u"ON CONFLICT (person_id, key, seat) DO UPDATE SET entry_rating = excluded.entry_rating,"
        " entry_index = excluded.entry_index, exit_rating = excluded.exit_rating,"
        " exit_index = excluded.exit_index, games = excluded.games,"
        " half_points = excluded.half_points, state = excluded.state"_s));
    // What is read from now on has all of it.
    m_rows.clear();
    if (!m_hasAll) {
        m_states.clear();
        m_nodes.clear();
    }
    return {};
}

} // namespace zahlmeister::app
