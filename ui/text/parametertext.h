// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <QString>

#include "engine/model/ruleversion.h"

/// Parameters of rule versions in words.
namespace zahlmeister::ui {

/// @brief The values of a parameter: "0,08", "60  60  48".
[[nodiscard]] QString valuesText(const std::vector<double>& values);

/// @brief The word for a unit of engine::kParameterUnits: "Wertungspunkte"; any other stands as it is.
[[nodiscard]] QString unitText(std::string_view unit);

/// @brief What a parameter may be, as the rest of a sentence: "ganze Zahl von 1 bis 100".
[[nodiscard]] QString rangeText(const engine::ParameterRange& range);

} // namespace zahlmeister::ui
