// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/rules/ratingsystem.h"

/// Corrections of evaluations whose single games are not at hand (document 001, 4.10).
namespace zahlmeister::engine {

/// @brief Corrects evaluations one after the other, each with the rating that the one before gave.
/// @param rating the right R_0 of the first
/// @return one Evaluation for each; the first error of RatingSystem::correct()
/// @source document 001, 4.10.1.2
[[nodiscard]] Result<std::vector<Evaluation>> correctInOrder(const RatingSystem& system,
                                                             std::span<const LaterEvaluation> evaluations,
                                                             int rating, const RuleVersion& version,
                                                             const EvaluationOptions& options);

/// @brief One of several first ratings whose order in time nobody knows.
struct PartialRating {
    int rating;
    int gameCount; ///< at least 1
};

/// @brief Their mean, weighted by the games played.
/// @return rounded half up; Error::OutOfRange (rating, games), MissingKey when there are none
/// @source document 001, 4.10.1.3
[[nodiscard]] Result<int> meanRating(std::span<const PartialRating> ratings);

} // namespace zahlmeister::engine
