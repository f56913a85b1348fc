// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QVariantList>

#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/pendingparticipations.h"
#include "app/archive/participationindex.h"

namespace zahlmeister::app {

/// @brief What a complete run changes in the database.
struct CompleteRows {
    QVariantList state = {}; ///< of the archive that it was computed from; see computeAhead()
    ArchiveRun done = {};
    PendingParticipations rows = {};
    std::vector<ParticipationIndex::Place> strays = {}; ///< rows that no tournament has
    RulesByKey rules = {};
    bool isTooMuch = false; ///< it is better done in one, and nothing else in here is good for anything

    /// @brief Writes it.
    Result<void> write(ArchiveDatabase& database);
};

/// @brief Computes every tournament of an archive once, in the order of evaluation, and writes what differs.
/// What everybody stands at is in memory, so that the database is read and written in one pass each.
/// @param database in a transaction for writing
/// @param isMost whether most of the rows will differ: where it can be, all of them are written into a
/// table that takes the place of the one there
/// @param done is added to
/// @return Error::Cancelled, DamagedContent, and those of the database
Result<void> computeAll(ArchiveDatabase& database, const engine::RuleCatalog& rules, bool isMost,
                        ArchiveRun& done, const ArchiveProgress& progress);

/// @brief The same in a transaction for reading of its own, so that nobody who publishes has to wait for it.
/// It is good as long as stateOfRows() is what it was.
/// @return nothing: so much is new that it is better done in one; errors as from computeAll()
[[nodiscard]] Result<std::optional<CompleteRows>>
computeAhead(ArchiveDatabase& database, const engine::RuleCatalog& rules, const ArchiveProgress& progress);

/// @brief What was computed last; it changes when somebody computes anything.
[[nodiscard]] Result<QVariantList> stateOfRows(ArchiveDatabase& database);

} // namespace zahlmeister::app
