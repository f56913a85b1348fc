// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The Ingo system as of 1 November 1960 (document 003): a lower number is the better one.
namespace zahlmeister::engine::ingo1960 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

} // namespace zahlmeister::engine::ingo1960
