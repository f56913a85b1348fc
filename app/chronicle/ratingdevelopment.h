// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/daystanding.h"

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

/// @brief Everybody, then region by region, then age group by age group. Groups that are too small are left
/// out.
/// @param regionLength how many characters of the VKZ make a region, 1 to 5
[[nodiscard]] std::vector<RatingDistribution> distributionsOn(const DayStandings& day,
                                                              std::size_t regionLength);

/// @brief How many characters of the VKZ part the rated players of a day: the fewest of 1 (association), 3
/// (level) and 5 (club) that make two regions which can be shown; 1 when none does.
[[nodiscard]] std::size_t partingRegionLength(const DayStandings& day);

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
    std::vector<YearEnd> years = {}; ///< empty when the cohort is too small
};

/// @param days of the same chronicle, in their order
[[nodiscard]] Cohort cohortOf(const std::vector<DayStandings>& days, LevelTable& levels);

/// @brief Rating points that come or go.
struct PointFlow {
    int persons = 0;
    std::int64_t points = 0;

    bool operator==(const PointFlow&) const = default;
};

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
    PointFlow converted = {}; ///< their conversion (Anhang 4); persons: whose rating it changed
    PointFlow expired = {};
    PointFlow former = {};
    PointFlow inactive = {};
    PointFlow after = {}; ///< rated when it ended
};

/// @brief What happened between each day and the next.
/// @param days of the same chronicle, in their order
[[nodiscard]] std::vector<FlowPeriod> flowsBetween(const Chronicle& chronicle,
                                                   const std::vector<DayStandings>& days, LevelTable& levels);

} // namespace zahlmeister::app
