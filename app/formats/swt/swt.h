// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief Tournament file of Swiss-Chess, `swt`: read; individual and team tournaments.
///
/// Participants keep the numbers by which the file names opponents, in its order. A participant counts as a
/// member of a DSB club when he has both VKZ and member number. An Elo rating stands in for a missing DWZ
/// and is noted. Points are those of the games; where the cards say something else, that is noted. A
/// tournament without participants, as for a new file, is read too.
[[nodiscard]] TournamentFormat swtFormat();

/// @brief One file of that kind.
[[nodiscard]] bool recognisesSwt(const ImportInput& input);

/// @brief Reads it. Versions below 8 are noted as little known.
[[nodiscard]] ImportResult readSwt(const ImportInput& input);

} // namespace zahlmeister::app
