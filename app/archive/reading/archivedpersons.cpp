// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivedpersons.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "app/archive/anonymising.h"
#include "app/archive/archiveseats.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/namehistory.h"
#include "app/archive/objections.h"
#include "app/chronicle/chain/entry.h"
#include "app/chronicle/ownpersons.h"
#include "app/chronicle/reading/publication.h"
#include "app/fields/valuecheck.h"
#include "app/persons/knownpersons.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Participant;

constexpr std::int64_t kLastKey = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kMostPersons = std::numeric_limits<std::uint32_t>::max(); // that an index can name
const std::string kDwz;                                                          // see familyOf()

/// Whether somebody may be offered.
// RULE: WO2026 3.4.3, 4.1.1
bool isOffered(Participant known)
{
    known.number = engine::ParticipantNumber(1); // nobody gave him one
    const bool isRecorded = known.member || known.memberUntil || !known.personId.empty() || known.fideId;
    return isRecorded && !isAnonymous(known) && !known.name.empty() &&
           !identifyingKeys(factsOf(known)).empty() && checkParticipant(known).has_value();
}

std::int64_t firstKeyOf(const TournamentDays& days)
{
    const bool hasStart = days.start && (!days.end || *days.start <= *days.end);
    const auto first = hasStart ? days.start : days.end;
    return first ? keysOfDay(*first).first : kLastKey;
}

/// Looks persons up in one state of the archive.
class RowMaker {
public:
    RowMaker(ArchiveDatabase& database, const engine::RuleCatalog& rules, const ArchivedRequest& request)
        : m_database(database),
          m_rules(rules),
          m_request(request),
          m_seats(database, rules),
          m_before(firstKeyOf(request.days))
    {
    }

    Result<ArchivedRows> make();

private:
    [[nodiscard]] QVariantList pairsBefore(const std::vector<std::int64_t>& persons, std::int64_t key) const;
    Result<void> addLast(const std::optional<std::string>& family);
    Result<void> leaveOutUnknown();
    [[nodiscard]] std::optional<KnownRow> rowOf(std::int64_t person, const std::vector<ArchivedName>& names);
    void putRating(const SeatOfOne& played, ListPerson& values) const;

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    const ArchivedRequest& m_request;
    ArchiveSeats m_seats;
    std::int64_t m_before;
    std::optional<std::int64_t> m_own = {}; ///< key of the tournament itself
    ArchivedSeats m_last;                   ///< before it: that of the DWZ, and that of any system
    std::vector<std::int64_t> m_persons;    ///< whom other tournaments know
};

QVariantList RowMaker::pairsBefore(const std::vector<std::int64_t>& persons, std::int64_t key) const
{
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    for (const std::int64_t person : persons)
        pairs.emplace_back(person, key);
    return m_database.dialect().pairs(pairs);
}

Result<ArchivedRows> RowMaker::make()
{
    TRY_DO(m_seats.askRights());
    if (!m_request.without.isEmpty()) {
        TRY(const auto own,
            m_database.rows(u"SELECT key FROM tournament WHERE uuid = ?"_s, {m_request.without}));
        if (!own.empty())
            m_own = own.front().front().toLongLong();
    }
    // RULE: WO2026 6.5
    TRY(const auto objecting, objectors(m_database));
    m_persons = m_request.persons;
    std::erase_if(m_persons, [&](std::int64_t person) { return objecting.contains(person); });
    TRY_DO(addLast(std::nullopt));
    TRY_DO(addLast(kDwz)); // mostly the same
    TRY_DO(leaveOutUnknown());
    TRY_DO(m_seats.readTournaments(m_last));
    ArchivedRows rows;
    TRY_DO(m_seats.names(u"k.person_id IN {numbers}"_s, m_database.dialect().numbers(m_persons),
                         [&](std::int64_t person, const std::vector<ArchivedName>& names) {
                             if (auto row = rowOf(person, names))
                                 rows.emplace(person, *std::move(row));
                         }));
    return rows;
}

Result<void> RowMaker::addLast(const std::optional<std::string>& family)
{
    ArchivedSeats last;
    TRY_DO(m_seats.addLast({u"{pairs}"_s, pairsBefore(m_persons, m_before)}, family, last));
    std::vector<std::int64_t> again; // the tournament itself, before its days were changed
    for (const auto& [person, seats] : last) {
        if (m_own && std::ranges::find(seats, *m_own, &ArchivedSeat::key) != seats.end())
            again.push_back(person);
    }
    for (const std::int64_t person : again)
        last.erase(person);
    TRY_DO(m_seats.addLast({u"{pairs}"_s, pairsBefore(again, m_own.value_or(0))}, family, last));
    for (auto& [person, seats] : last) {
        auto& his = m_last[person];
        his.insert(his.end(), seats.begin(), seats.end());
    }
    return {};
}

/// Whom nothing but the tournament itself has brought.
Result<void> RowMaker::leaveOutUnknown()
{
    if (!m_own)
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT DISTINCT p.person_id FROM participation AS p"
                        " JOIN tournament AS t ON t.key = p.key WHERE p.person_id IN {numbers}"
                        " AND t.removed = 0 AND p.key <> "_s +
                            QString::number(*m_own),
                        m_database.dialect().numbers(m_persons)));
    m_persons.clear();
    for (const QVariantList& row : rows)
        m_persons.push_back(row.front().toLongLong());
    return {};
}

