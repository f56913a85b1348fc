// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/namehistory.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

#include "app/archive/anonymising.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/personresolver.h"
#include "app/chronicle/personroll.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Participant;

namespace {

using PersonAndKey = std::pair<std::int64_t, std::int64_t>;

constexpr ArchiveColumn kKnownAsColumns[]{
    {"person_id", ColumnType::Number},    {"key", ColumnType::Number},
    {"name", ColumnType::Text},           {"club", ColumnType::Text},
    {"club_name", ColumnType::Text},      {"federation_id", ColumnType::Text},
    {"fide_id", ColumnType::Number},      {"sex", ColumnType::Small},
    {"birth_year", ColumnType::Small},    {"member", ColumnType::Small},
    {"member_until", ColumnType::Text},   {"source", ColumnType::Small},
    {"member_number", ColumnType::Number}};
constexpr std::size_t kKnownAsKeyColumns = 2; ///< that say of whom, and from when on
constexpr ArchiveColumn kRollColumns[]{{"person_id", ColumnType::Number}, {"search", ColumnType::Text}};
constexpr std::size_t kTouchedPersons = 5000;
constexpr int kReadTournaments = 1000;

/// The row that holds at a key, for `w.a` and a key that is given.
constexpr auto kHolding = "(SELECT max(key) FROM known_as WHERE person_id = w.a AND key %1)"_L1;

QVariantList valuesOf(const KnownSeat& seat)
{
    const Participant& known = seat.participant;
    const auto number = [](const auto& value) {
        return value ? QVariant(static_cast<int>(*value)) : QVariant();
    };
    return {qint64(seat.person),
            qint64(seat.key),
            ArchiveDatabase::text(known.name),
            ArchiveDatabase::text(known.club),
            ArchiveDatabase::text(known.clubName),
            ArchiveDatabase::text(known.personId),
            number(known.fideId),
            number(known.sex),
            number(known.birthYear),
            known.member ? 1 : 0,
            known.memberUntil ? QString::fromStdString(known.memberUntil->iso()) : u""_s,
            static_cast<int>(known.ratingSource),
            number(known.memberNumber)};
}

/// Whom a tournament knows as whom; who has two seats is known by the last one.
/// @param row key, seats, content, names
Result<std::map<std::int64_t, KnownSeat>> knownBy(const QVariantList& row)
{
    TRY(const auto persons, unpackedSeats(row[1].toByteArray()));
    const auto one = unpacked({row[2].toByteArray(), row[3].toByteArray()}, engine::TournamentId(1));
    if (!one.has_value())
        return failure(ErrorCode::DamagedContent, {"names"});
    const auto& participants = one->tournament.participants;
    if (persons.size() != participants.size())
        return failure(ErrorCode::DamagedContent, {"seats"});
    std::map<std::int64_t, KnownSeat> known;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i] != 0)
            known.insert_or_assign(persons[i],
                                   KnownSeat{persons[i], row[0].toLongLong(), knownOf(participants[i])});
    }
    return known;
}

template <std::size_t Count>
Result<void> insertRows(ArchiveDatabase& database, const QString& table,
                        const ArchiveColumn (&columns)[Count], const std::vector<QVariantList>& rows)
{
    std::vector<QVariantList> values(Count);
    for (const QVariantList& row : rows) {
        for (std::size_t i = 0; i < Count; ++i)
            values[i].append(row[static_cast<qsizetype>(i)]);
    }
    return database.insert(table, columns, values);
}

/// @param text says what stands in a text column
/// @param number what in one that may be empty
template <class Text, class Number>
Participant read(Text text, Number number)
{
    Participant known{.number = engine::ParticipantNumber(0)};
    known.name = text(0);
    known.club = text(1);
    known.clubName = text(2);
    known.personId = text(3);
    known.fideId = number(4);
    if (const auto sex = number(5))
        known.sex = *sex == static_cast<int>(engine::Sex::Male) ? engine::Sex::Male : engine::Sex::Female;
    known.birthYear = number(6);
    known.member = number(7).value_or(0) != 0;
    known.memberUntil = engine::Date::fromIso(text(8));
    const int source = number(9).value_or(0);
    if (source > 0 && source <= static_cast<int>(engine::RatingSource::National))
        known.ratingSource = static_cast<engine::RatingSource>(source);
    known.memberNumber = number(10);
    return known;
}

} // namespace

