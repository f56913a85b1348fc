// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/ratingdevelopment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace zahlmeister::app {

namespace {

double meanOf(const std::vector<int>& ratings)
{
    if (ratings.empty())
        return 0;
    const std::int64_t sum = std::accumulate(ratings.begin(), ratings.end(), std::int64_t(0));
    return static_cast<double>(sum) / static_cast<double>(ratings.size());
}

double medianOf(std::vector<int> ratings)
{
    if (ratings.empty())
        return 0;
    std::ranges::sort(ratings);
    const std::size_t half = ratings.size() / 2;
    return ratings.size() % 2 == 1 ? ratings[half] : (ratings[half - 1] + ratings[half]) / 2.0;
}

/// From sums of integers, so that it does not depend on the order.
double deviationOf(const std::vector<int>& ratings)
{
    if (ratings.empty())
        return 0;
    const auto count = static_cast<std::int64_t>(ratings.size());
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (const std::int64_t rating : ratings) {
        sum += rating;
        squares += rating * rating;
    }
    const double mean = static_cast<double>(sum) / static_cast<double>(count);
    return std::sqrt(std::max(0.0, static_cast<double>(squares) / static_cast<double>(count) - mean * mean));
}

/// The multiple of kBarWidth that is not above a rating.
int barOf(int rating)
{
    const int bar = rating / kBarWidth * kBarWidth;
    return rating < bar ? bar - kBarWidth : bar;
}

RatingDistribution distributionOf(Grouping grouping, const std::string& key, const std::vector<int>& ratings)
{
    RatingDistribution distribution{.grouping = grouping, .key = key};
    distribution.persons = static_cast<int>(ratings.size());
    distribution.mean = meanOf(ratings);
    distribution.median = medianOf(ratings);
    distribution.deviation = deviationOf(ratings);
    if (ratings.empty())
        return distribution;
    const auto [lowest, highest] = std::ranges::minmax(ratings);
    distribution.first = barOf(lowest);
    const int bars = (barOf(highest) - distribution.first) / kBarWidth + 1;
    distribution.bars.assign(static_cast<std::size_t>(bars), 0);
    for (const int rating : ratings)
        ++distribution.bars[static_cast<std::size_t>((barOf(rating) - distribution.first) / kBarWidth)];
    return distribution;
}

using RatingsByKey = std::map<std::string, std::vector<int>>;

template <class KeyOf>
RatingsByKey ratingsBy(const DayStandings& day, KeyOf keyOf)
{
    RatingsByKey ratings;
    for (const DayStanding& one : day.persons) {
        if (one.rating)
            ratings[keyOf(*one.last->participant)].push_back(*one.rating);
    }
    return ratings;
}

RatingsByKey ratingsByRegion(const DayStandings& day, std::size_t length)
{
    return ratingsBy(day, [&](const engine::Participant& one) { return one.club.substr(0, length); });
}

// RULE: WO2026 3.2
RatingsByKey ratingsByAge(const DayStandings& day)
{
    const int youth = static_cast<int>(day.version->number("youth_maximum_age").value_or(20));
    const int junior = static_cast<int>(day.version->number("junior_maximum_age").value_or(25));
    return ratingsBy(day, [&](const engine::Participant& one) {
        const auto birthYear = engine::birthYearOf(one);
        if (!birthYear)
            return std::string();
        const int age = day.day.year() - *birthYear;
        const auto group = age <= youth    ? engine::AgeGroup::Youth
                           : age <= junior ? engine::AgeGroup::Junior
                                           : engine::AgeGroup::Adult;
        return std::string(engine::ageGroupText(group));
    });
}

void addGroups(std::vector<RatingDistribution>& into, Grouping grouping, const RatingsByKey& groups)
{
    for (const auto& [key, ratings] : groups) {
        if (mayBeShown(static_cast<int>(ratings.size())))
            into.push_back(distributionOf(grouping, key, ratings));
    }
}

/// The persons who were rated on every one of the days.
std::vector<std::size_t> ratedAlways(const std::vector<DayStandings>& days)
{
    std::vector<std::size_t> persons;
    if (days.empty())
        return persons;
    for (std::size_t person = 0; person < days.front().persons.size(); ++person) {
        if (std::ranges::all_of(
                days, [&](const DayStandings& day) { return day.persons[person].rating.has_value(); }))
            persons.push_back(person);
    }
    return persons;
}

void add(PointFlow& flow, int points)
{
    ++flow.persons;
    flow.points += points;
}

/// Whether the first rating that somebody had was given by a tournament of ours within some days.
bool gotFirstRating(const PersonHistory& person, engine::Date from, engine::Date to)
{
    for (const Participation& one : person.participations) {
        if (!familyOf(*one.rules).empty() || (!one.entry.rating && !one.exit.rating))
            continue;
        return !one.entry.rating && from <= one.end && one.end <= to;
    }
    return false;
}

/// What became of one person between two days.
class FlowOfAPerson {
public:
    FlowOfAPerson(const DayStandings& then, const DayStandings& now, LevelTable& levels, FlowPeriod& into)
        : m_then(then), m_now(now), m_levels(levels), m_into(into)
    {
    }

