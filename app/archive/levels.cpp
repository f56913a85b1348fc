// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/levels.h"

#include "app/chronicle/entry.h"

namespace zahlmeister::app {

bool Levels::isThat(const TracedDwz& dwz, const engine::RuleVersion& from, const TracedDwz& other,
                    const engine::RuleVersion& to)
{
    if (&from == &to)
        return dwz == other;
    if (dwz.second.has_value() != other.second.has_value())
        return false;
    // A conversion on the way counts as an evaluation (Anhang 4).
    const auto& conversions = between({&from, &to});
    if (dwz.second && *dwz.second + static_cast<int>(conversions.size()) != *other.second)
        return false;
    auto rating = engine::Rating::tryFrom(dwz.first);
    for (const engine::Conversion& conversion : conversions)
        rating = rating ? converted(*rating, conversion) : rating;
    return rating && rating->value() == other.first;
}

const std::vector<engine::Conversion>& Levels::between(const Way& way)
{
    const std::lock_guard guard(m_guard);
    const auto known = m_conversions.find(way);
    return known != m_conversions.end()
               ? known->second
               : m_conversions.emplace(way, conversionsBetween(*way.first, *way.second, m_rules))
                     .first->second;
}

} // namespace zahlmeister::app
