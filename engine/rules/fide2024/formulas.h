// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/rules/fide2024/parameters.h"

/// The formulas of the Elo. Probabilities are whole per cents, so every sum is exact.
namespace zahlmeister::engine::fide2024 {

/// @brief The difference that counts for `own`: at most 400, from 2650 on in full since October 2025.
/// @param day first day of the tournament; nothing: the latest rules
/// @source FIDE B.02, 8.3.1
[[nodiscard]] int countedDifference(int own, int opponent, std::optional<Date> day,
                                    const Parameters& parameters);

/// @brief K before its bound by the number of games. Whether somebody ever had 2400, or has not played thirty
/// games yet, no list of a tournament tells: the present rating decides.
/// @param age in the year of the tournament; nothing: unknown
/// @source FIDE B.02, 8.3.3
[[nodiscard]] int developmentFactor(int rating, std::optional<int> age, const Parameters& parameters);

/// @brief K so that K times games is at most 700.
[[nodiscard]] int boundedFactor(int factor, int games, const Parameters& parameters);

/// @brief K * (score - PD), unrounded.
/// @param hundredths sum of score minus PD, in hundredths of a point
[[nodiscard]] double ratingChange(int factor, int hundredths);

/// @brief A first rating and what it follows from.
struct FirstRating {
    int sum = 0;        ///< of the ratings, hypothetical opponents included
    int games = 0;      ///< likewise
    int halfPoints = 0; ///< likewise
    int percent = 0;    ///< before March 2024 of the games alone
    int difference = 0; ///< added to the average
    double unrounded = 0;
    int rating = 0;
};

/// @brief The first rating.
/// @param sum        of the rated opponents' ratings
/// @param games      against them, from 1 on
/// @param halfPoints from 1 on
/// @source FIDE B.02, 8.2; before 1 March 2024 the rule of 2022
[[nodiscard]] FirstRating firstRating(int sum, int games, int halfPoints, std::optional<Date> day,
                                      const Parameters& parameters);

} // namespace zahlmeister::engine::fide2024
