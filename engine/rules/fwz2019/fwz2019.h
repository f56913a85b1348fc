// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/date.h"
#include "engine/rules/ratingsystem.h"

/// The FWZ of German correspondence chess since 2019 (document 002).
namespace zahlmeister::engine::fwz2019 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

/// @brief Whether a rating counts as secured: five evaluated tournaments.
/// @source document 002, 3.2
[[nodiscard]] constexpr bool isSecured(int index)
{
    return index >= 5;
}

/// @brief Whether a player is inactive: no tournament ended within the five years before `day`. His FWZ is
/// kept and used, but not published.
/// @param lastEvaluated end of his last evaluated tournament
/// @source document 002, 5
[[nodiscard]] bool isInactive(Date lastEvaluated, Date day);

} // namespace zahlmeister::engine::fwz2019
