// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/knownseats.h"

#include <algorithm>
#include <utility>

#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

engine::Date firstDay()
{
    return *engine::Date::tryFrom(1900, 1, 1);
}

} // namespace

// What is kept

bool KnownSeats::fits(const std::vector<TracedDwz>& all)
{
    const auto isBelow = [](int number, std::uint64_t none) {
        return number >= 0 && static_cast<std::uint64_t>(number) < none;
    };
    return all.empty() || (all.size() == 1 && isBelow(all.front().first, kNoRating) &&
                           isBelow(all.front().second.value_or(0), kNoIndex));
}

KnownSeats::Place KnownSeats::placeOf(std::int64_t person, const Seat& seat)
{
    return {person, seat.key, static_cast<std::int64_t>(seat.seat)};
}

std::uint64_t KnownSeats::hashIn(const ParticipationRow& row)
{
    const std::uint64_t hash = hashOf(row) & kHash;
    return hash == 0 ? 1 : hash;
}

std::optional<int> KnownSeats::indexOf(const Dwz& dwz)
{
    return dwz.index == kNoIndex ? std::nullopt : std::optional(static_cast<int>(dwz.index));
}

SeatTrace KnownSeats::traceOf(std::int64_t person, const Seat& seat) const
{
    if (seat.hasMore) {
        const std::lock_guard guard(m_guard);
        return m_more.at(placeOf(person, seat));
    }
    SeatTrace trace{.isRecorded = seat.isRecorded == 1};
    const auto add = [](std::vector<TracedDwz>& all, const Dwz& dwz) {
        if (dwz.rating != kNoRating)
            all.emplace_back(static_cast<int>(dwz.rating), indexOf(dwz));
    };
    add(trace.published, seat.published());
    add(trace.computed, seat.computed());
    return trace;
}

void KnownSeats::setTrace(std::int64_t person, Seat& seat, const SeatTrace& trace)
{
    const bool isUsual = fits(trace.published) && fits(trace.computed) && trace.ended.empty();
    if (!isUsual || seat.hasMore) {
        const std::lock_guard guard(m_guard);
        if (isUsual)
            m_more.erase(placeOf(person, seat));
        else
            m_more[placeOf(person, seat)] = trace;
    }
    const auto only = [&](const std::vector<TracedDwz>& all) {
        if (!isUsual || all.empty())
            return Dwz();
        const auto& [rating, index] = all.front();
        return Dwz{static_cast<std::uint64_t>(rating), index ? static_cast<std::uint64_t>(*index) : kNoIndex};
    };
    const Dwz published = only(trace.published);
    seat.publishedRating = published.rating & kNoRating;
    seat.publishedIndex = published.index & kNoIndex;
    const Dwz computed = only(trace.computed);
    seat.computedRating = computed.rating & kNoRating;
    seat.computedIndex = computed.index & kNoIndex;
    seat.isRecorded = trace.isRecorded ? 1 : 0;
    seat.hasMore = isUsual ? 0 : 1;
}

OtherSeat KnownSeats::other(std::int64_t person, const Seat& seat) const
{
    return {seat.key, static_cast<std::int64_t>(seat.seat), seat.isRemoved == 1,
            seat.version == 0 ? nullptr : &m_levels.rules().versions()[seat.version - 1],
            traceOf(person, seat)};
}

std::uint8_t KnownSeats::numberOf(const engine::RuleVersion* version) const
{
    const auto versions = m_levels.rules().versions();
    const std::ptrdiff_t place = version ? version - versions.data() + 1 : 0;
    return place <= UINT8_MAX ? static_cast<std::uint8_t>(place) : std::uint8_t{0};
}

// Reading

Result<std::vector<std::int64_t>> KnownSeats::read(ArchiveDatabase& database)
{
    struct Tournament {
        std::int64_t key;
        QByteArray seats;
        bool isRemoved;
        std::uint8_t version;
    };
    std::vector<Tournament> tournaments;
    TRY_DO(database.scanAll(
        u"SELECT key, seats, removed, rules FROM tournament ORDER BY key"_s, {}, [&](const ScannedRow& row) {
            const auto version = m_levels.rules().find(row.text(3));
            tournaments.push_back({row.number(0), QByteArray(row.bytes(1).constData(), row.bytes(1).size()),
                                   row.number(2) != 0, numberOf(version.value_or(nullptr))});
        }));
    std::size_t count = 0;
    for (const Tournament& one : tournaments) {
        TRY(const auto persons, unpackedSeats(one.seats));
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
    std::vector<std::int64_t> keys;
    for (const Tournament& one : tournaments) {
        TRY(const auto persons, unpackedSeats(one.seats));
        for (std::size_t i = 0; i < persons.size(); ++i) {
            if (persons[i] == 0)
                continue;
            Seat& seat = m_seats[m_persons.at(persons[i]).end++];
            seat.key = one.key;
            seat.seat = i & kSeats;
            seat.isRemoved = one.isRemoved ? 1 : 0;
            seat.version = one.version;
        }
        keys.push_back(one.key);
    }
    TRY_DO(readRows(database));
    return keys;
}

Result<void> KnownSeats::readRows(ArchiveDatabase& database)
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
        if (next == end || at(m_seats[next]) != place) {
            m_strays.emplace_back(id, place.first, place.second);
            return;
        }
        const ParticipationRow row = rowIn(values, 3);
        // What cannot be read says nothing, and is another one than what will be computed.
        const auto trace = unpackedTrace(row);
        setTrace(id, m_seats[next], trace.value_or(SeatTrace()));
        m_seats[next].row = trace.has_value() ? hashIn(row) & kHash : 0;
    };
    return database.scanAll(
        u"SELECT person_id, key, seat, entry_rating, entry_index, exit_rating, exit_index, "
        u"games, half_points,"
        " state, trace, asked FROM participation ORDER BY person_id, key, seat"_s,
        {}, take);
}

