// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Who meets whom in a round robin, by the tables of FIDE.
namespace zahlmeister::engine {

/// @brief A pairing of two numbers of a table, counted from 1; the first one has White, or is at home.
struct BergerPairing {
    int first;
    int second;

    bool operator==(const BergerPairing&) const = default;
};

/// @brief The rounds of the Berger table for so many players or teams.
/// @param count from 2 to 999; of an odd number who would meet the next higher one is free, and his pairing
/// is left out
/// @param cycles 1 or 2; in the second cycle the rounds come again in their order, with the two exchanged
/// @source FIDE Handbook C.05, Annex 1
[[nodiscard]] std::vector<std::vector<BergerPairing>> bergerRounds(int count, int cycles);

} // namespace zahlmeister::engine
