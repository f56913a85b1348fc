// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/losslist.h"

#include <utility>

#include "app/fields/recordfields.h"

namespace zahlmeister::app {

void LossList::add(ExportLossCode code, std::ptrdiff_t count, const std::string& why)
{
    if (count == 0)
        return;
    m_losses.push_back({code, {std::to_string(count)}});
    if (!why.empty())
        m_losses.back().args.push_back(why);
}

void LossList::addCarryOver()
{
    std::ptrdiff_t games = 0;
    for (const engine::Participant& person : m_tournament.participants)
        games += std::ssize(person.carryOver);
    add(ExportLossCode::CarryOver, games);
}

void LossList::addComputers()
{
    addOf(ExportLossCode::Computers, m_tournament.participants,
          [](const engine::Participant& person) { return person.computer; });
}

void LossList::addDecisions()
{
    add(ExportLossCode::Decisions, static_cast<std::ptrdiff_t>(ownValues(m_tournament)));
}

void LossList::loseField(std::string_view key, bool isLost)
{
    if (isLost)
        m_fields.emplace_back(key);
}

void LossList::addHeader()
{
    if (!m_fields.empty())
        m_losses.push_back({ExportLossCode::Header, std::move(m_fields)});
}

} // namespace zahlmeister::app
