// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/import/notelist.h"
#include "app/import/trfrecords.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The games of a report, and the rounds without an opponent.
struct TrfGames {
    std::vector<engine::Game> games;            ///< round by round, ids 1, 2, ...; without dates and boards
    std::vector<int> gameLines;                 ///< of the player who comes first
    std::vector<std::vector<engine::Bye>> byes; ///< of each player
};

/// @brief Joins the two halves of each game.
///
/// Refused: unknown opponents, games against oneself, halves that contradict each other, equal colours. A
/// half whose other half is blank is a doubt.
/// @pre the numbers of players are unique
[[nodiscard]] TrfGames joinTrfGames(const TrfRecords& records, NoteList& notes);

/// @brief How messages call a player: name and number.
[[nodiscard]] std::string trfNameOf(const TrfPlayer& player);

/// @brief Compares the stored points of each player with those of his results.
void compareTrfPoints(const TrfRecords& records, NoteList& notes);

} // namespace zahlmeister::app