// The run

const KeptStanding* KnownSeats::standing(std::int64_t person) const
{
    const auto known = m_persons.find(person);
    return known == m_persons.end() ? nullptr : &known->second.standing;
}

bool KnownSeats::keep(std::int64_t person, const ArchivedTournament& tournament, std::size_t at,
                      SeatStep& step, std::set<std::int64_t>& toldAgain)
{
    const auto known = m_persons.find(person);
    if (known == m_persons.end())
        return true;
    Person& one = known->second;
    if (step.behind)
        one.standing = *std::exchange(step.behind, {});
    while (one.next < one.end && m_seats[one.next].key < tournament.key)
        ++one.next;
    std::size_t place = one.next;
    while (place < one.end && m_seats[place].key == tournament.key && m_seats[place].seat != at)
        ++place;
    if (place == one.end || m_seats[place].key != tournament.key)
        return true;
    Seat& seat = m_seats[place];
    const bool isOther = seat.row != hashIn(step.row);
    const std::uint8_t version = numberOf(tournament.version);
    if (isOther || seat.version != version) { // else it says the same
        const OtherSeat before = other(person, seat);
        setTrace(person, seat, step.trace);
        const bool hasOtherVersion = seat.version != version;
        seat.version = version;
        if (hasOtherVersion || before.trace.published != step.trace.published ||
            before.trace.ended != step.trace.ended) {
            tell(one, before, toldAgain);
            tell(one, other(person, seat), toldAgain);
        }
    }
    for (const auto& [rating, index] : step.asked.dwz)
        one.questions.push_back({tournament.key, rating, index.value_or(kWithoutIndex)});
    for (const engine::Date day : step.asked.days)
        one.questions.push_back({tournament.key, firstDay().daysTo(day), kIsDay});
    if (place + 1 == one.end) { // nobody will ask for him any more
        one.questions = {};
        one.standing = {};
    }
    return isOther;
}

/// Those before it that asked went by what the database said.
void KnownSeats::tell(const Person& person, const OtherSeat& seat, std::set<std::int64_t>& toldAgain)
{
    const auto end = m_seats.begin() + static_cast<std::ptrdiff_t>(person.end);
    const auto first = m_seats.begin() + static_cast<std::ptrdiff_t>(person.first);
    for (const Question& one : person.questions) {
        const auto asking = std::ranges::lower_bound(first, end, one.key, {}, &Seat::key);
        if (!seat.version || one.key == seat.key || asking == end || asking->version == 0)
            continue;
        SeatQuestions asked;
        if (one.index == kIsDay)
            asked.days.push_back(firstDay().plusDays(one.value));
        else
            asked.dwz.emplace_back(one.value, one.index < 0 ? std::nullopt : std::optional<int>(one.index));
        if (isAnswerTo(asked, m_levels.rules().versions()[asking->version - 1], seat.trace, *seat.version,
                       endOfKey(seat.key), m_levels))
            toldAgain.insert(one.key);
    }
}

// Questions

std::span<const KnownSeats::Seat> KnownSeats::seatsOf(std::int64_t person) const
{
    const auto known = m_persons.find(person);
    return known == m_persons.end()
               ? std::span<const Seat>()
               : std::span(m_seats).subspan(known->second.first, known->second.end - known->second.first);
}

bool KnownSeats::isThat(const Dwz& one, const Seat& seat, const TracedDwz& dwz,
                        const engine::RuleVersion& version)
{
    if (one.rating == kNoRating)
        return false;
    // Conversions on the way only raise an index, and by no more than there are versions.
    const auto versions = m_levels.rules().versions();
    const auto asked = static_cast<std::uint64_t>(dwz.second.value_or(0));
    const bool mayBe =
        dwz.second ? one.index != kNoIndex && one.index <= asked && one.index + versions.size() >= asked
                   : one.index == kNoIndex;
    return mayBe && m_levels.isThat({static_cast<int>(one.rating), indexOf(one)}, versions[seat.version - 1],
                                    dwz, version);
}

Result<std::vector<OtherSeat>> KnownSeats::leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                       const engine::RuleVersion& version)
{
    std::vector<OtherSeat> all;
    for (const Seat& seat : seatsOf(person)) {
        if (seat.version != 0 && (seat.hasMore || isThat(seat.published(), seat, dwz, version) ||
                                  isThat(seat.computed(), seat, dwz, version)))
            all.push_back(other(person, seat));
    }
    return all;
}

Result<std::vector<OtherSeat>> KnownSeats::endedOn(std::int64_t person, engine::Date day)
{
    const auto [first, last] = keysOfDay(day);
    std::vector<OtherSeat> all;
    for (const Seat& seat : seatsOf(person)) {
        if (seat.hasMore || (seat.key >= first && seat.key <= last))
            all.push_back(other(person, seat));
    }
    return all;
}

} // namespace zahlmeister::app
