// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "app/chronicle/chain/persondecision.h"
#include "app/chronicle/chain/recalculation.h"
#include "engine/base/result.h"

/// How a work file keeps who participants are in all tournaments.
namespace zahlmeister::app {

class WorkFile;

/// @brief Gives tournaments that have none their uuid, and names those links and persons that stand in its
/// place as long (linkNameOf(), PersonIndex::uuid()).
/// @return as keptTournamentUuid()
Result<void> nameAll(WorkFile& file, std::vector<SettledTournament>& settled, PersonDecisions& decided);

/// @brief Links participants to their persons, and changes nothing else of them.
/// @pre in a transaction, everything is named
Result<void> writeLinks(WorkFile& file, const std::vector<SettledTournament>& linked);

/// @brief Writes decisions, with what they did to the seats, as they are carried out.
/// @pre likewise
Result<void> writeCarriedOut(WorkFile& file, const PersonDecisions& decisions);

/// @brief Notes that an entry follows from the chain by a decision.
/// @pre likewise
Result<void> writeSettledSeat(WorkFile& file, std::int64_t decision, engine::TournamentId tournament,
                              engine::ParticipantNumber number);

/// @brief Writes what decisions found on seats, since one before them was taken back.
/// @pre likewise
Result<void> writeFound(WorkFile& file, const std::vector<std::pair<std::int64_t, DecidedSeat>>& seats);

/// @brief Lets entries that followed from the chain by a decision be again what they were.
/// @pre likewise
Result<void> writeUnsettled(WorkFile& file, std::int64_t decision);

} // namespace zahlmeister::app
