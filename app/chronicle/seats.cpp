// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/seats.h"

namespace zahlmeister::app {

Seats::Seats(const Chronicle& chronicle)
{
    for (const PersonHistory& person : chronicle.persons) {
        for (const Participation& one : person.participations)
            m_seats.emplace(std::pair(one.tournament, one.participant->number),
                            Seat{&person, one.participant});
    }
}

const PersonHistory* Seats::at(engine::TournamentId tournament, engine::ParticipantNumber participant,
                               std::string_view name) const
{
    const auto found = m_seats.find({tournament, participant});
    return found != m_seats.end() && found->second.participant->name == name ? found->second.person : nullptr;
}

} // namespace zahlmeister::app
