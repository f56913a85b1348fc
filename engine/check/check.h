// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/check/finding.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/rulecatalog.h"

namespace zahlmeister::engine {

/// @brief All findings about a tournament: its data, its games, and those of the evaluation.
/// @param choice the rule version used and why
/// @param evaluation the result under this version; nullptr when there is none
/// @return errors first, then warnings, then notes; within a level tournament, participants, games, in order
[[nodiscard]] std::vector<Finding> check(const Tournament& tournament, const RuleChoice& choice,
                                         const Evaluation* evaluation);

} // namespace zahlmeister::engine
