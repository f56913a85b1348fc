// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/personbook.h"

#include <algorithm>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "app/archive/content.h"
#include "app/chronicle/personregistry.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Participant;

namespace {

constexpr ArchiveColumn kPersonColumns[]{{"id", ColumnType::Number}, {"sure", ColumnType::Text}};
constexpr ArchiveColumn kPersonKeyColumns[]{{"hash", ColumnType::Number}, {"person_id", ColumnType::Number}};

/// FNV-1a: the same everywhere. Two keys with one hash only let more persons be looked at.
std::int64_t hashOf(const std::string& key)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const char letter : key)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    return static_cast<std::int64_t>(hash);
}

std::vector<std::int64_t> listOf(const std::set<std::int64_t>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

} // namespace

std::vector<std::int64_t> personHashes(const Participant& participant)
{
    std::vector<std::int64_t> hashes;
    for (const std::string& key : identifyingKeys(participant))
        hashes.push_back(hashOf(key));
    return hashes;
}

bool isSameIdentity(const Participant& a, const Participant& b)
{
    return a.computer == b.computer && a.name == b.name && a.club == b.club &&
           a.memberNumber == b.memberNumber && a.personId == b.personId && a.fideId == b.fideId &&
           engine::birthYearOf(a) == engine::birthYearOf(b);
}

Result<std::vector<MovedSeat>> PersonBook::book(std::vector<BookedSeat>& seats,
                                                const std::set<std::int64_t>& left)
{
    m_hashes.clear();
    m_sure.clear();
    TRY_DO(gather(seats, left));
    std::vector<Group> unsure = groups(seats);
    const auto sure = std::ranges::partition(unsure, [this](const Group& group) { return !isSure(group); });
    for (const Group& group : sure) {
        TRY_DO(bookSure(group));
    }
    unsure.erase(sure.begin(), sure.end());
    TRY_DO(readSeats(unsure));
    std::vector<MovedSeat> moved;
    for (const Group& group : unsure) {
        TRY_DO(bookAnew(group, moved));
    }
    TRY_DO(write());
    return moved;
}

/// All who share a key with one of the seats or persons, and all who share a key with them, and so on.
Result<void> PersonBook::gather(const std::vector<BookedSeat>& seats, const std::set<std::int64_t>& left)
{
    std::set<std::int64_t> asked;
    std::set<std::int64_t> hashes;
    for (const BookedSeat& seat : seats) {
        for (const std::int64_t hash : personHashes(*seat.participant))
            hashes.insert(hash);
    }
    std::set<std::int64_t> persons = left;
    while (!hashes.empty() || !persons.empty()) {
        const auto byHash = m_database.rows(u"SELECT person_id FROM person_key WHERE hash IN {numbers}"_s,
                                            m_database.dialect().numbers(listOf(hashes)));
        if (!byHash.has_value())
            return tl::unexpected(byHash.error());
        asked.merge(hashes);
        hashes.clear();
        for (const QVariantList& row : *byHash)
            persons.insert(row[0].toLongLong());
        std::erase_if(persons, [&](std::int64_t person) { return m_hashes.contains(person); });
        TRY(const auto keys,
            m_database.rows(u"SELECT person_id, hash FROM person_key WHERE person_id IN {numbers}"_s,
                            m_database.dialect().numbers(listOf(persons))));
        for (const std::int64_t person : persons)
            m_hashes[person];
        persons.clear();
        for (const QVariantList& row : keys) {
            m_hashes[row[0].toLongLong()].insert(row[1].toLongLong());
            if (!asked.contains(row[1].toLongLong()))
                hashes.insert(row[1].toLongLong());
        }
    }
    for (const auto& [person, all] : m_hashes)
        persons.insert(person);
    TRY(const auto rows, m_database.rows(u"SELECT id, sure FROM person WHERE id IN {numbers}"_s,
                                         m_database.dialect().numbers(listOf(persons))));
    for (const QVariantList& row : rows)
        m_sure[row[0].toLongLong()] = row[1].toString();
    return {};
}

