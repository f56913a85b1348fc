// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/chronicle/expectancycheck.h"
#include "app/chronicle/ratingdevelopment.h"

namespace zahlmeister::app {

/// @brief What is asked of a chronicle.
struct StatisticsRequest {
    engine::Date from; ///< first day whose tournaments count
    engine::Date to;   ///< last day, not before the first
    std::optional<std::size_t> regionLength =
        {}; ///< characters of the VKZ that make a region, 1 to 5; nothing: as partingRegionLength() has it
};

/// @brief What a commission looks at (document 000, 5.1.1.3). Names nobody.
struct Statistics {
    StatisticsRequest request;
    std::size_t regionLength = 1;
    std::vector<RatingDistribution> distributions = {}; ///< on the last day
    Cohort cohort = {};                                 ///< on every 31 December of the span
    std::vector<FlowPeriod> flows = {};                 ///< year by year
    RatedGames games = {}; ///< without the games themselves, which are of the chronicle
    std::vector<RegionResidual> regions = {};
    ExpectancyCheck expectancy = {};
};

/// @brief From the first tournament to the last one, or to a later day.
/// @param today a day up to which ratings are looked at, at least
/// @return nothing for a chronicle without DWZ tournaments
[[nodiscard]] std::optional<StatisticsRequest> wholeSpan(const Chronicle& chronicle, engine::Date today);

/// @brief Computes everything.
/// @param stop asks to end early; the result is worth nothing then
/// @param progress is told how many percent are done, in the same thread
/// @return Error::UnknownRuleVersion when there are no rules at all
[[nodiscard]] Result<Statistics> statisticsOf(const Chronicle& chronicle, const StatisticsRequest& request,
                                              const std::stop_token& stop = {},
                                              const std::function<void(int percent)>& progress = {});

} // namespace zahlmeister::app
