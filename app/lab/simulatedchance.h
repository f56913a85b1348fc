// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

/// Chance for a simulated world, the same on every machine.
namespace zahlmeister::app {

/// @brief A point of the strengths and ratings of a simulation, which are whole numbers of thousandths.
inline constexpr std::int64_t kSimulatedPoint = 1000;

/// @brief Random numbers from a seed: the generator is one whose numbers the standard prescribes, and what is
/// made of them is done with whole numbers, since the distributions of the standard library differ.
class SimulatedChance {
public:
    explicit SimulatedChance(std::uint64_t seed) : m_generator(seed) { }

    /// @brief From 0 to count - 1; count from 1 to 2^32.
    [[nodiscard]] std::uint64_t below(std::uint64_t count) { return ((m_generator() >> 32) * count) >> 32; }

    /// @brief From one number to another, both included.
    [[nodiscard]] int between(int low, int high)
    {
        return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low + 1)));
    }

    /// @brief Whether something happens that happens so often in a thousand times.
    [[nodiscard]] bool happens(int perMille) { return between(0, 999) < perMille; }

    /// @brief A number about 0 with such a standard deviation, nearly normal: the sum of twelve even ones.
    [[nodiscard]] std::int64_t bell(std::int64_t deviation)
    {
        std::int64_t sum = 0;
        for (int word = 0; word < 3; ++word) {
            const std::uint64_t bits = m_generator();
            for (int part = 0; part < 64; part += 16)
                sum += static_cast<std::int64_t>((bits >> part) & 0xFFFF);
        }
        return (2 * sum - std::int64_t{12 * 65535}) * deviation / 131'072;
    }

    /// @brief From 0 to 2^44 - 1: a share in the unit of engine::ExpectedScore.
    [[nodiscard]] std::int64_t share() { return static_cast<std::int64_t>(m_generator() >> 20); }

private:
    std::mt19937_64 m_generator;
};

} // namespace zahlmeister::app
