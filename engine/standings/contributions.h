// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/standings/tiebreakvalues.h"

/// The rounds of one entrant as a tie-break sees them.
namespace zahlmeister::engine {

/// @brief Adds what each round gives to a tie-break that is a sum over scores (articles 7, 8, 9, 12 and 13).
void addScores(const PlayedRounds& played, const TieBreak& tieBreak, std::size_t entrant,
               std::vector<Contribution>& parts);

/// @brief Adds a value of each opponent met over the board, who has one.
/// @param values of all entrants
void addOpponents(const PlayedRounds& played, std::size_t entrant, const std::vector<double>& values,
                  std::vector<Contribution>& parts);

/// @brief Marks what a modifier leaves out.
/// @param hasException voluntarily unplayed rounds go first (16.5)
/// @source FIDE C.07, 14.1 to 14.4, 16.5
void cut(const TieBreak& tieBreak, bool hasException, std::vector<Contribution>& parts);

} // namespace zahlmeister::engine
