// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/chronicle/reading/ratingdevelopment.h"

/// Figures about fewer than kSmallestGroup persons are left out of statistics; what would give them away by
/// the sums beside it is left out here, too.
namespace zahlmeister::app {

/// @brief Hides of what came and went whatever is about too few persons, and as much of the rest as keeps it
/// from being computed: in each period the flows add up to what is known before and after, in points and in
/// persons. Hidden values are 0. Periods that begin or end with one or two rated persons, or of which nothing
/// could be told, are taken out.
void hideSmallFlows(std::vector<FlowPeriod>& flows);

/// @brief The groups of a partition of all that may not be shown: the small ones, and as many of the next
/// larger ones as keep these from being the difference between all and the others.
/// @param persons by key; groups that share the beginning of their keys are also shown together, as one
/// group: what is hidden of it must not be the difference there, either
/// @param longest of such beginnings, in characters; 0: only all together
[[nodiscard]] std::set<std::string> hiddenGroups(const std::map<std::string, int>& persons,
                                                 std::size_t longest);

} // namespace zahlmeister::app
