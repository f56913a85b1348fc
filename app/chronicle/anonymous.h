// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/base/strongid.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief A tournament as it may be published.
struct PublishedTournament {
    engine::Tournament tournament;
    int withheld = 0; ///< participants without their names
};

/// @brief Takes from a participant what tells who he is: name, club, ids, and his birth date but for the
/// year.
void takeNameAway(engine::Participant& participant);

/// @brief A tournament of a work file as its evaluation may be published: who objected, or was made
/// anonymous, here or in another tournament, keeps number, ratings and results, and has neither name nor club
/// nor ids.
///
/// The birth year stays, for the age is part of the evaluation; no sheet shows it.
/// @param tournament as it is to be printed, or written for people to read
/// @return Error::DamagedWorkFile, StorageFailure
/// @source document 000, 4.1.1, 6.5
[[nodiscard]] Result<PublishedTournament> publishedTournament(const WorkFile& file, engine::TournamentId id,
                                                              engine::Tournament tournament);

} // namespace zahlmeister::app
