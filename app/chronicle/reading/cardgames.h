// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/chronicle/reading/playercard.h"

/// The games of many cards: those who sat together need the same evaluations.
namespace zahlmeister::app {

/// @brief Where the evaluation of a participation's tournament comes from; nullptr when there is none.
using EvaluationSource = std::function<std::shared_ptr<const engine::Evaluation>(const Participation& one)>;

/// @brief Evaluates the tournament of a participation again, with the details of its games; nullptr when it
/// cannot be evaluated.
[[nodiscard]] std::shared_ptr<const engine::Evaluation> detailedEvaluation(const Participation& one);

/// @brief As the other cardGames().
/// @param evaluations as detailedEvaluation() makes them
[[nodiscard]] CardGames cardGames(const PersonHistory& person, const PersonRoll& roll,
                                  const EvaluationSource& evaluations);

} // namespace zahlmeister::app
