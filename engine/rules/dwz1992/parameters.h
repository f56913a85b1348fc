// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {
class ParameterReader;
}

namespace zahlmeister::engine::dwz1992 {

/// @brief The numbers of a rule version with a development coefficient E, checked and typed.
struct Parameters {
    double jYouth;              ///< J up to youthMaximumAge
    double jJunior;             ///< J up to juniorMaximumAge
    double jAdult;              ///< J above
    int youthMaximumAge;        ///< years
    int juniorMaximumAge;       ///< years
    double accelerationDivisor; ///< a = R_0 / this, for youth players who meet the expectation
    double accelerationLeast;   ///< least a; the largest is 1
    int brakeBelow;             ///< ratings below are braked when the expectation is missed; 0: never
    double brakeDivisor;        ///< B = exp((brakeBelow - R_0) / this) - 1
    int leastE;                 ///< E is at least this
    int largestE;               ///< and without brake at most this
    int largestBrakedE;         ///< and with brake at most this
    int ePerIndex;              ///< without brake at most this times the index
    int gamesNeeded;            ///< for a first rating and a special rating
    int performanceGamesNeeded; ///< for a performance
    int halfPointsNeeded;       ///< for a first rating
    int halfPointsLostNeeded;   ///< for a first rating: 1 excludes 100 %
    int correctionBelow;        ///< first ratings below are corrected; 0: none
    double correctionBase;      ///< R_1 = base + R_i * factor
    double correctionFactor;    ///< see correctionBase
    bool secondStageApart;      ///< second-stage ratings count only where they were found (1992)
    double extremeFirstRating;  ///< a newcomer with 0 % or 100 % gets R_c -/+ this; 0: such results give none
    double extremePerformance;  ///< performance at 0 % and 100 %: R_c -/+ this
    double scoreTolerance;      ///< |W - W_e| at which a performance is found; 0: only D' decides
    double deviation;           ///< of a player's performance around his rating
    double tolerance;           ///< largest D' at which an iteration ends
    int maximumSteps;           ///< bound of an iteration
    bool keepsValueBeforeLast;  ///< the joint iteration's value before its last correction holds
    bool newcomersHavePerformance; ///< a first rating is also the performance (1992)
    int special;          ///< 0: none, 1: R_h counts for all opponents (2016), 2: R_p, everything anew (1992)
    int specialThreshold; ///< above R_0
    int carryOverYears;
    int fideIndex;     ///< index of a FIDE rating that enters
    int nationalIndex; ///< index of another national rating that enters
    int estimateLimit; ///< no opponent counts as further away when a result is estimated; 0: no estimates
    int tableDecimals; ///< decimals of the printed probabilities: 2 or 3

    /// @return Error::MissingParameter or BadParameter
    [[nodiscard]] static Result<Parameters> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static Parameters from(ParameterReader& read);
};

} // namespace zahlmeister::engine::dwz1992
