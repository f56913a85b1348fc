// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include "engine/check/finding.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Writes an evaluation as JSON, UTF-8, reals with at least six significant digits; with `trace` if it
/// has one.
/// @param findings written as they are, beside Evaluation::findings, which they are expected to contain
[[nodiscard]] QByteArray writeEvaluationJson(const engine::Tournament& tournament,
                                             const engine::Evaluation& evaluation,
                                             const std::vector<engine::Finding>& findings);

} // namespace zahlmeister::app
