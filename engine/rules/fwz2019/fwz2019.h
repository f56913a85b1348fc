// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The FWZ of German correspondence chess since 2019 (document 002).
namespace zahlmeister::engine::fwz2019 {

/// @brief The system as RatingSystem; lives for ever.
[[nodiscard]] const RatingSystem& system();

} // namespace zahlmeister::engine::fwz2019
