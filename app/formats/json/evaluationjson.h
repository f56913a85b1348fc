// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include "app/formats/json/findingsjson.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class JsonWriter;

/// @brief Writes an evaluation as JSON, UTF-8, keys in a fixed order, quantities that do not exist left out.
///
/// Reals are written so that they read back as the same double. If the evaluation has a trace, every
/// participant gets a `trace`: the steps that led to his numbers, in the order of the computation.
/// @param tournament the one that was evaluated
/// @param version under which it was evaluated
/// @param findings written as they are, beside Evaluation::findings, which they are expected to contain
/// @param wording gives the findings' `text`; without one they have none
[[nodiscard]] QByteArray writeEvaluationJson(const engine::Tournament& tournament,
                                             const engine::RuleVersion& version,
                                             const engine::Evaluation& evaluation,
                                             const std::vector<engine::Finding>& findings,
                                             const FindingWording& wording = {});

/// @brief Writes the members of that object into one that is open already, so that others can follow.
void writeEvaluationMembers(JsonWriter& json, const engine::Tournament& tournament,
                            const engine::RuleVersion& version, const engine::Evaluation& evaluation,
                            const std::vector<engine::Finding>& findings, const FindingWording& wording = {});

} // namespace zahlmeister::app
