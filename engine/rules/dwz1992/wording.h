// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps read that only the E system has.
namespace zahlmeister::engine::dwz1992 {

inline constexpr Explanation kFirstRatingAsIterated{
    .text = ZAHLMEISTER_TEXT("Rules", "The first DWZ is the value of the iteration, rounded."),
    .symbols = "R_1 = R_i",
    .values = "R_1 = {unrounded}"};
inline constexpr Explanation kFirstRatingRaised{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated too low."),
    .symbols = "R_1 = {correction_base} + {correction_factor} · R_i",
    .values = "R_1 = {correction_base} + {correction_factor} · {iteration_value} = {unrounded}"};
inline constexpr Explanation kCoefficientMeaning{
    ZAHLMEISTER_TEXT("Rules", "E says how slowly the rating follows the results: the larger it is, the "
                              "smaller is the change. It is a whole number.")};
inline constexpr Explanation kBaseCoefficient{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "E begins with the strength of the player and J, which depends on his age: {J_youth} up to "
                 "{youth_maximum_age} years, {J_junior} up to {junior_maximum_age}, {J_adult} above."),
    .symbols = "E_0 = (R_o / 1000)^4 + J",
    .values = "E_0 = ({old_rating} / 1000)^4 + {age_value} = {result}"};
inline constexpr Explanation kAccelerated{
    .text = ZAHLMEISTER_TEXT("Rules", "Up to {youth_maximum_age} years, who scores at least what was "
                                      "expected is accelerated (W = {score} ≥ W_e = {expected})."),
    .symbols = "a = R_o / {acceleration_divisor}",
    .values = "a = {old_rating} / {acceleration_divisor} = {result}"};
inline constexpr Explanation kAcceleratedToBound{ZAHLMEISTER_TEXT(
    "Rules", "Up to {youth_maximum_age} years, who scores at least what was expected is accelerated (W = "
             "{score} ≥ W_e = {expected}). The factor R_o / {acceleration_divisor} lies between "
             "{acceleration_least} and 1: a = {result}.")};
inline constexpr Explanation kNotAccelerated{
    ZAHLMEISTER_TEXT("Rules", "No acceleration: it is for players up to {youth_maximum_age} years who score "
                              "at least what was expected. So a = 1.")};
inline constexpr Explanation kBraked{
    .text = ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the score is below expectation (W "
                                      "= {score} < W_e = {expected}). So the loss is braked."),
    .symbols = "B = e^(({upper_bound} − R_o) / {brake_divisor}) − 1",
    .values = "B = e^(({upper_bound} − {old_rating}) / {brake_divisor}) − 1 = {result}"};
inline constexpr Explanation kNotBraked{ZAHLMEISTER_TEXT(
    "Rules",
    "No brake: it is for ratings below {upper_bound} when the score is below expectation. So B = 0.")};
inline constexpr Explanation kCoefficient{
    .symbols = "E = E_0 · a + B", .values = "E = {base_coefficient} · {bonus} + {brake} = {unrounded}"};
/// 1992: neither acceleration nor brake.
inline constexpr Explanation kPlainCoefficient{.symbols = "E = E_0", .values = "E = {base_coefficient}"};
inline constexpr Explanation kCoefficientCapped{
    ZAHLMEISTER_TEXT("Rules", "E is at most {k_max}. So E = {result}.")};
inline constexpr Explanation kCoefficientCappedByIndex{
    ZAHLMEISTER_TEXT("Rules", "With the index {old_index}, E is at most {k_max}. So E = {result}.")};
inline constexpr Explanation kCoefficientRaised{ZAHLMEISTER_TEXT("Rules", "E is at least {result}.")};
inline constexpr Explanation kNewRating{
    .symbols = "R_n = R_o + 800 · (W − W_e) / (E + n)",
    .values = "R_n = {old_rating} + 800 · ({score} − {expected}) / ({k} + {games}) = {unrounded}"};
inline constexpr Explanation kChanges{
    .caption = ZAHLMEISTER_TEXT("Rules", "The same, game by game: 800 / (E + n) · (p − P(D))"),
    .table = ExplanationTable::Changes};
// document 001, 4.10.1.1 and Anhang 1.3
inline constexpr Explanation kAverageFromExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "The single games are not at hand. But W_e / n says how strong the "
                                      "opponents were on average against the rating used at that time."),
    .symbols = "R_c = R_o − D(W_e / n)",
    .values = "R_c = {old_rating} − D({expected} / {games}) = {old_rating} − D({percentage}) = {old_rating} "
              "− ({difference}) = {result}"};
inline constexpr Explanation kExpectedFromAverage{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "All games are counted as if they were played against the opponents' average."),
    .symbols = "W_e = n · P(R_o − R_c)",
    .values = "W_e = {games} · P({old_rating} − {opponents_average}) = {games} · P({difference}) = {games} · "
              "{percentage} = {result}"};
inline constexpr Explanation kLimitedAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "An estimate needs the opponents' average only. Nobody counts as more "
                                      "than {threshold} stronger or weaker than {name}."),
    .symbols = "R_c = Σ R / n",
    .values = "R_c = {rating_sum} / {games} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Opponents")};
inline constexpr Explanation kPlainAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "An estimate needs the opponents' average only."),
    .symbols = "R_c = Σ R / n",
    .values = "R_c = {rating_sum} / {games} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Opponents")};
inline constexpr Explanation kEstimatedFirstRating{
    .text = ZAHLMEISTER_TEXT("Rules", "Without the tables, 1 % more stands for 8 points, at most {threshold} "
                                      "in all. That is good enough between 20 % and 80 %."),
    .symbols = "R = R_c + (W / n − 0.5) · 800",
    .values = "R = {opponents_average} + ({score} / {games} − 0.5) · 800 = {opponents_average} + "
              "({difference}) = {unrounded}"};

} // namespace zahlmeister::engine::dwz1992
