// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief Evaluates one player by hand (Anhang 3.3).
///
/// With single games the player gets a tournament of his own in which the opponents have just these games, so
/// every rule but the special rating of opponents applies. Without, W, W_e and n give K and R_n alone.
/// @return Error::MissingKey (no rating for W, W_e, n; W, W_e or n missing), Error::OutOfRange (rating, age,
/// index, W, W_e, n),
///         and what RatingSystem::evaluate() returns
[[nodiscard]] Result<Evaluation> calculateByHand(const RatingSystem& system, const CalculationInput& input,
                                                 const RuleVersion& version,
                                                 const EvaluationOptions& options);

} // namespace zahlmeister::engine::dwz2026
