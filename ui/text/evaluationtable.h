// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/output/table.h"
#include "engine/evaluation/evaluation.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::ui {

/// @brief The evaluation of a tournament as its sheet has it.
/// @param columns of the evaluation's rating system, those that are shown
/// @param chosen positions of the participants that have a row, in their order
/// @source document 000, Anhang 3.1.11
[[nodiscard]] app::Table evaluationTable(const engine::Tournament& tournament,
                                         const engine::Evaluation& evaluation,
                                         const engine::RuleVersion& version,
                                         std::span<const engine::Column> columns,
                                         const std::vector<std::size_t>& chosen);

} // namespace zahlmeister::ui
