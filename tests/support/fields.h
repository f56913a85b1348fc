// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/model/tournament.h"

/// Made-up tournaments. The same arguments give the same tournament on every machine.
namespace zahlmeister::tests {

/// @brief What a made-up field looks like; shares are probabilities per participant or per game, 0 to 1.
struct FieldShape {
    int players = 16;
    int rounds = 7;
    double unrated = 0.2;     ///< participants without entry rating
    double carryOver = 0.5;   ///< of the unrated: has one to four carry-over games
    double textOnly = 0.1;    ///< participants who are no members
    double foreign = 0.03;    ///< of the rated: enters with a FIDE or national rating
    double computer = 0.0;    ///< participants that are computers
    double ageUnknown = 0.05; ///< participants without year of birth
    double forfeit = 0.03;    ///< games decided by forfeit
    double halfRated = 0.0;   ///< games with `0/-`, `-/0`, `1/2-0`, `0-1/2` or `0-0`
    double open = 0.0;        ///< games without a result yet
    double unratedGame = 0.0; ///< games that the referee excluded
};

/// @brief Everybody against everybody once, shape.rounds is ignored.
[[nodiscard]] engine::Tournament roundRobin(std::uint64_t seed, const FieldShape& shape);

/// @brief Swiss system: neighbours in the standings meet, nobody twice while it can be avoided.
[[nodiscard]] engine::Tournament swissSystem(std::uint64_t seed, const FieldShape& shape);

/// @brief A league: teams of equal strength order, ten teams a group, each against each, board by board.
/// @param boards players per team; shape.players is rounded down to whole groups, at least one
[[nodiscard]] engine::Tournament league(std::uint64_t seed, const FieldShape& shape, int boards);

/// @brief Any tournament that the model allows, likely or not: from nobody to forty participants, matches,
/// repeated pairings, 100 % and 0 %, carry-over games on the day they expire, computers, results of every
/// kind, games in any order.
[[nodiscard]] engine::Tournament anyTournament(std::uint64_t seed);

} // namespace zahlmeister::tests
