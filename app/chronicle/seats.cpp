// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/seats.h"

namespace zahlmeister::app {

Seats::Seats(const Chronicle& chronicle)
{
    for (const PersonHistory& person : chronicle.persons) {
        for (const Participation& one : person.participations) {
            m_seats.emplace(std::pair(one.tournament, one.participant->number),
                            Seat{&person, one.participant});
            if (!one.participant->person.empty())
                m_persons.emplace(one.participant->person, &person);
        }
    }
}

const PersonHistory* Seats::at(engine::TournamentId tournament, engine::ParticipantNumber participant,
                               std::string_view name) const
{
    const auto found = m_seats.find({tournament, participant});
    return found != m_seats.end() && found->second.participant->name == name ? found->second.person : nullptr;
}

const PersonHistory* Seats::of(const std::string& person) const
{
    const auto found = m_persons.find(person);
    return found != m_persons.end() ? found->second : nullptr;
}

} // namespace zahlmeister::app
