// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/fields/edit.h"
#include "engine/base/result.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// Rows of tournaments, participants and games. Functions that write belong inside a Transaction; every
/// function returns the errors of Database.
namespace zahlmeister::app {

class Database;

/// @brief A tournament as it stands in the work file.
struct StoredTournament {
    engine::Tournament tournament; ///< participants in the order of numbers, games in the order of ids
    std::optional<engine::Arithmetic> arithmetic;
};

/// @return Error::UnknownTournament, DamagedWorkFile (a value that nobody can have entered), StorageFailure
[[nodiscard]] Result<StoredTournament> readTournament(Database& database, engine::TournamentId id);

/// @brief Stores a new tournament. Games get the ids 1, 2, ... in their order, and the teams that they lack.
Result<engine::TournamentId> insertTournament(Database& database, engine::Tournament tournament);

/// @brief Carries out an edit in the rows.
/// @pre a game has its id; a participant who is removed has no games
Result<void> writeEdit(Database& database, engine::TournamentId id, const Edit& edit);

} // namespace zahlmeister::app
