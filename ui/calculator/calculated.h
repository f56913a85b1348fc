// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::ui {

/// @brief One player's calculation with everything that explains it.
struct Calculated {
    engine::Tournament tournament; ///< of one player and his opponents
    engine::Evaluation evaluation; ///< with its trace
    engine::RuleVersion version;

    /// @brief The player's numbers.
    [[nodiscard]] const engine::ParticipantEvaluation& result() const
    {
        return evaluation.participants.front();
    }
};

/// @brief Shared, because a table, an explanation and the page that made it look at the same one; nullptr
/// while there is none.
using CalculatedPointer = std::shared_ptr<const Calculated>;

} // namespace zahlmeister::ui
