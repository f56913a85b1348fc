// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps read that all DWZ versions share. The clauses differ and come from dwz::Clauses.
namespace zahlmeister::engine::dwz {

inline constexpr const char* kScoreText =
    ZAHLMEISTER_TEXT("Rules", "This gives W = {result} in n = {games} games.");
inline constexpr const char* kGamesCaption = ZAHLMEISTER_TEXT("Rules", "Games that count");
inline constexpr const char* kStepSymbols = "p' = ½ + (W − W_e) / n,  D' = D(p'),  R_z' = R_z + D'";
inline constexpr const char* kLastStepCaption =
    ZAHLMEISTER_TEXT("Rules", "The opponents in the last step, at R_z = {value}");

// Who takes part
inline constexpr Explanation kComputer{ZAHLMEISTER_TEXT(
    "Rules", "{name} is a chess computer. Computers get no DWZ, and games against them do not count.")};
inline constexpr Explanation kEstablished{
    ZAHLMEISTER_TEXT("Rules", "{name} has the rating {old_rating} and so is an established player. What "
                              "counts are the games against players who have a DWZ or get one here.")};
inline constexpr Explanation kScoreAgainstRated{
    ZAHLMEISTER_TEXT("Rules", "{name} has no rating. Against players with a rating he has "
                              "{points_against_rated} out of {games_against_rated}.")};
inline constexpr Explanation kWithOneCarryOverGame{
    ZAHLMEISTER_TEXT("Rules", "This includes one carry-over game.")};
inline constexpr Explanation kWithCarryOverGames{
    ZAHLMEISTER_TEXT("Rules", "This includes {carry_over_games} carry-over games.")};
/// Some games and some points.
inline constexpr Explanation kPointsAreNeeded{ZAHLMEISTER_TEXT(
    "Rules", "A first DWZ needs at least {games_needed} games and {points_needed} point in them.")};
/// Some games, with neither 0 % nor 100 %.
inline constexpr Explanation kExtremesAreNeeded{ZAHLMEISTER_TEXT(
    "Rules", "A first DWZ needs at least {games_needed} games and neither 0 % nor 100 % in them.")};
/// Some games.
inline constexpr Explanation kGamesAreNeeded{
    ZAHLMEISTER_TEXT("Rules", "A first DWZ needs at least {games_needed} games.")};
inline constexpr Explanation kIsFirstStage{
    ZAHLMEISTER_TEXT("Rules", "So he belongs to the first stage and gets a first DWZ.")};
inline constexpr Explanation kIsNotFirstStage{
    ZAHLMEISTER_TEXT("Rules", "That is not enough for the first stage.")};
inline constexpr Explanation kScoreWithFirstStage{
    ZAHLMEISTER_TEXT("Rules", "With the games against players of the first stage it is "
                              "{points_against_selection} out of {games_against_selection}.")};
inline constexpr Explanation kIsSecondStage{
    ZAHLMEISTER_TEXT("Rules", "So he belongs to the second stage and gets a first DWZ.")};
inline constexpr Explanation kHasTooFewGames{
    ZAHLMEISTER_TEXT("Rules", "Too few games count, so there is no DWZ yet.")};
inline constexpr Explanation kHasNoPoints{
    ZAHLMEISTER_TEXT("Rules", "Without points in these games there is no DWZ yet.")};
inline constexpr Explanation kHasExtreme{
    ZAHLMEISTER_TEXT("Rules", "From 0 % or 100 % no DWZ can be computed yet.")};
inline constexpr Explanation kEntryRating{
    ZAHLMEISTER_TEXT("Rules", "{name} enters the tournament with the DWZ {old_rating} – {old_index}.")};
inline constexpr Explanation kIndexMissing{
    ZAHLMEISTER_TEXT("Rules", "{name} enters the tournament with the DWZ {old_rating}. The index is missing; "
                              "the coefficient is taken as for index 1.")};
inline constexpr Explanation kForeignRating{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} has no DWZ. The {source} {old_rating} takes its place; it carries the index {old_index}.")};

// Games and carry-over games
inline constexpr Explanation kGamesThatCount{
    ZAHLMEISTER_TEXT("Rules", "Of {games_in_tournament} games in the tournament {games_counted} count.")};
inline constexpr Explanation kOneCarryOverGameCounts{
    ZAHLMEISTER_TEXT("Rules", "One carry-over game counts with them.")};
inline constexpr Explanation kCarryOverGamesCount{
    ZAHLMEISTER_TEXT("Rules", "{carry_over_games} carry-over games count with them.")};
inline constexpr Explanation kScoreOfRated{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::Expected};
inline constexpr Explanation kScoreOfNewcomer{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::OpponentsAverage};
inline constexpr Explanation kScoreOfOther{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::CarryOverKept};
inline constexpr Explanation kNoScore{ZAHLMEISTER_TEXT("Rules", "So there are no points to compute with.")};
inline constexpr Explanation kCarryOverExpired{ZAHLMEISTER_TEXT(
    "Rules",
    "The carry-over game of {date} ({score} against {opponent_rating}) has expired and does not count.")};
inline constexpr Explanation kCarryOverConverted{ZAHLMEISTER_TEXT(
    "Rules", "The carry-over game of {date} ({score} against {opponent_rating}) was played before the level "
             "of all ratings was raised. The opponent counts with his converted rating {result}. The "
             "regulation does not spell this out; the rule version can switch it off.")};
inline constexpr Explanation kCarryOverOfRated{
    ZAHLMEISTER_TEXT("Rules", "{name} has a rating. Carry-over games only serve a first DWZ.")};
inline constexpr Explanation kCarryOverUsedUp{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} gets a first DWZ in this tournament. His carry-over games are part of it and are used up.")};
inline constexpr Explanation kNothingCarriedOver{
    ZAHLMEISTER_TEXT("Rules", "No game against a player with a rating or of the first stage counts, so there "
                              "are no carry-over games.")};
inline constexpr Explanation kCarryOverOfGuest{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} is not a member of a club in the federation, so no carry-over games are kept."),
    .caption = kGamesCaption};
