// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/teammatches.h"

/// The lists of teams, as matches are typed from them.
namespace zahlmeister::ui {

/// @brief Whether teams play: it says so, or somebody has a team.
[[nodiscard]] bool playsInTeams(const engine::Tournament& tournament);

/// @brief A player of a team with his place in its list, counted from 1.
struct TeamPlayer {
    engine::ParticipantNumber number;
    int rank;
    bool operator==(const TeamPlayer&) const = default;
};

/// @brief The players of a team in the order of its list: by Participant::board where that is told, then by
/// number. The rank is the board when every player has one of his own, else the position.
[[nodiscard]] std::vector<TeamPlayer> teamList(const engine::Tournament& tournament, const std::string& team);

/// @brief Boards that a match of this tournament usually has: most often so many; at least 1.
[[nodiscard]] int usualBoards(const engine::Tournament& tournament);

} // namespace zahlmeister::ui
