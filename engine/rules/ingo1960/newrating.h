// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/evaluation/explanation.h"
#include "engine/model/tournament.h"
#include "engine/rules/ingo1960/parameters.h"

namespace zahlmeister::engine::ingo1960 {

/// @brief What decides how a new number is computed.
struct NewRatingCase {
    std::optional<int> oldRating = {};     ///< F; nothing in the first evaluation
    int index = 0;                         ///< evaluations so far
    std::optional<RatingBound> bound = {}; ///< F is "oder besser" or "oder schlechter" only
    std::optional<int> age = {};           ///< nothing: no youth
    bool match = false;                    ///< between two players
    int games = 0;                         ///< that count
    double performance = 0;                ///< H
};

/// @brief A new number and how it came about.
struct NewRating {
    int value = 0; ///< new F, half up
    int index = 0; ///< new number of evaluations
    double unrounded = 0;
    double oldWeight = 0;         ///< of F
    double performanceWeight = 0; ///< of H
    std::optional<int> largestChange = {};
    const char* clause = ""; ///< of document 003
    const Explanation* explanation = nullptr;
};

/// @brief The new number of a player.
/// @return nothing when he has played too few games for an evaluation
/// @source document 003, B I 4, C I to C V
[[nodiscard]] std::optional<NewRating> newRating(const NewRatingCase& facts, const Parameters& parameters);

/// @brief Whether the rule of C III was not applied though it may be with the consent of the superior
/// evaluator: to a player who is no youth, but as far off, when his number is out of date or the levels
/// behind it were unsure; to a youth who falls short of the margin by at most 5, when he improved strongly
/// again and again. Nothing here knows either.
/// @source document 003, C III
[[nodiscard]] bool isConsentPossible(const NewRatingCase& facts, const Parameters& parameters);

} // namespace zahlmeister::engine::ingo1960
