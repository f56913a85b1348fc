// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"
#include "engine/rules/ruleversion.h"

/// The DWZ since June 2026 (document 000: Wertungsordnung, 2nd half of 2026).
namespace zahlmeister::engine::dwz2026 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

/// @brief The rule version `dwz-2026` with the parameters of Anhang 1.2.1.
[[nodiscard]] RuleVersion version();

} // namespace zahlmeister::engine::dwz2026
