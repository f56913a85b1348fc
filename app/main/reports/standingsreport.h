// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/standings/finaltable.h"

namespace zahlmeister::cli {

/// @brief What every round gives to every tie-break, as lines.
[[nodiscard]] QString standingsExplained(const engine::FinalTable& table);

} // namespace zahlmeister::cli
