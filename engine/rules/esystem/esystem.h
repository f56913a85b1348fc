// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/ratingsystem.h"
#include "engine/rules/ruleversion.h"

/// The DWZ from 2004 to June 2026, which moves ratings by a development coefficient E (document 004). Its
/// formulas are lost in that document; they are reconstructed from official evaluations of 2010 to 2023.
namespace zahlmeister::engine::esystem {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

/// @brief The rules of 1992 (document 001), which its successors extend by acceleration and brake.
[[nodiscard]] const RatingSystem& system1992();

/// @brief `dwz-1992`, `dwz-2004`, `dwz-2013` and `dwz-2016`, oldest first.
[[nodiscard]] std::vector<RuleVersion> versions();

} // namespace zahlmeister::engine::esystem
