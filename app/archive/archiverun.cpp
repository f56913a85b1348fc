// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archiverun.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/archive/completerun.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/revisions.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/namehistory.h"
#include "app/archive/personresolver.h"
#include "app/archive/storedstandings.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kSubmissionsAtOnce = 500;

constexpr ArchiveColumn kSeatColumns[]{{"person_id", ColumnType::Number},  {"key", ColumnType::Number},
                                       {"seat", ColumnType::Number},       {"games", ColumnType::Small},
                                       {"half_points", ColumnType::Small}, {"state", ColumnType::Bytes},
                                       {"asked", ColumnType::Bytes}};

/// A tournament of which a newer revision was published.
struct Change : SeatedTournament {
    std::int64_t keyBefore = 0;                   ///< 0: it was not there
    bool isSameField = false;                     ///< everybody is whom he was, by all that says so
    bool isSameKnown = false;                     ///< and by all that is kept of him
    std::vector<std::int64_t> personsBefore = {}; ///< by participant
    std::vector<std::int64_t> kept = {};          ///< by participant, who is whom he was; 0: that is asked
};

/// Who is whom he was before the tournament changed stays so.
std::vector<std::int64_t> keptPersons(const Change& change, const engine::Tournament& before)
{
    std::vector<std::int64_t> kept;
    for (const engine::Participant& participant : change.one.tournament.participants) {
        const auto at = before.indexOf(participant.number);
        const bool isKept =
            at && *at < change.personsBefore.size() && isSameIdentity(before.participants[*at], participant);
        kept.push_back(isKept ? change.personsBefore[*at] : 0);
    }
    return kept;
}

/// Nobody is known by a tournament that was removed.
std::vector<KnownSeat> knownSeats(std::span<const Change> changes)
{
    std::vector<KnownSeat> seats;
    for (const Change& change : changes) {
        for (std::size_t i = 0; i < change.persons.size() && !change.isRemoved; ++i) {
            if (change.persons[i] != 0)
                seats.push_back({change.persons[i], change.key, change.one.tournament.participants[i]});
        }
    }
    return seats;
}

/// Gives back what was needed in small pieces: the seats of a complete run are one large piece, which fits
/// into none of the holes.
void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

class Run {
public:
    Run(ArchiveDatabase& database, const engine::RuleCatalog& rules)
        : m_database(database),
          m_rules(rules),
          m_standings(database, rules),
          m_runner(m_standings),
          m_resolver(database),
          m_known(database)
    {
    }

    Result<ArchiveRun> operator()(bool isComplete, std::optional<CompleteRows> ahead,
                                  const ArchiveProgress& progress);
    Result<ArchiveRun> operator()(const std::vector<MovedSeat>& moved,
                                  const std::function<Result<void>()>& seated);
    Result<ArchiveRun> operator()(engine::Date since, const ArchiveProgress& progress);

private:
    Result<bool> takeOver(std::optional<CompleteRows> ahead, ArchiveRun& done);
    Result<std::vector<std::int64_t>> newest(ArchiveRun& done);
    Result<std::vector<Change>> read(const std::vector<std::int64_t>& submissions, ArchiveRun& done);
    Result<std::optional<Change>> changeIn(const QVariantList& row, ArchiveRun& done);
    Result<std::int64_t> idOf(const QString& uuid);
    Result<void> take(std::vector<Change> changes);
    Result<void> takeFirst(std::vector<Change> changes);
    Result<void> keepSeats(std::vector<Change>& changes);
    Result<void> vacate(const std::vector<Change>& changes);
    Result<void> seat(std::vector<Change>& changes);
    Result<std::vector<Change>> seated(const std::vector<std::int64_t>& keys);
    Result<void> move(const std::vector<MovedSeat>& moved);
    Result<void> writeSeats(const std::vector<Change>& changes);
    Result<void> addNext(const std::vector<PersonAndKey>& places);
    Result<void> askAgain(const std::vector<PersonAndKey>& places);
    Result<void> runWaiting(ArchiveRun& done, const ArchiveProgress& progress);
    Result<void> forget();

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    StoredStandings m_standings;
    ChainRunner m_runner;
    PersonResolver m_resolver;
    NameHistory m_known;
    std::map<QString, std::int64_t> m_newIds; ///< of tournaments that were published first since the last run
    std::set<std::int64_t> m_left;            ///< persons who lost a seat
    bool m_isFirst = false;                   ///< nothing was computed before
    /// Where somebody stood after a seat of a tournament that keeps its place: by person, key and seat.
    std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, QByteArray> m_stood;
};