inline constexpr Explanation kCarryOverKept{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "The games against players with a rating or of the first stage, with R_o or R_1 "
                             "of the opponents, are kept as carry-over games for his next evaluation."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Carry-over games"),
    .table = ExplanationTable::CarryOver};
inline constexpr Explanation kAverageOfRated{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "The average is taken over the ratings with which the opponents count in the expected score."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents"),
    .games = Quantity::Expected};
inline constexpr Explanation kAverageOfNewcomer{
    ZAHLMEISTER_TEXT("Rules", "The average is taken over R_o of the opponents with a rating, R_1 of the "
                              "other newcomers and the carry-over games.")};
inline constexpr Explanation kSpecialIsLeftOut{
    ZAHLMEISTER_TEXT("Rules", "Special ratings and fictitious draws are left out.")};
inline constexpr Explanation kSpecialCounts{
    ZAHLMEISTER_TEXT("Rules", "A special rating counts in the place of R_o.")};
inline constexpr Explanation kOpponents{.caption = ZAHLMEISTER_TEXT("Rules", "The opponents")};
inline constexpr Explanation kAverageOfOther{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "The average is taken over all carry-over games, those he had and those from this tournament."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents"),
    .games = Quantity::CarryOverKept};
inline constexpr Explanation kAverage{.symbols = "R_c = ΣR / n",
                                      .values = "R_c = {rating_sum} / {games} = {unrounded}"};
inline constexpr Explanation kNoAverage{
    ZAHLMEISTER_TEXT("Rules", "No game of {name} counts, so there is no average of opponents.")};

// Age
inline constexpr Explanation kAge{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "What counts is the age A that the player reaches in the year in which the tournament ends."),
    .values = "A = {end_year} − {birth_year} = {age}"};
inline constexpr Explanation kBirthYearUnknown{
    ZAHLMEISTER_TEXT("Rules", "The year of birth of {name} is not known, so he counts as an adult.")};
inline constexpr Explanation kEndUnknown{ZAHLMEISTER_TEXT(
    "Rules", "The tournament has no end date, so the age is not known and the player counts as an adult.")};
inline constexpr Explanation kIsYouth{
    ZAHLMEISTER_TEXT("Rules", "Players up to {youth_maximum_age} years are youth.")};
