// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/playoffmatch.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/chronicle/earliertournament.h"
#include "app/persons/sameness.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

/// Of the league's header what two teams alone need.
engine::TournamentHeader headerFor(const engine::TournamentHeader& league, const PlayoffMatch& match)
{
    engine::TournamentHeader header = headerForNextEdition(league);
    header.name = match.name;
    header.start = header.end = match.day;
    header.kind = engine::TournamentKind::Team;
    header.mode = engine::TournamentMode::RoundRobin;
    header.rounds = match.hasReturn ? 2 : 1;
    header.teams.clear();
    header.schedule.clear();
    header.promoted.reset();
    header.relegated.reset();
    return header;
}

/// Brings the players of a team into the tournament.
void addSide(Tournament& tournament, const LeagueSide& side, const engine::RuleCatalog& rules)
{
    const Tournament& league = side.league.tournament;
    engine::Team team{.name = side.team};
    if (const auto known = std::ranges::find(league.header.teams, side.team, &engine::Team::name);
        known != league.header.teams.end())
        team = *known;
    team.withdrawal.reset();
    const auto isListed = [&](ParticipantNumber number) {
        return std::ranges::find(team.lineup, number, &engine::LineupPlace::participant) != team.lineup.end();
    };
    const auto others = static_cast<std::ptrdiff_t>(tournament.participants.size());
    std::map<ParticipantNumber, ParticipantNumber> numbers;
    for (Participant& player : participantsForNextEdition(side.league, tournament.header, rules)) {
        const auto was = league.indexOf(player.number);
        if (!isListed(player.number) &&
            (!was || !engine::playsFor(league, league.participants[*was], side.team)))
            continue;
        const auto known =
            std::find_if(tournament.participants.begin(), tournament.participants.begin() + others,
                         [&](const Participant& one) { return isSamePerson(one, player); });
        if (known != tournament.participants.begin() + others) {
            numbers.insert_or_assign(player.number, known->number);
            continue;
        }
        const ParticipantNumber number(static_cast<int>(tournament.participants.size()) + 1);
        numbers.insert_or_assign(player.number, number);
        player.number = number;
        player.team = side.team;
        tournament.participants.push_back(std::move(player));
    }
    std::erase_if(team.lineup, [&](const engine::LineupPlace& place) {
        // Who left the team does not come back.
        const bool hasLeft = place.until && (!tournament.header.end || *place.until < *tournament.header.end);
        return hasLeft || !numbers.contains(place.participant);
    });
    for (engine::LineupPlace& place : team.lineup) {
        place.participant = numbers.at(place.participant);
        place.from.reset();
    }
    tournament.header.teams.push_back(std::move(team));
}

} // namespace

Tournament playoffMatch(const LeagueSide& home, const LeagueSide& away, const PlayoffMatch& match,
                        const engine::RuleCatalog& rules)
{
    Tournament tournament{.header = headerFor(home.league.tournament.header, match)};
    addSide(tournament, home, rules);
    addSide(tournament, away, rules);
    tournament.header.schedule.push_back({1, home.team, away.team, match.day});
    if (match.hasReturn)
        tournament.header.schedule.push_back({2, away.team, home.team});
    return tournament;
}

} // namespace zahlmeister::app
