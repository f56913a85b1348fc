// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"

/// Who joins a club may have the tournaments of the year before evaluated afterwards (document 000, 3.4.3,
/// second paragraph): which those are, and what it would change.
namespace zahlmeister::app {

/// @brief A seat of somebody before he was a member.
struct SeatBefore {
    engine::TournamentId tournament;
    engine::ParticipantNumber number;
    std::string name = {}; ///< of the tournament
    engine::Date end;

    bool operator==(const SeatBefore&) const = default;
};

/// @brief The tournaments within a year before the end of one in which he is a member, in which the same
/// person was none; in the order of evaluation. None when he is no member there.
/// @param chronicle with the tournament
[[nodiscard]] std::vector<SeatBefore> seatsBeforeMembership(const Chronicle& chronicle,
                                                            engine::TournamentId tournament,
                                                            engine::ParticipantNumber number);

/// @brief The same tournaments, in which those seats are a member's: of the club, with the ids and the birth
/// of the member, as they are evaluated afterwards.
/// @param member as he is known in the tournament in which he is one
[[nodiscard]] ChronicleTournaments evaluatedAfterwards(ChronicleTournaments tournaments,
                                                       const std::vector<SeatBefore>& seats,
                                                       const engine::Participant& member);

} // namespace zahlmeister::app