inline constexpr Explanation kIsJunior{ZAHLMEISTER_TEXT(
    "Rules", "Players over {youth_maximum_age} and up to {junior_maximum_age} years are juniors.")};
inline constexpr Explanation kIsAdult{
    ZAHLMEISTER_TEXT("Rules", "Players over {junior_maximum_age} years are adults.")};
inline constexpr Explanation kAgeHasNoEffect{
    ZAHLMEISTER_TEXT("Rules", "For a player without a rating the age group has no effect.")};

// First ratings
inline constexpr Explanation kHasRating{ZAHLMEISTER_TEXT(
    "Rules", "{name} has a rating and needs no first DWZ. His new DWZ follows from W − W_e.")};
inline constexpr Explanation kStartOfFirstStage{
    .text = ZAHLMEISTER_TEXT("Rules", "The start value R_p is a first estimate from the games against "
                                      "players with a rating and the carry-over games."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Games of the start value")};
inline constexpr Explanation kStartOfSecondStage{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The start value R_p is a first estimate from the games against players with a rating and "
                 "of the first stage, these with their own R_p, and the carry-over games."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Games of the start value")};
inline constexpr Explanation kStartMean{
    .symbols = "R_c = ΣR / n,  p = W / n",
    .values = "R_c = {rating_sum} / {games} = {opponents_average},  p = {score} / {games} = {percentage}"};
inline constexpr Explanation kStartValue{.symbols = "R_p = R_c + D(p)",
                                         .values = "R_p = {opponents_average} {+difference} = {result}"};
inline constexpr Explanation kStartOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "For 0 % and 100 % no rating fits; then the start value is R_c less or plus {extreme_first_rating}."),
    .symbols = "R_p = R_c ± {extreme_first_rating}",
    .values = "R_p = {opponents_average} {+difference} = {result}"};
inline constexpr Explanation kDrawOfNewcomer{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "{name} won all games that count. No finite rating belongs to 100 %, so a fictitious draw is added "
        "against the average of his opponents; newcomers among them enter it with their start values."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};
inline constexpr Explanation kDrawOfPerformance{
    ZAHLMEISTER_TEXT("Rules", "{name} won all games that count. No finite performance belongs to 100 %, so a "
                              "fictitious draw against the average of his opponents is added.")};
inline constexpr Explanation kDrawMean{.symbols = "R = ΣR / n",
                                       .values = "R = {rating_sum} / {games} = {result}"};
inline constexpr Explanation kNoDraw{
    ZAHLMEISTER_TEXT("Rules", "{name} did not win all games that count, so there is no fictitious draw.")};
inline constexpr Explanation kIteration{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "All newcomers are computed together, step by step. Every step compares the score W in all "
                 "games that count with the expected score W_e at the value R_z, and moves R_z by D'. "
                 "Opponents who are newcomers themselves count with their R_z from the step before."),
    .symbols = kStepSymbols,
    .caption = kLastStepCaption};
inline constexpr Explanation kIterationOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "All newcomers are computed together, step by step. For 0 % and 100 % no rating fits: then the value "
        "is R_c less or plus {extreme_first_rating}, and only R_c changes from step to step."),
    .symbols = "R_z' = R_c ± {extreme_first_rating}",
    .caption = kLastStepCaption};
inline constexpr Explanation kIterationEnded{
    ZAHLMEISTER_TEXT("Rules", "The iteration ends when D' is below {tolerance} for all newcomers at once. "
                              "The last value is R_i = {result}.")};
inline constexpr Explanation kIterationKeepsValueBefore{
    ZAHLMEISTER_TEXT("Rules", "The iteration ends when D' is below {tolerance} for all newcomers at once. "
                              "The value before this last step holds: R_i = {result}.")};
inline constexpr Explanation kIterationCycled{
    ZAHLMEISTER_TEXT("Rules", "With the integers of the tables the values repeat every {cycle_length} steps "
                              "and do not settle. Then the highest of them holds: R_i = {result}.")};
inline constexpr Explanation kIterationStopped{ZAHLMEISTER_TEXT(
    "Rules", "The iteration did not settle and was stopped; R_i = {result} is the value of its last step.")};
