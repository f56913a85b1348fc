// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Who may play for a team, and in which order.
namespace zahlmeister::engine {

/// @brief The team of a name; nullptr when the header has none.
[[nodiscard]] const Team* teamNamed(const TournamentHeader& header, const std::string& name);

/// @brief Whether a place of a line-up can be used on a day, its first and last day included.
/// @param day nothing: at any time
[[nodiscard]] bool isValidOn(const LineupPlace& place, std::optional<Date> day);

/// @brief A player of a team with his place in its list.
struct TeamPlayer {
    ParticipantNumber number;
    int rank; ///< by which he is typed: his number in the line-up
    bool guest = false;

    bool operator==(const TeamPlayer&) const = default;
};

/// @brief The players of a team in the order of its list.
///
/// A team with a line-up has those who are valid on the day, by their numbers. Any other team has the
/// participants who carry its name, by Participant::board where that is given, then by number; the rank is
/// the board when every player has one of his own, else the position.
/// @param day nothing: everybody who is ever valid
[[nodiscard]] std::vector<TeamPlayer> teamList(const Tournament& tournament, const std::string& team,
                                               std::optional<Date> day = {});

/// @brief The day of a round: that of the schedule, else the one that all games of the round with a day have;
/// nothing when there are several, or none.
[[nodiscard]] std::optional<Date> dayOfRound(const Tournament& tournament, int round);

} // namespace zahlmeister::engine
