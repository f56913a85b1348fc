// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/standings/tiebreakvalues.h"

/// Tie-breaks that look at what the tied ones did against each other (FIDE C.07, articles 6, 12 and 13.3).
namespace zahlmeister::engine {

/// @brief The places of the tied ones among them, in their order: from 1, shared by those whom nothing parts;
/// 0 for all of them when nothing was decided.
/// @pre TieBreakInfo::byGroup
[[nodiscard]] std::vector<double> placesAmong(const PlayedRounds& played, const TieBreak& tieBreak,
                                              const std::vector<std::size_t>& tied);

/// @brief The rounds of one of them against the others.
[[nodiscard]] std::vector<Contribution> encountersOf(const PlayedRounds& played, const TieBreak& tieBreak,
                                                     std::size_t entrant,
                                                     const std::vector<std::size_t>& tied);

} // namespace zahlmeister::engine
