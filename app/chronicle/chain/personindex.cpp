// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/personindex.h"

#include <algorithm>
#include <numeric>

#include "app/persons/personuuid.h"

namespace zahlmeister::app {

using engine::Participant;

bool isUnlinked(const Participant& participant)
{
    const bool isAnybody = !participant.name.empty() || !participant.personId.empty() || participant.fideId;
    return !participant.computer && participant.person.empty() && isAnybody;
}

PersonIndex::PersonIndex(const ChronicleTournaments& tournaments, const PersonDecisions& decisions)
    : m_tournaments(tournaments)
{
    linkKnown();
    // In the order of processing: those who came first were there when the next ones came.
    std::vector<std::size_t> order(m_tournaments.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [this](std::size_t one) { return m_tournaments[one]->id; });
    for (const std::size_t one : order)
        linkNew(one);
    carryOutEarlier(decisions);
    renumber();
    for (std::size_t one = 0; one < m_tournaments.size(); ++one) {
        const auto& participants = m_tournaments[one]->tournament.participants;
        for (std::size_t i = 0; i < participants.size() && !isOpen(one); ++i) {
            const auto& person = m_persons[one][i];
            if (person && m_uuids[*person] != participants[i].person)
                m_open.insert(one);
        }
    }
}

/// Puts everybody on his seat who is linked. Two on whom a file lays one person are linked anew.
void PersonIndex::linkKnown()
{
    bool areAllLinked = true;
    for (const auto& one : m_tournaments) {
        const auto& participants = one->tournament.participants;
        auto& persons = m_persons.emplace_back(participants.size());
        m_positions.emplace(one->id, m_persons.size() - 1);
        std::set<std::size_t> seated;
        for (std::size_t i = 0; i < participants.size(); ++i) {
            areAllLinked = areAllLinked && !isUnlinked(participants[i]);
            if (participants[i].computer || participants[i].person.empty())
                continue;
            const auto [person, isNew] = m_byUuid.emplace(participants[i].person, m_uuids.size());
            if (isNew)
                m_uuids.push_back(participants[i].person);
            if (seated.insert(person->second).second)
                persons[i] = person->second;
        }
    }
    for (std::size_t one = 0; one < m_persons.size() && !areAllLinked; ++one) {
        for (std::size_t i = 0; i < m_persons[one].size(); ++i) {
            if (m_persons[one][i])
                m_known.note(*m_persons[one][i], m_tournaments[one]->tournament.participants[i]);
        }
    }
}

void PersonIndex::linkNew(std::size_t tournament)
{
    const ChronicleTournament& one = *m_tournaments[tournament];
    const auto& participants = one.tournament.participants;
    auto& persons = m_persons[tournament];
    std::set<std::size_t> seated;
    for (const auto& person : persons) {
        if (person)
            seated.insert(*person);
    }
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Participant& participant = participants[i];
        if (persons[i] || participant.computer)
            continue;
        const auto split = m_byUuid.find(participant.notPerson);
        const auto isExcluded = [&](std::size_t person) {
            return seated.contains(person) || (split != m_byUuid.end() && split->second == person);
        };
        const auto found = isUnlinked(participant) ? m_known.find(factsOf(participant), isExcluded)
                                                   : Recognised<std::size_t>();
        persons[i] = found.person ? *found.person : addPerson(one, participant.number);
        seated.insert(*persons[i]);
        if (!found.unclear.empty())
            m_unclear.emplace(tournament, i);
        else if (isUnlinked(participant))
            m_known.note(*persons[i], participant);
    }
}

std::size_t PersonIndex::addPerson(const ChronicleTournament& one, engine::ParticipantNumber number)
{
    std::string uuid;
    for (int times = 0; uuid.empty() || m_byUuid.contains(uuid); ++times) {
        uuid = one.uuid.empty()
                   ? linkNameOf(one) + '.' + std::to_string(number.value()) + '/' + std::to_string(times)
                   : personUuid(one.uuid, number, times);
    }
    m_byUuid.emplace(uuid, m_uuids.size());
    m_uuids.push_back(std::move(uuid));
    return m_uuids.size() - 1;
}

/// Numbers the persons in the order in which they appear.
void PersonIndex::renumber()
{
    std::vector<std::optional<std::size_t>> numbers(m_uuids.size());
    std::vector<std::string> uuids;
    for (auto& persons : m_persons) {
        for (auto& person : persons) {
            if (!person)
                continue;
            auto& number = numbers[*person];
            if (!number) {
                number = uuids.size();
                uuids.push_back(m_uuids[*person]);
            }
            person = number;
        }
    }
    m_uuids = std::move(uuids);
    for (std::size_t i = 0; i < m_uuids.size(); ++i)
        m_byUuid[m_uuids[i]] = i;
}

std::string PersonIndex::newLink(const ChronicleTournament& one, std::size_t tournament,
                                 std::size_t seat) const
{
    const Participant& participant = one.tournament.participants[seat];
    const auto& person = m_persons[tournament][seat];
    const bool isToBeLinked = isUnlinked(participant) || !participant.person.empty();
    if (!person || !isToBeLinked || isUnclear(tournament, seat) || m_uuids[*person] == participant.person)
        return {};
    return m_uuids[*person];
}

