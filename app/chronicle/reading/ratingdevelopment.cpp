// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/ratingdevelopment.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/chronicle/reading/suppression.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// The multiple of kBarWidth that is not above a rating.
int barOf(int rating)
{
    const int bar = rating / kBarWidth * kBarWidth;
    return rating < bar ? bar - kBarWidth : bar;
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

/// What became of a person between two days.
void addToFlow(const PersonHistory& person, const StandingDay& then, const DayStanding& before,
               const StandingDay& now, const DayStanding& after, LevelTable& levels, FlowPeriod& into)
{
    if (before.rating)
        add(into.before, *before.rating);
    if (after.rating)
        add(into.after, *after.rating);
    if (before.rating && after.rating) {
        const int converted = levels.atRest(*before.rating, then, now, *after.last->participant);
        if (converted != *before.rating)
            add(into.converted, converted - *before.rating);
        add(into.kept, *after.rating - converted);
    } else if (after.rating) {
        add(gotFirstRating(person, into.from, into.to) ? into.first : into.arrived, *after.rating);
    } else if (before.rating) {
        PointFlow& gone = after.kind == StandingKind::Former     ? into.former
                          : after.kind == StandingKind::Inactive ? into.inactive
                                                                 : into.expired;
        add(gone, *before.rating);
    }
}

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

// RatingCounts

void RatingCounts::add(int rating, int persons)
{
    m_counts[rating] += persons;
    m_persons += persons;
    m_sum += std::int64_t(rating) * persons;
    m_squares += std::int64_t(rating) * rating * persons;
}

void RatingCounts::add(const RatingCounts& others)
{
    for (const auto& [rating, persons] : others.m_counts)
        add(rating, persons);
}

double RatingCounts::mean() const
{
    return m_persons == 0 ? 0 : static_cast<double>(m_sum) / m_persons;
}

/// The rating in a place of their order.
int RatingCounts::at(int place) const
{
    auto rating = m_counts.begin();
    for (; place >= rating->second; ++rating)
        place -= rating->second;
    return rating->first;
}

double RatingCounts::median() const
{
    if (m_persons == 0)
        return 0;
    const int half = m_persons / 2;
    return m_persons % 2 == 1 ? at(half) : (at(half - 1) + at(half)) / 2.0;
}

/// From sums of integers, so that it does not depend on the order.
double RatingCounts::deviation() const
{
    if (m_persons == 0)
        return 0;
    return std::sqrt(std::max(0.0, static_cast<double>(m_squares) / m_persons - mean() * mean()));
}

RatingDistribution RatingCounts::distribution(Grouping grouping, const std::string& key) const
{
    RatingDistribution distribution{.grouping = grouping, .key = key};
    distribution.persons = m_persons;
    distribution.mean = mean();
    distribution.median = median();
    distribution.deviation = deviation();
    if (m_counts.empty())
        return distribution;
    distribution.first = barOf(m_counts.begin()->first);
    const int bars = (barOf(m_counts.rbegin()->first) - distribution.first) / kBarWidth + 1;
    distribution.bars.assign(static_cast<std::size_t>(bars), 0);
    for (const auto& [rating, persons] : m_counts)
        distribution.bars[static_cast<std::size_t>((barOf(rating) - distribution.first) / kBarWidth)] +=
            persons;
    return distribution;
}

// RatingDevelopment

RatingDevelopment::RatingDevelopment(std::vector<StandingDay> days, const engine::RuleCatalog& rules)
    : m_days(std::move(days)), m_levels(rules)
{
    for (std::size_t i = 1; i < m_days.size(); ++i)
        m_flows.push_back({m_days[i - 1].day().plusDays(1), m_days[i].day()});
}

Result<RatingDevelopment> RatingDevelopment::begin(const std::vector<engine::Date>& days,
                                                   const std::vector<engine::Date>& yearEnds,
                                                   const engine::RuleCatalog& rules)
{
    std::vector<StandingDay> all;
    for (const engine::Date day : days) {
        TRY(auto one, StandingDay::on(day, rules));
        all.push_back(std::move(one));
    }
    RatingDevelopment development(std::move(all), rules);
    for (const engine::Date day : yearEnds) {
        const auto found = std::ranges::find(days, day);
        development.m_years.push_back({static_cast<std::size_t>(found - days.begin())});
    }
    return development;
}

void RatingDevelopment::add(const PersonHistory& person)
{
    std::vector<DayStanding> standings;
    for (const StandingDay& day : m_days)
        standings.push_back(day.of(person, m_levels));
    for (std::size_t i = 1; i < m_days.size(); ++i)
        addToFlow(person, m_days[i - 1], standings[i - 1], m_days[i], standings[i], m_levels, m_flows[i - 1]);
    addToYears(standings);
    addToLastDay(standings.back());
}

void RatingDevelopment::addToYears(const std::vector<DayStanding>& standings)
{
    const bool isAlways = std::ranges::all_of(
        m_years, [&](const Year& year) { return standings[year.day].rating.has_value(); });
    for (Year& year : m_years) {
        const std::optional<int> rating = standings[year.day].rating;
        if (!rating)
            continue;
        const int onLevel =
            m_levels.converted(*rating, m_days[year.day].version(), m_days[m_years.back().day].version());
        year.allOnLevel.add(onLevel);
        if (isAlways) {
            year.cohort.add(*rating);
            year.cohortOnLevel.add(onLevel);
        }
    }
}

void RatingDevelopment::addToLastDay(const DayStanding& standing)
{
    if (!standing.rating)
        return;
    m_all.add(*standing.rating);
    m_byClub[standing.last->participant->club].add(*standing.rating);
    m_byAge[ageGroupOf(*standing.last->participant)].add(*standing.rating);
}

// RULE: WO2026 3.2
std::string RatingDevelopment::ageGroupOf(const engine::Participant& participant) const
{
    const engine::RuleVersion& version = m_days.back().version();
    const int youth = static_cast<int>(version.number("youth_maximum_age").value_or(20));
    const int junior = static_cast<int>(version.number("junior_maximum_age").value_or(25));
    const auto birthYear = engine::birthYearOf(participant);
    if (!birthYear)
        return {};
    const int age = m_days.back().day().year() - *birthYear;
    const auto group = age <= youth    ? engine::AgeGroup::Youth
                       : age <= junior ? engine::AgeGroup::Junior
                                       : engine::AgeGroup::Adult;
    return std::string(engine::ageGroupText(group));
}

RatingDevelopment::RatingsByKey RatingDevelopment::byRegion(std::size_t length) const
{
    RatingsByKey regions;
    for (const auto& [club, ratings] : m_byClub)
        regions[club.substr(0, length)].add(ratings);
    return regions;
}

std::vector<RatingDistribution> RatingDevelopment::distributions(std::size_t regionLength) const
{
    if (!mayBeShown(m_all.persons()))
        return {};
    std::vector<RatingDistribution> distributions{m_all.distribution(Grouping::Everybody, {})};
    const auto add = [&](Grouping grouping, const RatingsByKey& groups) {
        for (const auto& [key, ratings] : groups)
            distributions.push_back(ratings.distribution(grouping, key));
    };
    add(Grouping::Region, shown(byRegion(regionLength), regionLength - 1));
    add(Grouping::Age, shown(m_byAge, 0));
    return distributions;
}

/// The groups of a partition without those that may not be shown: see hiddenGroups().
RatingDevelopment::RatingsByKey RatingDevelopment::shown(RatingsByKey groups, std::size_t longest)
{
    std::map<std::string, int> persons;
    for (const auto& [key, ratings] : groups)
        persons.emplace(key, ratings.persons());
    for (const std::string& key : hiddenGroups(persons, longest))
        groups.erase(key);
    return groups;
}

std::vector<FlowPeriod> RatingDevelopment::flows() const
{
    std::vector<FlowPeriod> told = m_flows;
    hideSmallFlows(told);
    return told;
}

std::size_t RatingDevelopment::partingRegionLength() const
{
    for (const std::size_t length : {1, 3, 5}) {
        if (shown(byRegion(length), length - 1).size() > 1)
            return length;
    }
    return 1;
}

Cohort RatingDevelopment::cohort() const
{
    if (m_years.empty() || m_years.front().cohort.persons() < kSmallestGroup)
        return {};
    Cohort cohort{.persons = m_years.front().cohort.persons()};
    for (const Year& year : m_years) {
        if (!mayBeShown(year.allOnLevel.persons() - cohort.persons))
            continue;
        cohort.years.push_back({m_days[year.day].day(), year.allOnLevel.persons(), year.cohort.mean(),
                                year.cohort.median(), year.cohortOnLevel.mean(), year.cohortOnLevel.median(),
                                year.allOnLevel.mean()});
    }
    return cohort;
}

} // namespace zahlmeister::app
