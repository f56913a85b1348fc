// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {
class ParameterReader;
}

namespace zahlmeister::engine::ingo1960 {

/// @brief An iterated H is so close to its exact value; what lies on an edge must be seen to lie there.
inline constexpr double kIterationTolerance = 1e-7;

/// @brief The numbers of a rule version of this system, checked and typed (document 003, C).
struct Parameters {
    /// @brief How a short tournament is evaluated (C IV).
    struct ShortTournament {
        int games;         ///< played in it
        double oldWeight;  ///< of F; H has the weight 1
        int largestChange; ///< the new number differs from F by at most so much
    };

    int fewestGames;                  ///< the table of %d begins with so many games
    std::array<double, 3> oldWeights; ///< of F in the 2nd, 3rd and every later evaluation (C I)
    int youthUntil;                   ///< years; the document says "Jugendliche" only
    double youthMargin;               ///< H is better than F by at least so much (C III)
    double youthWeight;               ///< of H then; F has the weight 1
    std::array<ShortTournament, 3> shortTournaments;
    int fewestMatchGames; ///< of a match between two players (C V)
    double matchWeight;   ///< of F in a match; H has the weight 1
    double degreeLimit;   ///< largest distance of two opponents that counts (C VI)
    double tolerance;     ///< "nothing changes": no H moves by more than this
    int maximumSteps;     ///< bound of the iteration

    /// @return Error::MissingParameter or BadParameter
    [[nodiscard]] static Result<Parameters> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static Parameters from(ParameterReader& read);

    /// @brief How many games an evaluation needs.
    [[nodiscard]] int gamesNeeded(bool isMatch) const { return isMatch ? fewestMatchGames : fewestGames; }

    /// @brief The short tournament of so many games; nullptr when it is none.
    [[nodiscard]] const ShortTournament* shortTournament(int games) const;
};

} // namespace zahlmeister::engine::ingo1960
