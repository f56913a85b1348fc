// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/chronicle/chain/recalculation.h"
#include "app/store/workfile.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// A season of which parts are tournaments of their own, such as the two halves of a league (document 000,
/// 2.2.2). Which tournaments are its parts is recorded (TournamentHeader::season); each is rated for itself,
/// and the table of the league goes through all of them.
namespace zahlmeister::app {

/// @brief The parts of the season of a tournament that come before it, by their days; none where it is no
/// part of one. What is in the waste basket is none.
/// @param header of the tournament
/// @return Error::StorageFailure and what readTournament() has
[[nodiscard]] Result<std::vector<engine::Tournament>>
earlierParts(const WorkFile& file, engine::TournamentId id, const engine::TournamentHeader& header);

/// @brief The same of tournaments that are known already.
/// @return of `all`
[[nodiscard]] std::vector<const ChronicleTournament*> earlierParts(const ChronicleTournaments& all,
                                                                   const ChronicleTournament& one);

/// @brief A season up to a part, as one tournament for its table: rounds counted through, who plays in
/// several parts once. Rules and name are those of the last part.
/// @param earlier as earlierParts() gives them
[[nodiscard]] engine::Tournament seasonOf(std::vector<engine::Tournament> earlier,
                                          const engine::Tournament& last);

/// @brief How many rounds of a season are counted before the first one of its last part.
/// @param earlier as earlierParts() gives them
[[nodiscard]] int roundsBefore(const std::vector<engine::Tournament>& earlier,
                               const engine::Tournament& last);

/// @brief Days from the last game before a part to its first one; nothing where a day is not known, or
/// nothing comes before.
/// @source document 000, 2.2.2: a season is rated in parts only after a break of generally more than eight
/// weeks
[[nodiscard]] std::optional<int> daysBefore(const std::vector<engine::Tournament>& earlier,
                                            const engine::Tournament& last);

} // namespace zahlmeister::app
