// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::app {

/// @brief Reads a rule version (`zahlmeister-rules`, version 1): identity, validity, arithmetic, and the
/// parameters with their clauses and what they are in German and English.
///
/// As strict as readTournamentJson(). Whether the parameters suit the system is for engine::validate().
/// @param file name for messages
/// @return the version with RuleOrigin::Own, or all errors found, each with its position
[[nodiscard]] tl::expected<engine::RuleVersion, std::vector<Error>>
readRuleVersionJson(const QByteArray& data, const QString& file);

/// @brief Writes the same format, UTF-8, a line for each parameter. Reading it again gives an equal version
/// but for its origin.
[[nodiscard]] QByteArray writeRuleVersionJson(const engine::RuleVersion& version);

} // namespace zahlmeister::app
