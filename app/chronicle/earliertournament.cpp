// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/earliertournament.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "app/chronicle/entry.h"
#include "app/fields/entryorigin.h"
#include "engine/evaluation/evaluation.h"

namespace zahlmeister::app {

using engine::Participant;

namespace {

Participant withoutHistory(Participant participant)
{
    participant.overrides.clear();
    participant.byes.clear();
    participant.withdrawal.reset();
    forgetOrigin(participant); // he comes into another one
    return participant;
}

/// Both are known and differ, or are equal; nothing when one is not known.
template <class Value>
std::optional<bool> agree(const Value& a, const Value& b)
{
    if (a == Value() || b == Value())
        return std::nullopt;
    return a == b;
}

} // namespace

engine::TournamentHeader heldAgain(const engine::TournamentHeader& earlier)
{
    engine::TournamentHeader header = earlier;
    header.externalId.clear();
    header.start.reset();
    header.end.reset();
    header.acceptances.clear();
    return header;
}

bool hasEndedBefore(std::optional<engine::Date> end, const engine::TournamentHeader& next)
{
    // RULE: WO2026 2.2.3
    const auto begin = next.start ? next.start : next.end;
    return !end || !begin || *end <= *begin;
}

std::vector<Participant> playersAfter(const StoredTournament& earlier, const engine::TournamentHeader& next,
                                      const engine::RuleCatalog& rules)
{
    const engine::Tournament& tournament = earlier.tournament;
    std::vector<Participant> players;
    std::transform(tournament.participants.begin(), tournament.participants.end(),
                   std::back_inserter(players), withoutHistory);
    const auto before = rules.choose(tournament.header);
    const auto after = rules.choose(next);
    const bool isSameFamily =
        before.has_value() && after.has_value() && familyOf(*before->version) == familyOf(*after->version);
    if (!isSameFamily) {
        for (Participant& player : players)
            putEntry(player, {});
        return players;
    }
    // What cannot be evaluated has left everybody as he was.
    const auto evaluation = engine::evaluate(tournament, *before->version, {earlier.arithmetic, false});
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Entry left = evaluation.has_value() && hasEndedBefore(tournament.header.end, next)
                               ? entryAfter(players[i], evaluation->participants[i])
                               : entryOf(players[i]);
        const bool isExpired = left.rating && left.source == engine::RatingSource::Dwz &&
                               tournament.header.end &&
                               hasExpired(*tournament.header.end, *after->version, next.end);
        putEntry(players[i],
                 isExpired ? Entry() : convertedTo(left, *before->version, *after->version, rules));
    }
    return players;
}

bool isSamePerson(const Participant& a, const Participant& b)
{
    const std::array<std::optional<bool>, 2> ids{agree(a.personId, b.personId), agree(a.fideId, b.fideId)};
    for (const auto& same : ids) {
        if (same)
            return *same;
    }
    if (agree(a.club, b.club) == true && agree(a.memberNumber, b.memberNumber).has_value())
        return a.memberNumber == b.memberNumber;
    const auto sameYear = agree(engine::birthYearOf(a), engine::birthYearOf(b));
    return agree(a.name, b.name) == true && sameYear != false;
}

} // namespace zahlmeister::app
