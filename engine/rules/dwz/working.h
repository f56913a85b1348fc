// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/tournament.h"
#include "engine/rules/dwz/field.h"
#include "engine/rules/dwz/rules.h"

namespace zahlmeister::engine::dwz {

/// @brief What the parts of one evaluation share while it is computed.
struct Working {
    const Tournament& tournament;
    const FamilyRules& rules;
    const Formulas& formulas;
    const Field& field;
    Evaluation& result;
    Trace* trace;     ///< nullptr when nothing is recorded
    bool withDetails; ///< of the games

    /// R_0 of rated participants and, once found, R_1 of newcomers; 0 for everybody else.
    std::vector<int> ratings;

    /// What counts for opponents: the same, but for the special rating of exceptional players.
    std::vector<double> counting;

    /// @brief What the trace and the result say of a participant or a game.
    [[nodiscard]] std::int32_t number(std::size_t participant) const
    {
        return tournament.participants[participant].number.value();
    }
    [[nodiscard]] int round(const Contest& contest) const
    {
        return tournament.games[contest.game].round.value_or(0);
    }
    [[nodiscard]] GameDetail detail(const Contest& contest) const { return detailOf(tournament, contest); }
    [[nodiscard]] const Clauses& clauses() const { return *rules.clauses; }
    [[nodiscard]] Keeping keeping(std::size_t participant) const
    {
        return keepingOf(tournament.participants[participant], tournament.header.end, rules);
    }
};

/// @brief What the result says of a game before its numbers are known.
/// @return nullptr when details are not wanted
inline GameDetail* addDetail(Working& working, std::size_t self, const Contest& contest, bool counts)
{
    if (!working.withDetails)
        return nullptr;
    GameDetail& detail = working.result.participants[self].details.emplace_back(working.detail(contest));
    detail.counted = counts;
    if (!counts)
        detail.reason = working.field.reason(contest);
    return &detail;
}

/// @brief Finds the first ratings: start values, joint iteration, correction.
///
/// Fills R_p, R_i, R_1 and the details of all newcomers, Working::ratings and Working::counting, the number
/// of iterations and the findings. May be repeated after Working::counting has changed.
template <class Arithmetic>
void rateNewcomers(Working& working);

/// @brief Evaluates the rated participants: performance, special rating with what it makes necessary, W_e,
/// coefficient, R_n.
/// @pre rateNewcomers() is done
template <class Arithmetic>
void rateEstablished(Working& working);

/// @brief Collects the carry-over games of the residual participants.
/// @pre rateNewcomers() is done
void collectCarryOver(Working& working);

} // namespace zahlmeister::engine::dwz
