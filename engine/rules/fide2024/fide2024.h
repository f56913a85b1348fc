// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The Elo of the FIDE: standard, rapid and blitz (B.02). What differs by the day is in one rule version,
/// since all of it goes by the first day of the tournament.
namespace zahlmeister::engine::fide2024 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

/// @brief Whether a version is that of a tournament's rate of play, as it is for players of the lowest
/// ratings; without a time control the standard one is.
/// @param version of this system
/// @source FIDE B.02, 1.1
[[nodiscard]] bool fits(const RuleVersion& version, const TournamentHeader& header);

/// @brief Whether a version is for faster games than another one.
[[nodiscard]] bool isFaster(const RuleVersion& version, const RuleVersion& other);

} // namespace zahlmeister::engine::fide2024
