// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/adjustment.h"

#include <algorithm>

#include "engine/rules/contribution.h"

namespace zahlmeister::engine {

namespace {

AgeGroup ageGroupOn(Date day, std::optional<int> birthYear, const RuleVersion& rules)
{
    // RULE: WO2026 3.2, Anhang 1.3
    const auto age = birthYear ? std::optional(day.year() - *birthYear) : std::nullopt;
    return ageGroupOf(age, static_cast<int>(rules.number("youth_maximum_age").value_or(20)),
                      static_cast<int>(rules.number("junior_maximum_age").value_or(25)));
}

} // namespace

bool isRegion(std::string_view text)
{
    return text.size() <= kLongestRegion &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); });
}

bool concerns(const Adjustment& adjustment, const Participant& who, const RuleVersion& rules)
{
    // RULE: WO2026 2.2.1
    return who.club.starts_with(adjustment.region) &&
           (!adjustment.ages || *adjustment.ages == ageGroupOn(adjustment.day, birthYearOf(who), rules));
}

int adjusted(int rating, const Adjustment& adjustment, const RuleVersion& rules)
{
    // RULE: WO2026 2.2.1
    const int result = adjustment.formula.convert(rating);
    const auto least = leastRatingOf(rules);
    return least ? std::max(result, std::min(rating, *least)) : result;
}

} // namespace zahlmeister::engine
