// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/rules/conversion.h"

namespace zahlmeister::engine {
class ParameterReader;
}

namespace zahlmeister::engine::dwz2026 {

/// @brief How many K_0 a row has.
inline constexpr std::size_t kCoefficients = 11;

/// @brief K_0 by index 1, 2, ..., 10, above 10.
using CoefficientRow = std::array<double, kCoefficients>;

/// @brief The numbers of a rule version of this system, checked and typed.
struct Parameters {
    double r;                  ///< correction factor of a first rating (Anhang 1.2.1)
    double t;                  ///< divisor of the youth bonus
    double u;                  ///< shift of the brake
    double a1;                 ///< bonus of juniors
    double a2;                 ///< bonus of adults
    double maximumCoefficient; ///< K_max
    double deviation;          ///< of a player's performance around his rating (3.3.1)
    double tolerance;          ///< largest D' at which an iteration ends (Anhang 1.1.3)
    int maximumSteps;          ///< bound of an iteration
    int minimumRating;         ///< 3.4.4.2, 3.5.2
    int correctionBelow;       ///< first ratings below are corrected (3.4.4.2)
    int correctionTarget;      ///< towards which they are corrected (Anhang 1.2.2)
    int youthBonusBelow;       ///< youth players below get the bonus (Anhang 1.3)
    int adultBonusBelow;       ///< juniors and adults below get the bonus
    int brakeBelow;            ///< players below are braked
    int youthMaximumAge;
    int juniorMaximumAge;
    int highRatingYoung; ///< from here the third row of K_0 holds for youth and juniors
    int highRatingAdult; ///< likewise for adults
    CoefficientRow coefficientsYoung;
    CoefficientRow coefficientsAdult;
    CoefficientRow coefficientsHigh;
    int gamesNeeded;       ///< for a first rating (3.4.1) and a performance (3.6.1)
    int halfPointsNeeded;  ///< for a first rating (3.4.1)
    int specialThreshold;  ///< 3.6.3
    int carryOverYears;    ///< 4.1.1
    int formerMemberYears; ///< for which former members are carried on (4.1.1)
    int foreignIndex;      ///< index of a rating of another system (2.2.4)
    std::optional<CarryOverConversion> carryOverConversion; ///< of games from before (Anhang 4)

    /// @return Error::MissingParameter or BadParameter
    [[nodiscard]] static Result<Parameters> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static Parameters from(ParameterReader& read);
};

} // namespace zahlmeister::engine::dwz2026
