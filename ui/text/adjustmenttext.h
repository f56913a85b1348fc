// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/rules/adjustment.h"

/// Adjustments of ratings, in words.
namespace zahlmeister::ui {

/// @brief The members of an age group: "youth players".
[[nodiscard]] QString agesName(engine::AgeGroup ages);

/// @brief Whom an adjustment concerns: "everybody", "VKZ 6…", "youth players, VKZ C03…".
[[nodiscard]] QString concernedText(const engine::Adjustment& adjustment);

/// @brief Its formula: "up to 1500: 0.9 R + 170; above: R + 20".
[[nodiscard]] QString formulaText(const engine::Adjustment& adjustment);

} // namespace zahlmeister::ui
