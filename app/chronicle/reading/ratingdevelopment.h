// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/chronicle/reading/daystanding.h"

/// How ratings are distributed, and how they move in the course of the years (document 000, 5.1.1.3).
namespace zahlmeister::app {

/// @brief Fewer persons are no group: figures about them would be figures about somebody.
inline constexpr int kSmallestGroup = 3;

/// @brief Whether figures about so many persons may be shown; that there is nobody may be said, too.
[[nodiscard]] constexpr bool mayBeShown(int persons)
{
    return persons == 0 || persons >= kSmallestGroup;
}

/// @brief What the persons of a distribution have in common.
enum class Grouping {
    Everybody,
    Region, ///< the first characters of the VKZ
    Age,    ///< `youth`, `junior`, `adult` of the day's rules
};

/// @brief `all`, `region`, `age`.
[[nodiscard]] std::string_view groupingText(Grouping grouping);

/// @brief Rating points that one bar of a distribution holds.
inline constexpr int kBarWidth = 100;

/// @brief The ratings of one group on a day.
struct RatingDistribution {
    Grouping grouping = Grouping::Everybody;
    std::string key = {};       ///< of the group, such as `C05` or `youth`; empty: everybody, without club or
                                ///< birth year
    int persons = 0;            ///< at least kSmallestGroup, but for everybody
    double mean = 0;            ///< of the ratings; 0 for nobody
    double median = 0;          ///< likewise
    double deviation = 0;       ///< standard deviation of these persons, likewise
    int first = 0;              ///< lowest rating of the first bar, a multiple of kBarWidth
    std::vector<int> bars = {}; ///< persons by kBarWidth rating points, from the lowest to the highest rating
};

/// @brief The ratings of a 31 December.
struct YearEnd {
    engine::Date day;
    int rated = 0;          ///< all who were rated then
    double mean = 0;        ///< of the cohort, on the level of that day
    double median = 0;      ///< likewise
    double levelMean = 0;   ///< of the cohort, on the level of the last day
    double levelMedian = 0; ///< likewise
    double ratedMean = 0;   ///< of all who were rated then, on the level of the last day
};

/// @brief Those who were rated on every 31 December: they show whether the level drifts, for nobody joins or
/// leaves them.
struct Cohort {
    int persons = 0;
    /// Without those on which one or two more were rated than the cohort, whose ratings would be the
    /// difference; empty when the cohort is too small.
    std::vector<YearEnd> years = {};
};

/// @brief Rating points that come or go.
struct PointFlow {
    int persons = 0;
    std::int64_t points = 0;
    bool hidesPersons = false; ///< and points; see hideSmallFlows()
    bool hidesPoints = false;

    bool operator==(const PointFlow&) const = default;
};

/// @name Whether the number of persons of a flow, and its points, may be shown.
///@{
[[nodiscard]] constexpr bool tellsPersons(const PointFlow& flow)
{
    return !flow.hidesPersons && mayBeShown(flow.persons);
}
[[nodiscard]] constexpr bool tellsPoints(const PointFlow& flow)
{
    return !flow.hidesPoints && tellsPersons(flow);
}
///@}

/// @brief What became of the sum of all ratings from one day to another.
///
/// before + converted + kept + first + arrived - expired - former - inactive = after, in points; converted
/// and kept are about the same persons.
struct FlowPeriod {
    engine::Date from;        ///< first day
    engine::Date to;          ///< last day
    PointFlow before = {};    ///< rated when the period began
    PointFlow first = {};     ///< first ratings that our tournaments gave
    PointFlow arrived = {};   ///< rated elsewhere, or come back
    PointFlow kept = {};      ///< rated all the time: what their games changed
    PointFlow converted = {}; ///< their conversion (Anhang 4) and adjustments (2.2.1); persons: whose rating
                              ///< they changed
    PointFlow expired = {};
    PointFlow former = {};
    PointFlow inactive = {};
    PointFlow after = {}; ///< rated when it ended
};

/// @brief Some ratings, as numbers of persons: of however many there are, it takes no more room than there
/// are different ones.
class RatingCounts {
public:
    /// @brief Adds persons of one rating.
    void add(int rating, int persons = 1);
    /// @brief Adds all of others.
    void add(const RatingCounts& others);
    /// @brief How many there are.
    [[nodiscard]] int persons() const { return m_persons; }
    /// @name Of the ratings; 0 for nobody.
    ///@{
    [[nodiscard]] double mean() const;
    [[nodiscard]] double median() const;
    [[nodiscard]] double deviation() const;
    ///@}
    [[nodiscard]] RatingDistribution distribution(Grouping grouping, const std::string& key) const;

private:
    [[nodiscard]] int at(int place) const;

    std::map<int, int> m_counts; ///< persons by rating
    int m_persons = 0;
    std::int64_t m_sum = 0;
    std::int64_t m_squares = 0;
};

/// @brief How the ratings of many persons develop, gathered person by person, so that nobody has to hold all
/// of them: it keeps sums by day, and ratings by club and age.
class RatingDevelopment {
public:
    /// @param days in their order, at least one; persons are looked at on each of them
    /// @param yearEnds those of the cohort, which are among the days
    /// @param rules must outlive this
    /// @return Error::UnknownRuleVersion when there are no rules at all
    [[nodiscard]] static Result<RatingDevelopment> begin(const std::vector<engine::Date>& days,
                                                         const std::vector<engine::Date>& yearEnds,
                                                         const engine::RuleCatalog& rules);

    /// @brief Adds a person, with all that he played.
    void add(const PersonHistory& person);

    /// @brief The last day: everybody, then region by region, then age group by age group. Groups that are
    /// too small are left out, and those by which these could be computed (hiddenGroups()).
    /// @param regionLength how many characters of the VKZ make a region, 1 to 5
    [[nodiscard]] std::vector<RatingDistribution> distributions(std::size_t regionLength) const;

    /// @brief How many characters of the VKZ part the rated players of the last day: the fewest of 1
    /// (association), 3 (level) and 5 (club) that make two regions which can be shown; 1 when none does.
    [[nodiscard]] std::size_t partingRegionLength() const;

    [[nodiscard]] Cohort cohort() const;

    /// @brief What happened between each day and the next, as far as it may be shown (hideSmallFlows()).
    [[nodiscard]] std::vector<FlowPeriod> flows() const;

private:
    using RatingsByKey = std::map<std::string, RatingCounts>;

    /// The ratings of a year end.
    struct Year {
        std::size_t day; ///< position
        RatingCounts cohort = {};
        RatingCounts cohortOnLevel = {}; ///< of the last one
        RatingCounts allOnLevel = {};    ///< likewise
    };

    RatingDevelopment(std::vector<StandingDay> days, const engine::RuleCatalog& rules);
    void addToYears(const std::vector<DayStanding>& standings);
    void addToLastDay(const DayStanding& standing);
    [[nodiscard]] std::string ageGroupOf(const engine::Participant& participant) const;
    [[nodiscard]] RatingsByKey byRegion(std::size_t length) const;
    [[nodiscard]] static RatingsByKey shown(RatingsByKey groups, std::size_t longest);

    std::vector<StandingDay> m_days;
    LevelTable m_levels;
    std::vector<Year> m_years;
    std::vector<FlowPeriod> m_flows;
    RatingCounts m_all; ///< on the last day, as the following
    RatingsByKey m_byClub;
    RatingsByKey m_byAge;
};

} // namespace zahlmeister::app
