// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/base/rating.h"

/// Numbers, ratings and rounds, in all spellings that people use.
namespace zahlmeister::app {

/// @brief A whole number of up to six digits, with or without a dot after it.
[[nodiscard]] std::optional<int> numberOfCell(const QString& plain);

/// @brief A rating cell.
struct CellRating {
    std::optional<engine::Rating> rating = {}; ///< nothing: unrated
    std::optional<int> index = {};

    bool operator==(const CellRating&) const = default;
};

/// @brief `1802`, `1802-45`, `1802 (45)`; unrated as empty, 0, `-`, `ohne`, `unr.`.
[[nodiscard]] std::optional<CellRating> ratingOfCell(const QString& plain);

/// @brief The round that a heading names: `3. Runde`, `Runde 3`, `Round 3`, `Paarungen der 3. Runde`,
/// `III. Runde`, and `Kreisliga R3`.
[[nodiscard]] std::optional<int> roundInText(const QString& text);

} // namespace zahlmeister::app
