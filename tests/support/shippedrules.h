// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::tests {

/// @brief The rule versions that ship with the program, for tests of layers that cannot read them.
[[nodiscard]] const engine::RuleCatalog& shippedRules();

/// @brief An evaluation under the rules of 2026, with its trace.
[[nodiscard]] inline engine::Evaluation
evaluatedByWo2026(const engine::Tournament& tournament,
                  engine::Arithmetic arithmetic = engine::Arithmetic::Exact)
{
    return *engine::evaluate(tournament, **shippedRules().find("dwz-2026"), {arithmetic, true});
}

} // namespace zahlmeister::tests
