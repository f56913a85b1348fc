// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archiveseats.h"

#include <algorithm>
#include <set>
#include <span>
#include <unordered_set>
#include <utility>

#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/namehistory.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kNamedTournaments = 10'000;
constexpr std::int64_t kLargestNumber = 99'999;
constexpr std::size_t kSeatedPersons = 5000;

constexpr auto kParticipationText =
    "p.key, p.seat, p.entry_rating, p.entry_index, p.exit_rating, p.exit_index,"
    " p.games, p.half_points"_L1;

ArchivedSeat seatIn(const ScannedRow& row, int column)
{
    return {row.number(column),
            row.number(column + 1),
            row.smallNumber(column + 2),
            row.smallNumber(column + 3),
            row.smallNumber(column + 4),
            row.smallNumber(column + 5),
            static_cast<int>(row.number(column + 6)),
            static_cast<int>(row.number(column + 7))};
}

/// In its place, once.
void put(const ArchivedSeat& seat, std::vector<ArchivedSeat>& seats)
{
    const auto place = [](const ArchivedSeat& one) { return std::pair(one.key, one.seat); };
    const auto at = std::ranges::lower_bound(seats, place(seat), {}, place);
    if (at == seats.end() || place(*at) != place(seat))
        seats.insert(at, seat);
}

QString quoted(const std::string& text)
{
    return u'\'' + QString::fromStdString(text).replace(u'\'', u"''"_s) + u'\'';
}

} // namespace

Result<void> ArchiveSeats::askRights()
{
    if (!m_database.dialect().isServer())
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT has_column_privilege('known_as', 'birth_year', 'SELECT')::int,"
                        " has_column_privilege('submission', 'content', 'SELECT')::int"_s));
    m_seesIdentities = rows.front()[0].toInt() == 1;
    m_seesContents = rows.front()[1].toInt() == 1;
    return {};
}

QString ArchiveSeats::rulesOf(const std::optional<std::string>& family) const
{
    QStringList ids;
    for (const engine::RuleVersion& version : m_rules.versions()) {
        if (!family || familyOf(version) == *family)
            ids.append(quoted(version.id));
    }
    return ids.join(u", "_s);
}

Result<void> ArchiveSeats::addLast(const ArchivedScope& scope, const std::optional<std::string>& family,
                                   ArchivedSeats& seats)
{
    if (scope.isEverybody)
        return addLastOfAll(scope, family, seats);
    // Person after person: SQLite would begin with all participations.
    return m_database.scan(u"SELECT w.a, "_s + kParticipationText + u" FROM "_s + scope.table +
                               u" CROSS JOIN participation AS p WHERE p.person_id = w.a AND p.key ="
                               " (SELECT q.key FROM participation AS q CROSS JOIN tournament AS u"
                               " WHERE u.key = q.key AND q.person_id = w.a AND q.key < w.b AND u.removed = 0"
                               " AND u.rules IN ("_s +
                               rulesOf(family) + u") ORDER BY q.key DESC LIMIT 1)"_s,
                           scope.values,
                           [&](const ScannedRow& row) { put(seatIn(row, 1), seats[row.number(0)]); });
}

/// Nearly everybody's last tournament counts: the few others are looked for once more.
Result<void> ArchiveSeats::addLastOfAll(const ArchivedScope& scope, const std::optional<std::string>& family,
                                        ArchivedSeats& seats)
{
    std::unordered_set<std::int64_t> apart;
    TRY_DO(m_database.scanAll(u"SELECT key FROM tournament WHERE removed <> 0 OR rules NOT IN ("_s +
                                  rulesOf(family) + u')',
                              {}, [&](const ScannedRow& row) { apart.insert(row.number(0)); }));
    std::vector<std::pair<std::int64_t, std::int64_t>> others;
    TRY_DO(
        m_database.scanAll(u"SELECT w.a, "_s + kParticipationText + u" FROM "_s + scope.table + u" {seats}"_s,
                           scope.values, [&](const ScannedRow& row) {
                               const ArchivedSeat seat = seatIn(row, 1);
                               const std::int64_t person = row.number(0);
                               if (!apart.contains(seat.key))
                                   put(seat, seats[person]);
                               else if (others.empty() || others.back().first != person)
                                   others.emplace_back(person, seat.key);
                           }));
    return addLastBefore(others, family, seats);
}

