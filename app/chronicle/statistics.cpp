// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/statistics.h"

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

Result<std::vector<DayStandings>> standingsOn(const Chronicle& chronicle,
                                              const std::vector<engine::Date>& days, LevelTable& levels)
{
    std::vector<DayStandings> standings;
    for (const engine::Date day : days) {
        TRY(auto one, standingsOn(chronicle, day, levels));
        standings.push_back(std::move(one));
    }
    return standings;
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

Result<Statistics> statisticsOf(const Chronicle& chronicle, const StatisticsRequest& request,
                                const std::stop_token& stop, const std::function<void(int percent)>& progress)
{
    const auto tell = [&](int percent) {
        if (progress && !stop.stop_requested())
            progress(percent);
    };
    Statistics statistics{.request = request};
    LevelTable levels(*chronicle.rules);
    const std::vector<engine::Date> yearEnds = yearEndsIn(request);
    TRY(const auto years, standingsOn(chronicle, yearEnds, levels));
    tell(20);
    TRY(const auto ends, standingsOn(chronicle, {request.from.plusDays(-1), request.to}, levels));
    std::vector<DayStandings> bounds{ends.front()};
    for (const DayStandings& year : years) {
        if (year.day < request.to)
            bounds.push_back(year);
    }
    bounds.push_back(ends.back());
    statistics.regionLength = request.regionLength.value_or(partingRegionLength(ends.back()));
    statistics.distributions = distributionsOn(ends.back(), statistics.regionLength);
    statistics.cohort = cohortOf(years, levels);
    statistics.flows = flowsBetween(chronicle, bounds, levels);
    tell(40);
    statistics.games = ratedGames(chronicle, request.from, request.to);
    tell(60);
    statistics.regions = residualsBetweenRegions(statistics.games, statistics.regionLength, stop);
    tell(80);
    statistics.expectancy = checkExpectancy(statistics.games, stop);
    statistics.games.games.clear();
    tell(100);
    return statistics;
}

} // namespace zahlmeister::app
