// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/entry/matchplan.h"
#include "engine/model/tournament.h"
#include "ui/paste/pasteplan.h"

/// Lists of lines as they are typed into the line of a round, pasted at once. One line that cannot stand, or
/// that contradicts another one or the tournament, refuses all of them.
namespace zahlmeister::ui {

/// @brief Whether a text is a list of pairings as readLine() reads them, at least one; empty lines and heads
/// of rounds (`Runde 3`) may stand between them.
[[nodiscard]] bool isPairingList(const QString& text);

/// @brief Pairings and byes of a round, one a line: `12-5 1`; `r4` or `Runde 4` changes the round.
/// @param round of the lines before the first that names one
[[nodiscard]] PastePlan planPairingLines(const engine::Tournament& tournament, int round,
                                         const QString& text);

/// @brief Results of games in their order, one a line, as White sees them; an empty line leaves its game.
/// @return nothing when the text is something else
[[nodiscard]] std::optional<std::vector<std::optional<engine::GameResult>>>
readResultLines(const QString& text);

/// @brief Matches of a round, one a line: `1-4 10½1`.
/// @param boards and @param custom of new matches
[[nodiscard]] PastePlan planMatchLines(const engine::Tournament& tournament, int round, const QString& text,
                                       int boards, engine::HomeWhite custom);

} // namespace zahlmeister::ui
