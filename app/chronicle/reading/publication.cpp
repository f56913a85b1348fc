// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/publication.h"

#include <algorithm>

namespace zahlmeister::app {

// RULE: WO2026 4.1.1
bool isMemberOn(const engine::Participant& known, engine::Date day)
{
    return known.memberUntil ? day <= *known.memberUntil : known.member;
}

PublicationFilter::PublicationFilter(const Chronicle& chronicle, std::span<const UnnamedPerson> unnamed,
                                     engine::Date published)
    : m_noted(unnamed.begin(), unnamed.end()), m_published(published)
{
    if (unnamed.empty())
        return;
    const Seats& seats = m_seats.emplace(chronicle);
    const auto note = [this](const PersonHistory* person, UnnamedKind noted) {
        if (person == nullptr)
            return false;
        // Who is anonymous is nowhere named, whatever else he said.
        UnnamedKind& kind = m_unnamed.emplace(person, noted).first->second;
        if (noted == UnnamedKind::Anonymous)
            kind = noted;
        return true;
    };
    for (const UnnamedPerson& one : unnamed) {
        bool isFound = false;
        // Who was merged may be two again: rather one too many.
        for (const std::string& person : one.persons)
            isFound = note(seats.of(person), one.kind) || isFound;
        // Not linked in this chronicle: by the seat.
        if (!isFound)
            note(seats.at(one.tournament, one.participant, one.name), one.kind);
    }
}

PublishedAs PublicationFilter::of(const PersonHistory& person) const
{
    // RULE: WO2026 4.1.1, 6.5
    if (const auto found = m_unnamed.find(&person); found != m_unnamed.end())
        return found->second == UnnamedKind::Anonymous ? PublishedAs::Anonymous : PublishedAs::Withheld;
    return isMember(person) ? PublishedAs::Named : PublishedAs::Textual;
}

bool PublicationFilter::isNamed(const PersonHistory& person) const
{
    return !m_unnamed.contains(&person);
}

bool PublicationFilter::isNamed(engine::TournamentId tournament, const engine::Participant& participant) const
{
    if (const PersonHistory* const person =
            m_seats ? m_seats->at(tournament, participant.number, participant.name) : nullptr)
        return isNamed(*person);
    return std::ranges::none_of(m_noted, [&](const UnnamedPerson& one) {
        return std::ranges::find(one.persons, participant.person) != one.persons.end() ||
               (one.tournament == tournament && one.participant == participant.number &&
                one.name == participant.name);
    });
}

bool PublicationFilter::isListed(const PersonHistory& person, const Participation& last) const
{
    if (!isNamed(person) || last.result.formerMember)
        return false;
    // RULE: WO2026 3.4.3, 4.1.1
    return !familyOf(*last.rules).empty() || isMember(person);
}

bool PublicationFilter::isMember(const PersonHistory& person) const
{
    const auto& played = person.participations;
    const auto last = std::find_if(played.rbegin(), played.rend(),
                                   [&](const Participation& one) { return one.end <= m_published; });
    const engine::Participant& known = last == played.rend() ? person.person() : *last->participant;
    return isMemberOn(known, m_published);
}

} // namespace zahlmeister::app