Result<ArchiveRun> Run::operator()(bool isComplete, std::optional<CompleteRows> ahead,
                                   const ArchiveProgress& progress)
{
    ArchiveRun done;
    const bool isMost = ahead && ahead->isTooMuch;
    if (isMost)
        giveMemoryBack(); // of the run that was given up
    TRY(const bool isTaken, takeOver(std::move(ahead), done));
    isComplete = isComplete && !isTaken;
    TRY(const auto places, m_database.rows(u"SELECT (SELECT count(*) FROM (SELECT 1 FROM tournament LIMIT 1)"
                                           " AS t), (SELECT count(*) FROM (SELECT 1 FROM participation"
                                           " LIMIT 1) AS p)"_s));
    m_isFirst = places.front()[0].toInt() == 0;
    if (!m_isFirst && places.front()[1].toInt() == 0) { // it was moved: everybody sits, and has no numbers
        TRY_DO(computeAll(m_database, m_rules, true, done, progress));
        isComplete = false;
    }
    if (m_isFirst)
        m_resolver.keepEverybody();
    TRY(const auto submissions, newest(done));
    for (std::size_t from = 0; from < submissions.size(); from += kSubmissionsAtOnce) {
        if (progress && !progress(done, submissions.size() - from))
            return failure(ErrorCode::Cancelled);
        const std::size_t to = std::min(submissions.size(), from + kSubmissionsAtOnce);
        TRY(auto changes, read({submissions.begin() + static_cast<std::ptrdiff_t>(from),
                                submissions.begin() + static_cast<std::ptrdiff_t>(to)},
                               done));
        TRY_DO(take(std::move(changes)));
    }
    if (m_isFirst) {
        m_resolver.forgetEverybody();
        giveMemoryBack();
        TRY_DO(m_known.fill(nullptr, [&] { return !progress || progress(done, 0); }));
    }
    if (isComplete || m_isFirst) {
        TRY_DO(computeAll(m_database, m_rules, m_isFirst || isMost, done, progress));
        m_runner.clear();
    }
    TRY_DO(runWaiting(done, progress));
    TRY_DO(m_known.write());
    TRY_DO(forget());
    return done;
}

Result<ArchiveRun> Run::operator()(const std::vector<MovedSeat>& moved,
                                   const std::function<Result<void>()>& seated)
{
    ArchiveRun done;
    TRY_DO(move(moved));
    TRY_DO(seated());
    TRY_DO(runWaiting(done, {}));
    TRY_DO(m_known.write());
    TRY_DO(forget());
    return done;
}

Result<ArchiveRun> Run::operator()(engine::Date since, const ArchiveProgress& progress)
{
    ArchiveRun done;
    TRY(const auto rows,
        m_database.rows(u"SELECT key FROM tournament WHERE key >= ?"_s, {qint64(keysOfDay(since).first)}));
    TRY(const auto all, m_database.rows(u"SELECT count(*) FROM tournament"_s));
    // From about half of them on a pass over everything, in memory and in parallel, is quicker.
    if (2 * std::ssize(rows) > all.front()[0].toLongLong()) {
        TRY_DO(computeAll(m_database, m_rules, false, done, progress));
        return done;
    }
    for (const QVariantList& row : rows)
        m_runner.add(row[0].toLongLong());
    TRY_DO(runWaiting(done, progress));
    return done;
}

/// What was computed beforehand comes before what is new: that follows from it.
Result<bool> Run::takeOver(std::optional<CompleteRows> ahead, ArchiveRun& done)
{
    if (!ahead || ahead->isTooMuch)
        return false;
    TRY(const auto state, stateOfRows(m_database));
    if (state != ahead->state)
        return false;
    TRY_DO(ahead->write(m_database));
    done = ahead->done;
    return true;
}

