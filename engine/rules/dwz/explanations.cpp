// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz/explanations.h"

#include "engine/evaluation/trace.h"

namespace zahlmeister::engine::dwz {

namespace {

constexpr const char* kScoreText = ZAHLMEISTER_TEXT("Rules", "This gives W = {result} in n = {games} games.");
constexpr const char* kGamesCaption = ZAHLMEISTER_TEXT("Rules", "Games that count");
constexpr const char* kStepSymbols = "p' = ½ + (W − W_e) / n,  D' = D(p'),  R_z' = R_z + D'";
constexpr const char* kLastStepCaption =
    ZAHLMEISTER_TEXT("Rules", "The opponents in the last step, at R_z = {value}");

} // namespace

const Explanation kComputer{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} is a chess computer. Computers get no DWZ, and games against them do not count.")};

const Explanation kEstablished{
    .text =
        ZAHLMEISTER_TEXT("Rules", "{name} has the rating {old_rating} and so is an established player. What "
                                  "counts are the games against players who have a DWZ or get one here.")};

const Explanation kScoreAgainstRated{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has no rating. Against players with a rating he has "
                                      "{points_against_rated} out of {games_against_rated}.")};

const Explanation kWithOneCarryOverGame{.text =
                                            ZAHLMEISTER_TEXT("Rules", "This includes one carry-over game.")};

const Explanation kWithCarryOverGames{
    .text = ZAHLMEISTER_TEXT("Rules", "This includes {carry_over_games} carry-over games.")};

const Explanation kPointsAreNeeded{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "A first DWZ needs at least {games_needed} games and {points_needed} point in them.")};

const Explanation kExtremesAreNeeded{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "A first DWZ needs at least {games_needed} games and neither 0 % nor 100 % in them.")};

const Explanation kGamesAreNeeded{
    .text = ZAHLMEISTER_TEXT("Rules", "A first DWZ needs at least {games_needed} games.")};

const Explanation kIsFirstStage{
    .text = ZAHLMEISTER_TEXT("Rules", "So he belongs to the first stage and gets a first DWZ.")};

const Explanation kIsNotFirstStage{.text =
                                       ZAHLMEISTER_TEXT("Rules", "That is not enough for the first stage.")};

const Explanation kScoreWithFirstStage{
    .text = ZAHLMEISTER_TEXT("Rules", "With the games against players of the first stage it is "
                                      "{points_against_selection} out of {games_against_selection}.")};

const Explanation kIsSecondStage{
    .text = ZAHLMEISTER_TEXT("Rules", "So he belongs to the second stage and gets a first DWZ.")};

const Explanation kHasTooFewGames{
    .text = ZAHLMEISTER_TEXT("Rules", "Too few games count, so there is no DWZ yet.")};

const Explanation kHasNoPoints{
    .text = ZAHLMEISTER_TEXT("Rules", "Without points in these games there is no DWZ yet.")};

const Explanation kHasExtreme{.text =
                                  ZAHLMEISTER_TEXT("Rules", "From 0 % or 100 % no DWZ can be computed yet.")};

const Explanation kEntryRating{
    .text =
        ZAHLMEISTER_TEXT("Rules", "{name} enters the tournament with the DWZ {old_rating} – {old_index}.")};

const Explanation kIndexMissing{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} enters the tournament with the DWZ {old_rating}. The index is "
                                      "missing; the coefficient is taken as for index 1.")};

const Explanation kForeignRating{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has no DWZ. The {source} {old_rating} takes its place; it "
                                      "carries the index {old_index}.")};

const Explanation kGamesThatCount{
    .text = ZAHLMEISTER_TEXT("Rules", "Of {games_in_tournament} games in the tournament {games_counted} "
                                      "count.")};

const Explanation kOneCarryOverGameCounts{
    .text = ZAHLMEISTER_TEXT("Rules", "One carry-over game counts with them.")};

const Explanation kCarryOverGamesCount{
    .text = ZAHLMEISTER_TEXT("Rules", "{carry_over_games} carry-over games count with them.")};

const Explanation kScoreOfRated{.text = kScoreText, .caption = kGamesCaption, .games = Quantity::Expected};

const Explanation kScoreOfNewcomer{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::OpponentsAverage};

const Explanation kScoreOfOther{
    .text = kScoreText, .caption = kGamesCaption, .games = Quantity::CarryOverKept};

const Explanation kNoScore{.text = ZAHLMEISTER_TEXT("Rules", "So there are no points to compute with.")};

const Explanation kCarryOverExpired{
    .text = ZAHLMEISTER_TEXT("Rules", "The carry-over game of {date} ({score} against {opponent_rating}) has "
                                      "expired and does not count.")};

