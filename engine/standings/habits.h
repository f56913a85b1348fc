// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/standings/playedrounds.h"
#include "engine/standings/tiebreak.h"

/// Ways to count unplayed rounds that are not those of FIDE C.07 today. Tables of organisers are made with
/// them; nothing is ordered by them here.
namespace zahlmeister::engine {

/// @brief What an opponent's score is.
enum class OpponentScores : std::uint8_t {
    AsOnTable,     ///< plain Buchholz: what stands on the table
    UnplayedDrawn, ///< his unplayed rounds as draws (C.07 until 31 August 2023)
};

/// @brief What one's own unplayed rounds give.
enum class OwnUnplayed : std::uint8_t {
    Nothing,
    ForfeitsAsGames, ///< forfeits count the scheduled opponent, byes nothing
    OwnScore,        ///< oneself as the opponent, with the points awarded
    DrawWithOneself, ///< oneself as the opponent, with half a point
    VirtualOpponent, ///< as C.07 had it until 31 August 2023
};

/// @brief A way to count unplayed rounds.
struct CountingHabit {
    OpponentScores opponents = OpponentScores::AsOnTable;
    OwnUnplayed own = OwnUnplayed::Nothing;
    int cutOfSummed = 0; ///< of the sum of Buchholz: how many lowest are cut from each of them

    bool operator==(const CountingHabit&) const = default;
};

/// @brief All of them, without cuts of what is summed.
[[nodiscard]] std::span<const CountingHabit> countingHabits();

/// @brief Whether a tie-break can be counted by a habit: Buchholz, the sum of Buchholz, Sonneborn-Berger.
[[nodiscard]] bool hasHabits(TieBreakCode code);

/// @brief The values of all entrants by a habit; cuts leave out the lowest and highest contributions.
/// @pre hasHabits(), and an individual event
[[nodiscard]] std::vector<double> valuesByHabit(const PlayedRounds& played, const TieBreak& tieBreak,
                                                CountingHabit habit);

} // namespace zahlmeister::engine
