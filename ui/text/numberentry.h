// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/base/score.h"

/// What people type for numbers, in any language.
namespace zahlmeister::ui {

/// @brief A number with a decimal point or comma, such as `3.891`.
/// @return nothing for every other text
[[nodiscard]] std::optional<double> parseNumber(QString text);

/// @brief Points such as `3`, `3½`, `3,5` or `½`, not negative.
/// @return nothing for every other text
[[nodiscard]] std::optional<engine::Score> parseScore(QString text);

} // namespace zahlmeister::ui
