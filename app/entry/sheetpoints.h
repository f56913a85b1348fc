// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/standings.h"

/// The points that the organiser's sheet states for a row. Nothing is computed from them: they catch what was
/// typed wrong.
namespace zahlmeister::app {

/// @brief How what a sheet states and what follows from the results go together.
enum class SheetPoints {
    Open,   ///< nothing is stated, or what is missing can still come from games that are not typed yet
    Agree,  ///< the same
    Differ, ///< a result of this row is wrong, or the sheet is
};

/// @brief The points that the sheet states for a participant; nothing: it was not typed, and no file said so.
[[nodiscard]] std::optional<engine::Score> sheetPointsOf(const engine::Participant& participant);

/// @brief States other points; nothing takes them back.
void setSheetPoints(engine::Participant& participant, std::optional<engine::Score> points);

/// @brief Compares the sheet with the table, for every participant.
/// @param standings engine::standings() of the tournament
/// @return in the order of Tournament::participants
[[nodiscard]] std::vector<SheetPoints> compareWithSheet(const engine::Tournament& tournament,
                                                        const std::vector<engine::Standing>& standings);

} // namespace zahlmeister::app
