// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include <QString>

#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/recalculation.h"
#include "engine/base/result.h"

/// What of the revisions of a tournament counts. A publisher can hand in any bytes: a revision that
/// cannot be read is as if nobody had published it, for everybody else must be computed all the same.
namespace zahlmeister::app {

/// @brief A revision as it was handed in.
struct RevisionBytes {
    QByteArray hash;
    QString level;
    PackedTournament packed;
};

/// @brief Reads a revision, which may come from anybody.
/// @param id from 1 on
/// @return Error::DamagedContent when the bytes have another hash or are none of a tournament, when it has no
/// place in the order of evaluation, and when it is of another level than it was published for
[[nodiscard]] Result<ChronicleTournament> readRevision(const RevisionBytes& bytes, engine::TournamentId id);

/// @brief The newest revision of a tournament that can be read.
struct ReadableRevision {
    std::int64_t submission = 0;
    bool isRemoved = false; ///< whether the tournament was removed after it
    ChronicleTournament one;
};

/// @param upTo the last submission that is looked at
/// @return nothing when there is none; else the errors of the database
[[nodiscard]] Result<std::optional<ReadableRevision>>
lastReadable(ArchiveDatabase& database, const QString& uuid,
             std::int64_t upTo = std::numeric_limits<std::int64_t>::max());

} // namespace zahlmeister::app
