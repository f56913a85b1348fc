// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/chronicle/personindex.h"
#include "app/chronicle/recalculation.h"

/// "Why did mine change, I did not play?": through which tournaments and players a change came.
namespace zahlmeister::app {

/// @brief Notes of every change why it is one.
///
/// Who enters otherwise does so because he left his last tournament otherwise; who only leaves otherwise does
/// so because somebody of his field entered otherwise: the nearest one over the games that were played.
/// @param tournaments in the order of evaluation, those of the recalculation among them
/// @param persons of these tournaments
/// @source document 000, 3.7
void addCauses(Recalculation& recalculation, const ChronicleTournaments& tournaments,
               const PersonIndex& persons, const engine::RuleCatalog& rules);

/// @brief The steps of a way, nearest first.
[[nodiscard]] std::vector<const Cause*> stepsOf(const std::shared_ptr<const Cause>& because);

} // namespace zahlmeister::app