std::vector<PersonBook::Group> PersonBook::groups(std::vector<BookedSeat>& seats) const
{
    std::vector<std::size_t> parents;                        // of persons, then of seats
    std::unordered_map<std::int64_t, std::size_t> firstWith; // by hash
    const auto rootOf = [&](std::size_t one) {
        while (parents[one] != one)
            one = parents[one] = parents[parents[one]];
        return one;
    };
    const auto add = [&](const auto& hashes) {
        const std::size_t one = parents.size();
        parents.push_back(one);
        for (const std::int64_t hash : hashes) {
            const auto [first, isNew] = firstWith.emplace(hash, one);
            if (!isNew)
                parents[rootOf(one)] = rootOf(first->second);
        }
    };
    for (const auto& [person, hashes] : m_hashes)
        add(hashes);
    for (const BookedSeat& seat : seats)
        add(personHashes(*seat.participant));
    std::map<std::size_t, Group> byRoot;
    std::size_t at = 0;
    for (const auto& [person, hashes] : m_hashes)
        byRoot[rootOf(at++)].persons.push_back(person);
    for (BookedSeat& seat : seats)
        byRoot[rootOf(at++)].seats.push_back(&seat);
    std::vector<Group> groups;
    for (auto& [root, group] : byRoot)
        groups.push_back(std::move(group));
    return groups;
}

/// Persons who each bring their federation's id every time, and nobody without one: it is asked for first and
/// never contradicted, whatever else they share. Who had the seat and brings another id now is looked at.
bool PersonBook::isSure(const Group& group) const
{
    std::set<QString> ids;
    for (const std::int64_t person : group.persons) {
        const auto known = m_sure.find(person);
        if (known == m_sure.end() || known->second.isEmpty() || !ids.insert(known->second).second)
            return false;
    }
    return std::ranges::all_of(group.seats, [&](const BookedSeat* seat) {
        const QString id = QString::fromStdString(seat->participant->personId);
        return !id.isEmpty() && (!seat->before || ids.contains(id));
    });
}

Result<void> PersonBook::bookSure(const Group& group)
{
    std::map<QString, std::int64_t> persons; // by federation's id
    for (const std::int64_t person : group.persons)
        persons[m_sure.at(person)] = person;
    for (BookedSeat* seat : group.seats) {
        const QString id = QString::fromStdString(seat->participant->personId);
        const auto [known, isNew] = persons.emplace(id, 0);
        if (isNew) {
            TRY_DO(nextPerson());
            known->second = m_lastPerson;
            m_changed[m_lastPerson] = id;
        }
        seat->person = known->second;
        for (const std::int64_t hash : personHashes(*seat->participant)) {
            const auto hashes = m_hashes.find(seat->person);
            if (hashes == m_hashes.end() || !hashes->second.contains(hash))
                m_newKeys.emplace_back(hash, seat->person);
        }
    }
    return {};
}