/// The newest new submission of every tournament, in the order in which these were first published.
Result<std::vector<std::int64_t>> Run::newest(ArchiveRun& done)
{
    TRY(const auto rows, m_database.rows(u"SELECT id, uuid, revision FROM submission"
                                         " WHERE id > (SELECT submission_id FROM progress) ORDER BY id"_s));
    // Tournaments are numbered as they were first published, readable or not: so a complete run does it.
    TRY(const auto last,
        m_database.rows(u"SELECT t.id + (SELECT count(*) FROM submission WHERE revision = 1 AND id > s.id"
                        " AND id <= (SELECT submission_id FROM progress)) FROM tournament AS t"
                        " JOIN submission AS s ON s.uuid = t.uuid AND s.revision = 1"
                        " WHERE t.id = (SELECT max(id) FROM tournament)"_s));
    std::int64_t lastId = last.empty() ? 0 : last.front()[0].toLongLong();
    done.submissions = static_cast<int>(rows.size());
    std::map<QString, std::size_t> places;
    std::vector<std::int64_t> ids;
    for (const QVariantList& row : rows) {
        if (row[2].toInt() == 1)
            m_newIds[row[1].toString()] = ++lastId;
        const auto [place, isNew] = places.emplace(row[1].toString(), ids.size());
        if (isNew)
            ids.push_back(0);
        ids[place->second] = row[0].toLongLong();
    }
    return ids;
}

/// The number of a tournament of which nothing could be read before.
Result<std::int64_t> Run::idOf(const QString& uuid)
{
    if (const auto known = m_newIds.find(uuid); known != m_newIds.end())
        return known->second;
    TRY(const auto count, m_database.rows(u"SELECT count(*) FROM submission WHERE revision = 1 AND id <="
                                          " (SELECT id FROM submission WHERE uuid = ? AND revision = 1)"_s,
                                          {uuid}));
    return count.front()[0].toLongLong();
}

/// What a row of read() says, or nothing where no revision of the tournament can be read.
Result<std::optional<Change>> Run::changeIn(const QVariantList& row, ArchiveRun& done)
{
    const QString uuid = row[1].toString();
    std::optional<ReadableRevision> newest;
    if (auto one = readRevision(
            {row[4].toByteArray(), row[13].toString(), {row[5].toByteArray(), row[6].toByteArray()}},
            engine::TournamentId(1)); // its own comes below
        one.has_value()) {
        newest = {row[3].toLongLong(), row[2].toLongLong() == 0, *std::move(one)};
    } else {
        done.leftOut.append(uuid + u'/' + row[14].toString());
        TRY(newest, lastReadable(m_database, uuid, row[0].toLongLong()));
    }
    if (!newest)
        return std::nullopt;
    Change change{{uuid, std::move(newest->one)}};
    change.submission = newest->submission;
    change.isRemoved = newest->isRemoved;
    if (!row[7].isNull()) {
        change.one.id = engine::TournamentId(row[7].toLongLong());
        change.keyBefore = row[8].toLongLong();
        TRY(change.personsBefore, unpackedSeats(row[9].toByteArray()));
        const auto before = unpacked({row[11].toByteArray(), row[12].toByteArray()}, change.one.id);
        change.isSameField = before.has_value() && change.isRemoved == (row[10].toInt() != 0) &&
                             std::ranges::equal(before->tournament.participants,
                                                change.one.tournament.participants, isSameIdentity);
        change.kept = keptPersons(change, before.value_or(ChronicleTournament{change.one.id, {}}).tournament);
        change.isSameKnown =
            change.isSameField &&
            std::ranges::equal(before->tournament.participants, change.one.tournament.participants,
                               [](const auto& a, const auto& b) { return knownOf(a) == knownOf(b); });
    }
    return change;
}

