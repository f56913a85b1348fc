// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"
#include "engine/rules/breaks.h"

/// A tournament that has to be rated as several (document 000, 2.2.2, 4.2.4.4).
///
/// Every game, every bye and every match of the schedule is in exactly one part, every participant in all
/// parts in which he plays or is in the line-up of a team that does; who is in none is in the first. Parts
/// have the participants' numbers of the whole and its data, but for the federation's id and what was
/// accepted as a warning: both were said of the whole. Their names end in " (1)", " (2)" and so on. A part
/// begins and ends with its games as far as their days are known.
namespace zahlmeister::app {

/// @brief Parts at pauses. A game without a day goes with its round. Rounds of a later part are counted from
/// 1 where none of them had begun before; a part of a round robin is none any more.
/// @param breaks as engine::breaksOf() gives them, or some of them
[[nodiscard]] std::vector<engine::Tournament> splitAtBreaks(const engine::Tournament& tournament,
                                                            const std::vector<engine::Break>& breaks);

/// @brief Whether splitAfterRound() can tell where games belong: all of them have a round, and there are
/// several.
[[nodiscard]] bool hasRoundsToSplit(const engine::Tournament& tournament);

/// @brief Parts after a round, such as preliminaries and finals, or a tournament and its play-offs; likewise.
/// @param round the last one of the first part
/// @pre hasRoundsToSplit()
[[nodiscard]] std::vector<engine::Tournament> splitAfterRound(const engine::Tournament& tournament,
                                                              int round);

/// @brief Parts into groups, none of which has a game against another one, in the order of their first
/// participants.
[[nodiscard]] std::vector<engine::Tournament> splitIntoGroups(const engine::Tournament& tournament);

/// @brief Counts the rounds of games, byes and schedule on.
/// @param by may be negative, as long as every round stays from 1 to 999
void shiftRounds(engine::Tournament& tournament, int by);

/// @brief Records that parts are of one season, whose table goes on from part to part (seasonOf()).
/// @param season a new UUID; parts of what is part of a season already stay in that one
/// @source document 000, 2.2.2, 4.2.4.3
void makeSeason(std::vector<engine::Tournament>& parts, const engine::Tournament& whole,
                const std::string& season);

/// @brief Lets everybody enter a part with what the part before left him with; what the referee had set
/// against the list was said of the first.
/// @param parts in the order of their days, as splitAtBreaks() and splitAfterRound() give them
/// @source document 000, 3.7
void chainEntries(std::vector<engine::Tournament>& parts, const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
