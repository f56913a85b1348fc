// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/chainwave.h"

#include <algorithm>
#include <string>

#include "app/archive/content.h"
#include "app/archive/otherrows.h"
#include "app/archive/packed.h"
#include "app/archive/tournamentkey.h"
#include "app/chronicle/correctedresults.h"
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
    {"trace", ColumnType::Bytes},       {"asked", ColumnType::Bytes},
};

QVariant valueOf(std::optional<int> number)
{
    return number ? QVariant(*number) : QVariant();
}

/// An empty one is not null.
QByteArray kept(const QByteArray& bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}

template <class Value>
void addOnce(std::vector<Value>& all, const Value& one)
{
    if (std::ranges::find(all, one) == all.end())
        all.push_back(one);
}

void addRecorded(std::vector<TracedDwz>& all, const ParticipantEvaluation& result)
{
    if (result.recorded && result.newRating)
        addOnce(all, TracedDwz(*result.newRating, result.newIndex));
}

/// Whether others who asked may be answered otherwise.
bool isOtherAnswer(const ParticipationRow& a, const ParticipationRow& b)
{
    return a.entryIndex != b.entryIndex || a.exitRating != b.exitRating || a.exitIndex != b.exitIndex ||
           a.trace != b.trace;
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
    std::vector<std::int64_t> persons = {};        ///< by participant, 0: a computer
    std::vector<ChronicleTournament> earlier = {}; ///< revisions, the newest first; then `one` has names

    /// @name By person.
    ///@{
    std::map<std::int64_t, std::pair<Place, QByteArray>> before = {}; ///< his last participation before it
    std::map<std::int64_t, std::int64_t> next = {};                   ///< key of his next one
    ///@}
    std::map<Place, ParticipationRow> rows = {}; ///< by person and seat, as they are written
};