std::optional<PersonIndex::Seat> PersonIndex::seatOf(engine::TournamentId tournament,
                                                     engine::ParticipantNumber number) const
{
    const auto found = m_positions.find(tournament);
    if (found == m_positions.end())
        return std::nullopt;
    const auto at = m_tournaments[found->second]->tournament.indexOf(number);
    const bool isThere = at && m_persons[found->second][*at].has_value();
    return isThere ? std::optional(Seat(found->second, *at)) : std::nullopt;
}

std::optional<std::size_t> PersonIndex::personOn(engine::TournamentId tournament,
                                                 engine::ParticipantNumber number) const
{
    const auto seat = seatOf(tournament, number);
    return seat ? m_persons[seat->first][seat->second] : std::nullopt;
}

std::optional<PersonIndex::Seat> PersonIndex::seatOf(const PersonPlace& place) const
{
    const auto seat = seatOf(place.tournament, place.participant);
    const bool isHe =
        seat && m_tournaments[seat->first]->tournament.participants[seat->second].name == place.name;
    return isHe ? seat : std::nullopt; // else the number is somebody else's now
}

std::vector<PersonIndex::Seat> PersonIndex::seatsOf(std::size_t person) const
{
    std::vector<Seat> seats;
    for (std::size_t one = 0; one < m_persons.size(); ++one) {
        for (std::size_t i = 0; i < m_persons[one].size(); ++i) {
            if (m_persons[one][i] == person)
                seats.emplace_back(one, i);
        }
    }
    return seats;
}

/// What a decision does to a seat.
void PersonIndex::move(PersonDecision& decision, Seat seat, std::size_t person)
{
    auto& before = m_persons[seat.first][seat.second];
    const ChronicleTournament& one = *m_tournaments[seat.first];
    decision.seats.push_back({one.id, one.tournament.participants[seat.second].number,
                              m_unclear.erase(seat) > 0 ? std::string() : m_uuids[*before], m_uuids[person]});
    before = person;
}

std::vector<engine::TournamentId> PersonIndex::merge(PersonDecision& decision, Seat one, Seat other)
{
    // Who is known stays, and the one who was unclear becomes he.
    if (m_unclear.contains(one) && !m_unclear.contains(other))
        std::swap(one, other);
    const std::size_t kept = *m_persons[one.first][one.second];
    const std::size_t gone = *m_persons[other.first][other.second];
    if (kept == gone)
        return {};
    std::set<std::size_t> there;
    for (const Seat& seat : seatsOf(kept))
        there.insert(seat.first);
    const auto moving = seatsOf(gone);
    std::vector<engine::TournamentId> twice;
    for (const Seat& seat : moving) {
        if (there.contains(seat.first))
            twice.push_back(m_tournaments[seat.first]->id);
    }
    if (!twice.empty())
        return twice;
    // Those who stay are noted, too: somebody who takes part later may be either, if they are two again.
    for (const Seat& seat : seatsOf(kept))
        move(decision, seat, kept);
    for (const Seat& seat : moving)
        move(decision, seat, kept);
    std::ranges::sort(decision.seats, {},
                      [](const DecidedSeat& seat) { return std::pair(seat.tournament, seat.participant); });
    return {};
}

void PersonIndex::part(PersonDecision& decision, const std::vector<Seat>& seats)
{
    decision.seats.clear();
    if (seats.empty())
        return;
    const Seat& first = seats.front();
    const ChronicleTournament& one = *m_tournaments[first.first];
    const bool isUnclearAlone = m_unclear.contains(first) && seats.size() == 1;
    const std::size_t person = isUnclearAlone
                                   ? *m_persons[first.first][first.second]
                                   : addPerson(one, one.tournament.participants[first.second].number);
    for (const Seat& seat : seats)
        move(decision, seat, person);
}

std::vector<engine::TournamentId> PersonIndex::carryOut(PersonDecision& decision)
{
    decision.state = PersonDecisionState::Linked;
    if (decision.kind == PersonDecisionKind::Same) {
        const auto one = seatOf(decision.one);
        const auto other = seatOf(decision.other);
        return one && other ? merge(decision, *one, *other) : std::vector<engine::TournamentId>();
    }
    std::vector<Seat> seats;
    for (const DecidedSeat& place : decision.seats) {
        if (const auto seat = seatOf(place.tournament, place.participant))
            seats.push_back(*seat);
    }
    part(decision, seats);
    return {};
}

/// Seats that were split off together are rows of their own there; the first of them stands for all.
void PersonIndex::carryOutEarlier(const PersonDecisions& decisions)
{
    for (const PersonDecision& one : decisions) {
        if (one.state != PersonDecisionState::Earlier)
            continue;
        const bool isApart = one.kind == PersonDecisionKind::Apart;
        const auto first = std::ranges::find_if(m_carriedOut, [&](const PersonDecision& earlier) {
            return isApart && one.one != one.other && earlier.kind == one.kind && earlier.one == one.other;
        });
        if (first != m_carriedOut.end()) {
            if (const auto seat = seatOf(one.one); seat && !first->seats.empty())
                move(*first, *seat, m_byUuid.at(first->seats.front().after));
            continue;
        }
        PersonDecision& carriedOut = m_carriedOut.emplace_back(one);
        if (isApart && carriedOut.seats.empty() && seatOf(one.one))
            carriedOut.seats.push_back({one.one.tournament, one.one.participant});
        static_cast<void>(carryOut(carriedOut));
    }
}

} // namespace zahlmeister::app
