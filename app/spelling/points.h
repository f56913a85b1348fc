// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QStringView>

#include "engine/base/score.h"

/// How people and programs write points.
namespace zahlmeister::app {

/// @brief Where points stand.
enum class PointsPlace {
    Alone, ///< in a field or a column of their own: also `3.` and `3.000`
    Cell,  ///< in a cell of any table, where `3.` is a place and `3.000` thousands; also `3½/5`, `3,5 aus 7`
};

/// @brief Points in tenths: `3`, `3½`, `½`, `3,5`, `.5`, `-1`, up to 9999 in a cell, else to 9999999.
[[nodiscard]] std::optional<int> tenthsOf(QStringView text, PointsPlace place = PointsPlace::Alone);

/// @brief Points as tenthsOf() reads them, not negative, whole or half.
[[nodiscard]] std::optional<engine::Score> pointsOf(QStringView text, PointsPlace place = PointsPlace::Alone);

/// @brief Half points of both sides of a match: `2½ : 1½`, `5-3`.
[[nodiscard]] std::optional<std::pair<int, int>> matchPointsOf(QStringView text);

} // namespace zahlmeister::app
