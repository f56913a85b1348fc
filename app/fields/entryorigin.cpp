// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/entryorigin.h"

#include <algorithm>
#include <tuple>

#include "app/fields/recordfields.h"

namespace zahlmeister::app {

using engine::CarryOverGame;
using engine::Participant;

namespace {

template <class One> // a participant, to be changed or not
auto entryFields(One& one)
{
    return std::tie(one.rating, one.index, one.ratingSource, one.ratingBound, one.carryOver);
}

template <class One>
auto originFields(One& one)
{
    return std::tie(one.origin, one.originTournament, one.originNumber, one.originList, one.originDay,
                    one.originReason, one.enteredLevel, one.chained, one.enteredRating, one.enteredIndex,
                    one.enteredSource, one.enteredBound, one.enteredCarryOver);
}

bool areSameGames(const std::vector<CarryOverGame>& a, const std::vector<CarryOverGame>& b)
{
    return std::ranges::equal(a, b, [](const CarryOverGame& one, const CarryOverGame& other) {
        return std::tie(one.opponentRating, one.score, one.date) ==
               std::tie(other.opponentRating, other.score, other.date);
    });
}

} // namespace

bool isSameEntry(const Participant& a, const Participant& b)
{
    return entryFields(a) == entryFields(b);
}

bool isSameOrigin(const Participant& a, const Participant& b)
{
    return originFields(a) == originFields(b);
}

void takeEntry(Participant& into, const Participant& from)
{
    entryFields(into) = entryFields(from);
    originFields(into) = originFields(from);
}

void forgetOrigin(Participant& participant)
{
    originFields(participant) = originFields(blank<Participant>());
    for (CarryOverGame& game : participant.carryOver)
        game.tournament.clear();
}

void forgetRecords(Participant& participant)
{
    forgetOrigin(participant);
    participant.person.clear();
    participant.notPerson.clear();
}

bool isWhatCameIn(const Participant& entered, const Participant& known)
{
    const auto& rating = known.chained ? known.enteredRating : known.rating;
    const auto& index = known.chained ? known.enteredIndex : known.index;
    const auto& games = known.chained ? known.enteredCarryOver : known.carryOver;
    const auto source = known.chained ? known.enteredSource : known.ratingSource;
    return entered.rating == rating && entered.index == index &&
           (!entered.rating || entered.ratingSource == source) &&
           (entered.carryOver.empty() || areSameGames(entered.carryOver, games));
}

} // namespace zahlmeister::app