inline constexpr Explanation kRaisedToZero{ZAHLMEISTER_TEXT("Rules", "A negative value is raised to 0.")};
inline constexpr Explanation kUnbounded{
    ZAHLMEISTER_TEXT("Rules", "No result bounds this value from above: he and every newcomer he did not beat "
                              "won all other games. The value only shows where the iteration stopped.")};

// Performance and special rating
inline constexpr Explanation kPerformanceMeaning{
    ZAHLMEISTER_TEXT("Rules", "R_h is the rating at which the expected score is the score reached. It is "
                              "found step by step, starting from R_p.")};
inline constexpr Explanation kPerformanceMean{
    .symbols = "R_c = ΣR / n", .values = "R_c = {rating_sum} / {games_counted} = {opponents_average}"};
inline constexpr Explanation kPerformanceStart{
    .symbols = "p = W / n,  R_p = R_c + D(p)",
    .values = "p = {score} / {games} = {percentage},  R_p = {opponents_average} {+difference} = {result}"};
inline constexpr Explanation kPerformanceOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "For 0 % and 100 % no rating fits; then the performance is R_c less or plus {extreme_performance}."),
    .symbols = "R_h = R_c ± {extreme_performance}",
    .values = "R_h = {opponents_average} {+difference} = {result}"};
inline constexpr Explanation kPerformanceIteration{.symbols = kStepSymbols};
inline constexpr Explanation kPerformance{
    .text = ZAHLMEISTER_TEXT("Rules", "R_h is the last value, rounded: {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents at R_h = {unrounded}")};
inline constexpr Explanation kPerformanceIsZero{
    .text = ZAHLMEISTER_TEXT("Rules", "The last value is negative, so R_h is 0."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents at R_h = {unrounded}")};
inline constexpr Explanation kCycleIsOurs{
    ZAHLMEISTER_TEXT("Rules", "The document does not say which value holds then; this is our choice.")};
inline constexpr Explanation kInterpolated{ZAHLMEISTER_TEXT(
    "Rules", "The table of differences has P with two decimals. Between two of its rows D is interpolated; "
             "the document does not say so, this is our choice.")};
inline constexpr Explanation kHighestOfCycleHolds{
    ZAHLMEISTER_TEXT("Rules", "With the tables the values go to and fro here; then the higher one holds.")};
inline constexpr Explanation kLastOfCycleHolds{ZAHLMEISTER_TEXT(
    "Rules", "With the tables the values go to and fro here; then the one before the return holds.")};
inline constexpr Explanation kNearEnough{
    ZAHLMEISTER_TEXT("Rules", "The steps end when W_e differs from W by {score_tolerance} at most.")};
/// Too few games.
inline constexpr Explanation kNoPerformance{ZAHLMEISTER_TEXT(
    "Rules",
    "A performance needs at least {performance_games_needed} games that count; {name} has {games}.")};
inline constexpr Explanation kNoPerformanceOfNewcomer{
    ZAHLMEISTER_TEXT("Rules", "For players who had no rating before, no performance is computed.")};
inline constexpr Explanation kPerformanceIsFirstRating{ZAHLMEISTER_TEXT(
    "Rules", "For players who had no rating before, the performance is their first DWZ: R_h = R_n.")};
inline constexpr Explanation kPerformanceIsAbove{
    .symbols = "R_h > R_o + {threshold}",
    .values = "{performance} > {old_rating} + {threshold} = {upper_bound}"};
inline constexpr Explanation kPerformanceIsNotAbove{
    .symbols = "R_h > R_o + {threshold}",
    .values = "{performance} ≤ {old_rating} + {threshold} = {upper_bound}"};
inline constexpr Explanation kExceptionalForRated{
    ZAHLMEISTER_TEXT("Rules", "{name} is an exceptional player: his opponents with a rating are evaluated "
                              "against {performance}. For himself nothing changes.")};
inline constexpr Explanation kExceptionalForAll{ZAHLMEISTER_TEXT(
    "Rules", "{name} has a special rating: all his opponents are evaluated against {performance}, and the "
             "first ratings are iterated once more with it. For himself nothing changes.")};
inline constexpr Explanation kSuccessIsAbove{
    .symbols = "R_p = R_o + 800 · (W − W_e) / n ≥ R_o + {threshold}",
    .values = "R_p = {old_rating} + 800 · ({score} − {expected}) / {games} = {performance} ≥ {upper_bound}"};
inline constexpr Explanation kSuccessIsNotAbove{
    .symbols = "R_p = R_o + 800 · (W − W_e) / n ≥ R_o + {threshold}",
    .values = "R_p = {old_rating} + 800 · ({score} − {expected}) / {games} = {performance} < {upper_bound}"};
inline constexpr Explanation kExceptionalAndAnew{
    ZAHLMEISTER_TEXT("Rules", "{name} has a special rating: for his opponents he counts with R_p, and "
                              "everything is computed once more with it. For himself nothing changes.")};
inline constexpr Explanation kNotExceptional{
    ZAHLMEISTER_TEXT("Rules", "So there is no special rating; opponents are evaluated against R_o.")};
inline constexpr Explanation kNotInMatches{
    ZAHLMEISTER_TEXT("Rules", "In matches there is no special rating.")};
inline constexpr Explanation kExceptionalOpponent{
    ZAHLMEISTER_TEXT("Rules", "{opponent} is an exceptional player: he counts with his performance "
                              "{performance} instead of his DWZ {opponent_rating}.")};
inline constexpr Explanation kSuccessfulOpponent{
    ZAHLMEISTER_TEXT("Rules", "{opponent} has a special rating: he counts with R_p = {performance} instead "
                              "of his DWZ {opponent_rating}.")};

// Expected score, new rating and index
inline constexpr Explanation kExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "From the difference D = R_o − R to every opponent follows the winning "
                                      "expectancy P(D); R_o is {old_rating}. W_e is their sum."),
    .symbols = "W_e = ΣP(D)",
    .values = "W_e = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Winning expectancies")};