const Explanation kCarryOverOfRated{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has a rating. Carry-over games only serve a first DWZ.")};

const Explanation kCarryOverUsedUp{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} gets a first DWZ in this tournament. His carry-over games are "
                                      "part of it and are used up.")};

const Explanation kNothingCarriedOver{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "No game against a player with a rating or of the first stage counts, so there "
                             "are no carry-over games.")};

const Explanation kCarryOverOfGuest{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} is not a member of a club in the federation, so no carry-over games are kept."),
    .caption = kGamesCaption};

const Explanation kCarryOverKept{
    .text = ZAHLMEISTER_TEXT("Rules", "The games against players with a rating or of the first stage, with "
                                      "R_o or R_1 of the opponents, are kept as carry-over games for his "
                                      "next evaluation."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Carry-over games"),
    .table = ExplanationTable::CarryOver};

const Explanation kAverageOfRated{
    .text = ZAHLMEISTER_TEXT("Rules", "The average is taken over the ratings with which the opponents count "
                                      "in the expected score."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents"),
    .games = Quantity::Expected};

const Explanation kAverageOfNewcomer{
    .text = ZAHLMEISTER_TEXT("Rules", "The average is taken over R_o of the opponents with a rating, R_1 of "
                                      "the other newcomers and the carry-over games.")};

const Explanation kSpecialIsLeftOut{
    .text = ZAHLMEISTER_TEXT("Rules", "Special ratings and fictitious draws are left out.")};

const Explanation kSpecialCounts{
    .text = ZAHLMEISTER_TEXT("Rules", "A special rating counts in the place of R_o.")};

const Explanation kOpponents{.caption = ZAHLMEISTER_TEXT("Rules", "The opponents")};

const Explanation kAverageOfOther{
    .text = ZAHLMEISTER_TEXT("Rules", "The average is taken over all carry-over games, those he had and "
                                      "those from this tournament."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents"),
    .games = Quantity::CarryOverKept};

const Explanation kAverage{.symbols = "R_c = ΣR / n", .values = "R_c = {rating_sum} / {games} = {unrounded}"};

const Explanation kNoAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "No game of {name} counts, so there is no average of opponents.")};

const Explanation kAge{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "What counts is the age A that the player reaches in the year in which the tournament ends."),
    .values = "A = {end_year} − {birth_year} = {age}"};

const Explanation kBirthYearUnknown{
    .text = ZAHLMEISTER_TEXT("Rules", "The year of birth of {name} is not known, so he counts as an adult.")};

const Explanation kEndUnknown{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "The tournament has no end date, so the age is not known and the player counts as an adult.")};

const Explanation kIsYouth{
    .text = ZAHLMEISTER_TEXT("Rules", "Players up to {youth_maximum_age} years are youth.")};

const Explanation kIsJunior{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Players over {youth_maximum_age} and up to {junior_maximum_age} years are juniors.")};

const Explanation kIsAdult{
    .text = ZAHLMEISTER_TEXT("Rules", "Players over {junior_maximum_age} years are adults.")};

const Explanation kAgeHasNoEffect{
    .text = ZAHLMEISTER_TEXT("Rules", "For a player without a rating the age group has no effect.")};

const Explanation kHasRating{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has a rating and needs no first DWZ. His new DWZ follows from "
                                      "W − W_e.")};

const Explanation kStartOfFirstStage{
    .text = ZAHLMEISTER_TEXT("Rules", "The start value R_p is a first estimate from the games against "
                                      "players with a rating and the carry-over games."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Games of the start value")};

const Explanation kStartOfSecondStage{
    .text = ZAHLMEISTER_TEXT("Rules", "The start value R_p is a first estimate from the games against "
                                      "players with a rating and of the first stage, these with their own "
                                      "R_p, and the carry-over games."),
    .caption = ZAHLMEISTER_TEXT("Rules", "Games of the start value")};

const Explanation kStartMean{.symbols = "R_c = ΣR / n,  p = W / n",
                             .values = "R_c = {rating_sum} / {games} = {opponents_average},  p = {score} / "
                                       "{games} = {percentage}"};

const Explanation kStartValue{.symbols = "R_p = R_c + D(p)",
                              .values = "R_p = {opponents_average} {+difference} = {result}"};

const Explanation kStartOfExtreme{
    .text = ZAHLMEISTER_TEXT("Rules", "For 0 % and 100 % no rating fits; then the start value is R_c less or "
                                      "plus {extreme_first_rating}."),
    .symbols = "R_p = R_c ± {extreme_first_rating}",
    .values = "R_p = {opponents_average} {+difference} = {result}"};

const Explanation kDrawOfNewcomer{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} won all games that count. No finite rating belongs to 100 %, "
                                      "so a fictitious draw is added against the average of his opponents; "
                                      "newcomers among them enter it with their start values."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};

const Explanation kDrawOfPerformance{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} won all games that count. No finite performance belongs to "
                                      "100 %, so a fictitious draw against the average of his opponents is "
                                      "added.")};

