// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/earliertournament.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "app/chronicle/chain/entry.h"
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
    participant.stated.clear();
    participant.lot.reset();
    participant.elo.reset(); // of the list of another day
    participant.eloFactor.reset();
    participant.eloDay.reset();
    participant.eloPeriods.clear();
    forgetOrigin(participant); // he comes into another one
    return participant;
}

} // namespace

engine::TournamentHeader headerOfPart(const engine::TournamentHeader& whole)
{
    engine::TournamentHeader header = whole;
    header.externalId.clear();
    header.start.reset();
    header.end.reset();
    header.acceptances.clear();
    header.processed.clear();
    header.season.clear();
    return header;
}

engine::TournamentHeader headerForNextEdition(const engine::TournamentHeader& earlier)
{
    engine::TournamentHeader header = headerOfPart(earlier);
    header.penalties.clear();
    header.lineupDay.reset();
    header.lateUntil.reset();
    for (engine::Team& team : header.teams) {
        team.withdrawal.reset();
        std::erase_if(team.lineup, [](const engine::LineupPlace& place) { return place.until.has_value(); });
        for (engine::LineupPlace& place : team.lineup) {
            place.from.reset();
            place.rating.reset();
        }
    }
    std::erase_if(header.schedule, [](const engine::Fixture& fixture) { return fixture.unplanned; });
    for (engine::Fixture& fixture : header.schedule) {
        fixture.date.reset();
        fixture.awarded.reset();
        fixture.reason.clear();
    }
    return header;
}

bool hasEndedBefore(std::optional<engine::Date> end, const engine::TournamentHeader& next)
{
    // RULE: WO2026 2.2.3
    const auto begin = next.start ? next.start : next.end;
    return !end || !begin || *end <= *begin;
}

std::vector<Participant> participantsForNextEdition(const StoredTournament& earlier,
                                                    const engine::TournamentHeader& next,
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
        const engine::RuleVersion& version = *after->version;
        const Entry passed = tournament.header.end ? passedOn(left, *before->version, version, rules,
                                                              {*tournament.header.end, next.end}, players[i])
                                                   : convertedTo(left, *before->version, version, rules);
        putEntry(players[i], isExpired ? Entry() : passed);
    }
    return players;
}

} // namespace zahlmeister::app
