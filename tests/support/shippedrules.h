// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::tests {

/// @brief The rule versions that ship with the program, for tests of layers that cannot read them.
[[nodiscard]] const engine::RuleCatalog& shippedRules();

} // namespace zahlmeister::tests
