// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/byhand.h"
#include "engine/rules/dwz/rules.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::dwz {

/// @brief The arithmetics of the family.
enum class Precision {
    Exact,         ///< no intermediate rounding
    ThreeDecimals, ///< the printed tables of document 000, integers for ratings
    TwoDecimals,   ///< the printed tables of document 001, integers for ratings
};

/// @brief Evaluates a tournament: groups, first ratings, rated players, carry-over games.
/// @param result nobody is in it yet
/// @return as RatingSystem::evaluate()
[[nodiscard]] Result<void> evaluateFamily(const Tournament& tournament, const FamilyRules& rules,
                                          const Formulas& formulas, Precision precision, Evaluation& result,
                                          const Recording& record);

/// @brief Coefficient and R_n of one rated player by hand.
[[nodiscard]] ParticipantEvaluation ratedFromTotals(const TotalsByHand& totals, const FamilyRules& rules,
                                                    const Formulas& formulas, Trace* trace);

} // namespace zahlmeister::engine::dwz
