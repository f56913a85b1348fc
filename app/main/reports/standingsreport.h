// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "engine/standings/finaltable.h"

namespace zahlmeister::cli {

/// @brief A final table as JSON, by the contract of the command line.
/// @param explains with what every round gives to every tie-break
[[nodiscard]] QByteArray standingsToJson(const engine::FinalTable& table, bool explains);

/// @brief What every round gives to every tie-break, as lines.
[[nodiscard]] QString standingsExplained(const engine::FinalTable& table);

} // namespace zahlmeister::cli