Result<std::vector<Change>> Run::read(const std::vector<std::int64_t>& submissions, ArchiveRun& done)
{
    // A tournament that was removed keeps the content that it had: who comes later may know it.
    TRY(const auto rows,
        m_database.rows(
            u"SELECT n.id, n.uuid, length(n.content), c.id, c.hash, c.content, c.names, t.id, t.key, t.seats,"
            " t.removed, o.content, o.names, c.level, c.revision"
            " FROM submission AS n JOIN submission AS c ON c.id = (SELECT max(id) FROM submission"
            " WHERE uuid = n.uuid AND id <= n.id AND length(content) > 0)"
            " LEFT JOIN tournament AS t ON t.uuid = n.uuid LEFT JOIN submission AS o ON o.id = "
            "t.submission_id"
            " WHERE n.id IN {numbers}"_s,
            m_database.dialect().numbers(submissions)));
    std::map<std::int64_t, std::optional<Change>> found;
    for (const QVariantList& row : rows) {
        TRY(auto change, changeIn(row, done));
        found.emplace(row[0].toLongLong(), std::move(change));
    }
    std::vector<Change> changes;
    for (const std::int64_t id : submissions) {
        const auto change = found.find(id);
        if (change == found.end())
            return failure(ErrorCode::DamagedContent, {"submission " + std::to_string(id)});
        if (!change->second)
            continue;
        Change& readable = *change->second;
        if (readable.keyBefore == 0) {
            TRY(const std::int64_t number, idOf(readable.uuid));
            readable.one.id = engine::TournamentId(number);
        }
        TRY(readable.key, tournamentKey(readable.one));
        changes.push_back(std::move(readable));
    }
    return changes;
}

/// A correction of results leaves everybody on his seat, and so does one of nothing else.
Result<void> Run::keepSeats(std::vector<Change>& changes)
{
    const auto kept = std::ranges::stable_partition(
        changes, [](const Change& change) { return !change.isSameField || change.key != change.keyBefore; });
    for (Change& change : kept) {
        const auto choice = m_rules.choose(change.one.tournament.header);
        TRY_DO(m_database.run(u"UPDATE tournament SET submission_id = ?, rules = ?, numbers = ?, name = ?"
                              " WHERE id = ?"_s,
                              {qint64(change.submission),
                               choice.has_value() ? QString::fromStdString(choice->version->id) : u""_s,
                               packedNumbers(change.one.tournament),
                               ArchiveDatabase::text(change.one.tournament.header.name),
                               qint64(change.one.id.value())}));
        change.persons = change.personsBefore;
        if (!change.isSameKnown) {
            TRY_DO(m_known.seat(knownSeats({&change, 1})));
        }
        m_runner.add(change.key);
    }
    changes.erase(kept.begin(), kept.end());
    return {};
}

/// Seats them, and leaves the rest to a complete run: of a new archive.
Result<void> Run::takeFirst(std::vector<Change> changes)
{
    TRY_DO(seat(changes));
    TournamentRows rows(m_rules);
    for (const Change& change : changes)
        rows.add(change);
    return rows.write(m_database);
}

Result<void> Run::take(std::vector<Change> changes)
{
    if (m_isFirst)
        return takeFirst(std::move(changes));
    std::vector<PersonAndKey> before;
    for (const Change& change : changes) {
        for (const std::int64_t person : std::set(change.personsBefore.begin(), change.personsBefore.end())) {
            if (person != 0)
                before.emplace_back(person, change.keyBefore);
        }
    }
    TRY_DO(askAgain(before));
    TRY_DO(keepSeats(changes));
    TRY_DO(vacate(changes));
    TRY_DO(seat(changes));
    TournamentRows rows(m_rules);
    for (const Change& change : changes) {
        rows.add(change);
        m_runner.add(change.key);
    }
    TRY_DO(rows.write(m_database));
    std::vector<PersonAndKey> after;
    for (const Change& change : changes) {
        for (const std::int64_t person : change.persons) {
            if (person != 0)
                after.emplace_back(person, change.key);
        }
    }
    TRY_DO(askAgain(after));
    return writeSeats(changes);
}

