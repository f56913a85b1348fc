// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Finds the games of a pairing and counts the games of a participant, in constant time.
///
/// Follows a tournament's games: code that adds or removes a game there does so here.
class GameIndex {
public:
    GameIndex() = default;
    explicit GameIndex(const std::vector<engine::Game>& games);

    /// @brief Takes in a game of the tournament.
    void insert(const engine::Game& game);

    /// @pre the game was inserted with the same players
    void remove(const engine::Game& game);

    /// @brief Games of two participants with either colour, in the order of ids.
    [[nodiscard]] const std::vector<engine::GameId>& between(engine::ParticipantNumber a,
                                                             engine::ParticipantNumber b) const;

    /// @brief Number of pairings that met.
    [[nodiscard]] int pairings() const { return static_cast<int>(m_pairings.size()); }

    /// @brief Number of games that a participant is in.
    [[nodiscard]] int gamesOf(engine::ParticipantNumber number) const;

private:
    std::unordered_map<std::uint64_t, std::vector<engine::GameId>> m_pairings;
    std::unordered_map<int, int> m_games;
};

/// @brief A game by its id.
/// @param games in the order of ids
/// @return the game, or the place where it belongs
[[nodiscard]] std::vector<engine::Game>::const_iterator lowerBound(const std::vector<engine::Game>& games,
                                                                   engine::GameId id);

/// @brief A participant by the number.
/// @param participants in the order of numbers
/// @return the participant, or the place where he belongs
[[nodiscard]] std::vector<engine::Participant>::const_iterator
lowerBound(const std::vector<engine::Participant>& participants, engine::ParticipantNumber number);

} // namespace zahlmeister::app