Participant knownOf(const Participant& participant)
{
    Participant known{.number = engine::ParticipantNumber(0)};
    known.name = participant.name;
    known.club = participant.club;
    known.clubName = participant.clubName;
    known.memberNumber = participant.memberNumber;
    known.personId = participant.personId;
    known.fideId = participant.fideId;
    known.sex = participant.sex;
    if (!isAnonymous(participant))
        known.birthYear = engine::birthYearOf(participant);
    known.member = participant.member;
    known.memberUntil = participant.memberUntil;
    known.ratingSource = participant.ratingSource;
    return known;
}

QString knownColumns(const QString& of, bool seesAll)
{
    QStringList names;
    for (const ArchiveColumn& column : std::span(kKnownAsColumns).subspan(kKnownAsKeyColumns)) {
        const auto name = QLatin1StringView(column.name);
        const bool isHidden = !seesAll && (name == "birth_year"_L1 || name == "member_number"_L1);
        names.append(isHidden ? u"NULL"_s : of + u'.' + name);
    }
    return names.join(u", "_s);
}

Participant knownIn(const QVariantList& row, int column)
{
    return read([&](int at) { return row[column + at].toString().toStdString(); },
                [&](int at) {
                    const QVariant& one = row[column + at];
                    return one.isNull() ? std::nullopt : std::optional(one.toInt());
                });
}

Participant knownIn(const ScannedRow& row, int column)
{
    return read([&](int at) { return row.text(column + at); },
                [&](int at) { return row.smallNumber(column + at); });
}

/// Who goes on after these places, in a tournament that is there, with what was written there, or before,
/// gets a row of his own.
Result<void> NameHistory::keepNext(const QVariantList& pairs)
{
    const QString columns = knownColumns(u"k"_s);
    return m_database
        .run(u"INSERT INTO known_as SELECT w.a, w.next, "_s + columns +
                 u" FROM (SELECT w.a, (SELECT p.key FROM participation AS p CROSS JOIN tournament AS t"
                 " WHERE t.key = p.key AND p.person_id = w.a AND p.key > w.b AND t.removed = 0"
                 " ORDER BY p.key LIMIT 1) AS next FROM {pairs}) AS w"
                 " CROSS JOIN known_as AS k WHERE k.person_id = w.a AND k.key = "_s +
                 QString(kHolding).arg(u"<= w.next"_s) + u" AND w.next IS NOT NULL ON CONFLICT DO NOTHING"_s,
             pairs)
        .transform([](int) {});
}

Result<void> NameHistory::vacate(const std::vector<PersonAndKey>& personsAndKeys)
{
    if (personsAndKeys.empty())
        return {};
    for (const auto& [person, key] : personsAndKeys)
        m_touched.insert(person);
    const QVariantList pairs = m_database.dialect().pairs(personsAndKeys);
    TRY_DO(keepNext(pairs));
    return m_database
        .run(u"DELETE FROM known_as WHERE (person_id, key) IN (SELECT w.a, w.b FROM {pairs})"_s, pairs)
        .transform([](int) {});
}