/// Takes everybody out of the tournaments as they were.
Result<void> Run::vacate(const std::vector<Change>& changes)
{
    m_stood.clear();
    std::vector<PersonAndKey> places;
    std::vector<PersonAndKey> stay; // where the tournament keeps its place
    for (const Change& change : changes) {
        for (const std::int64_t person : std::set(change.personsBefore.begin(), change.personsBefore.end())) {
            if (person == 0)
                continue;
            (change.key == change.keyBefore ? stay : places).emplace_back(person, change.keyBefore);
            m_left.insert(person);
        }
        if (change.key != change.keyBefore)
            m_runner.remove(change.keyBefore);
    }
    TRY(const auto rows, m_database.rows(u"SELECT p.person_id, p.key, p.seat, p.state FROM {pairs}"
                                         " JOIN participation AS p ON p.person_id = w.a AND p.key = w.b"_s,
                                         m_database.dialect().pairs(stay)));
    for (const QVariantList& row : rows)
        m_stood[{row[0].toLongLong(), row[1].toLongLong(), row[2].toLongLong()}] = row[3].toByteArray();
    places.insert(places.end(), stay.begin(), stay.end());
    TRY_DO(m_known.vacate(places));
    TRY_DO(m_database.run(
        u"DELETE FROM participation WHERE (person_id, key) IN (SELECT w.a, w.b FROM {pairs})"_s,
        m_database.dialect().pairs(places)));
    places.resize(places.size() - stay.size());
    return addNext(places);
}

/// Finds out whose the seats are.
Result<void> Run::seat(std::vector<Change>& changes)
{
    std::vector<ResolvedSeat> seats;
    for (const Change& change : changes) {
        const auto& participants = change.one.tournament.participants;
        for (std::size_t i = 0; i < participants.size(); ++i) {
            if (!participants[i].computer)
                seats.push_back({change.key, static_cast<std::int64_t>(i), &participants[i],
                                 &change.one.workFile, change.kept.empty() ? 0 : change.kept[i]});
        }
    }
    TRY_DO(m_resolver.resolve(seats));
    std::map<PersonAndKey, std::int64_t> persons; // by key and seat
    for (const ResolvedSeat& seat : seats)
        persons[{seat.key, seat.seat}] = seat.person;
    for (Change& change : changes) {
        for (std::size_t i = 0; i < change.one.tournament.participants.size(); ++i) {
            const auto found = persons.find({change.key, static_cast<std::int64_t>(i)});
            change.persons.push_back(found == persons.end() ? 0 : found->second);
        }
    }
    return {};
}

/// Tournaments as they are, with everybody on his seat.
Result<std::vector<Change>> Run::seated(const std::vector<std::int64_t>& keys)
{
    std::vector<Change> tournaments;
    TRY(const auto rows,
        m_database.rows(u"SELECT t.key, t.id, t.removed, t.seats, s.content, s.names FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        TRY(auto content, unpacked({row[4].toByteArray(), row[5].toByteArray()},
                                   engine::TournamentId(row[1].toLongLong())));
        Change& one = tournaments.emplace_back(Change{{{}, std::move(content), row[0].toLongLong()}});
        one.isRemoved = row[2].toInt() != 0;
        TRY(one.persons, unpackedSeats(row[3].toByteArray()));
        if (one.persons.size() != one.one.tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"seats"});
    }
    return tournaments;
}

/// Gives seats of tournaments that stay as they are to other persons.
Result<void> Run::move(const std::vector<MovedSeat>& moved)
{
    std::vector<PersonAndKey> behind;
    std::vector<std::int64_t> keys;
    for (const MovedSeat& one : moved) {
        behind.emplace_back(one.before, one.key);
        keys.push_back(one.key);
        m_left.insert(one.before);
    }
    if (moved.empty())
        return {};
    TRY_DO(addNext(behind));
    TRY_DO(askAgain(behind));
    TRY(auto tournaments, seated(keys));
    for (const MovedSeat& one : moved) {
        const auto there = std::ranges::find(tournaments, one.key, &Change::key);
        if (there == tournaments.end() || static_cast<std::size_t>(one.seat) >= there->persons.size())
            return failure(ErrorCode::DamagedContent, {"seats"});
        there->persons[static_cast<std::size_t>(one.seat)] = one.person;
        TRY_DO(m_database.run(
            u"UPDATE participation SET person_id = ?, state = ? WHERE person_id = ? AND key = ? AND seat = ?"_s,
            {qint64(one.person), QByteArray(""), qint64(one.before), qint64(one.key), qint64(one.seat)}));
    }
    // Who sits where then says who goes on after them. He who has another seat there, too, is known by that.
    TRY_DO(m_known.vacate(behind));
    TRY_DO(m_known.seat(knownSeats(tournaments)));
    for (const Change& there : tournaments) {
        TRY_DO(m_database.run(u"UPDATE tournament SET seats = ? WHERE key = ?"_s,
                              {packedSeats(there.persons), qint64(there.key)}));
        m_runner.add(there.key);
    }
    // The standing after a participation changed for those who got one.
    std::vector<PersonAndKey> arrived;
    for (const MovedSeat& one : moved)
        arrived.emplace_back(one.person, one.key);
    TRY_DO(askAgain(arrived));
    return addNext(arrived);
}