    void add(std::size_t at, const PersonHistory& person)
    {
        const DayStanding& before = m_then.persons[at];
        const DayStanding& after = m_now.persons[at];
        if (before.rating)
            app::add(m_into.before, *before.rating);
        if (after.rating)
            app::add(m_into.after, *after.rating);
        if (before.rating && after.rating) {
            keep(*before.rating, *after.rating);
        } else if (after.rating) {
            const bool isFirst = gotFirstRating(person, m_into.from, m_into.to);
            app::add(isFirst ? m_into.first : m_into.arrived, *after.rating);
        } else if (before.rating) {
            PointFlow& gone = after.kind == StandingKind::Former     ? m_into.former
                              : after.kind == StandingKind::Inactive ? m_into.inactive
                                                                     : m_into.expired;
            app::add(gone, *before.rating);
        }
    }

private:
    void keep(int before, int after)
    {
        const int converted = m_levels.converted(before, *m_then.version, *m_now.version);
        if (converted != before)
            app::add(m_into.converted, converted - before);
        app::add(m_into.kept, after - converted);
    }

    const DayStandings& m_then;
    const DayStandings& m_now;
    LevelTable& m_levels;
    FlowPeriod& m_into;
};

} // namespace

std::string_view groupingText(Grouping grouping)
{
    switch (grouping) {
    case Grouping::Everybody: return "all";
    case Grouping::Region: return "region";
    case Grouping::Age: return "age";
    }
    return {};
}

std::vector<RatingDistribution> distributionsOn(const DayStandings& day, std::size_t regionLength)
{
    std::vector<int> all;
    for (const DayStanding& one : day.persons) {
        if (one.rating)
            all.push_back(*one.rating);
    }
    if (!mayBeShown(static_cast<int>(all.size())))
        return {};
    std::vector<RatingDistribution> distributions{distributionOf(Grouping::Everybody, {}, all)};
    addGroups(distributions, Grouping::Region, ratingsByRegion(day, regionLength));
    addGroups(distributions, Grouping::Age, ratingsByAge(day));
    return distributions;
}

std::size_t partingRegionLength(const DayStandings& day)
{
    for (const std::size_t length : {1, 3, 5}) {
        const RatingsByKey regions = ratingsByRegion(day, length);
        const auto shown = std::ranges::count_if(
            regions, [](const auto& one) { return one.second.size() >= kSmallestGroup; });
        if (shown > 1)
            return length;
    }
    return 1;
}

Cohort cohortOf(const std::vector<DayStandings>& days, LevelTable& levels)
{
    const std::vector<std::size_t> persons = ratedAlways(days);
    if (persons.size() < kSmallestGroup)
        return {};
    Cohort cohort{.persons = static_cast<int>(persons.size())};
    const engine::RuleVersion& last = *days.back().version;
    for (const DayStandings& day : days) {
        std::vector<int> then;
        std::vector<int> onLevel;
        std::vector<int> all;
        for (const std::size_t person : persons) {
            then.push_back(*day.persons[person].rating);
            onLevel.push_back(levels.converted(then.back(), *day.version, last));
        }
        for (const DayStanding& one : day.persons) {
            if (one.rating)
                all.push_back(levels.converted(*one.rating, *day.version, last));
        }
        cohort.years.push_back({day.day, static_cast<int>(all.size()), meanOf(then), medianOf(then),
                                meanOf(onLevel), medianOf(onLevel), meanOf(all)});
    }
    return cohort;
}

std::vector<FlowPeriod> flowsBetween(const Chronicle& chronicle, const std::vector<DayStandings>& days,
                                     LevelTable& levels)
{
    std::vector<FlowPeriod> periods;
    for (std::size_t i = 1; i < days.size(); ++i) {
        FlowPeriod period{days[i - 1].day.plusDays(1), days[i].day};
        FlowOfAPerson flow(days[i - 1], days[i], levels, period);
        for (std::size_t person = 0; person < chronicle.persons.size(); ++person)
            flow.add(person, chronicle.persons[person]);
        periods.push_back(period);
    }
    return periods;
}

} // namespace zahlmeister::app
