// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"
#include "engine/base/strongid.h"

/// What a work file keeps of an archive to which its tournaments are published.
namespace zahlmeister::app {

class WorkFile;

/// @brief How far a tournament of a work file has come in an archive.
struct ArchivedState {
    int revision = 0; ///< the newest that the referee has seen; 0: none
    QString act = {}; ///< uuid of a publication that may have come or not; empty: none is in doubt

    bool operator==(const ArchivedState&) const = default;
};

/// @brief What is kept of a tournament; nothing yet is an ArchivedState of its own.
/// @param archive its id
/// @return Error::StorageFailure
[[nodiscard]] Result<ArchivedState> archivedState(const WorkFile& file, const QString& archive,
                                                  engine::TournamentId id);

/// @brief Keeps it.
/// @return Error::UnknownTournament, ReadOnly, DiskFull, StorageFailure
Result<void> keepArchivedState(WorkFile& file, const QString& archive, engine::TournamentId id,
                               const ArchivedState& state);

} // namespace zahlmeister::app
