// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief The example tournament of document 000, Anhang 3.1: participants A to R with the numbers 1 to 16.
///
/// Built in code, so that the engine's tests need no reader. `tests/data/wo-2026.tournament.json` is the
/// same.
[[nodiscard]] engine::Tournament woExample();

/// @brief A row of Anhang 3.1.11, misprints corrected, with the intermediate values of Anhang 3.1.2 to 3.1.9.
struct WoExpectation {
    const char* name;
    engine::Group group;
    int games;
    double score;
    std::optional<double> expected;
    std::optional<double> coefficient;
    std::optional<int> opponentsAverage;
    std::optional<int> performance;
    bool exceptional;
    std::optional<int> startValue;
    std::optional<int> iterationValue;
    std::optional<int> newRating;
    std::optional<int> newIndex;
    bool recorded;
};

/// @brief All sixteen rows, computed with the printed tables.
[[nodiscard]] const std::vector<WoExpectation>& woExpectations();

} // namespace zahlmeister::tests
