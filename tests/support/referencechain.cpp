// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/referencechain.h"

#include <algorithm>
#include <tuple>

namespace zahlmeister::tests {

using engine::CarryOverGame;
using engine::Date;
using engine::Participant;
using engine::Tournament;

namespace {

bool isNewLevel(Date day)
{
    return day >= raisedOn();
}

/// Anhang 4: once, and an evaluation more.
Brought onLevelOf(Brought has, Date from, Date to)
{
    if (has.rating && !has.isForeign && !isNewLevel(from) && isNewLevel(to)) {
        has.rating = raised(*has.rating);
        if (has.index)
            has.index = *has.index + 1;
    }
    return has;
}

Brought after(const Participant& participant, const Brought& entry, const ByRegulation& result)
{
    Brought exit = entry;
    const bool isKept = participant.member || !result.carryOver.empty() || result.recorded;
    if (isKept && !entry.rating)
        exit.carryOver = result.carryOver;
    if (!result.recorded)
        return exit;
    exit.rating = result.newRating;
    exit.index = result.newIndex;
    exit.isForeign = false;
    return exit;
}

void give(Participant& participant, const Brought& entry)
{
    participant.rating = entry.rating ? engine::Rating::tryFrom(*entry.rating) : std::nullopt;
    participant.index = entry.index;
    participant.ratingSource = entry.isForeign ? engine::RatingSource::Fide : engine::RatingSource::Dwz;
    participant.carryOver = entry.carryOver;
}

} // namespace

Brought typed(const Participant& participant)
{
    return {participant.rating ? std::optional(participant.rating->value()) : std::nullopt, participant.index,
            participant.rating && participant.ratingSource != engine::RatingSource::Dwz,
            participant.carryOver};
}

void ReferenceChain::put(int id, const Tournament& played)
{
    One& one = m_all[id];
    one.played = played;
    one.entries.clear();
}

bool ReferenceChain::isAnybodyTwiceIn(const Tournament& tournament, int id)
{
    put(id, tournament);
    findPersons();
    std::set<int> persons;
    for (const Participant& participant : tournament.participants)
        persons.insert(m_persons.at({id, participant.number.value()}));
    m_all.erase(id);
    return persons.size() < tournament.participants.size();
}

void ReferenceChain::setRemoved(int id, bool isRemoved)
{
    m_all.at(id).isRemoved = isRemoved;
}

std::optional<Seat> ReferenceChain::originOf(Seat seat) const
{
    const auto found = m_origins.find(seat);
    return found == m_origins.end() ? std::nullopt : std::optional(found->second);
}

void ReferenceChain::merge(Seat one, Seat other)
{
    m_decisions.push_back({true, {one, other}});
}

void ReferenceChain::part(const std::set<Seat>& seats)
{
    m_decisions.push_back({false, {seats.begin(), seats.end()}});
}

/// By the person ids, then as it was decided, one decision after the other.
void ReferenceChain::findPersons()
{
    m_persons.clear();
    std::map<std::string, int> labels;
    for (const auto& [id, one] : m_all) {
        for (const Participant& participant : one.played.participants)
            m_persons[{id, participant.number.value()}] =
                labels.emplace(participant.personId, static_cast<int>(labels.size())).first->second;
    }
    int next = static_cast<int>(labels.size());
    for (const Decision& decision : m_decisions) {
        if (decision.isMerging) {
            const int from = m_persons.at(decision.seats[1]);
            const int to = m_persons.at(decision.seats[0]);
            for (auto& [seat, person] : m_persons)
                person = person == from ? to : person;
        } else {
            for (const Seat& seat : decision.seats)
                m_persons.at(seat) = next;
            ++next;
        }
    }
}

/// 2.2.3.
std::vector<int> ReferenceChain::order() const
{
    std::vector<int> ids;
    for (const auto& [id, one] : m_all) {
        if (!one.isRemoved)
            ids.push_back(id);
    }
    std::ranges::sort(ids, {}, [this](int id) {
        const engine::TournamentHeader& header = m_all.at(id).played.header;
        return std::tuple(*header.end, header.start.value_or(*header.end), header.level, id);
    });
    return ids;
}

Brought ReferenceChain::entryInto(const One& one, Seat seat, const Participant& participant)
{
    Brought given = typed(participant);
    if (!participant.overrides.empty())
        return given; // 6.4.2
    const int person = m_persons.at(seat);
    const Date end = *one.played.header.end;
    // Where it came from; what came from a tournament of ours is no evaluation elsewhere.
    bool isExplained = false;
    Seat at = seat;
    while (const auto from = originOf(at)) {
        if (m_persons.at(*from) != person)
            break;
        isExplained = isExplained || m_recorded.contains(*from);
        const Tournament& before = m_all.at(from->first).played;
        const Participant& there =
            before.participants[*before.indexOf(engine::ParticipantNumber(from->second))];
        given = onLevelOf(typed(there), *before.header.end, end);
        at = *from;
        if (!there.overrides.empty())
            break;
    }
    const auto standing = m_standings.find(person);
    if (standing == m_standings.end())
        return given;
    const Brought expected = onLevelOf(standing->second.has, standing->second.end, end);
    const bool isDwz = given.rating && !given.isForeign;
    const bool isMore = !expected.rating || (given.index && expected.index && *given.index > *expected.index);
    if (!isExplained && isDwz && isMore)
        return given; // 2.2.4: he was evaluated elsewhere
    if (expected.rating)
        return expected;
    Brought comes = given;
    if (!comes.rating) {
        comes.carryOver = expected.carryOver;
        for (const CarryOverGame& game : given.carryOver) {
            if (game.date && *game.date > standing->second.end)
                comes.carryOver.push_back(game);
        }
    }
    return comes;
}

void ReferenceChain::compute(std::optional<int> until)
{
    findPersons();
    m_standings.clear();
    m_recorded.clear();
    for (const int id : order()) {
        One& one = m_all.at(id);
        std::vector<Brought> entries;
        for (const Participant& participant : one.played.participants)
            entries.push_back(entryInto(one, {id, participant.number.value()}, participant));
        if (id == until)
            return;
        if (entries != one.entries) {
            Tournament comes = one.played;
            for (std::size_t i = 0; i < entries.size(); ++i)
                give(comes.participants[i], entries[i]);
            one.entries = std::move(entries);
            one.results = byRegulation(comes);
        }
        for (std::size_t i = 0; i < one.entries.size(); ++i) {
            const Participant& participant = one.played.participants[i];
            const Seat seat(id, participant.number.value());
            const Brought exit = after(participant, one.entries[i], one.results[i]);
            const bool isKept =
                participant.member || one.results[i].recorded || !one.results[i].carryOver.empty();
            const bool isRecorded =
                one.results[i].recorded || (isKept && !exit.rating && !exit.carryOver.empty());
            if (!isRecorded)
                continue;
            m_recorded.insert(seat);
            m_standings.insert_or_assign(m_persons.at(seat), Standing{exit, *one.played.header.end, seat});
        }
    }
}

std::optional<std::pair<Brought, Seat>> ReferenceChain::into(const Tournament& tournament, int id,
                                                             const std::string& label)
{
    put(id, tournament);
    compute(id);
    std::optional<int> person;
    for (const auto& [other, one] : m_all) {
        for (const Participant& participant : one.played.participants) {
            if (other != id && participant.personId == label)
                person = m_persons.at({other, participant.number.value()});
        }
    }
    m_all.erase(id);
    const auto standing = person ? m_standings.find(*person) : m_standings.end();
    if (standing == m_standings.end())
        return std::nullopt;
    return std::pair(onLevelOf(standing->second.has, standing->second.end, *tournament.header.end),
                     standing->second.seat);
}

std::map<Seat, Card> ReferenceChain::cards()
{
    compute();
    std::map<int, Card> byPerson;
    for (const int id : order()) {
        const One& one = m_all.at(id);
        const Date end = *one.played.header.end;
        for (std::size_t i = 0; i < one.entries.size(); ++i) {
            const Participant& participant = one.played.participants[i];
            const Seat seat(id, participant.number.value());
            Card& card = byPerson[m_persons.at(seat)];
            const CardLine line{seat, one.entries[i], after(participant, one.entries[i], one.results[i]),
                                one.results[i]};
            const auto note = [&](const std::vector<CarryOverGame>& games, std::optional<int> from) {
                std::vector<CarryOverGame> known;
                for (const KeptGame& game : card.ledger) {
                    if (!game.usedIn)
                        known.push_back(game.game);
                }
                for (const CarryOverGame& game : games) {
                    const auto found = std::ranges::find(known, game);
                    if (found != known.end())
                        known.erase(found);
                    else
                        card.ledger.push_back(
                            {game, from, game.date ? std::optional(game.date->plusYears(2)) : std::nullopt});
                }
            };
            note(line.entry.carryOver, std::nullopt);
            if (line.exit.rating && !line.entry.rating) {
                for (KeptGame& game : card.ledger) {
                    if (!game.usedIn && (!game.expires || end <= *game.expires))
                        game.usedIn = id; // 3.4.1, 4.1.1
                }
            } else {
                note(line.exit.carryOver, id);
            }
            card.lines.push_back(line);
        }
    }
    std::map<Seat, Card> cards;
    for (auto& [person, card] : byPerson)
        cards.emplace(card.lines.front().seat, std::move(card));
    return cards;
}

} // namespace zahlmeister::tests
