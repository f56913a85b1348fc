// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/positions.h"

#include <algorithm>

namespace zahlmeister::engine {

ParticipantPositions::ParticipantPositions(const std::vector<Participant>& participants)
    : m_size(participants.size())
{
    for (std::size_t at = 0; at < m_size && m_inOrder; ++at)
        m_inOrder = participants[at].number.value() == static_cast<int>(at) + 1;
    if (m_inOrder)
        return;
    m_sorted.reserve(m_size);
    for (std::size_t at = 0; at < m_size; ++at)
        m_sorted.emplace_back(participants[at].number, at);
    std::sort(m_sorted.begin(), m_sorted.end());
}

std::optional<ParticipantNumber> ParticipantPositions::duplicate() const
{
    const auto found = std::adjacent_find(m_sorted.begin(), m_sorted.end(),
                                          [](const auto& a, const auto& b) { return a.first == b.first; });
    return found == m_sorted.end() ? std::nullopt : std::optional(found->first);
}

std::size_t ParticipantPositions::search(ParticipantNumber number) const
{
    const auto found = std::lower_bound(m_sorted.begin(), m_sorted.end(), std::pair(number, std::size_t(0)));
    return found != m_sorted.end() && found->first == number ? found->second : m_size;
}

} // namespace zahlmeister::engine
