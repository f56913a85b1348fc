// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/chronicle/chain/recalculation.h"

namespace zahlmeister::cli {

/// @brief Tables for the terminal: one for each tournament in which something changes.
[[nodiscard]] QByteArray recalculationToText(const app::Recalculation& recalculation, bool isDryRun);

/// @brief `{dry_run, tournaments: [{id, name, end, rules, changes: [...], outside: [...]}], skipped: [...]}`,
/// the tournaments in the order of their evaluations.
[[nodiscard]] QByteArray recalculationToJson(const app::Recalculation& recalculation, bool isDryRun);

} // namespace zahlmeister::cli
