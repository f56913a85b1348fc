// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/formats/roundentries.h"
#include "app/formats/trf/trfrecords.h"
#include "app/notes/notelist.h"

namespace zahlmeister::app {

/// @brief What the rows of a report say of games and byes; opponents and results that do not exist are
/// refused.
/// @param tournament with the players of the records as participants, in their order
[[nodiscard]] std::vector<RoundEntry> trfRoundEntrys(const TrfRecords& records,
                                                     const engine::Tournament& tournament, NoteList& notes);

/// @brief Compares the stored points of each player with those of his results.
void compareTrfPoints(const TrfRecords& records, const engine::Tournament& tournament, NoteList& notes);

} // namespace zahlmeister::app
