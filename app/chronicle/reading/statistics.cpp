// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/statistics.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// Every 31 December within a span.
std::vector<engine::Date> yearEndsIn(const StatisticsRequest& request)
{
    std::vector<engine::Date> days;
    for (int year = request.from.year(); year <= request.to.year(); ++year) {
        const auto day = engine::Date::tryFrom(year, 12, 31);
        if (day && request.from <= *day && *day <= request.to)
            days.push_back(*day);
    }
    return days;
}

} // namespace

std::optional<StatisticsRequest> wholeSpan(const Chronicle& chronicle, engine::Date today)
{
    std::optional<StatisticsRequest> span;
    for (const PersonHistory& person : chronicle.persons) {
        for (const Participation& one : person.participations) {
            if (!familyOf(*one.rules).empty())
                continue;
            if (!span)
                span = StatisticsRequest{one.end, one.end};
            span->from = std::min(span->from, one.end);
            span->to = std::max(span->to, one.end);
        }
    }
    if (span)
        span->to = std::max(span->to, today);
    return span;
}

StatisticsTally::StatisticsTally(const StatisticsRequest& request,
                                 std::shared_ptr<const engine::RuleCatalog> rules,
                                 RatingDevelopment development)
    : m_request(request), m_rules(std::move(rules)), m_development(std::move(development))
{
}

Result<StatisticsTally> StatisticsTally::begin(const StatisticsRequest& request,
                                               std::shared_ptr<const engine::RuleCatalog> rules)
{
    const std::vector<engine::Date> yearEnds = yearEndsIn(request);
    std::vector<engine::Date> days{request.from.plusDays(-1)};
    std::ranges::copy_if(yearEnds, std::back_inserter(days),
                         [&](const engine::Date& day) { return day < request.to; });
    days.push_back(request.to);
    TRY(auto development, RatingDevelopment::begin(days, yearEnds, *rules));
    return StatisticsTally(request, std::move(rules), std::move(development));
}

void StatisticsTally::leaveOut(int unseen, bool hasAges)
{
    m_unseen = unseen;
    m_hasAges = hasAges;
}

Statistics StatisticsTally::finish(const std::stop_token& stop,
                                   const std::function<void(int percent)>& progress) const
{
    const auto tell = [&](int percent) {
        if (progress && !stop.stop_requested())
            progress(percent);
    };
    Statistics statistics{.request = m_request};
    statistics.unseen = m_unseen;
    statistics.hasAges = m_hasAges;
    statistics.regionLength = m_request.regionLength.value_or(m_development.partingRegionLength());
    statistics.distributions = m_development.distributions(statistics.regionLength);
    if (!m_hasAges)
        std::erase_if(statistics.distributions,
                      [](const RatingDistribution& one) { return one.grouping == Grouping::Age; });
    statistics.cohort = m_development.cohort();
    statistics.flows = m_development.flows();
    statistics.games = m_games.counts();
    tell(10);
    statistics.regions = residualsBetweenRegions(m_games, statistics.regionLength, stop);
    tell(50);
    statistics.expectancy = checkExpectancy(m_games, stop);
    tell(100);
    return statistics;
}

Result<Statistics> statisticsOf(const Chronicle& chronicle, const StatisticsRequest& request,
                                const std::stop_token& stop, const std::function<void(int percent)>& progress)
{
    constexpr int kGathered = 50; ///< percent
    TRY(auto tally, StatisticsTally::begin(request, chronicle.rules));
    for (const PersonHistory& person : chronicle.persons)
        tally.add(person);
    if (progress && !stop.stop_requested())
        progress(kGathered / 2);
    tally.games() = ratedGames(chronicle, request.from, request.to);
    return tally.finish(stop, [&](int percent) {
        if (progress)
            progress(kGathered + percent * (100 - kGathered) / 100);
    });
}

} // namespace zahlmeister::app
