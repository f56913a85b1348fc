// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/base/result.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

/// @brief What one result of the next game would give.
struct NextGameOutcome {
    Score score;
    std::optional<int> newRating = {}; ///< nothing while the games do not suffice for a rating
    std::optional<int> change = {};    ///< against NextGame::before; nothing when either is missing
};

/// @brief The next game against one opponent, in every way it can end.
struct NextGame {
    int opponentRating;
    std::optional<int> before; ///< rating after the games so far; without games the rating at the start
    std::array<NextGameOutcome, 3> outcomes; ///< win, draw, loss
};

/// @brief Asks what the next game would bring: the calculation with one game more, compared with the one
/// without it.
/// @param input the player with what he has played so far, single games or totals, or nothing at all
/// @return what RatingSystem::calculate() returns, and Error::OutOfRange for the opponent's rating
[[nodiscard]] Result<NextGame> nextGame(const RatingSystem& system, const CalculationInput& input,
                                        int opponentRating, const RuleVersion& version,
                                        std::optional<Arithmetic> arithmetic = {});

} // namespace zahlmeister::engine
