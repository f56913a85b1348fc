// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The DWZ since June 2026 (document 000: Wertungsordnung, 2nd half of 2026).
namespace zahlmeister::engine::dwz2026 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

} // namespace zahlmeister::engine::dwz2026