const Explanation kDrawMean{.symbols = "R = ΣR / n", .values = "R = {rating_sum} / {games} = {result}"};

const Explanation kNoDraw{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "{name} did not win all games that count, so there is no fictitious draw.")};

const Explanation kIteration{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "All newcomers are computed together, step by step. Every step compares the score W in all "
                 "games that count with the expected score W_e at the value R_z, and moves R_z by D'. "
                 "Opponents who are newcomers themselves count with their R_z from the step before."),
    .symbols = kStepSymbols,
    .caption = kLastStepCaption};

const Explanation kIterationOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "All newcomers are computed together, step by step. For 0 % and 100 % no rating fits: then the value "
        "is R_c less or plus {extreme_first_rating}, and only R_c changes from step to step."),
    .symbols = "R_z' = R_c ± {extreme_first_rating}",
    .caption = kLastStepCaption};

const Explanation kIterationEnded{
    .text = ZAHLMEISTER_TEXT("Rules", "The iteration ends when D' is below {tolerance} for all newcomers at "
                                      "once. The last value is R_i = {result}.")};

const Explanation kIterationKeepsValueBefore{
    .text = ZAHLMEISTER_TEXT("Rules", "The iteration ends when D' is below {tolerance} for all newcomers at "
                                      "once. The value before this last step holds: R_i = {result}.")};

const Explanation kIterationCycled{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "With the integers of the tables the values repeat every {cycle_length} steps and do not "
                 "settle. Then the highest of them holds: R_i = {result}.")};

const Explanation kIterationStopped{
    .text = ZAHLMEISTER_TEXT("Rules", "The iteration did not settle and was stopped; R_i = {result} is the "
                                      "value of its last step.")};

const Explanation kRaisedToZero{.text = ZAHLMEISTER_TEXT("Rules", "A negative value is raised to 0.")};

const Explanation kUnbounded{
    .text = ZAHLMEISTER_TEXT("Rules", "No result bounds this value from above: he and every newcomer he did "
                                      "not beat won all other games. The value only shows where the "
                                      "iteration stopped.")};

const Explanation kPerformanceMeaning{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "R_h is the rating at which the expected score is the score reached. It is found step by "
                 "step, starting from R_p.")};

const Explanation kPerformanceMean{.symbols = "R_c = ΣR / n",
                                   .values = "R_c = {rating_sum} / {games_counted} = {opponents_average}"};

const Explanation kPerformanceStart{
    .symbols = "p = W / n,  R_p = R_c + D(p)",
    .values = "p = {score} / {games} = {percentage},  R_p = {opponents_average} {+difference} = {result}"};

const Explanation kPerformanceOfExtreme{
    .text = ZAHLMEISTER_TEXT("Rules", "For 0 % and 100 % no rating fits; then the performance is R_c less or "
                                      "plus {extreme_performance}."),
    .symbols = "R_h = R_c ± {extreme_performance}",
    .values = "R_h = {opponents_average} {+difference} = {result}"};

const Explanation kPerformanceIteration{.symbols = kStepSymbols};

const Explanation kPerformance{.text = ZAHLMEISTER_TEXT("Rules", "R_h is the last value, rounded: {result}."),
                               .caption = ZAHLMEISTER_TEXT("Rules", "The opponents at R_h = {unrounded}")};

const Explanation kPerformanceIsZero{
    .text = ZAHLMEISTER_TEXT("Rules", "The last value is negative, so R_h is 0."),
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents at R_h = {unrounded}")};

const Explanation kHighestOfCycleHolds{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "With the tables the values go to and fro here; then the higher one holds.")};

const Explanation kLastOfCycleHolds{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "With the tables the values go to and fro here; then the one before the return holds.")};

const Explanation kNearEnough{
    .text = ZAHLMEISTER_TEXT("Rules", "The steps end when W_e differs from W by {score_tolerance} at most.")};

const Explanation kNoPerformance{
    .text =
        ZAHLMEISTER_TEXT("Rules", "A performance needs at least {performance_games_needed} games that count; "
                                  "{name} has {games}.")};

const Explanation kNoPerformanceOfNewcomer{
    .text = ZAHLMEISTER_TEXT("Rules", "For players who had no rating before, no performance is computed.")};

