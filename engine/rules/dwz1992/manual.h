// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz1992/formulas.h"
#include "engine/rules/ratingsystem.h"

/// What document 001 computes with pencil and tables: from averages instead of single games.
namespace zahlmeister::engine::dwz1992 {

/// @brief A version as the computations by hand need it.
struct ManualRules {
    const RuleVersion& version;
    const Parameters& parameters;
    const dwz::Clauses& clauses;
    Arithmetic arithmetic;
    dwz::Precision precision;
};

/// @brief Evaluates anew from W_e / n (4.10.1.1): W_e / n gives D and so R_c, and R_c gives the right W_e.
/// @param rating the right R_0
/// @return as RatingSystem::correct()
[[nodiscard]] Result<Evaluation> correctFromExpected(const LaterEvaluation& later, int rating,
                                                     const ManualRules& rules, bool trace);

/// @brief Estimates with the opponents' average (Anhang 1.3): no opponent counts as further away than the
/// limit; newcomers get R_c + (W / n - 0.5) * 800.
/// @return as RatingSystem::estimate()
[[nodiscard]] Result<Evaluation> estimateFromAverage(const CalculationInput& input, const ManualRules& rules,
                                                     bool trace);

} // namespace zahlmeister::engine::dwz1992