Result<void> NameHistory::seat(std::vector<KnownSeat> seats)
{
    if (seats.empty())
        return {};
    std::ranges::stable_sort(seats, {}, [](const KnownSeat& one) { return one.key; });
    std::vector<PersonAndKey> places;
    for (const KnownSeat& seat : seats)
        places.emplace_back(seat.person, seat.key);
    TRY_DO(vacate(places));
    TRY(const auto rows,
        m_database.rows(u"SELECT w.a, w.b, k.key, "_s + knownColumns(u"k"_s) +
                            u" FROM {pairs} CROSS JOIN known_as AS k WHERE k.person_id = w.a AND k.key = "_s +
                            QString(kHolding).arg(u"< w.b"_s),
                        m_database.dialect().pairs(places)));
    using Row = std::pair<std::int64_t, Participant>; // from which key on
    std::map<PersonAndKey, Row> before;
    for (const QVariantList& row : rows)
        before.emplace(PersonAndKey(row[0].toLongLong(), row[1].toLongLong()),
                       Row(row[2].toLongLong(), knownIn(row, 3)));
    std::map<std::int64_t, Row> latest; // of these seats, by person
    std::map<PersonAndKey, QVariantList> written;
    for (KnownSeat& seat : seats) {
        seat.participant = knownOf(seat.participant);
        const auto stored = before.find({seat.person, seat.key});
        const auto taken = latest.find(seat.person);
        const bool isTaken = taken != latest.end() && taken->second.first < seat.key &&
                             (stored == before.end() || taken->second.first >= stored->second.first);
        const Participant* const last = isTaken                  ? &taken->second.second
                                        : stored != before.end() ? &stored->second.second
                                                                 : nullptr;
        if (!last || *last != seat.participant)
            written[{seat.person, seat.key}] = valuesOf(seat);
        else
            written.erase({seat.person, seat.key});
        latest.insert_or_assign(seat.person, Row(seat.key, seat.participant));
    }
    std::vector<QVariantList> all;
    for (auto& [place, row] : written)
        all.push_back(std::move(row));
    return insertRows(m_database, u"known_as"_s, kKnownAsColumns, all);
}

Result<void> NameHistory::append(const std::vector<KnownSeat>& seats)
{
    std::vector<QVariantList> rows;
    for (const KnownSeat& seat : seats) {
        m_touched.insert(seat.person);
        rows.push_back(valuesOf(seat));
    }
    return insertRows(m_database, u"known_as"_s, kKnownAsColumns, rows);
}

Result<void> NameHistory::fill(PersonResolver* persons, const ContinueCallback& goesOn)
{
    TRY_DO(m_database.run(u"DELETE FROM known_as"_s));
    TRY_DO(m_database.run(u"DELETE FROM roll"_s));
    std::unordered_map<std::int64_t, Participant> last;
    for (qint64 behind = 0;;) {
        TRY(const auto rows, m_database.rows(u"SELECT t.key, t.seats, s.content, s.names FROM tournament AS t"
                                             " JOIN submission AS s ON s.id = t.submission_id"
                                             " WHERE t.removed = 0 AND t.key > ? ORDER BY t.key LIMIT "_s +
                                                 QString::number(kReadTournaments),
                                             {behind}));
        if (rows.empty())
            return write();
        if (!goesOn())
            return failure(ErrorCode::Cancelled);
        std::vector<KnownSeat> seats;
        for (const QVariantList& row : rows) {
            TRY(auto known, knownBy(row));
            for (auto& [person, seat] : known) {
                const auto [before, isNew] = last.try_emplace(person, seat.participant);
                if (!isNew && before->second == seat.participant)
                    continue;
                before->second = seat.participant;
                if (persons)
                    persons->noteKeys(person, seat.participant);
                seats.push_back(std::move(seat));
            }
        }
        TRY_DO(append(seats));
        if (persons)
            TRY_DO(persons->write());
        behind = rows.back()[0].toLongLong();
    }
}

Result<void> NameHistory::write()
{
    const std::vector<std::int64_t> touched(m_touched.begin(), m_touched.end());
    m_touched.clear();
    for (std::size_t from = 0; from < touched.size(); from += kTouchedPersons) {
        const QVariantList persons = m_database.dialect().numbers(
            std::span(touched).subspan(from, std::min(kTouchedPersons, touched.size() - from)));
        TRY_DO(m_database.run(u"DELETE FROM roll WHERE person_id IN {numbers}"_s, persons));
        TRY(const auto rows,
            m_database.rows(u"SELECT k.person_id, "_s + knownColumns(u"k"_s) +
                                u" FROM known_as AS k WHERE k.person_id IN {numbers} AND k.key ="
                                " (SELECT max(key) FROM known_as WHERE person_id = k.person_id)"_s,
                            persons));
        std::vector<QVariantList> roll;
        for (const QVariantList& row : rows) {
            const Participant known = knownIn(row, 1);
            if (!isAnonymous(known)) // nobody looks for him
                roll.push_back({row[0], QString::fromStdString(searchKeyOf(known))});
        }
        TRY_DO(insertRows(m_database, u"roll"_s, kRollColumns, roll));
    }
    return {};
}

} // namespace zahlmeister::app
