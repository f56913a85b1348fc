// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps of the Elo read.
namespace zahlmeister::engine::fide2024 {

inline constexpr const char* kGamesCaption = ZAHLMEISTER_TEXT("Rules", "Games that are rated");

inline constexpr Explanation kRated{
    ZAHLMEISTER_TEXT("Rules", "{name} enters with the Elo {old_rating} of the list of the first day.")};
inline constexpr Explanation kNewcomer{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} has no Elo yet. {games} games against rated opponents give a first rating; {games_needed} "
    "are needed, which may come from several tournaments within 26 months.")};
inline constexpr Explanation kTooFewGames{ZAHLMEISTER_TEXT(
    "Rules", "{name} has no Elo yet. {games} games against rated opponents count for a first rating; "
             "{games_needed} are needed, which may come from several tournaments within 26 months.")};
inline constexpr Explanation kZeroScore{ZAHLMEISTER_TEXT(
    "Rules", "{name} has no Elo yet and scored nothing. A first event without a point is disregarded.")};
inline constexpr Explanation kBelowFloor{ZAHLMEISTER_TEXT(
    "Rules", "The first rating of {name} would be {unrounded}. Below {minimum_rating} none is published.")};
inline constexpr Explanation kPeriod{ZAHLMEISTER_TEXT(
    "Rules", "Rating period from {date} on: {old_rating} is the Elo of its list, and K, the number of games "
             "and the rounding are its own.")};
inline constexpr Explanation kSumOfPeriods{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The tournament is split by rating periods. Their changes, each rounded "
                                  "once, are added."),
    .symbols = "R_n = R_o + ΣΔR",
    .values = "R_n = {old_rating} {+difference} = {result}"};
inline constexpr Explanation kBeforeFirstList{ZAHLMEISTER_TEXT(
    "Rules", "In the rating period of this game the player was on no list yet. It counts for his first "
             "rating.")};
inline constexpr Explanation kScore{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} scored {result} in {games} games that are rated."),
    .caption = kGamesCaption,
    .games = Quantity::OpponentsAverage};
inline constexpr Explanation kAverage{.text =
                                          ZAHLMEISTER_TEXT("Rules", "The average of the rated opponents."),
                                      .symbols = "R_a = ΣR / n",
                                      .values = "R_a = {rating_sum} / {games} = {unrounded}",
                                      .caption = ZAHLMEISTER_TEXT("Rules", "The opponents")};
inline constexpr Explanation kPerformance{
    .text = ZAHLMEISTER_TEXT("Rules", "The performance is the rounded average of the opponents and the "
                                      "difference dp that belongs to the share of the points, with two "
                                      "digits."),
    .symbols = "R_p = R_a + dp",
    .values = "R_p = {opponents_average} + {difference}"};
inline constexpr Explanation kExpected{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "The scoring probability PD of a game stands in table 8.1.2, with two digits. A "
                             "difference of more than {difference_limit} counts as {difference_limit}."),
    .symbols = "W_e = ΣPD",
    .values = "W_e = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Scoring probabilities")};
inline constexpr Explanation kExpectedInFull{
    .text = ZAHLMEISTER_TEXT("Rules", "The scoring probability PD of a game stands in table 8.1.2, with two "
                                      "digits. From {full_difference_from} on differences count in full."),
    .symbols = "W_e = ΣPD",
    .values = "W_e = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Scoring probabilities")};
inline constexpr Explanation kFactor{ZAHLMEISTER_TEXT(
    "Rules", "K is {K_masters} from {masters_from} on, {K_newcomers} for juniors until the year of their "
             "18th birthday below {juniors_below}, else {K_usual}: {base_coefficient}. Whether somebody once "
             "had {masters_from}, or has played less than 30 games, only the list of the FIDE tells.")};
inline constexpr Explanation kListedFactor{
    ZAHLMEISTER_TEXT("Rules", "The list of the first day has the coefficient K = {base_coefficient}.")};
inline constexpr Explanation kBoundedFactor{
    .text = ZAHLMEISTER_TEXT("Rules", "K times the number of games is at most {largest_product}, so K is the "
                                      "largest whole number with which that holds."),
    .symbols = "K · n ≤ {largest_product}",
    .values = "K = {result},  n = {games}"};
inline constexpr Explanation kNewRating{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} scored {score} from {games} games; {expected} were expected. The change of "
                 "a whole rating period is rounded once, half a point away from zero."),
    .symbols = "R_n = R_o + K · (W − W_e)",
    .values = "R_n = {old_rating} + {k} · ({score} − {expected}) = {unrounded}"};
inline constexpr Explanation kUnderFloor{
    ZAHLMEISTER_TEXT("Rules", "Below {minimum_rating} a player is unrated on the next list.")};
inline constexpr Explanation kChanges{.caption =
                                          ZAHLMEISTER_TEXT("Rules", "The same, game by game: K · (p − PD)"),
                                      .table = ExplanationTable::Changes};
inline constexpr Explanation kFirstRating{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The first rating is the average of the rated opponents and of {hypothetical_games} "
                 "hypothetical ones with {hypothetical_rating}, both drawn, and the difference dp of that "
                 "share of the points; at most {largest_first}."),
    .symbols = "R_u = R_a + dp",
    .values = "R_u = {rating_sum} / {games} + {difference} = {unrounded}"};
inline constexpr Explanation kEarlierFirstRating{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Before March 2024 the first rating was the average of the opponents, and "
                                  "{points_per_half} for each half point above 50 %, or the difference dp "
                                  "below."),
    .symbols = "R_u = R_a + dp",
    .values = "R_u = {rating_sum} / {games} + {difference} = {unrounded}"};
inline constexpr Explanation kGameNotRated{
    ZAHLMEISTER_TEXT("Rules", "A game that was not played, or is not to be rated, does not count.")};
inline constexpr Explanation kOpponentUnrated{
    ZAHLMEISTER_TEXT("Rules", "Only games against rated opponents count.")};
inline constexpr Explanation kMatchUnrated{
    ZAHLMEISTER_TEXT("Rules", "A match in which one player is unrated is not rated.")};
inline constexpr Explanation kRateOfPlay{ZAHLMEISTER_TEXT(
    "Rules", "The rate of play does not belong to this list: for 60 moves each player has minutes that are "
             "not those that the two ratings ask for.")};
inline constexpr Explanation kDifferenceTooGreat{ZAHLMEISTER_TEXT(
    "Rules", "A difference of {too_great_difference} and more is not rated when one of the two is above "
             "{too_great_above}.")};

} // namespace zahlmeister::engine::fide2024
