// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/support/opentournament.h"

namespace zahlmeister::tests {

/// @brief The example of the regulation, open, and computed with the printed tables.
[[nodiscard]] inline std::unique_ptr<OpenTournament> openExample()
{
    auto open = std::make_unique<OpenTournament>(OpenTournament::read(QStringLiteral("wo-2026")));
    open->useArithmetic(engine::Arithmetic::Tables);
    return open;
}

} // namespace zahlmeister::tests
