// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/anonymous.h"

#include "app/chronicle/personregistry.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

void withoutName(engine::Participant& participant)
{
    participant.birthYear = engine::birthYearOf(participant);
    participant.birthDate.reset();
    participant.name.clear();
    participant.club.clear();
    participant.clubName.clear();
    participant.memberNumber.reset();
    participant.personId.clear();
    participant.fideId.reset();
}

} // namespace

Result<engine::Tournament> publishedTournament(const WorkFile& file, engine::TournamentId id,
                                               engine::Tournament tournament)
{
    TRY(auto unnamed, unnamedPersons(file));
    std::erase_if(unnamed, [](const UnnamedPerson& one) { return one.kind != UnnamedKind::Anonymous; });
    PersonRegistry known;
    for (const UnnamedPerson& one : unnamed) {
        TRY(const auto seat, file.tournament(one.tournament));
        const auto position = seat.tournament.indexOf(one.participant);
        if (position && seat.tournament.participants[*position].name == one.name)
            known.put(seat.tournament.participants[*position]);
    }
    for (engine::Participant& participant : tournament.participants) {
        // RULE: WO2026 4.1.1
        const bool isNoted = std::ranges::any_of(unnamed, [&](const UnnamedPerson& one) {
            return one.tournament == id && one.participant == participant.number &&
                   one.name == participant.name;
        });
        if (isNoted || known.find(participant))
            withoutName(participant);
    }
    return tournament;
}

} // namespace zahlmeister::app
