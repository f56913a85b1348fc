// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps of the FWZ read.
namespace zahlmeister::engine::fwz2019 {

inline constexpr const char* kScoreText =
    ZAHLMEISTER_TEXT("Rules", "{name} scored {result} in {games} games that count. Games that ended by time "
                              "forfeit or by an unapproved withdrawal count, too.");
inline constexpr const char* kGamesCaption = ZAHLMEISTER_TEXT("Rules", "Games that count");

inline constexpr Explanation kRated{
    ZAHLMEISTER_TEXT("Rules", "{name} enters with the FWZ {old_rating}, index {old_index}.")};
inline constexpr Explanation kNewcomer{ZAHLMEISTER_TEXT(
    "Rules", "{name} has no FWZ yet. Every player gets a first FWZ from his first tournament.")};
inline constexpr Explanation kWithoutGames{
    ZAHLMEISTER_TEXT("Rules", "{name} has no FWZ and no game that counts, so there is no first FWZ.")};
inline constexpr Explanation kNothingEvaluated{
    ZAHLMEISTER_TEXT("Rules", "No game of {name} counts, so FWZ and index stay as they are.")};
inline constexpr Explanation kScoreOfRated{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::Expected};
inline constexpr Explanation kScoreOfNewcomer{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::OpponentsAverage};
inline constexpr Explanation kAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "The average of the opponents is shown for orientation."),
    .symbols = "R_c = ΣR / n",
    .values = "R_c = {rating_sum} / {games} = {unrounded}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents")};
inline constexpr Explanation kExpected{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The winning expectancy of a game follows from the difference D of the ratings; differences "
                 "beyond {largest_difference} count as {largest_difference}. W is their sum."),
    .symbols = "P(D) = 1 / (1 + 10^(−D / {divisor})),  W = ΣP(D)",
    .values = "W = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Winning expectancies")};
inline constexpr Explanation kFactorSecured{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "From the index {secured_index} on the rating is secured and K begins with {K_secured}. Up to FWZ "
        "{low_up_to} K is {low_bonus} larger, up to {middle_up_to} it is {middle_bonus} larger."),
    .symbols = "K = {K_secured} + a",
    .values = "K = {base_coefficient} + {bonus} = {result}"};
inline constexpr Explanation kFactorUnsecured{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "Below the index {secured_index} the rating is not secured yet and K begins with {K_unsecured}. Up "
        "to FWZ {low_up_to} K is {low_bonus} larger, up to {middle_up_to} it is {middle_bonus} larger."),
    .symbols = "K = {K_unsecured} + a",
    .values = "K = {base_coefficient} + {bonus} = {result}"};
inline constexpr Explanation kNewRating{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} scored {score} from {games} games; {expected} were expected. "
                                      "The difference moves the rating."),
    .symbols = "FWZ_n = FWZ_o + K · (S − W)",
    .values = "FWZ_n = {old_rating} + {k} · ({score} − {expected}) = {unrounded}"};
inline constexpr Explanation kChanges{.caption =
                                          ZAHLMEISTER_TEXT("Rules", "The same, game by game: K · (p − P(D))"),
                                      .table = ExplanationTable::Changes};
inline constexpr Explanation kIndex{
    ZAHLMEISTER_TEXT("Rules", "The index counts the evaluated tournaments: {result}.")};
inline constexpr Explanation kIteration{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The first FWZ begins with {start_value} and is evaluated again and again, "
                                  "all newcomers at once, until no value changes by {tolerance} or more."),
    .symbols = "R_z' = R_z + K · (S − W)",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents in the last step, at R_z = {value}")};
inline constexpr Explanation kIterationWithoutFixed{ZAHLMEISTER_TEXT(
    "Rules", "With all games the iteration found no end, because the first FWZ of players with 0 % or 100 % "
             "is fixed. So it was repeated without the games of {name} against such players.")};
inline constexpr Explanation kFirstRating{
    .text = ZAHLMEISTER_TEXT("Rules", "The first FWZ is the last value, rounded."),
    .symbols = "FWZ_1 = R_z'",
    .values = "FWZ_1 = {unrounded}"};
inline constexpr Explanation kFirstRatingOfCycle{
    .text =
        ZAHLMEISTER_TEXT("Rules", "With the two decimals of table B the values repeat every {cycle_length} "
                                  "steps and do not settle. Then the highest of them holds, rounded."),
    .symbols = "FWZ_1 = R_z'",
    .values = "FWZ_1 = {unrounded}"};
inline constexpr Explanation kFirstRatingOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "With such a result the iteration finds no end. Then the first FWZ is the average of the "
                 "opponents, {extreme_difference} more after 100 % and {extreme_difference} less after 0 %; "
                 "opponents without a rating count with {start_value}."),
    .symbols = "FWZ_1 = R_c ± {extreme_difference}",
    .values = "R_c = {rating_sum} / {games},  FWZ_1 = {unrounded}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};
inline constexpr Explanation kFirstRatingLikeExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "For the results of {name} the iteration finds no end, too, although they are neither 0 % "
                 "nor 100 %. So they are treated alike: the first FWZ is the average of the opponents, "
                 "{extreme_difference} more for more than half of the points and {extreme_difference} less "
                 "for fewer; opponents without a rating count with {start_value}."),
    .symbols = "FWZ_1 = R_c ± {extreme_difference}",
    .values = "R_c = {rating_sum} / {games},  FWZ_1 = {unrounded}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};

} // namespace zahlmeister::engine::fwz2019
