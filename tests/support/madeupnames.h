// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/model/tournament.h"

/// Invented people's names.
namespace zahlmeister::tests {

/// @brief Random numbers that are the same on every machine (SplitMix64; the distributions of the standard
/// library are not).
class MadeUpChance {
public:
    explicit MadeUpChance(std::uint64_t seed) : m_state(seed) { }

    /// @brief Any 64 bits.
    std::uint64_t next();
    /// @brief 0 up to count - 1.
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
    /// @brief 0 up to count - 1, small numbers more often: the first twice as often as the fourth.
    int belowFavouringFirst(int count);
    /// @param percent 0 to 100
    bool isLikely(double percent) { return static_cast<double>(next() >> 11) * 0x1p-53 * 100 < percent; }

private:
    std::uint64_t m_state;
};

/// @brief A language area that names are taken from.
enum class NameArea {
    German,
    Turkish,
    Polish,
    Russian,
    SouthSlavic,
    Romance,
    Dutch,
    Nordic,
    English,
    Indian,
    Vietnamese
};

inline constexpr int kNameAreas = 11;

/// @brief First and last name.
struct MadeUpName {
    std::string last;
    std::string first;
};

/// @brief A name as it could occur in an area, in Latin letters with all their marks.
[[nodiscard]] MadeUpName madeUpName(MadeUpChance& chance, NameArea area, engine::Sex sex);

/// @brief A name for a list of the world's players: rarer, so that two million people can have one.
[[nodiscard]] MadeUpName madeUpWorldName(MadeUpChance& chance, NameArea area, engine::Sex sex);

/// @brief A three-letter federation where such names are at home.
[[nodiscard]] std::string federationOf(MadeUpChance& chance, NameArea area);

} // namespace zahlmeister::tests
