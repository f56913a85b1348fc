// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QString>

#include "engine/model/tournament.h"

/// What lines around a table say of the tournament itself.
namespace zahlmeister::app {

/// @brief The first and the last of the days that a text names: `2026/05/06 to 2026/05/10`, or one day twice.
/// @return nothing when a day of them cannot be read
[[nodiscard]] std::optional<std::pair<engine::Date, engine::Date>> daysInText(const QString& text);

/// @brief Takes place, days, number of rounds and time control from a line such as `Ort: Berlin` or
/// `Location : Berlin, Date : 2026/05/06 To 2026/05/10`. What is known already stays, of rounds the larger
/// number.
void addDetails(const QString& line, engine::TournamentHeader& header);

/// @brief The rule that a line names for the colours of matches: `Die Heimmannschaft hat an den ungeraden
/// Brettern Schwarz`, `Gast an Brett 1 Weiß`.
/// @return whether the home side has White on the odd boards; nothing when the line names no rule
[[nodiscard]] std::optional<bool> homeHasWhiteOnOddBoards(const QString& line);

} // namespace zahlmeister::app
