// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The DWZ from 2004 to June 2026, which moves ratings by a development coefficient E (document 004). Its
/// formulas are lost in that document; they are reconstructed from official evaluations of 2010 to 2023.
namespace zahlmeister::engine::esystem {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

/// @brief The rules of 1992 (document 001), which its successors extend by acceleration and brake.
[[nodiscard]] const RatingSystem& system1992();

} // namespace zahlmeister::engine::esystem
