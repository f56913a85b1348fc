// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/lab/replay.h"

/// What becomes of everybody's rating in the course of the years: the level of the list, where its points
/// come from, how good first ratings were, who would stand elsewhere. Pure functions of what a replay kept.
namespace zahlmeister::app {

/// @brief Who has not played for longer than so many years is not active.
inline constexpr int kActiveYears = 2;

/// @brief The list on a day: all who have a DWZ and are active.
struct ListLevel {
    engine::Date day;
    int persons = 0;
    double mean = 0;
    double median = 0;
    double deviation = 0;                 ///< standard deviation
    std::array<double, 4> quantiles = {}; ///< 10, 25, 75 and 90 of 100
    int cohort = 0;          ///< persons of 25 to 45 years with ten games in each of the two years before
    double cohortMean = 0;   ///< of them
    int cohortKept = 0;      ///< of these, those who had a DWZ a year before
    double cohortChange = 0; ///< mean change of those in that year, without conversions
};

/// @brief Where points of the list come from.
enum class LedgerChannel {
    FirstRatings, ///< of players who had none (document 000, 3.4.4)
    Lists,        ///< an entry that is not what the tournament before left: a list, a file, a hand (6.4.2)
    Evaluations,  ///< what rated players gain and lose: the K of two opponents differ (3.5)
    Floors,       ///< what only the lowest rating gives (3.5.2)
    Conversions,  ///< Anhang 4
    Adjustments,  ///< 2.2.1
    Expiry,       ///< a rating is over (document 001, 6.1.1)
    Leaving,      ///< of players who are not active any more
    Returning,    ///< of players who are active again
};
inline constexpr std::size_t kLedgerChannels = static_cast<std::size_t>(LedgerChannel::Returning) + 1;
/// @brief `first_ratings`, `lists`, `evaluations`, `floors`, `conversions`, `adjustments`, `expiry`,
/// `leaving`, `returning`.
[[nodiscard]] std::string_view channelText(LedgerChannel channel);

/// @brief A year of the ledger: the channels add up to what the sum of the list changes, to the point.
struct LedgerYear {
    int year = 0;
    std::int64_t before = 0; ///< sum of the list at its beginning
    std::int64_t after = 0;  ///< at its end
    std::array<std::int64_t, kLedgerChannels> points = {};
    std::array<int, kLedgerChannels> persons = {}; ///< how many times
};

/// @brief First ratings against what they became.
struct Newcomers {
    /// @brief After so many further games.
    struct Later {
        int games;             ///< at least
        int persons = 0;       ///< who have come so far
        double meanChange = 0; ///< the later rating minus the first
        double meanError = 0;  ///< of its absolute value
    };
    int persons = 0; ///< who got a first rating
    std::array<Later, 3> later{{{10}, {20}, {30}}};
    /// Games after which the mean error against the rating after 30 games is below 50, in steps of five;
    /// nothing: not before.
    std::optional<int> gamesUntilSure = {};
};

/// @brief Everything of one variant.
struct Course {
    std::vector<ListLevel> levels = {}; ///< every 31 December, and the last day
    std::vector<LedgerYear> ledger = {};
    Newcomers newcomers = {};
    double inflation = 0;                ///< mean of cohortChange over the years, by persons; points a year
    std::vector<std::int16_t> last = {}; ///< DWZ by person at the end, active or not; kNoRating: none
};

/// @brief Follows everybody through the tournaments of a variant.
/// @param from years before it stand in no level and no ledger
[[nodiscard]] Course courseOf(const LabData& data, const ReplayedVariant& variant,
                              std::optional<engine::Date> from = {});

/// @brief Persons who would stand elsewhere, by how far.
struct ImpactRow {
    std::string group;                ///< empty: all; else a key as of BinKey, or `from-to` of levels
    int persons = 0;                  ///< 0: too few to be shown, or hidden because of such
    double meanChange = 0;            ///< of the variant minus the rules in force
    std::array<int, 6> byChange = {}; ///< none, to 10, to 25, to 50, to 100, more points
    bool isHidden = false;
};

/// @brief Compares where everybody stands in the end. Nobody is named, and groups of fewer than three persons
/// are left out with as many others as keep them from being computed (suppression.h).
[[nodiscard]] std::vector<ImpactRow> impactOf(const LabData& data, const Course& reference,
                                              const Course& variant);

} // namespace zahlmeister::app
