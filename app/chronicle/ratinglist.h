// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"

namespace zahlmeister::app {

/// @brief Who has a list of his own beside the one of all.
enum class ListedGroup {
    All,
    Women,
    Seniors, ///< who becomes 60 or more in the year of the list; document 002 does not say who is a senior
    Youth,   ///< who becomes 20 or less in it, as in the age groups of document 000
};

/// @brief What a rating list asks for.
struct RatingListRequest {
    engine::Date day;                       ///< tournaments that ended up to then count
    std::optional<engine::Date> since = {}; ///< changes since that day are told
    std::string club = {};                  ///< VKZ; empty: all
    std::string rules = {}; ///< rule version whose rating system is listed; empty: the DWZ of the day
    std::string level = {}; ///< organisation level (6.3), such as C00; empty: all
    ListedGroup group = ListedGroup::All;
    bool byName = false; ///< in the order of the alphabet; ranks stay those of the ratings
};

/// @brief A line of a rating list.
struct ListedRating {
    int rank; ///< from 1; the same for equal ratings
    const PersonHistory* person;
    const Participation* last; ///< up to the day
    int rating;                ///< on the level of the day's rules (Anhang 4)
    std::optional<int> index = {};
    std::optional<int> change = {}; ///< since the day asked for; nothing: he had no rating then
};

/// @brief Who has which rating on a day, best first.
///
/// Of the DWZ members only: others are text-only in whatever is published (3.4.3, 4.1.1). Of a system that
/// says so, only who is active, and in the ranking of all only who has as many evaluations as make a rating
/// secured; the lists of groups and that in the order of the alphabet do not ask for them.
/// @return Error::UnknownRuleVersion
/// @source document 000, 6.5; document 002, 5
[[nodiscard]] Result<std::vector<ListedRating>> ratingList(const Chronicle& chronicle,
                                                           const RatingListRequest& request);

/// @brief How many are missing from the list of a group because sex or year of birth is not known.
/// @return as ratingList()
[[nodiscard]] Result<int> withoutGroup(const Chronicle& chronicle, const RatingListRequest& request);

} // namespace zahlmeister::app
