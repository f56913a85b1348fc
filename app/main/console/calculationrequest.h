// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/main/console/arguments.h"
#include "engine/rules/latercorrection.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::cli {

/// @brief What `calculate` is asked to compute.
enum class CalculationKind {
    Calculate, ///< one player by hand
    Estimate,  ///< the same by the document's rules of thumb
    Correct,   ///< an evaluation that started from a wrong rating, from W_e / n
    Convert,   ///< the conversion of ratings
    Mean,      ///< the weighted mean of several first ratings
    NextGame,  ///< nothing but what the next game would bring
};

/// @brief The options of `calculate`, understood and checked against each other.
struct CalculationRequest {
    CalculationKind kind = CalculationKind::Calculate;
    engine::CalculationInput input = {};
    std::vector<int> nextOpponents = {}; ///< ratings
    bool approximates = false;           ///< the games by the approximation of document 000, Anhang 2.1, too
    std::optional<double> factor = {};   ///< K to show the games with, instead of the one that follows
    std::optional<int> ratingUsed = {};  ///< of CalculationKind::Correct
    std::vector<engine::PartialRating> partials = {}; ///< of CalculationKind::Mean
};

/// @brief Reads the options of `calculate`.
/// @param version that they are for: its own ratings need no `--source`
/// @return a sentence that says what is wrong
[[nodiscard]] Outcome<CalculationRequest> readCalculationRequest(const Arguments& arguments,
                                                                 const engine::RuleVersion& version);

} // namespace zahlmeister::cli
