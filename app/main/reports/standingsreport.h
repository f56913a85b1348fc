// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "engine/standings/finaltable.h"
#include "ui/text/finaltabletext.h"

namespace zahlmeister::cli {

/// @brief A final table as JSON, by the contract of the command line.
/// @param tournament that the table is of
/// @param view       the category that is shown alone, and the comparison with the organiser's table
/// @param explains   with what every round gives to every tie-break
[[nodiscard]] QByteArray standingsToJson(const engine::Tournament& tournament,
                                         const engine::FinalTable& table, const ui::FinalTableView& view,
                                         bool explains);

/// @brief What every round gives to every tie-break, as lines.
[[nodiscard]] QString standingsExplained(const engine::FinalTable& table);

} // namespace zahlmeister::cli
