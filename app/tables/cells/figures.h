// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/base/date.h"
#include "engine/base/rating.h"
#include "engine/base/score.h"

/// Numbers, points, ratings, days and rounds, in all spellings that people use.
namespace zahlmeister::app {

/// @brief A whole number of up to six digits, with or without a dot after it.
[[nodiscard]] std::optional<int> numberOfCell(const QString& plain);

/// @brief Points: `3½`, `3,5`, `3.5`, `3½/5`, `3,5 aus 7`; up to 9999.
[[nodiscard]] std::optional<engine::Score> pointsOfCell(const QString& plain);

/// @brief A rating cell.
struct CellRating {
    std::optional<engine::Rating> rating = {}; ///< nothing: unrated
    std::optional<int> index = {};

    bool operator==(const CellRating&) const = default;
};

/// @brief `1802`, `1802-45`, `1802 (45)`; unrated as empty, 0, `-`, `ohne`, `unr.`.
[[nodiscard]] std::optional<CellRating> ratingOfCell(const QString& plain);

/// @brief A day: `5.3.2026`, `05.03.26`, `2026-03-05`, anywhere in a text.
[[nodiscard]] std::optional<engine::Date> dateInText(const QString& text);

/// @brief The round that a heading names: `3. Runde`, `Runde 3`, `Round 3`, `Paarungen der 3. Runde`.
[[nodiscard]] std::optional<int> roundInText(const QString& text);

} // namespace zahlmeister::app
