// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Years of a made-up club: who plays, ages, comes and goes, with ratings that follow from each other.
namespace zahlmeister::tests {

/// @brief What a club is like.
struct ClubShape {
    std::uint64_t seed = 1;
    std::string club = "C0521"; ///< VKZ; those of its neighbours begin like it
    std::string town = "Musterstadt";
    int members = 60; ///< at any time
    int years = 10;
    int firstYear = 2017;
};

/// @brief The tournaments of a club in the order of their ends, about six a year: championship (Swiss
/// system), youth (everybody against everybody), a cup of four rounds, a league of ten teams at eight boards,
/// and two opens.
///
/// Members keep what the tournament before left them with; they learn when they are young, begin without a
/// rating, leave the club, and some are evaluated elsewhere in between, as the players of other clubs are all
/// the time. Now and then the referee sets a rating with a reason. The same shape gives the same tournaments
/// on every machine; nobody has the name of another, within a club.
[[nodiscard]] std::vector<engine::Tournament> clubHistory(const ClubShape& shape = {});

} // namespace zahlmeister::tests
