// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/dwz2026/parameters.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief The tables of Anhang 2 with a version's parameters.
///
/// `expectancy` (2.1: D increment by hundreds of 50), `difference` (2.2: p by third decimal),
/// `coefficient-bonus-youth`,
/// `-junior`, `-adult` (2.3.1), `coefficient-brake-young`, `-adult` (2.3.2), `contribution` (2.4: one game
/// against an opponent D points better, computed exactly, rounded commercially).
[[nodiscard]] std::vector<PrintedTable> tablesOf(const Parameters& p);

} // namespace zahlmeister::engine::dwz2026
