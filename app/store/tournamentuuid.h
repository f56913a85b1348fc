// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QByteArray>

#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// By which everybody else knows a work file and its tournaments: the federation, an archive, and links
/// between tournaments.
namespace zahlmeister::app {

class WorkFile;

/// @brief The UUID by which the federation knows a tournament; empty until it is first written.
/// @return Error::UnknownTournament, StorageFailure
[[nodiscard]] Result<QByteArray> tournamentUuid(const WorkFile& file, engine::TournamentId id);

/// @brief The same; a tournament that has none gets one, and keeps it for ever.
/// @return also Error::ReadOnly, DiskFull
Result<QByteArray> keptTournamentUuid(WorkFile& file, engine::TournamentId id);

/// @brief The id of a work file: 32 hexadecimal digits, which a copy keeps.
/// @return Error::StorageFailure
[[nodiscard]] Result<std::string> workFileId(const WorkFile& file);

/// @brief The tournaments that bear a number of the federation, but for those in the waste basket.
/// @return Error::StorageFailure
[[nodiscard]] Result<std::vector<engine::TournamentId>> tournamentsOfNumber(const WorkFile& file,
                                                                            const std::string& number);

/// @brief Gives a tournament that has none its UUID.
/// @return as keptTournamentUuid()
Result<void> setTournamentUuid(WorkFile& file, engine::TournamentId id, const QByteArray& uuid);

} // namespace zahlmeister::app
