// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personregistry.h"

#include "app/chronicle/earliertournament.h"

namespace zahlmeister::app {

using engine::Participant;

std::vector<std::string> identifyingKeys(const Participant& participant)
{
    std::vector<std::string> keys;
    if (!participant.personId.empty())
        keys.push_back("person " + participant.personId);
    if (participant.fideId)
        keys.push_back("fide " + std::to_string(*participant.fideId));
    if (!participant.club.empty() && participant.memberNumber)
        keys.push_back("club " + participant.club + ' ' + std::to_string(*participant.memberNumber));
    if (const auto year = engine::birthYearOf(participant); year && !participant.name.empty())
        keys.push_back("name " + participant.name + ' ' + std::to_string(*year));
    return keys;
}

std::optional<std::size_t> PersonRegistry::find(const Participant& participant) const
{
    return find(identifyingKeys(participant), participant);
}

std::optional<std::size_t> PersonRegistry::find(const std::vector<std::string>& keys,
                                                const Participant& participant) const
{
    for (const std::string& key : keys) {
        const auto found = m_positions.find(key);
        // A member number is given anew when somebody leaves; the ids know better.
        if (found != m_positions.end() && isSamePerson(*m_persons[found->second], participant))
            return found->second;
    }
    return std::nullopt;
}

std::size_t PersonRegistry::put(const Participant& participant)
{
    std::vector<std::string> keys = identifyingKeys(participant);
    const std::size_t at = find(keys, participant).value_or(m_persons.size());
    for (std::string& key : keys)
        m_positions[std::move(key)] = at;
    if (at == m_persons.size())
        m_persons.push_back(&participant);
    else
        m_persons[at] = &participant;
    return at;
}

} // namespace zahlmeister::app
