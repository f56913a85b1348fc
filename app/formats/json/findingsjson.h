// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class JsonWriter;

/// @brief Puts a finding into a sentence; the layers above know how.
using FindingWording = std::function<QString(const engine::Finding&)>;

/// @brief Where a finding points to, as a path of the tournament exchange format: `tournament.end`,
/// `participants[4].birth_year`, `games[12]`.
[[nodiscard]] std::string findingPath(const engine::Finding& finding, const engine::Tournament& tournament);

/// @brief Writes `findings`, an array of {code, level, place, participant?, clause?, args?, text?}.
/// @param wording gives `text`; without one the key is left out
void writeFindings(JsonWriter& json, const std::vector<engine::Finding>& findings,
                   const engine::Tournament& tournament, const FindingWording& wording);

/// @brief Findings as a JSON file of their own: `{"rules": ..., "findings": [...]}`.
/// @param rules id of the rule version that was used
[[nodiscard]] QByteArray writeFindingsJson(const std::string& rules,
                                           const std::vector<engine::Finding>& findings,
                                           const engine::Tournament& tournament,
                                           const FindingWording& wording = {});

} // namespace zahlmeister::app