/// Writes who sits where, for everybody who asks for the last or the next tournament of a person; the numbers
/// come when it is computed. Who sits where he sat keeps his standing: if it is the same, the matter ends.
Result<void> Run::writeSeats(const std::vector<Change>& changes)
{
    std::vector<QVariantList> values(std::size(kSeatColumns));
    for (const Change& change : changes) {
        for (std::size_t i = 0; i < change.persons.size(); ++i) {
            if (change.persons[i] == 0)
                continue;
            const auto stood = m_stood.extract({change.persons[i], change.key, static_cast<std::int64_t>(i)});
            const QByteArray state =
                stood.empty() || stood.mapped().isEmpty() ? QByteArray("") : stood.mapped();
            const QVariantList row{
                qint64(change.persons[i]), qint64(change.key), qint64(i), 0, 0, state, QByteArray("")};
            for (std::size_t column = 0; column < values.size(); ++column)
                values[column].append(row[static_cast<qsizetype>(column)]);
        }
    }
    TRY_DO(m_known.seat(knownSeats(changes)));
    TRY_DO(m_database.insert(u"participation"_s, kSeatColumns, values));
    std::vector<PersonAndKey> gone;
    for (const auto& [seat, state] : std::exchange(m_stood, {}))
        gone.emplace_back(std::get<0>(seat), std::get<1>(seat));
    return addNext(gone);
}

/// Lets those wait to which persons went next.
Result<void> Run::addNext(const std::vector<PersonAndKey>& places)
{
    return nextTournaments(m_database, places).transform([this](const auto& keys) { m_runner.add(keys); });
}

/// Lets those wait whose entries depend on other tournaments of persons, one of which changed.
Result<void> Run::askAgain(const std::vector<PersonAndKey>& places)
{
    return linkedTournaments(m_database, places).transform([this](const auto& keys) { m_runner.add(keys); });
}

Result<void> Run::runWaiting(ArchiveRun& done, const ArchiveProgress& progress)
{
    TRY_DO(runChain(m_runner, m_standings, done, progress));
    return m_standings.write();
}

/// Persons who sit nowhere any more.
Result<void> Run::forget()
{
    if (m_left.empty())
        return {};
    const std::vector<std::int64_t> left(m_left.begin(), m_left.end());
    const QVariantList bound = m_database.dialect().numbers(left);
    for (const auto& [table, column] :
         {std::pair("person_key"_L1, "person_id"_L1), std::pair("person"_L1, "id"_L1)}) {
        TRY_DO(m_database.run(
            u"DELETE FROM %1 WHERE %2 IN {numbers} AND NOT EXISTS"
            " (SELECT 1 FROM participation WHERE participation.person_id = %1.%2)"_s.arg(table, column),
            bound));
    }
    return {};
}

} // namespace

Result<ArchiveRun> computeArchive(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                  bool isComplete, std::optional<CompleteRows> ahead,
                                  const ArchiveProgress& progress)
{
    return Run(database, rules)(isComplete, std::move(ahead), progress);
}

Result<ArchiveRun> computeMoved(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                const std::vector<MovedSeat>& moved,
                                const std::function<Result<void>()>& seated)
{
    return Run(database, rules)(moved, seated);
}

Result<ArchiveRun> computeSince(ArchiveDatabase& database, const engine::RuleCatalog& rules, engine::Date day,
                                const ArchiveProgress& progress)
{
    return Run(database, rules)(day, progress);
}

} // namespace zahlmeister::app
