// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/tournament.h"
#include "engine/rules/dwz2026/field.h"
#include "engine/rules/dwz2026/parameters.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief What the parts of one evaluation share while it is computed.
struct Working {
    const Tournament& tournament;
    const Parameters& parameters;
    const Field& field;
    Evaluation& result;
    Trace* trace; ///< nullptr when nothing is recorded

    /// R_0 of rated participants and, once found, R_1 of newcomers; 0 for everybody else.
    std::vector<int> ratings;

    /// @brief What the trace and the result say of a participant or a game.
    [[nodiscard]] std::int32_t number(std::size_t participant) const
    {
        return tournament.participants[participant].number.value();
    }
    [[nodiscard]] int round(const Contest& contest) const
    {
        return tournament.games[contest.game].round.value_or(0);
    }
    [[nodiscard]] GameDetail detail(const Contest& contest) const;
};

inline GameDetail Working::detail(const Contest& contest) const
{
    const Game& game = tournament.games[contest.game];
    return {.game = contest.game,
            .round = game.round,
            .opponent = contest.white ? game.black : game.white,
            .result = contest.result,
            .white = contest.white};
}

/// @brief Finds the first ratings: start values, joint iteration, correction (3.4, Anhang 1.1, 1.2.2).
///
/// Fills R_p, R_i, R_1 and the details of all newcomers, Working::ratings, the number of iterations and the
/// findings.
template <class Arithmetic>
void rateNewcomers(Working& working);

/// @brief Evaluates the rated participants: performance, special rating, W_e, K, R_n (3.5, 3.6).
/// @pre rateNewcomers() is done
template <class Arithmetic>
void rateEstablished(Working& working);

/// @brief Collects the carry-over games of the residual participants (3.4.2).
/// @pre rateNewcomers() is done
void collectCarryOver(Working& working);

} // namespace zahlmeister::engine::dwz2026
