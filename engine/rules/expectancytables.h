// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/rules/expectancy.h"
#include "engine/rules/ratingsystem.h"

/// The tables of probabilities and differences as the regulations print them, and of what follows from them.
namespace zahlmeister::engine {

/// @brief A number in C notation with so many decimals.
[[nodiscard]] std::string fixed(double value, int decimals);

/// @brief P(D) with three decimals: D by hundreds of 50 and single points (document 000, Anhang 2.1).
/// @param expectancy of the version; any other deviation than kDeviation gives a table that nobody printed
[[nodiscard]] PrintedTable expectancyTable(std::string clause, const Expectancy& expectancy);
/// @brief D(P) for p with three decimals (document 000, Anhang 2.2).
[[nodiscard]] PrintedTable differenceTable(std::string clause, const Expectancy& expectancy);
/// @brief P(D) with two decimals: ranges of D (document 001, Anhang 2.1).
[[nodiscard]] PrintedTable coarseExpectancyTable(std::string clause, const Expectancy& expectancy);
/// @brief D(P) for p with two decimals (document 001, Anhang 2.2).
[[nodiscard]] PrintedTable coarseDifferenceTable(std::string clause, const Expectancy& expectancy);

/// @brief Rating points that a game brings with a factor K against an opponent D points weaker.
using GameChange = std::function<int(double factor, double difference, Score score)>;

/// @brief What one game brings, won, drawn and lost, by K and D: steps of 50 points to the widest difference.
[[nodiscard]] PrintedTable contributionTable(std::string clause, std::span<const double> factors,
                                             int widestDifference, const GameChange& change);

} // namespace zahlmeister::engine
