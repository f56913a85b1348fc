// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Names of teams, in which everybody writes the club and the number of the team differently.
namespace zahlmeister::app {

/// @brief The name of a team, taken apart.
struct TeamName {
    /// @brief Of the club: its words in the search spelling (namefold.h), without `e.V.` and the like.
    std::vector<std::string> words = {};
    int number = 1; ///< which team of its club, 1 to 20; without a number it is the first

    bool operator==(const TeamName&) const = default;
};

/// @brief Takes a name apart: `SC Bär II`, `SC Baer e.V. 2`, `SC BÄR 2. Mannschaft` are the same.
[[nodiscard]] TeamName teamNameOf(std::string_view name);

/// @brief How near two names are.
struct TeamNearness {
    int points = 0;       ///< for the order of several; the nearest has most
    bool isAlike = false; ///< one may mean the other: a town or a name of the shorter one is in the longer
                          ///< one, as it is or with typing errors, and the numbers are the same

    bool operator==(const TeamNearness&) const = default;
};

/// @brief Compares two names, such as `Adler 1` with `SC Adler`.
[[nodiscard]] TeamNearness nearnessOf(const TeamName& one, const TeamName& other);

} // namespace zahlmeister::app
