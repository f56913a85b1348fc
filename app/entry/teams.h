// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "engine/model/lineup.h"
#include "engine/model/teammatches.h"

/// What typing matches of teams asks of a tournament.
namespace zahlmeister::app {

/// @brief Whether teams play: it says so, or somebody has a team.
[[nodiscard]] bool playsInTeams(const engine::Tournament& tournament);

/// @brief How near somebody is to a team for which he may be wanted.
enum class Nearness { LineUp, Club, Tournament };

/// @brief Somebody who is meant by what is typed on a board.
struct NamedPlayer {
    engine::ParticipantNumber number;
    Nearness nearness;
    bool operator==(const NamedPlayer&) const = default;
};

/// @brief Who is meant by what is typed on a board: the nearest first, of one nearness by number.
/// @param text beginnings of the words of a name, in any order, whatever their accents
/// @param day on which a place in the line-up has to be valid; nothing: at any time
[[nodiscard]] std::vector<NamedPlayer> playersNamed(const engine::Tournament& tournament,
                                                    const std::string& team, const QString& text,
                                                    std::optional<engine::Date> day);

/// @brief Boards of a match: as the header says, else as many as most matches have; at least 1.
[[nodiscard]] int usualBoards(const engine::Tournament& tournament);

} // namespace zahlmeister::app