/// What became of a tournament that was computed.
struct ChainWaves::Step {
    std::optional<engine::Evaluation> stands = {}; ///< nothing: it cannot be evaluated
    Passage passage = {};
    std::vector<SeatTrace> traces = {};    ///< by participant
    std::vector<SeatQuestions> asked = {}; ///< likewise
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
    do {
        TRY_DO(runOnce(done, progress));
        m_hasAll = false;
        m_known = {};
        m_questions.clear();
        m_waiting.merge(m_again);
        m_again.clear();
        TRY_DO(askAgain(std::exchange(m_changed, {})));
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
            TRY_DO(compute(key, *node->second, done));
            m_nodes.erase(node);
            m_waiting.erase(key);
        }
        if (m_rows.size() > (m_hasAll ? kRowsOfAll : kRowsAtOnce)) {
            TRY_DO(write());
        }
    }
    TRY_DO(write());
    m_states.clear();
    m_nodes.clear();
    return {};
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
        const auto asking = m_rules.find(row[2].toString().toStdString());
        const auto version = m_rules.find(row[4].toString().toStdString());
        if (!asking.has_value() || !version.has_value())
            continue;
        TRY(const auto questions, unpackedQuestions(row[1].toByteArray()));
        TRY(const auto trace, unpackedTrace(rowIn([&](int column) { return row[column]; }, 5)));
        if (isAnswerTo(questions, **asking, trace, **version, endOfKey(row[3].toLongLong()), m_rules))
            m_waiting.insert(row[0].toLongLong());
    }
    return {};
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
        m_database.rows(u"SELECT t.key, t.id, t.removed, t.seats, s.content, s.revision FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    std::vector<std::int64_t> revised;
    for (const QVariantList& row : contents) {
        const engine::TournamentId id(row[1].toLongLong());
        auto one = unpacked(row[4].toByteArray(), id);
        auto persons = unpackedSeats(row[3].toByteArray());
        if (!one.has_value() || !persons.has_value() ||
            persons->size() != one->tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        m_nodes[row[0].toLongLong()] =
            std::make_unique<Node>(Node{*std::move(one), row[2].toInt() != 0, *std::move(persons)});
        if (row[5].toInt() > 1)
            revised.push_back(row[0].toLongLong());
    }
    return loadEarlier(revised);
}

/// Reads the revisions before the newest ones. Who sits where in them is known by the names.
Result<void> ChainWaves::loadEarlier(const std::vector<std::int64_t>& keys)
{
    if (keys.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(
            u"SELECT t.key, s.content, s.names FROM tournament AS t JOIN submission AS s ON s.uuid = t.uuid"
            " WHERE t.key IN {numbers} AND s.id <= t.submission_id AND length(s.content) > 0"
            " ORDER BY s.id DESC"_s,
            m_database.dialect().numbers(keys)));
    std::set<std::int64_t> met;
    for (const QVariantList& row : rows) {
        Node& node = *m_nodes.at(row[0].toLongLong());
        auto one = unpacked({row[1].toByteArray(), row[2].toByteArray()}, node.one.id);
        const bool isNewest = met.insert(row[0].toLongLong()).second;
        if (!one.has_value() && isNewest)
            return tl::unexpected(one.error());
        if (isNewest)
            node.one = *std::move(one);
        else if (one.has_value() && node.earlier.size() < std::size_t(kCorrectionsKnown))
            node.earlier.push_back(*std::move(one));
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
            " p.games, p.half_points, p.state, p.trace, p.asked FROM {pairs}"
            " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
            bound));
    for (const QVariantList& row : rows)
        m_nodes.at(row[1].toLongLong())->rows[{row[0].toLongLong(), row[2].toLongLong()}] =
            rowIn([&](int column) { return row[column]; }, 3);
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

/// Evaluates a revision with what everybody comes with, and notes with what it leaves them.
Result<void> ChainWaves::read(const ChronicleTournament& one, bool isNewest, std::int64_t key,
                              const Node& node, const engine::RuleVersion& version,
                              const std::vector<SharedStanding>& cameWith, Step& into)
{
    auto stands = engine::evaluate(one.tournament, version, {one.arithmetic, false, false});
    if (!stands.has_value())
        return {};
    const auto& participants = one.tournament.participants;
    const auto& newest = node.one.tournament.participants;
    std::vector<std::optional<std::size_t>> seats; // in the newest revision, by participant of this one
    std::vector<std::int64_t> persons;
    std::vector<SharedStanding> came;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        seats.push_back(isNewest ? std::optional(i) : node.one.tournament.indexOf(participants[i].number));
        if (seats[i] && newest[*seats[i]].name != participants[i].name)
            seats[i].reset();
        persons.push_back(seats[i] ? node.persons[*seats[i]] : 0);
        came.push_back(seats[i] ? cameWith[*seats[i]] : nullptr);
    }
    const OtherRows others(m_database, m_rules, m_rows, key, version, persons);
    Passage passage = pass(one, version, *stands, came, others, m_rules);
    if (others.error())
        return tl::unexpected(*others.error());
    const auto& evaluation = passage.evaluated ? *passage.evaluated : *stands;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (!seats[i] || persons[i] == 0)
            continue;
        SeatTrace& trace = into.traces[*seats[i]];
        addRecorded(trace.published, stands->participants[i]);
        if (!passage.refusal)
            addRecorded(trace.computed, evaluation.participants[i]);
        if (isNewest)
            trace.isRecorded = !node.isRemoved && !passage.refusal && passage.recorded[i];
        else if (one.tournament.header.end && *one.tournament.header.end != endOfKey(key))
            addOnce(trace.ended, *one.tournament.header.end);
        const SeatQuestions asked = others.asked(i);
        for (const TracedDwz& dwz : asked.dwz)
            addOnce(into.asked[*seats[i]].dwz, dwz);
        for (const engine::Date day : asked.days)
            addOnce(into.asked[*seats[i]].days, day);
    }
    if (isNewest) {
        into.stands = *std::move(stands);
        into.passage = std::move(passage);
    }
    return {};
}

