// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/evaluation.h"
#include "ui/text/findings/queryletter.h"

/// The letters that a referee writes besides the query.
namespace zahlmeister::ui {

/// @brief Refuses the evaluation of a tournament.
/// @param reason in the referee's own words, one paragraph or several
/// @source document 000, 2.2.5.3, 2.2.5.1
[[nodiscard]] QueryLetter refusalLetter(const engine::Tournament& tournament, const QString& reason);

/// @brief Tells the organiser that his tournament was evaluated, and what came out.
/// @source document 000, 6.5.1; document 002, 7
[[nodiscard]] QueryLetter evaluationNotice(const engine::Tournament& tournament,
                                           const engine::Evaluation& evaluation,
                                           const engine::RuleVersion& version);

} // namespace zahlmeister::ui
