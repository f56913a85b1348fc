// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include <QByteArray>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What is written of a league.
enum class LeaguePart { Table, Teams, Players, Schedule, Matches, LineUps };

/// @brief What is written of a league.
struct LeagueContent {
    std::set<LeaguePart> parts;
    std::optional<int> round = {}; ///< of schedule and matches the one, of the table the last; nothing: all
    std::string team = {};         ///< of schedule, matches and line-ups the one; empty: all
    const engine::Tournament* season =
        nullptr; ///< whose table it is, where it is not of the tournament alone
};

/// @brief A league as JSON, by the contract of the command line: an array for each part. A match that was
/// awarded says so, and each board on which another result counts than that of the game.
[[nodiscard]] QByteArray writeLeagueJson(const engine::Tournament& tournament, const LeagueContent& content);

} // namespace zahlmeister::app
