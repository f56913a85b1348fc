// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Teams are not values of their own: they are the names that participants carry, and a match of two teams is
/// what their players play in one round.
namespace zahlmeister::ui {

/// @brief Names of the teams in the order in which their first players stand; players without one do not
/// count.
[[nodiscard]] std::vector<std::string> teamNames(const engine::Tournament& tournament);

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

/// @brief Boards on which the home team has White, by the custom of the league.
enum class HomeWhite { EvenBoards, OddBoards, AllBoards, NoBoard };

/// @brief Whether the home team has White on a board, counted from 1.
[[nodiscard]] bool homeHasWhite(HomeWhite custom, int board);

/// @brief What two teams play in one round.
struct TeamMatch {
    std::string home;
    std::string away;
    std::vector<engine::Game> games;          ///< in the order of boards
    engine::Score homePoints = engine::kLoss; ///< table points, forfeits included
    engine::Score awayPoints = engine::kLoss;
    int group = 0; ///< teams of one group play each other, in whatever round; counted from 0

    /// @brief Whether White of a game is a player of the home team.
    [[nodiscard]] bool isHomeWhite(const engine::Tournament& tournament, const engine::Game& game) const;

    bool operator==(const TeamMatch&) const = default;
};

/// @brief The matches of a round: group by group, within a group in the order in which they were entered.
///
/// Which team is at home follows from the colours: the one that has White where the custom says so.
/// @param round nothing: games without a round
[[nodiscard]] std::vector<TeamMatch> teamMatches(const engine::Tournament& tournament,
                                                 std::optional<int> round, HomeWhite custom);

/// @brief Games that belong to no match: a player has no team, or both have the same one.
[[nodiscard]] std::vector<engine::GameId> gamesOutsideMatches(const engine::Tournament& tournament);

/// @brief Boards that a match of this tournament usually has: most often so many; at least 1.
[[nodiscard]] int usualBoards(const engine::Tournament& tournament);

} // namespace zahlmeister::ui
