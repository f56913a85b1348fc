// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <span>
#include <utility>
#include <vector>

#include "engine/standings/playedrounds.h"
#include "engine/standings/tiebreak.h"

/// The values of tie-breaks, and what each of them is made of.
namespace zahlmeister::engine {

/// @brief What one round gives to a tie-break.
struct Contribution {
    std::int32_t opponent = kNoOpponent; ///< position among the entrants
    std::int16_t round = 0;              ///< 0: unknown
    RoundKind kind = RoundKind::Played;
    bool isDummy = false;     ///< one's own score stands for the opponent's (16.4)
    bool isCut = false;       ///< left out by a modifier
    bool isFactor = false;    ///< the value is opponentValue times points
    double opponentValue = 0; ///< his score or rating as it counts here
    double points = 0;        ///< scored in this round
    double value = 0;         ///< what goes into the sum
    const char* clause = "";  ///< what changed it, such as `16.4.2`; static storage

    bool operator==(const Contribution&) const = default;
};

/// @brief How a value came about.
struct TieBreakTrace {
    TieBreak tieBreak;
    double value = 0; ///< not a number: there is none, such as an average of nobody
    std::vector<Contribution> contributions = {};
};

/// @brief Computes tie-breaks of one table. What many of them need is computed once.
class TieBreakValues {
public:
    /// @param played outlives this
    explicit TieBreakValues(const PlayedRounds& played) : m_played(played) { }

    /// @brief The values of all entrants; not a number where there is none.
    /// @pre the code does not depend on who is tied (TieBreakInfo::byGroup)
    [[nodiscard]] const std::vector<double>& of(const TieBreak& tieBreak);

    /// @brief The same of some who are tied: their places among them, from 1; 0 where nothing was decided.
    /// @pre TieBreakInfo::byGroup
    [[nodiscard]] std::vector<double> among(const TieBreak& tieBreak,
                                            const std::vector<std::size_t>& tied) const;

    /// @brief How one value came about.
    /// @param tied who is tied where the tie-break is applied; only asked for when the code depends on it
    [[nodiscard]] TieBreakTrace trace(const TieBreak& tieBreak, std::size_t entrant,
                                      const std::vector<std::size_t>& tied = {});

private:
    /// One entrant's value; `parts` is emptied and has its contributions afterwards.
    double valueOf(const TieBreak& tieBreak, std::size_t entrant, std::vector<Contribution>& parts);

    const PlayedRounds& m_played;
    std::list<std::pair<TieBreak, std::vector<double>>> m_values; ///< a list, because of() gives references
};

} // namespace zahlmeister::engine
