// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/dwz1992/parameters.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine::dwz1992 {

/// @brief Where a document prints its tables; empty: it has none, as document 004.
struct TableClauses {
    const char* expectancy = "";
    const char* difference = "";
    const char* coefficient = "";
    const char* factor = "";
    const char* contribution = "";
};

/// @brief The tables of document 001, Anhang 2 with a version's parameters.
///
/// `expectancy` (2.1), `difference` (2.2), `coefficient` (2.4: E by R_0 for youth, juniors, adults, the index
/// above 5; for accelerated players, too, where the version accelerates), `brake` (E with B by R_0, where it
/// brakes), `factor` (2.5: K = 800 / (E + n) for E 5 to 30, n 1 to 11) and `contribution` (one game against
/// an opponent D points stronger for K 20 to 100: won, drawn, lost).
[[nodiscard]] std::vector<PrintedTable> tablesOf(const Parameters& parameters, const TableClauses& clauses);

} // namespace zahlmeister::engine::dwz1992
