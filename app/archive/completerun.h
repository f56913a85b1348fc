// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>

#include "app/archive/archive.h"
#include "app/archive/archivedatabase.h"
#include "app/archive/levels.h"

namespace zahlmeister::app {

/// @brief Computes every tournament of an archive once, in the order of evaluation. What everybody stands at
/// is in memory, so that the database is read and written in one pass each.
/// @param done is added to
/// @return keys of tournaments that asked others, and were answered otherwise than they would be now: by what
/// the database said of tournaments behind them. Error::Cancelled, DamagedContent, and those of the database
[[nodiscard]] Result<std::set<std::int64_t>> computeAll(ArchiveDatabase& database, Levels& levels,
                                                        ArchiveRun& done, const ArchiveProgress& progress);

} // namespace zahlmeister::app