Result<void> ChainWaves::compute(std::int64_t key, Node& node, ArchiveRun& done)
{
    const std::size_t seats = node.persons.size();
    const auto choice = m_rules.choose(node.one.tournament.header);
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
    Step step{.traces = std::vector<SeatTrace>(seats), .asked = std::vector<SeatQuestions>(seats)};
    if (version) {
        TRY_DO(read(node.one, true, key, node, *version, cameWith, step));
        for (const ChronicleTournament& earlier : node.earlier) {
            TRY_DO(read(earlier, false, key, node, *version, cameWith, step));
        }
    }
    ++done.evaluated;
    for (std::size_t i = 0; i < seats; ++i) {
        if (node.persons[i] == 0)
            continue;
        ParticipationRow row = numbersOf(node, step, i);
        row.state = states[i];
        if (const bool isPassed = step.stands && !node.isRemoved;
            isPassed && step.passage.left[i] != cameWith[i]) {
            standings[i][family] = step.passage.left[i];
            row.state = packed(standings[i], m_rules);
        }
        row.trace = packed(step.traces[i], row);
        row.asked = packed(step.asked[i]);
        const bool isOther = keep(key, node, i, std::move(row), done);
        if (m_hasAll && version)
            answer(node.persons[i], key, *version, isOther ? &step.traces[i] : nullptr, step.asked[i]);
    }
    return {};
}

/// With what somebody comes and goes, where it counts.
ParticipationRow ChainWaves::numbersOf(const Node& node, const Step& step, std::size_t at)
{
    if (!step.stands || node.isRemoved || step.passage.refusal)
        return {};
    const auto& entered =
        (step.passage.entered ? *step.passage.entered : node.one.tournament).participants[at];
    const ParticipantEvaluation& result =
        (step.passage.evaluated ? *step.passage.evaluated : *step.stands).participants[at];
    const Entry exit = entryAfter(entered, result);
    const auto ratingOf = [](const Entry& entry) {
        return entry.rating ? std::optional(entry.rating->value()) : std::nullopt;
    };
    return {ratingOf(entryOf(entered)), entered.index, ratingOf(exit), exit.index, result.games,
            result.score.halfPoints()};
}

/// Those before it that asked have to be told, when the database did not know it.
void ChainWaves::answer(std::int64_t person, std::int64_t key, const engine::RuleVersion& version,
                        const SeatTrace* trace, const SeatQuestions& asked)
{
    if (const auto found = m_questions.find(person); trace && found != m_questions.end()) {
        for (const Question& one : found->second) {
            if (one.key != key &&
                isAnswerTo(one.asked, *one.version, *trace, version, endOfKey(key), m_rules))
                m_again.insert(one.key);
        }
    }
    if (asked != SeatQuestions())
        m_questions[person].push_back({key, &version, asked});
}

/// Notes a row that is another than it was, and who has to be computed because of that.
/// @return whether it is
bool ChainWaves::keep(std::int64_t key, const Node& node, std::size_t at, ParticipationRow row,
                      ArchiveRun& done)
{
    const std::int64_t person = node.persons[at];
    const Place place(key, static_cast<std::int64_t>(at));
    const auto stored = node.rows.find({person, place.second});
    const bool isKnown = stored != node.rows.end();
    const bool isSame =
        m_hasAll ? m_known.has(person, key, place.second, row) : isKnown && stored->second == row;
    if (!isKnown || stored->second.state != row.state) {
        if (const auto next = node.next.find(person); next != node.next.end())
            m_waiting.insert(next->second);
    }
    if (!m_hasAll && (!isKnown || isOtherAnswer(stored->second, row)))
        m_changed.emplace_back(person, key);
    auto& computed = m_states[person];
    if (m_hasAll)
        computed.clear(); // nobody asks for what was before
    computed[place] = row.state;
    if (!isSame) {
        ++done.rows;
        m_rows[{person, place}] = std::move(row);
    }
    return !isSame;
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
                               row.halfPoints,          kept(row.state),
                               kept(row.trace),         kept(row.asked)};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i].append(all[static_cast<qsizetype>(i)]);
    }
    TRY_DO(m_database.insert(
        u"participation"_s, kColumns, values,
        u"ON CONFLICT (person_id, key, seat) DO UPDATE SET entry_rating = excluded.entry_rating,"
        " entry_index = excluded.entry_index, exit_rating = excluded.exit_rating,"
        " exit_index = excluded.exit_index, games = excluded.games,"
        " half_points = excluded.half_points, state = excluded.state, trace = excluded.trace,"
        " asked = excluded.asked"_s));
    // What is read from now on has all of it.
    m_rows.clear();
    if (!m_hasAll) {
        m_states.clear();
        m_nodes.clear();
    }
    return {};
}

} // namespace zahlmeister::app
