// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

/// @brief Tells whether two programs compute the same: a hash of all rule versions, and of what the engine
/// makes of a made-up tournament by each of them. Neither do two that keep something else.
[[nodiscard]] QString evaluationFingerprint(const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
