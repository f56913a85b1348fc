// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A tournament as it comes into a work file for the first time: with the time of its processing,
/// which it keeps in every file that takes it over.
/// @source document 000, 2.2.3 (order of evaluation: at last that of processing)
[[nodiscard]] engine::Tournament arriving(engine::Tournament tournament);

} // namespace zahlmeister::app
