// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

/// @brief The rule versions that ship with the program (resources/rules), oldest first; read once.
[[nodiscard]] const engine::RuleCatalog& shippedRules();

/// @brief The same to be held.
[[nodiscard]] std::shared_ptr<const engine::RuleCatalog> shippedRulesShared();

} // namespace zahlmeister::app
