// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The scale of the FIDE: two tables with two digits, whole per cents here. Other federations' tables differ.
namespace zahlmeister::engine {

/// @brief The difference dp that a share of the points stands for.
/// @param percent 0 to 100
/// @return -800 to 800
/// @source FIDE B.02, 8.1.1
[[nodiscard]] int fideDifference(int percent);

/// @brief The share of the points with two digits, half a per cent rounded up.
/// @param points in half points, 0 to 2 games
/// @param games  from 1 on
[[nodiscard]] int fidePercent(int points, int games);

/// @brief The scoring probability PD in per cent of who is so many points better, or worse below 0.
/// @source FIDE B.02, 8.1.2
[[nodiscard]] int fideProbability(int difference);

} // namespace zahlmeister::engine