const Explanation kPerformanceIsFirstRating{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "For players who had no rating before, the performance is their first DWZ: R_h = R_n.")};

const Explanation kPerformanceIsAbove{.symbols = "R_h > R_o + {threshold}",
                                      .values = "{performance} > {old_rating} + {threshold} = {upper_bound}"};

const Explanation kPerformanceIsNotAbove{.symbols = "R_h > R_o + {threshold}",
                                         .values =
                                             "{performance} ≤ {old_rating} + {threshold} = {upper_bound}"};

const Explanation kExceptionalForRated{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} is an exceptional player: his opponents with a rating are "
                                      "evaluated against {performance}. For himself nothing changes.")};

const Explanation kExceptionalForAll{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} has a special rating: all his opponents are evaluated against {performance}, and "
                 "the first ratings are iterated once more with it. For himself nothing changes.")};

const Explanation kSuccessIsAbove{
    .symbols = "R_p = R_o + 800 · (W − W_e) / n ≥ R_o + {threshold}",
    .values = "R_p = {old_rating} + 800 · ({score} − {expected}) / {games} = {performance} ≥ {upper_bound}"};

const Explanation kSuccessIsNotAbove{
    .symbols = "R_p = R_o + 800 · (W − W_e) / n ≥ R_o + {threshold}",
    .values = "R_p = {old_rating} + 800 · ({score} − {expected}) / {games} = {performance} < {upper_bound}"};

const Explanation kExceptionalAndAnew{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "{name} has a special rating: for his opponents he counts with R_p, and everything is "
                 "computed once more with it. For himself nothing changes.")};

const Explanation kNotExceptional{
    .text = ZAHLMEISTER_TEXT("Rules", "So there is no special rating; opponents are evaluated against R_o.")};

const Explanation kNotInMatches{.text = ZAHLMEISTER_TEXT("Rules", "In matches there is no special rating.")};

const Explanation kExceptionalOpponent{
    .text = ZAHLMEISTER_TEXT("Rules", "{opponent} is an exceptional player: he counts with his performance "
                                      "{performance} instead of his DWZ {opponent_rating}.")};

const Explanation kSuccessfulOpponent{
    .text = ZAHLMEISTER_TEXT("Rules", "{opponent} has a special rating: he counts with R_p = {performance} "
                                      "instead of his DWZ {opponent_rating}.")};

const Explanation kExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "From the difference D = R_o − R to every opponent follows the "
                                      "winning expectancy P(D); R_o is {old_rating}. W_e is their sum."),
    .symbols = "W_e = ΣP(D)",
    .values = "W_e = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Winning expectancies")};

const Explanation kNormalDistribution{
    .text = ZAHLMEISTER_TEXT("Rules", "P(D) is the normal distribution with the standard deviation 200·√2. "
                                      "All values are carried on without rounding; four decimals are "
                                      "shown.")};

const Explanation kThreeDecimals{
    .text = ZAHLMEISTER_TEXT("Rules", "P(D) is read from the table of expectancies, with three decimals.")};

const Explanation kTwoDecimals{
    .text = ZAHLMEISTER_TEXT("Rules", "P(D) is read from the table of expectancies, with two decimals.")};

const Explanation kNothingExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has no rating, so nothing could be expected of him.")};

const Explanation kNothingExpectedBefore{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} had no rating, so nothing could be expected of him. Within the "
                                      "iteration W_e is the expected score at the value of the step:")};

const Explanation kNothingEvaluated{
    .text = ZAHLMEISTER_TEXT("Rules", "No game of {name} counts. Nothing is evaluated, and rating and index "
                                      "stay as they are.")};

const Explanation kNoCoefficientNeeded{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "No game of {name} counts, so the rating does not change and no coefficient is needed.")};

const Explanation kNoCoefficientYet{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has no rating yet. Only ratings that exist change with a "
                                      "coefficient.")};

const Explanation kMoreThanExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has {score} points from {games} games; {expected} were "
                                      "expected. That is {|surplus} more.")};

const Explanation kLessThanExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} has {score} points from {games} games; {expected} were "
                                      "expected. That is {|surplus} less.")};

const Explanation kIndex{
    .text = ZAHLMEISTER_TEXT("Rules", "Every evaluation raises the index by one, even if only one game "
                                      "counts."),
    .values = "{old_index} + 1 = {result}"};

const Explanation kFirstIndex{.text = ZAHLMEISTER_TEXT("Rules", "A first DWZ has the index 1.")};

const Explanation kNotRecorded{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} is not a member of a club in the federation. He takes part in "
                                      "the computation, but no DWZ is recorded.")};

} // namespace zahlmeister::engine::dwz
