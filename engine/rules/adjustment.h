// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/date.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"
#include "engine/rules/conversion.h"

/// The commission watches the distribution of the DWZ and corrects it, if need be, by general or regional
/// adjustments (document 000, 2.2.1), which may reach back in time (3.7).
namespace zahlmeister::engine {

/// @brief An adjustment of all ratings, or of those of a region or an age group, on a day: an entry of its
/// own in a player's history, like the conversion of 2026 (document 000, Anhang 4).
///
/// It belongs to no rule version: those who are concerned have the other rating from the day on, whatever
/// rules evaluate their next tournament. It is about the DWZ alone.
struct Adjustment {
    std::string id;                    ///< such as `hessen-2027`, by which it is named
    Date day;                          ///< a tournament that ends on it or later begins with adjusted ratings
    Conversion formula = {};           ///< on the level of the rules in force on the day
    std::string region = {};           ///< how the VKZ of those begins who are concerned; empty: everybody
    std::optional<AgeGroup> ages = {}; ///< nothing: all ages
    bool raisesIndex = true;           ///< by one, as the conversion does (2.2.4)
    std::string clause = {};           ///< of the rules or of the decision that makes it
    std::string reason = {};           ///< in the words of those who made it

    bool operator==(const Adjustment&) const = default;
};

/// @brief The length of the longest Adjustment::region: a whole VKZ.
inline constexpr std::size_t kLongestRegion = 5;

/// @brief Whether a text can be the beginning of a VKZ: up to five digits or capital letters; empty, too.
[[nodiscard]] bool isRegion(std::string_view text);

/// @brief Whether somebody is concerned: by the club for which he is entered, and by the age that he reaches
/// in the year of the adjustment. Whose year of birth is not known counts as an adult; who has no club is in
/// no region.
/// @param rules in force, whose parameters `youth_maximum_age` and `junior_maximum_age` part the ages;
/// without them 20 and 25
/// @source document 000, 3.2, Anhang 1.3
[[nodiscard]] bool concerns(const Adjustment& adjustment, const Participant& who, const RuleVersion& rules);

/// @brief A DWZ after an adjustment, rounded half up as in Anhang 4.
///
/// The document says nothing of the least rating (3.5.2, parameter `minimum_rating`) in an adjustment. We let
/// nobody be pushed below it, because no evaluation could; who is below it already, as after the conversion,
/// is neither lifted to it nor pushed further down.
[[nodiscard]] int adjusted(int rating, const Adjustment& adjustment, const RuleVersion& rules);

} // namespace zahlmeister::engine