Result<void> ArchiveSeats::addLastBefore(std::span<const std::pair<std::int64_t, std::int64_t>> persons,
                                         const std::optional<std::string>& family, ArchivedSeats& seats)
{
    for (; !persons.empty(); persons = persons.subspan(std::min(kSeatedPersons, persons.size()))) {
        const auto part = persons.first(std::min(kSeatedPersons, persons.size()));
        TRY_DO(addLast({u"{pairs}"_s, m_database.dialect().pairs(part)}, family, seats));
    }
    return {};
}

Result<void> ArchiveSeats::addLastOfFamily(const std::string& family, std::int64_t before,
                                           ArchivedSeats& seats)
{
    TRY_DO(readTournaments(seats));
    std::vector<std::pair<std::int64_t, std::int64_t>> others;
    for (const auto& [person, all] : seats) {
        const auto last = m_events.find(all.back().key);
        if (last == m_events.end() || familyOf(*last->second.rules) != family)
            others.emplace_back(person, before);
    }
    return addLastBefore(others, family, seats);
}

Result<std::vector<ArchivedSeat>> ArchiveSeats::all(std::int64_t person)
{
    std::vector<ArchivedSeat> seats;
    TRY_DO(m_database.scan(u"SELECT "_s + kParticipationText +
                               u" FROM participation AS p JOIN tournament AS u ON u.key = p.key"
                               " WHERE p.person_id = ? AND u.removed = 0 AND u.rules IN ("_s +
                               rulesOf(std::nullopt) + u") ORDER BY p.key, p.seat"_s,
                           {qint64(person)},
                           [&](const ScannedRow& row) { seats.push_back(seatIn(row, 0)); }));
    return seats;
}

Result<void>
ArchiveSeats::names(const QString& condition, const QVariantList& values,
                    const std::function<void(std::int64_t, const std::vector<ArchivedName>&)>& each)
{
    std::int64_t person = 0;
    std::vector<ArchivedName> names;
    const auto tell = [&] {
        if (!names.empty())
            each(person, names);
        names.clear();
    };
    const auto scan = values.isEmpty() ? &ArchiveDatabase::scanAll : &ArchiveDatabase::scan;
    const QString sql = u"SELECT k.person_id, k.key, "_s + knownColumns(u"k"_s, m_seesIdentities) +
                        u" FROM known_as AS k WHERE "_s + condition + u" ORDER BY k.person_id, k.key"_s;
    TRY_DO((m_database.*scan)(sql, values, [&](const ScannedRow& row) {
        if (row.number(0) != person)
            tell();
        person = row.number(0);
        names.push_back({row.number(1), knownIn(row, 2)});
    }));
    tell();
    return {};
}

Result<void> ArchiveSeats::readTournaments(const ArchivedSeats& seats)
{
    std::set<std::int64_t> wanted;
    for (const auto& [person, all] : seats) {
        for (const ArchivedSeat& seat : all) {
            if (!m_events.contains(seat.key))
                wanted.insert(seat.key);
        }
    }
    const std::vector<std::int64_t> keys(wanted.begin(), wanted.end());
    for (std::size_t from = 0; from < keys.size(); from += kNamedTournaments) {
        const auto part = std::span(keys).subspan(from, std::min(kNamedTournaments, keys.size() - from));
        TRY(const auto rows,
            m_database.rows(u"SELECT key, id, name, rules, numbers FROM tournament WHERE key IN {numbers}"_s,
                            m_database.dialect().numbers(part)));
        for (const QVariantList& row : rows) {
            TRY(auto numbers, unpackedSeats(row[4].toByteArray()));
            TRY(const auto* const rules, m_rules.find(row[3].toString().toStdString()));
            m_events.insert_or_assign(row[0].toLongLong(),
                                      Event{engine::TournamentId(row[1].toLongLong()),
                                            row[2].toString().toStdString(), rules, std::move(numbers)});
        }
    }
    return {};
}

Result<void> ArchiveSeats::readAllTournaments()
{
    std::map<std::string, const engine::RuleVersion*> versions;
    for (const engine::RuleVersion& version : m_rules.versions())
        versions.emplace(version.id, &version);
    return m_database.scanAll(
        u"SELECT key, id, rules FROM tournament WHERE removed = 0 AND rules <> '' ORDER BY key"_s, {},
        [&](const ScannedRow& row) {
            if (const auto version = versions.find(row.text(2)); version != versions.end())
                m_events.insert_or_assign(m_events.end(), row.number(0),
                                          Event{engine::TournamentId(row.number(1)), {}, version->second});
        });
}

