// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>

#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"
#include "engine/rules/contribution.h"
#include "engine/rules/nextgame.h"

namespace zahlmeister::cli {

/// @brief What `calculate` has found.
struct CalculationReport {
    const engine::RuleVersion& version;
    engine::Arithmetic arithmetic;
    engine::Tournament tournament = {};                     ///< that the evaluation is of
    std::optional<engine::Evaluation> evaluation = {};      ///< nothing when only the next game was asked for
    std::optional<engine::Contributions> given = {};        ///< the games with a K of the user's own
    std::optional<engine::Contributions> approximated = {}; ///< the games by the approximation of Anhang 2.1
    std::vector<engine::NextGame> nextGames = {};
    std::optional<int> mean = {}; ///< of first ratings
    bool isRough = false;         ///< by the rules of thumb
};

/// @brief Tables for the terminal.
[[nodiscard]] QByteArray calculationToText(const CalculationReport& report);

/// @brief The evaluation as `evaluate` writes it, with `contributions`, `approximation` and `next_game` after
/// it where they were asked for.
[[nodiscard]] QByteArray calculationToJson(const CalculationReport& report);

} // namespace zahlmeister::cli
