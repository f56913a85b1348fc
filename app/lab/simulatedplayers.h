// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/lab/simulatedchance.h"
#include "app/lab/simulation.h"

/// The people of a simulated world: who they are, and how strong.
namespace zahlmeister::app {

/// @brief Careers of all players of a world, year by year.
class SimulatedCareers {
public:
    /// @brief A world before its first year, with its first players.
    /// @param spec with all numbers in their ranges
    SimulatedCareers(const SimulationSpec& spec, SimulatedChance& chance);

    /// @brief Goes on to the next year: some stop, as many begin, and everybody who plays gets stronger or
    /// weaker.
    void nextYear();

    /// @brief Everybody who ever played.
    [[nodiscard]] std::vector<SimulatedPlayer>& players() { return m_players; }
    [[nodiscard]] const std::vector<SimulatedPlayer>& players() const { return m_players; }

    /// @brief Those who play this year, in the order in which they began.
    [[nodiscard]] const std::vector<std::uint32_t>& active() const { return m_active; }

    /// @brief Clubs of each region.
    [[nodiscard]] int clubs() const { return m_clubs; }

    /// @brief Age in this year, as the rules count it.
    [[nodiscard]] int ageOf(std::uint32_t player) const;

    /// @brief True strength in thousandths of a point.
    /// @param day of this year of the simulation, from 0 to 365
    [[nodiscard]] std::int64_t strengthOf(std::uint32_t player, int day) const;

private:
    /// What makes somebody strong; in thousandths of a point.
    struct Career {
        std::int64_t now = 0;  ///< at the beginning of the year
        std::int64_t next = 0; ///< at its end
        std::int64_t talent = 0;
        int growth = 0;           ///< what a young player gains in a year, in thousandths of what he lacks
        std::int64_t decline = 0; ///< what an old one loses in a year
    };

    void add(bool isThereAlready);
    [[nodiscard]] std::int64_t later(const Career& career, int age);
    [[nodiscard]] bool stops(std::uint32_t player);

    const SimulationSpec& m_spec;
    SimulatedChance& m_chance;
    int m_year = 0; ///< of the simulation
    int m_clubs;
    std::vector<SimulatedPlayer> m_players;
    std::vector<Career> m_careers;
    std::vector<std::uint32_t> m_active;
    std::vector<int> m_members; ///< of each club, who ever were
};

} // namespace zahlmeister::app
