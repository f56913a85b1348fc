// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

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

/// @return Error::UnknownTournament, DamagedWorkFile (a value that does not exist), StorageFailure
[[nodiscard]] Result<StoredTournament> readTournament(Database& database, engine::TournamentId id);

/// @brief Stores a new tournament. Games get the ids 1, 2, ... in their order.
Result<engine::TournamentId> insertTournament(Database& database, const engine::Tournament& tournament);

/// @brief Replaces the header.
Result<void> writeHeader(Database& database, engine::TournamentId id, const engine::TournamentHeader& header);

/// @brief Replaces the arithmetic that the referee picked.
Result<void> writeArithmetic(Database& database, engine::TournamentId id,
                             std::optional<engine::Arithmetic> arithmetic);

/// @brief Inserts the participant, or replaces the one of the same number.
Result<void> writeParticipant(Database& database, engine::TournamentId id,
                              const engine::Participant& participant);

/// @pre the participant has no games
Result<void> deleteParticipant(Database& database, engine::TournamentId id, engine::ParticipantNumber number);

/// @brief Inserts the game, or replaces the one of the same id.
/// @pre game.id is 1 or more
Result<void> writeGame(Database& database, engine::TournamentId id, const engine::Game& game);

/// @brief Deletes a game that is there.
Result<void> deleteGame(Database& database, engine::TournamentId id, engine::GameId game);

} // namespace zahlmeister::app
