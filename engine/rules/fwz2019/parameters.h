// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {
class ParameterReader;
}

namespace zahlmeister::engine::fwz2019 {

/// @brief The numbers of a rule version of this system, checked and typed (document 002, 4).
struct Parameters {
    double divisor;           ///< P(D) = 1 / (1 + 10^(-D / divisor))
    double largestDifference; ///< |D| counts at most so much
    double securedFactor;     ///< K from securedIndex on
    double unsecuredFactor;   ///< K below
    int securedIndex;         ///< 3.2
    int lowUpTo;              ///< FWZ up to this get lowBonus
    double lowBonus;          ///< added to K
    int middleUpTo;           ///< FWZ up to this get middleBonus
    double middleBonus;       ///< added to K
    double startValue;        ///< of the iteration of a first FWZ
    double tolerance;         ///< the iteration ends when no value changes by so much
    int maximumSteps;         ///< bound of the iteration
    double extremeDifference; ///< 0 % and 100 %: the opponents' mean -/+ this
    int inactiveAfterYears;   ///< 5

    /// @return Error::MissingParameter or BadParameter
    [[nodiscard]] static Result<Parameters> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static Parameters from(ParameterReader& read);

    /// @brief Whether a rating counts as secured.
    /// @source document 002, 3.2
    [[nodiscard]] bool isSecured(int index) const { return index >= securedIndex; }

    /// @brief K of a player.
    [[nodiscard]] double factor(double rating, int index) const
    {
        const double base = isSecured(index) ? securedFactor : unsecuredFactor;
        return base + (rating <= lowUpTo ? lowBonus : rating <= middleUpTo ? middleBonus : 0);
    }

    /// @brief P(D), unrounded.
    [[nodiscard]] double expectancy(double difference) const;
};

} // namespace zahlmeister::engine::fwz2019
