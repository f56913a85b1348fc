// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/chronicle/reading/expectancycheck.h"
#include "app/chronicle/reading/ratingdevelopment.h"

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
    GameCounts games = {};
    std::vector<RegionResidual> regions = {};
    ExpectancyCheck expectancy = {};
    int unseen = 0;      ///< DWZ tournaments of an archive whose games the role may not see
    bool hasAges = true; ///< else it may not see birth years, so that there are no age groups
};

/// @brief Gathers what statistics are made of: persons, each with all that he played, and tournaments. So a
/// work file and an archive have the same figures, and nobody has to hold a whole association: games are kept
/// as RatedGames has them, of persons there are sums.
class StatisticsTally {
public:
    /// @return Error::UnknownRuleVersion when there are no rules at all
    [[nodiscard]] static Result<StatisticsTally> begin(const StatisticsRequest& request,
                                                       std::shared_ptr<const engine::RuleCatalog> rules);

    /// @brief Adds a person.
    void add(const PersonHistory& person) { m_development.add(person); }

    /// @brief Takes the games of DWZ tournaments that ended within the span.
    [[nodiscard]] RatedGames& games() { return m_games; }

    /// @brief Notes what the role may not see of an archive: Statistics::unseen and hasAges.
    void leaveOut(int unseen, bool hasAges);

    /// @brief What it comes to, when everything was added.
    /// @param stop asks to end early; the result is worth nothing then
    /// @param progress is called from time to time with the percentage done
    [[nodiscard]] Statistics finish(const std::stop_token& stop = {},
                                    const std::function<void(int percent)>& progress = {}) const;

private:
    StatisticsTally(const StatisticsRequest& request, std::shared_ptr<const engine::RuleCatalog> rules,
                    RatingDevelopment development);

    StatisticsRequest m_request;
    std::shared_ptr<const engine::RuleCatalog> m_rules; ///< of m_development
    RatingDevelopment m_development;
    RatedGames m_games;
    int m_unseen = 0;
    bool m_hasAges = true;
};

/// @brief From the first tournament to the last one, or to a later day.
/// @param today a day up to which ratings are looked at, at least
/// @return nothing for a chronicle without DWZ tournaments
[[nodiscard]] std::optional<StatisticsRequest> wholeSpan(const Chronicle& chronicle, engine::Date today);

/// @brief Computes everything.
/// @param stop asks to end early; the result is worth nothing then
/// @param progress is called with the percentage done, in the same thread
/// @return Error::UnknownRuleVersion when there are no rules at all
[[nodiscard]] Result<Statistics> statisticsOf(const Chronicle& chronicle, const StatisticsRequest& request,
                                              const std::stop_token& stop = {},
                                              const std::function<void(int percent)>& progress = {});

} // namespace zahlmeister::app
