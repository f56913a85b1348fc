// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/participantorder.h"

#include <algorithm>

#include "engine/model/standings.h"

namespace zahlmeister::ui {

std::vector<engine::ParticipantNumber> ordered(const engine::Tournament& tournament,
                                               std::vector<engine::ParticipantNumber> numbers,
                                               TableOrder order)
{
    std::ranges::sort(numbers);
    if (order == TableOrder::Number)
        return numbers;
    std::unordered_map<int, int> ranks;
    for (const engine::Standing& standing : engine::standings(tournament))
        ranks[standing.number.value()] = standing.rank;
    std::ranges::stable_sort(numbers, {},
                             [&](engine::ParticipantNumber number) { return ranks[number.value()]; });
    return numbers;
}

int ParticipantOrder::positionOf(engine::ParticipantNumber number) const
{
    const auto found = m_positions.find(number.value());
    return found != m_positions.end() ? found->second : -1;
}

int ParticipantOrder::greatest() const
{
    return m_numbers.empty() ? 0 : std::ranges::max(m_numbers).value();
}

int ParticipantOrder::placeFor(engine::ParticipantNumber number, TableOrder order) const
{
    const auto place =
        order == TableOrder::Number ? std::ranges::lower_bound(m_numbers, number) : m_numbers.end();
    return static_cast<int>(place - m_numbers.begin());
}

void ParticipantOrder::assign(std::vector<engine::ParticipantNumber> numbers)
{
    m_numbers = std::move(numbers);
    count();
}

void ParticipantOrder::insert(int position, engine::ParticipantNumber number)
{
    m_numbers.insert(m_numbers.begin() + position, number);
    count();
}

void ParticipantOrder::remove(int position)
{
    m_numbers.erase(m_numbers.begin() + position);
    count();
}

void ParticipantOrder::count()
{
    m_positions.clear();
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_positions[m_numbers[i].value()] = static_cast<int>(i);
}

} // namespace zahlmeister::ui
