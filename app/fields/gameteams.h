// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Edits of a team tournament that leave old matches as they were: the team belongs to the game.
///
/// When a participant gets another team, the games and byes that he has so far keep the one that he had. When
/// nobody is left in a team, and the header has none of that name, it was only renamed, and its games follow.
/// Who had no team before, or has none any more, has it for all of his games. Games and byes that are among
/// the edits stay as these say.
/// @return the edits, with those of games and byes behind them that go with them
[[nodiscard]] std::vector<Edit> withTeamsKept(const engine::Tournament& before, std::vector<Edit> edits);

} // namespace zahlmeister::app
