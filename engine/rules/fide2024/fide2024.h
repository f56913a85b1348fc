// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The Elo of the FIDE: standard, rapid and blitz (B.02). What differs by the day is in one rule version,
/// since all of it goes by the first day of the tournament.
namespace zahlmeister::engine::fide2024 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

} // namespace zahlmeister::engine::fide2024
