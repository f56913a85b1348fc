// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "app/archive/archive.h"
#include "app/archive/completerun.h"
#include "app/archive/kept/archivedatabase.h"

namespace zahlmeister::app {

/// @brief Takes what was published since the last run, and computes what it changes, strictly in the order of
/// evaluation: a tournament is computed when it changed, or when somebody comes to it with another standing;
/// propagation stops where a player leaves as before. Tournaments are read in waves: all that are known to be
/// waiting.
/// @param database in a transaction for writing
/// @param isComplete computes every tournament, changed or not
/// @param ahead the same from before the transaction, which is taken if nobody has computed anything since
/// @return Error::Cancelled, DamagedContent, UnknownRuleVersion, and those of the database
/// @source document 000, 3.7
Result<ArchiveRun> computeArchive(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                  bool isComplete, std::optional<CompleteRows> ahead,
                                  const ArchiveProgress& progress);

/// @brief A seat that got another person.
struct MovedSeat {
    std::int64_t key; ///< of the tournament
    std::int64_t seat;
    std::int64_t before;
    std::int64_t person;
};

/// @brief Gives seats of tournaments that stay as they are to other persons, and computes what follows.
/// @param seated is called when everybody sits there, before persons without a seat are forgotten
/// @return as computeArchive()
Result<ArchiveRun> computeMoved(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                const std::vector<MovedSeat>& moved,
                                const std::function<Result<void>()>& seated);

/// @brief Computes all tournaments that end on a day or later, and what follows: after an adjustment of the
/// day was made or taken back. Tournaments before it know nothing of it.
/// @param rules with the adjustments as they are now
/// @return as computeArchive()
/// @source document 000, 2.2.1, 3.7
Result<ArchiveRun> computeSince(ArchiveDatabase& database, const engine::RuleCatalog& rules, engine::Date day,
                                const ArchiveProgress& progress);

} // namespace zahlmeister::app
