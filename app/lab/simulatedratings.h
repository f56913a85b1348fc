// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "app/lab/simulatedgames.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The ratings by which pairings, teams and resters of a simulated world go, in thousandths of a
/// point. The rules of the federation are not asked: this is like Elo, with P(D) of the rules, 40 points a
/// game for the young and 24 for others, and a first rating from five games against rated opponents.
class SimulatedRatings {
public:
    /// @brief Somebody comes with a rating.
    void begin(std::uint32_t player, std::int64_t rating);

    /// @return nothing: he has none yet
    [[nodiscard]] std::optional<std::int64_t> ratingOf(std::uint32_t player) const;

    /// @brief In how many tournaments he played.
    [[nodiscard]] int seatsOf(std::uint32_t player) const;

    /// @brief Rates a tournament.
    /// @param seats by participant
    /// @return who is higher than ever now, after four tournaments at least, and 30 points above his first
    /// rating
    std::vector<std::uint32_t> rate(const engine::Tournament& tournament,
                                    const std::vector<SimulatedSeat>& seats,
                                    const std::function<bool(std::uint32_t)>& isYoung);

private:
    struct Standing {
        std::int64_t rating = 0;
        std::int64_t first = 0; ///< with which he began
        std::int64_t best = 0;
        int seats = 0;
        bool isKnown = false;
    };

    std::vector<Standing> m_standings; ///< by player
};

} // namespace zahlmeister::app
