// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/earliertournament.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>

#include "engine/evaluation/evaluation.h"

namespace zahlmeister::app {

using engine::Participant;

namespace {

/// Ratings of DWZ versions go on from one to the next; those of other systems only within their own.
std::string familyOf(const engine::RuleVersion& version)
{
    return version.chosenByDate ? std::string() : version.system;
}

Participant withoutHistory(Participant participant)
{
    participant.overrides.clear();
    participant.byes.clear();
    participant.withdrawal.reset();
    return participant;
}

void takeResult(Participant& participant, const engine::ParticipantEvaluation& result)
{
    // Nothing is recorded of text-only participants, nor of who was in the field without a game.
    if (participant.member && !participant.rating)
        participant.carryOver = result.carryOver;
    if (!result.recorded || !result.newRating)
        return;
    participant.rating = engine::Rating::tryFrom(*result.newRating);
    participant.index = result.newIndex;
    participant.ratingSource = engine::RatingSource::Dwz;
    participant.ratingBound = result.bound;
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

std::vector<Participant> playersAfter(const engine::Tournament& earlier, const engine::TournamentHeader& next,
                                      const engine::RuleCatalog& rules)
{
    std::vector<Participant> players;
    std::transform(earlier.participants.begin(), earlier.participants.end(), std::back_inserter(players),
                   withoutHistory);
    const auto before = rules.choose(earlier.header);
    const auto after = rules.choose(next);
    const bool isSameFamily =
        before.has_value() && after.has_value() && familyOf(*before->version) == familyOf(*after->version);
    if (!isSameFamily) {
        for (Participant& player : players) {
            player.rating.reset();
            player.index.reset();
            player.ratingSource = engine::RatingSource::Dwz;
            player.ratingBound.reset();
            player.carryOver.clear();
        }
        return players;
    }
    // What cannot be evaluated has left everybody as he was.
    const auto evaluation = engine::evaluate(earlier, *before->version);
    if (!evaluation.has_value())
        return players;
    for (std::size_t i = 0; i < players.size(); ++i)
        takeResult(players[i], evaluation->participants[i]);
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