Result<void> ArchiveSeats::everybody(std::int64_t behind, std::int64_t last,
                                     const std::function<void(const PersonSeats&)>& each)
{
    constexpr int kState = 9;
    constexpr int kKnown = 10; // the key of known_as, then its columns
    PersonSeats person;
    const auto tell = [&] {
        if (!person.seats.empty())
            each(person);
        person = {};
    };
    TRY_DO(m_database.scanAll(
        u"SELECT p.person_id, "_s + kParticipationText + u", p.state, k.key, "_s +
            knownColumns(u"k"_s, m_seesIdentities) +
            u" FROM participation AS p LEFT JOIN known_as AS k ON k.person_id = p.person_id AND k.key = p.key"
            " WHERE p.person_id > ? AND p.person_id <= ? ORDER BY p.person_id, p.key, p.seat"_s,
        {qint64(behind), qint64(last)}, [&](const ScannedRow& row) {
            if (row.number(0) != person.person)
                tell();
            person.person = row.number(0);
            person.seats.push_back(seatIn(row, 1));
            const QByteArray state = row.bytes(kState);
            person.states.emplace_back(state.constData(), state.size()); // its own: the row goes on
            if (row.number(kKnown) == 0)
                return;
            person.names.push_back({row.number(kKnown), knownIn(row, kKnown + 1)});
        }));
    tell();
    return {};
}

std::optional<SeatOfOne> ArchiveSeats::seatOf(const ArchivedSeat& seat,
                                              const std::vector<ArchivedName>& names) const
{
    const auto event = m_events.find(seat.key);
    const auto behind = std::ranges::upper_bound(names, seat.key, {}, &ArchivedName::key);
    if (event == m_events.end() || behind == names.begin())
        return std::nullopt;
    engine::Participant he = std::prev(behind)->known;
    const auto& numbers = event->second.numbers;
    const auto at = static_cast<std::size_t>(seat.seat);
    he.number = engine::ParticipantNumber(
        static_cast<int>(at < numbers.size() ? numbers[at] : std::min(seat.seat + 1, kLargestNumber)));
    he.rating = seat.entryRating ? engine::Rating::tryFrom(*seat.entryRating) : std::nullopt;
    he.index = seat.entryIndex;
    if (!he.rating || he.index) // the index counts evaluations of the DWZ
        he.ratingSource = engine::RatingSource::Dwz;
    engine::ParticipantEvaluation result{.number = he.number};
    result.games = seat.games;
    result.score = engine::Score::fromHalfPoints(seat.halfPoints);
    result.oldRating = seat.entryRating;
    result.oldIndex = seat.entryIndex;
    result.recorded = seat.exitRating != seat.entryRating || seat.exitIndex != seat.entryIndex;
    if (result.recorded) {
        result.newRating = seat.exitRating;
        result.newIndex = seat.exitIndex;
    }
    result.group = he.rating          ? engine::Group::Established
                   : result.newRating ? engine::Group::First
                                      : engine::Group::Residual;
    // RULE: WO2026 3.4.3, 4.1.1
    result.formerMember =
        !he.member && he.memberUntil && event->second.rules->number("former_member_years").value_or(0) > 0;
    ChronicleTournament one{event->second.id, {}};
    one.tournament.header.name = event->second.name;
    one.tournament.header.end = endOfKey(seat.key);
    one.tournament.participants.push_back(std::move(he));
    engine::Evaluation evaluation{.rules = event->second.rules->id, .participants = {std::move(result)}};
    return SeatOfOne{std::make_shared<const ChronicleTournament>(std::move(one)), event->second.rules,
                     std::move(evaluation)};
}

PersonHistory historyOf(std::int64_t person, const std::vector<SeatOfOne>& seats,
                        const std::shared_ptr<const engine::RuleCatalog>& rules)
{
    ChronicleTournaments tournaments;
    std::vector<Chain::Link> links;
    const std::vector<std::optional<std::size_t>> he{0};
    for (const SeatOfOne& one : seats) {
        tournaments.push_back(one.tournament);
        links.push_back({one.tournament.get(), one.rules, &one.evaluation, he});
    }
    Chronicle chronicle = chronicleOf(links, {archivedPersonId(person)}, std::move(tournaments), rules);
    return std::move(chronicle.persons.front());
}

std::string archivedPersonId(std::int64_t person)
{
    return 'P' + std::to_string(person);
}

} // namespace zahlmeister::app
