// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/afterwards.h"

#include <algorithm>

namespace zahlmeister::app {

namespace {

bool sits(const Participation& one, engine::TournamentId tournament, engine::ParticipantNumber number)
{
    return one.tournament == tournament && one.participant->number == number;
}

} // namespace

// RULE: WO2026 3.4.3
std::vector<SeatBefore> seatsBeforeMembership(const Chronicle& chronicle, engine::TournamentId tournament,
                                              engine::ParticipantNumber number)
{
    std::vector<SeatBefore> seats;
    for (const PersonHistory& person : chronicle.persons) {
        const auto joined = std::ranges::find_if(
            person.participations, [&](const Participation& one) { return sits(one, tournament, number); });
        if (joined == person.participations.end())
            continue;
        if (!joined->participant->member)
            return {};
        const engine::Date first = joined->end.plusYears(-1);
        for (auto one = person.participations.begin(); one != joined; ++one) {
            if (!one->participant->member && one->end >= first)
                seats.push_back({one->tournament, one->participant->number, one->name(), one->end});
        }
        break;
    }
    return seats;
}

ChronicleTournaments evaluatedAfterwards(ChronicleTournaments tournaments,
                                         const std::vector<SeatBefore>& seats,
                                         const engine::Participant& member)
{
    for (const SeatBefore& seat : seats) {
        const auto found =
            std::ranges::find_if(tournaments, [&](const auto& one) { return one->id == seat.tournament; });
        const auto position =
            found == tournaments.end() ? std::nullopt : (*found)->tournament.indexOf(seat.number);
        if (!position)
            continue;
        ChronicleTournament changed = **found;
        engine::Participant& person = changed.tournament.participants[*position];
        person.member = true;
        person.club = member.club;
        person.clubName = member.clubName;
        person.memberNumber = member.memberNumber;
        person.personId = member.personId;
        person.birthYear = member.birthYear;
        person.birthDate = member.birthDate;
        person.identity = engine::Identity::Newcomer;
        *found = std::make_shared<const ChronicleTournament>(std::move(changed));
    }
    return tournaments;
}

} // namespace zahlmeister::app