/// Reads where they all sit.
Result<void> PersonBook::readSeats(const std::vector<Group>& groups)
{
    m_seats.clear();
    m_sources.clear();
    std::vector<std::int64_t> persons;
    for (const Group& group : groups)
        persons.insert(persons.end(), group.persons.begin(), group.persons.end());
    const Dialect& dialect = m_database.dialect();
    TRY(const auto rows,
        m_database.rows(u"SELECT person_id, key, seat FROM participation WHERE person_id IN {numbers}"_s,
                        dialect.numbers(persons)));
    std::set<std::int64_t> keys;
    for (const QVariantList& row : rows)
        keys.insert(row[1].toLongLong());
    TRY(const auto contents,
        m_database.rows(u"SELECT t.key, t.removed, s.content, s.names FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                        dialect.numbers(listOf(keys))));
    std::set<std::int64_t> removed;
    for (const QVariantList& row : contents) {
        const std::int64_t key = row[0].toLongLong();
        TRY(auto one, unpacked({row[2].toByteArray(), row[3].toByteArray()}, engine::TournamentId(1)));
        m_sources.emplace(key, std::move(one.tournament));
        if (row[1].toInt() != 0)
            removed.insert(key);
    }
    for (const QVariantList& row : rows) {
        const std::int64_t key = row[1].toLongLong();
        const auto found = m_sources.find(key);
        const auto seat = static_cast<std::size_t>(row[2].toLongLong());
        if (found == m_sources.end() || seat >= found->second.participants.size())
            return failure(ErrorCode::DamagedContent, {"participation " + std::to_string(key)});
        m_seats.emplace(row[0].toLongLong(), Seat{removed.contains(key), key, row[2].toLongLong(),
                                                  &found->second.participants[seat], row[0].toLongLong()});
    }
    return {};
}

/// Puts all their seats into the registry, in the order of evaluation.
Result<void> PersonBook::bookAnew(const Group& group, std::vector<MovedSeat>& moved)
{
    std::vector<Seat> seats;
    for (const std::int64_t person : group.persons) {
        const auto [first, last] = m_seats.equal_range(person);
        for (auto seat = first; seat != last; ++seat)
            seats.push_back(seat->second);
    }
    for (BookedSeat* seat : group.seats)
        seats.push_back({seat->isRemoved, seat->key, seat->seat, seat->participant, seat->before, seat});
    std::ranges::sort(seats, {},
                      [](const Seat& one) { return std::tuple(one.isRemoved, one.key, one.seat); });
    PersonRegistry registry;
    std::vector<std::size_t> classes;
    for (const Seat& seat : seats)
        classes.push_back(registry.put(*seat.participant));
    // Everybody keeps his number, of several the one who comes first.
    std::map<std::size_t, std::int64_t> personOf;
    std::set<std::int64_t> taken;
    const auto isHere = [&](std::int64_t person) {
        // Who brings nothing to be known by is in no group, and has the seat alone.
        const auto known = m_hashes.find(person);
        return std::ranges::find(group.persons, person) != group.persons.end() ||
               (known != m_hashes.end() && known->second.empty());
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto before = seats[i].before;
        if (before && !personOf.contains(classes[i]) && isHere(*before) && taken.insert(*before).second)
            personOf[classes[i]] = *before;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!personOf.contains(classes[i])) {
            TRY_DO(nextPerson());
            personOf[classes[i]] = m_lastPerson;
        }
        const Seat& seat = seats[i];
        const std::int64_t person = personOf.at(classes[i]);
        note(person, *seat.participant);
        if (seat.booked)
            seat.booked->person = person;
        else if (person != *seat.before)
            moved.push_back({seat.key, seat.seat, *seat.before, person});
    }
    return {};
}

void PersonBook::note(std::int64_t person, const Participant& participant)
{
    const QString id = QString::fromStdString(participant.personId);
    const auto known = m_changed.emplace(person, id).first;
    if (known->second != id)
        known->second.clear();
    for (const std::int64_t hash : personHashes(participant))
        m_newKeys.emplace_back(hash, person);
}

Result<void> PersonBook::nextPerson()
{
    if (m_lastPerson < 0) {
        TRY(const auto last, m_database.rows(u"SELECT coalesce(max(id), 0) FROM person"_s));
        m_lastPerson = last.front()[0].toLongLong();
    }
    ++m_lastPerson;
    return {};
}

Result<void> PersonBook::write()
{
    std::vector<QVariantList> persons(2);
    for (const auto& [person, sure] : std::exchange(m_changed, {})) {
        persons[0].append(qint64(person));
        persons[1].append(sure.isNull() ? u""_s : sure);
    }
    TRY_DO(m_database.insert(u"person"_s, kPersonColumns, persons,
                             u"ON CONFLICT (id) DO UPDATE SET sure = excluded.sure"_s));
    TRY(auto keys,
        RowInsertion::begin(m_database, u"person_key"_s, kPersonKeyColumns, u"ON CONFLICT DO NOTHING"_s));
    std::ranges::sort(m_newKeys); // in the order of the table; twice does no harm
    for (const auto& [hash, person] : std::exchange(m_newKeys, {})) {
        keys.number(hash);
        keys.number(person);
        TRY_DO(keys.endRow());
    }
    return keys.finish();
}

} // namespace zahlmeister::app
