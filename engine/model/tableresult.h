// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"

/// What a game counts on the table, where an arbiter decided differently from the board (document 000,
/// 2.2.5.2).
namespace zahlmeister::engine {

/// @brief What counts on the table: what was awarded, else the result on the board.
[[nodiscard]] inline GameResult tableResult(const Game& game)
{
    return game.awarded.value_or(game.result);
}

/// @brief Enters a result as it is typed into a table: it is that on the board, and what was awarded in place
/// of an earlier one is over.
inline void enterResult(Game& game, GameResult result)
{
    if (result == tableResult(game))
        return;
    game.result = result;
    game.awarded.reset();
}

} // namespace zahlmeister::engine
