// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/participationindex.h"

#include <utility>

#include "app/archive/kept/archivedtournament.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::uint64_t kSeats = (std::uint64_t(1) << 17U) - 1;
constexpr std::uint64_t kHash = (std::uint64_t(1) << 47U) - 1;

} // namespace

std::uint64_t ParticipationIndex::hashIn(const ParticipationRow& row)
{
    const std::uint64_t hash = hashOf(row) & kHash;
    return hash == 0 ? 1 : hash;
}

Result<std::vector<std::int64_t>> ParticipationIndex::read(ArchiveDatabase& database)
{
    std::vector<std::int64_t> keys;
    std::vector<QByteArray> tournaments; // the seats of each
    TRY_DO(
        database.scanAll(u"SELECT key, seats FROM tournament ORDER BY key"_s, {}, [&](const ScannedRow& row) {
            keys.push_back(row.number(0));
            const auto seats = row.bytes(1);
            tournaments.emplace_back(seats.constData(), seats.size());
        }));
    std::size_t count = 0;
    for (const QByteArray& seats : tournaments) {
        TRY(const auto persons, unpackedSeats(seats));
        count += persons.size();
        for (const std::int64_t person : persons)
            ++m_persons[person].end;
    }
    m_persons.erase(0);
    m_seats.resize(count);
    std::size_t first = 0;
    for (auto& [person, seats] : m_persons) {
        seats.first = seats.next = first;
        first += std::exchange(seats.end, first);
    }
    for (std::size_t tournament = 0; tournament < keys.size(); ++tournament) {
        TRY(const auto persons, unpackedSeats(tournaments[tournament]));
        for (std::size_t i = 0; i < persons.size(); ++i) {
            if (persons[i] == 0)
                continue;
            Seat& seat = m_seats[m_persons.at(persons[i]).end++];
            seat.key = keys[tournament];
            seat.seat = i & kSeats;
        }
    }
    TRY_DO(readRows(database));
    return keys;
}

Result<void> ParticipationIndex::readRows(ArchiveDatabase& database)
{
    std::int64_t last = 0;
    auto person = m_persons.end();
    std::size_t next = 0;
    const auto take = [&](const ScannedRow& values) {
        const std::int64_t id = values.number(0);
        if (person == m_persons.end() || id != last) {
            person = m_persons.find(id);
            next = person == m_persons.end() ? 0 : person->second.first;
            last = id;
        }
        const std::pair place(values.number(1), values.number(2));
        const auto at = [](const Seat& seat) {
            return std::pair(seat.key, static_cast<std::int64_t>(seat.seat));
        };
        const std::size_t end = person == m_persons.end() ? 0 : person->second.end;
        while (next < end && at(m_seats[next]) < place)
            ++next;
        if (next == end || at(m_seats[next]) != place)
            m_strays.emplace_back(id, place.first, place.second);
        else
            m_seats[next].row = hashIn(rowIn(values, 3)) & kHash;
    };
    return database.scanAll(
        u"SELECT person_id, key, seat, entry_rating, entry_index, exit_rating, exit_index,"
        " games, half_points, state, asked FROM participation"
        " ORDER BY person_id, key, seat"_s,
        {}, take);
}

const KeptStanding* ParticipationIndex::standing(std::int64_t person) const
{
    const auto known = m_persons.find(person);
    return known == m_persons.end() ? nullptr : &known->second.standing;
}

bool ParticipationIndex::keep(std::int64_t person, std::int64_t key, std::size_t at, SeatStep& step)
{
    const auto known = m_persons.find(person);
    if (known == m_persons.end())
        return true;
    Person& one = known->second;
    if (step.behind)
        one.standing = *std::exchange(step.behind, {});
    while (one.next < one.end && m_seats[one.next].key < key)
        ++one.next;
    std::size_t place = one.next;
    while (place < one.end && m_seats[place].key == key && m_seats[place].seat != at)
        ++place;
    if (place == one.end || m_seats[place].key != key)
        return true;
    const bool isOther = m_seats[place].row != hashIn(step.row);
    if (place + 1 == one.end)
        one.standing = {}; // nobody will ask for him any more
    return isOther;
}

} // namespace zahlmeister::app
