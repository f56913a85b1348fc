// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {
class ParameterReader;
}

namespace zahlmeister::engine::fide2024 {

/// @brief Which list a tournament is rated for.
enum class RateOfPlay { Standard, Rapid, Blitz };

/// @brief The numbers of a rule version of this system, checked and typed.
struct Parameters {
    RateOfPlay rateOfPlay;
    int differenceLimit;    ///< a greater difference counts as this one (8.3.1)
    int fullDifferenceFrom; ///< own rating from which on it counts in full; 0: nobody's
    int fullDifferenceOn;   ///< first day of that
    int tooGreatDifference; ///< from here on a game is not rated when somebody is above tooGreatAbove; 0:
                            ///< never
    int tooGreatAbove;
    int tooGreatOn;         ///< first day of that
    int newcomersOn;        ///< first day of the first ratings with hypothetical opponents
    int hypotheticalRating; ///< 1800 (8.2.2)
    int hypotheticalGames;  ///< 2, both drawn
    int largestFirst;       ///< 2200 (8.2.3)
    int pointsPerHalf;      ///< before: for each half point above 50 per cent
    int leastGames;         ///< 5 (7.1.4)
    int floor;              ///< 1400 (7.1.4, 7.2.1)
    int earlierFloor;       ///< before
    int newcomerFactor;     ///< K of juniors and of the first thirty games
    int usualFactor;        ///< K
    int masterFactor;       ///< K from masterRating on
    int masterRating;
    int juniorRating;           ///< below it juniors have newcomerFactor
    int juniorAge;              ///< 18, until the end of that year
    int largestProduct;         ///< K times games is at most so much
    std::array<int, 3> minutes; ///< least of standard games: from the two ratings on, and below; else bounds

    /// @return Error::MissingParameter or BadParameter
    [[nodiscard]] static Result<Parameters> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static Parameters from(ParameterReader& read);

    /// @brief Whether something that began on a day, written as 20240301, holds for a tournament; without its
    /// first day it does.
    [[nodiscard]] static bool holds(int since, std::optional<Date> day)
    {
        return !day || (day->year() * 100 + day->month()) * 100 + day->day() >= since;
    }

    /// @brief The lowest rating that there is on a day; the latest rules without a day.
    [[nodiscard]] int floorOn(std::optional<Date> day) const
    {
        return holds(newcomersOn, day) ? floor : earlierFloor;
    }
};

} // namespace zahlmeister::engine::fide2024
