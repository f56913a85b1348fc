// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/chronicle/chain/personindex.h"
#include "app/chronicle/chain/recalculation.h"

/// "Why did mine change, I did not play?": through which tournaments and players a change came.
namespace zahlmeister::app {

/// @brief Gives the evaluation of a tournament as it stands, by its position.
using EvaluationAt = std::function<const engine::Evaluation&(std::size_t)>;

/// @brief Notes of every change why it is one.
///
/// Who enters otherwise does so because he left his last tournament otherwise; who only leaves otherwise does
/// so because somebody of his field entered otherwise: the nearest one over the games that were played.
/// @param tournaments in the order of evaluation, those of the recalculation among them
/// @param persons of these tournaments
/// @param evaluationAt is asked about tournaments of the recalculation alone
/// @source document 000, 3.7
void addCauses(Recalculation& recalculation, const ChronicleTournaments& tournaments,
               const PersonIndex& persons, const engine::RuleCatalog& rules,
               const EvaluationAt& evaluationAt);

/// @brief The steps of a way, nearest first.
[[nodiscard]] std::vector<const Cause*> stepsOf(const std::shared_ptr<const Cause>& because);

} // namespace zahlmeister::app
