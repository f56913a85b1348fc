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
    const std::size_t size = played.participants.size();
    one.origins.resize(size);
    for (std::size_t i = one.stood.size(); i < size; ++i)
        one.stood.push_back(typed(played.participants[i]));
    Tournament stands = played;
    for (std::size_t i = 0; i < size; ++i)
        give(stands.participants[i], one.stood[i]);
    one.stands = byRegulation(stands);
    one.asEntered = byRegulation(played);
}

void ReferenceChain::commit()
{
    compute();
    for (auto& [id, one] : m_all) {
        if (one.isRemoved)
            continue;
        one.stood = one.entries;
        one.stands = one.results;
    }
}

bool ReferenceChain::isAnybodyTwiceIn(const Tournament& tournament, int id)
{
    m_all[id].played = tournament;
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
std::vector<int> ReferenceChain::order(bool withRemoved) const
{
    std::vector<int> ids;
    for (const auto& [id, one] : m_all) {
        if (withRemoved || !one.isRemoved)
            ids.push_back(id);
    }
    std::ranges::sort(ids, {}, [this](int id) {
        const engine::TournamentHeader& header = m_all.at(id).played.header;
        return std::tuple(*header.end, header.start.value_or(*header.end), header.level, id);
    });
    return ids;
}

/// The last of his seats before it behind which something is recorded.
std::optional<Seat> ReferenceChain::lastBefore(Seat seat) const
{
    std::optional<Seat> last;
    for (const Seat& there : m_seats.at(m_persons.at(seat))) {
        if (there == seat)
            return last;
        const One& one = m_all.at(there.first);
        const std::size_t at = *one.played.indexOf(engine::ParticipantNumber(there.second));
        if (!one.isRemoved && at < one.recorded.size() && one.recorded[at])
            last = there;
    }
    return last;
}

/// Whether a seat leaves its player with a DWZ, as it stands or as it was entered.
bool ReferenceChain::leavesWith(Seat seat, const Brought& dwz, Date day) const
{
    const One& one = m_all.at(seat.first);
    const std::size_t at = *one.played.indexOf(engine::ParticipantNumber(seat.second));
    const Date end = *one.played.header.end;
    for (const auto* const results : {&one.stands, &one.asEntered}) {
        const ByRegulation& result = (*results)[at];
        if (!result.recorded || !result.newRating)
            continue;
        const Brought left{*result.newRating, result.newIndex};
        const bool isLater = day < end;
        const Brought here = isLater ? left : onLevelOf(left, end, day);
        const Brought there = isLater ? onLevelOf(dwz, day, end) : dwz;
        if (here.rating == there.rating && here.index == there.index)
            return true;
    }
    return false;
}

/// Once, when it came in.
void ReferenceChain::settleSeat(Seat seat, bool isNew)
{
    One& one = m_all.at(seat.first);
    const std::size_t at = *one.played.indexOf(engine::ParticipantNumber(seat.second));
    const Participant& participant = one.played.participants[at];
    const Brought given = typed(participant);
    const Date end = *one.played.header.end;
    Origin& origin = one.origins[at];
    const auto last = lastBefore(seat);
    compute(seat.first); // where everybody stands before it
    const auto standing = m_standings.find(m_persons.at(seat));
    if (isNew) {
        origin = {};
        origin.games.resize(given.carryOver.size());
    }
    if (isNew && last && standing != m_standings.end()) {
        auto known = standing->second.has.carryOver;
        for (std::size_t i = 0; i < given.carryOver.size(); ++i) {
            if (const auto found = std::ranges::find(known, given.carryOver[i]); found != known.end()) {
                origin.games[i] = true;
                known.erase(found);
            }
        }
    }
    if (!participant.overrides.empty() || !given.rating || given.isForeign || origin.chain)
        return;
    if (last && standing != m_standings.end()) {
        const Brought expected = onLevelOf(standing->second.has, standing->second.end, end);
        if (!expected.isForeign && expected.rating == given.rating && expected.index == given.index)
            origin.chain = last;
    }
    if (!origin.chain && last && leavesWith(*last, given, end))
        origin.chain = last;
    bool isBehind = false;
    for (const Seat& there : m_seats.at(m_persons.at(seat))) {
        if (isNew && isBehind && !origin.chain && there.first < seat.first &&
            !m_all.at(there.first).isRemoved && leavesWith(there, given, end))
            origin.chain = there;
        isBehind = isBehind || there == seat;
    }
}

void ReferenceChain::settle(int id)
{
    compute();
    std::vector<Seat> seats;
    std::vector<Seat> next;
    for (const Participant& participant : m_all.at(id).played.participants) {
        const Seat seat(id, participant.number.value());
        seats.push_back(seat);
        for (const Seat& there : m_seats.at(m_persons.at(seat))) {
            if (there != seat && !m_all.at(there.first).isRemoved && lastBefore(there) == seat)
                next.push_back(there);
        }
    }
    for (const Seat& seat : seats) {
        compute();
        settleSeat(seat, true);
    }
    for (const Seat& seat : next) {
        compute();
        if (lastBefore(seat) && lastBefore(seat)->first == id)
            settleSeat(seat, false);
    }
    compute();
}

/// What a list, a file or the referee said first.
Brought ReferenceChain::alongLinks(Seat seat) const
{
    Seat now = seat;
    std::set<Seat> met;
    while (true) {
        const One& one = m_all.at(now.first);
        const std::size_t at = *one.played.indexOf(engine::ParticipantNumber(now.second));
        const auto& chain = one.origins[at].chain;
        if (!chain || !one.played.participants[at].overrides.empty() || !met.insert(now).second)
            return onLevelOf(typed(one.played.participants[at]), *one.played.header.end,
                             *m_all.at(seat.first).played.header.end);
        if (m_persons.at(*chain) != m_persons.at(seat))
            return {};
        now = *chain;
    }
}

Brought ReferenceChain::entryInto(const One& one, Seat seat, const Participant& participant)
{
    Brought given = typed(participant);
    if (!participant.overrides.empty())
        return given; // 6.4.2
    const Date end = *one.played.header.end;
    const Origin& origin = one.origins[*one.played.indexOf(participant.number)];
    const auto standing = m_standings.find(m_persons.at(seat));
    if (origin.chain && standing == m_standings.end()) {
        given = alongLinks(seat);
    } else {
        if (origin.chain)
            given = {{}, {}, false, given.carryOver};
        std::vector<CarryOverGame> games;
        for (std::size_t i = 0; i < given.carryOver.size(); ++i) {
            if (i >= origin.games.size() || !origin.games[i])
                games.push_back(given.carryOver[i]);
        }
        given.carryOver = games;
    }
    if (standing == m_standings.end())
        return given;
    const Brought expected = onLevelOf(standing->second.has, standing->second.end, end);
    const bool isDwz = given.rating && !given.isForeign;
    const bool isMore = !expected.rating || (given.index && expected.index && *given.index > *expected.index);
    if (isDwz && isMore)
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
    m_seats.clear();
    for (const int id : order(true)) {
        for (const Participant& participant : m_all.at(id).played.participants) {
            const Seat seat(id, participant.number.value());
            m_seats[m_persons.at(seat)].push_back(seat);
        }
    }
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
            one.recorded.resize(one.entries.size());
            one.recorded[i] = isRecorded;
            if (!isRecorded)
                continue;
            m_standings.insert_or_assign(m_persons.at(seat), Standing{exit, *one.played.header.end});
        }
    }
}

std::map<std::string, Brought> ReferenceChain::into(const Tournament& tournament, int id)
{
    m_all[id].played = tournament;
    m_all[id].origins.resize(tournament.participants.size());
    compute(id);
    std::map<std::string, int> persons;
    for (const auto& [other, one] : m_all) {
        for (const Participant& participant : one.played.participants) {
            if (other != id)
                persons[participant.personId] = m_persons.at({other, participant.number.value()});
        }
    }
    m_all.erase(id);
    std::map<std::string, Brought> brought;
    for (const auto& [label, person] : persons) {
        if (const auto standing = m_standings.find(person); standing != m_standings.end())
            brought[label] = onLevelOf(standing->second.has, standing->second.end, *tournament.header.end);
    }
    return brought;
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
