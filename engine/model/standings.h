// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief What the table of a tournament says of a participant; no matter of rating.
struct Standing {
    ParticipantNumber number;
    Score points = kLoss; ///< games and byes, forfeit wins and what was awarded included (2.2.5)
    int games = 0;        ///< with a result, forfeits included; byes are no games
    int rank = 1;         ///< 1 to the number of participants; shared by all of the same points

    bool operator==(const Standing&) const = default;
};

/// @brief The table as it stands, in the order of Tournament::participants.
///
/// No tie-break is applied: which one an organiser announced is not known here.
[[nodiscard]] std::vector<Standing> standings(const Tournament& tournament);

/// @brief The last round in which somebody has a game or a bye; 0 when there is none.
[[nodiscard]] int lastRound(const Tournament& tournament);

} // namespace zahlmeister::engine