inline constexpr Explanation kNormalDistribution{ZAHLMEISTER_TEXT(
    "Rules", "P(D) is the normal distribution with the standard deviation {deviation}·√2. All "
             "values are carried on without rounding; four decimals are shown.")};
inline constexpr Explanation kThreeDecimals{
    ZAHLMEISTER_TEXT("Rules", "P(D) is read from the table of expectancies, with three decimals.")};
inline constexpr Explanation kTwoDecimals{
    ZAHLMEISTER_TEXT("Rules", "P(D) is read from the table of expectancies, with two decimals.")};
inline constexpr Explanation kNothingExpected{
    ZAHLMEISTER_TEXT("Rules", "{name} has no rating, so nothing could be expected of him.")};
inline constexpr Explanation kNothingExpectedBefore{
    ZAHLMEISTER_TEXT("Rules", "{name} had no rating, so nothing could be expected of him. Within the "
                              "iteration W_e is the expected score at the value of the step:")};
inline constexpr Explanation kNothingEvaluated{ZAHLMEISTER_TEXT(
    "Rules", "No game of {name} counts. Nothing is evaluated, and rating and index stay as they are.")};
inline constexpr Explanation kNoCoefficientNeeded{ZAHLMEISTER_TEXT(
    "Rules", "No game of {name} counts, so the rating does not change and no coefficient is needed.")};
inline constexpr Explanation kNoCoefficientYet{ZAHLMEISTER_TEXT(
    "Rules", "{name} has no rating yet. Only ratings that exist change with a coefficient.")};
inline constexpr Explanation kMoreThanExpected{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} has {score} points from {games} games; {expected} were expected. That is {|surplus} more.")};
inline constexpr Explanation kLessThanExpected{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} has {score} points from {games} games; {expected} were expected. That is {|surplus} less.")};
inline constexpr Explanation kIndex{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Every evaluation raises the index by one, even if only one game counts."),
    .values = "{old_index} + 1 = {result}"};
inline constexpr Explanation kFirstIndex{ZAHLMEISTER_TEXT("Rules", "A first DWZ has the index 1.")};
inline constexpr Explanation kNotRecorded{
    ZAHLMEISTER_TEXT("Rules", "{name} is not a member of a club in the federation. He takes part in the "
                              "computation, but no DWZ is recorded.")};
inline constexpr Explanation kNotPublished{ZAHLMEISTER_TEXT(
    "Rules", "{name} has left his club. For {former_member_years} years his DWZ is carried on, but what is "
             "published shows him as a text-only participant.")};

} // namespace zahlmeister::engine::dwz