std::optional<KnownRow> RowMaker::rowOf(std::int64_t person, const std::vector<ArchivedName>& names)
{
    KnownRow row{{Shelf::Archive, person}, {}, true};
    const Participant& newest = names.back().known;
    Participant known = names.front().known;
    for (const ArchivedSeat& seat : m_last[person]) {
        const auto played = m_seats.seatOf(seat, names);
        if (!played)
            continue;
        const engine::TournamentHeader& header = played->tournament->tournament.header;
        if (!row.lastPlayed || row.lastPlayed->end < *header.end) {
            row.lastPlayed = LastPlayed{header.name, *header.end};
            known = played->tournament->tournament.participants.front();
        }
        if (familyOf(*played->rules) == kDwz)
            putRating(*played, row.values);
    }
    known.personId = known.personId.empty() ? newest.personId : known.personId;
    known.fideId = known.fideId ? known.fideId : newest.fideId;
    known.sex = known.sex ? known.sex : newest.sex;
    known.birthYear = known.birthYear ? known.birthYear : newest.birthYear;
    if (isAnonymous(newest) || !isOffered(known))
        return std::nullopt;
    ListPerson values = listPersonOf(known);
    values.dwz = row.values.dwz;
    values.index = row.values.index;
    row.isInForce = m_request.days.end ? isMemberOn(known, *m_request.days.end) : known.member;
    if (!row.isInForce)
        values.until = known.memberUntil;
    row.values = std::move(values);
    return row;
}

/// With what he left his last tournament, adjusted since.
// RULE: WO2026 2.2.1, Anhang 4
void RowMaker::putRating(const SeatOfOne& played, ListPerson& values) const
{
    const engine::Tournament& tournament = played.tournament->tournament;
    const Entry left = entryAfter(tournament.participants.front(), played.evaluation.participants.front());
    engine::TournamentHeader now;
    now.end = m_request.days.end;
    const auto choice = m_rules.choose(now);
    if (!left.rating || left.source != engine::RatingSource::Dwz || !choice.has_value() ||
        hasExpired(*tournament.header.end, *choice->version, m_request.days.end))
        return;
    const Entry level =
        passedOn(left, *played.rules, *choice->version, m_rules, {*tournament.header.end, m_request.days.end},
                 tournament.participants.front());
    values.dwz = level.rating;
    values.index = level.index;
}

} // namespace

Result<QString> stateOfPersons(Archive& archive)
{
    TRY(const auto rows, archive.database().rows(u"SELECT at, submission_id, (SELECT count(*) FROM roll),"
                                                 " (SELECT coalesce(sum(id), 0) FROM objection),"
                                                 " (SELECT count(*) FROM adjustment) FROM progress"_s));
    QStringList state;
    for (const QVariant& value : rows.empty() ? QVariantList() : rows.front())
        state.append(value.toString());
    return state.join(u' ');
}

Result<void> readNames(Archive& archive, ArchivedNames& names, std::size_t most)
{
    ArchiveDatabase& database = archive.database();
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    TRY(const auto rules, archive.rules());
    ArchiveSeats seats(database, *rules);
    TRY_DO(seats.askRights());
    if (names.last == 0) {
        TRY(names.state, stateOfPersons(archive));
    }
    // With the rating that he has now the strong are offered first.
    const QString sql =
        u"SELECT k.person_id, (SELECT p.exit_rating FROM participation AS p WHERE p.person_id = k.person_id"
        " ORDER BY p.key DESC, p.seat DESC LIMIT 1), "_s +
        knownColumns(u"k"_s, seats.seesIdentities()) +
        u" FROM known_as AS k WHERE k.person_id > ? AND k.key ="
        " (SELECT max(key) FROM known_as WHERE person_id = k.person_id)"
        " AND k.person_id NOT IN (SELECT id FROM objection) ORDER BY k.person_id LIMIT "_s +
        QString::number(most);
    std::size_t read = 0;
    TRY_DO(database.scan(sql, {qint64(names.last)}, [&](const ScannedRow& row) {
        ++read;
        names.last = row.number(0);
        const Participant known = knownIn(row, 2);
        if (names.last > kMostPersons || !isOffered(known))
            return;
        ListPerson person = listPersonOf(known);
        person.dwz = engine::Rating::tryListed(row.smallNumber(1).value_or(0));
        ListIndexRow indexed = indexRowOf(person, names.last);
        indexed.former = !known.member;
        names.builder.add(indexed);
        ++names.persons;
        if (!known.club.empty() && !known.clubName.empty())
            names.clubs.insert_or_assign(known.club, known.clubName);
    }));
    names.isComplete = read < most;
    return {};
}

Result<ArchivedRows> archivedRows(Archive& archive, const ArchivedRequest& request)
{
    TRY(const auto transaction,
        ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Read));
    TRY(const auto rules, archive.rules());
    return RowMaker(archive.database(), *rules, request).make();
}

} // namespace zahlmeister::app
