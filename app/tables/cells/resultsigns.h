// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/model/tournament.h"

/// The signs that results and colours are written with.
namespace zahlmeister::app {

inline const QString kHalfSign = QStringLiteral("\u00bd");

/// @brief One side of a result: `1`, `0`, `½`, `=`, `r`, `+`, `-`.
/// @return nothing for any other sign
[[nodiscard]] std::optional<engine::SideResult> sideOfSign(QChar sign);

/// @brief Whether a letter stands for a colour in one of the languages that pairing programs speak.
[[nodiscard]] bool isColourLetter(QChar letter);

/// @brief A win or a loss as one without a game; other sides as they are.
[[nodiscard]] engine::SideResult forfeited(engine::SideResult side);

} // namespace zahlmeister::app
