// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/archive/archive.h"
#include "app/chronicle/chain/recalculation.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief The tournaments of a whole archive, as a chain in memory takes them.
struct ArchivedTournaments {
    ChronicleTournaments tournaments = {}; ///< everybody enters with what the archive has computed
    ChronicleTournaments removed = {};
    std::shared_ptr<const engine::RuleCatalog> rules = {}; ///< with the adjustments of the archive
};

/// @brief Reads them in one state, to compute what is not done yet: what an adjustment of ratings would
/// change. recalculate() finds nothing to be changed in them with these rules. Persons are linked as the
/// archive has them: engine::Participant::person is their archivedPersonId(). It takes as much memory as a
/// work file of so many tournaments, and nobody who publishes waits.
/// @return Error::ArchiveFailure with `no-rights` where the role may not see games or years of birth,
/// Cancelled; DamagedContent and those of the database
/// @source document 000, 3.7
[[nodiscard]] Result<ArchivedTournaments> archivedTournaments(Archive& archive,
                                                              const ContinueCallback& goesOn = {});

} // namespace zahlmeister::app
