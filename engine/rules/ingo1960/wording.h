// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps of the Ingo system read.
namespace zahlmeister::engine::ingo1960 {

inline constexpr const char* kWeighedSymbols = "F_n = (a · F_o + b · H) / (a + b)";
inline constexpr const char* kWeighedValues =
    "F_n = ({old_weight} · {old_rating} + {performance_weight} · {performance}) / {weight_sum} = {unrounded}";

inline constexpr Explanation kRated{ZAHLMEISTER_TEXT(
    "Rules", "{name} enters with the Ingo number {old_rating}; evaluations so far: {old_index}.")};
inline constexpr Explanation kRatedOrBetter{
    ZAHLMEISTER_TEXT("Rules", "{name} enters with {old_rating} “or better”. That is no number for a level: "
                              "there he counts as a player without a number.")};
inline constexpr Explanation kRatedOrWorse{
    ZAHLMEISTER_TEXT("Rules", "{name} enters with {old_rating} “or worse”. That is no number for a level: "
                              "there he counts as a player without a number.")};
inline constexpr Explanation kNewcomer{
    ZAHLMEISTER_TEXT("Rules", "{name} has no Ingo number yet and gets a first one in this tournament.")};
inline constexpr Explanation kWithoutLevel{
    ZAHLMEISTER_TEXT("Rules", "{name} has no Ingo number, and no game that counts leads to a player with "
                              "one. So there is no level and no first number.")};
inline constexpr Explanation kTooFewForFirst{ZAHLMEISTER_TEXT(
    "Rules",
    "{name} has no Ingo number and {games} games that count; {games_needed} are needed for a first number.")};
inline constexpr Explanation kWonAll{
    ZAHLMEISTER_TEXT("Rules", "Without a number he won all his games. They do not count for his opponents, "
                              "his H enters no level, and his first number gets the mark “or better”.")};
inline constexpr Explanation kLostAll{
    ZAHLMEISTER_TEXT("Rules", "Without a number he lost all his games. They do not count for his opponents, "
                              "his H enters no level, and his first number gets the mark “or worse”.")};
inline constexpr Explanation kScore{
    ZAHLMEISTER_TEXT("Rules", "{name} scored {result} in {games} games that count.")};
inline constexpr Explanation kPercentDifference{
    .text = ZAHLMEISTER_TEXT("Rules", "%d says how far the percentage of points is from 50. For it half a "
                                      "point is added to the points and one game to the games."),
    .symbols = "%d = 50 − 100 · (W + 1/2) / (n + 1)",
    .values = "%d = 50 − 100 · ({score} + 1/2) / ({games} + 1) = {result}"};
inline constexpr Explanation kPercentDifferenceOfTable{
    .text = ZAHLMEISTER_TEXT("Rules", "%d says how far the percentage of points is from 50. It is taken from "
                                      "the table: {score} points in {games} games."),
    .symbols = "%d = 50 − 100 · (W + 1/2) / (n + 1)",
    .values = "%d = {result}"};
inline constexpr Explanation kGeneralLevel{
    .text = ZAHLMEISTER_TEXT("Rules", "Everybody has played everybody once, so one level holds for all: the "
                                      "average of all numbers, his own included."),
    .symbols = "N = (F_o + ΣF) / m",
    .values = "N = ({old_rating} + {rating_sum}) / {number_count} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ numbers")};
inline constexpr Explanation kGeneralLevelWithNewcomers{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Everybody has played everybody once, so one level holds for all. Only the known numbers "
                 "are averaged, his own included; of the players without a number %d is added to the sum."),
    .symbols = "N = (F_o + ΣF + Σ%d) / m",
    .values = "N = ({old_rating} + {rating_sum} + ({percent_difference_sum})) / {number_count} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ known numbers")};
inline constexpr Explanation kGeneralLevelOfNewcomer{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Everybody has played everybody once, so one level holds for all. Only the known numbers "
                 "are averaged; of the players without a number, {name} among them, %d is added to the sum."),
    .symbols = "N = (ΣF + Σ%d) / m",
    .values = "N = ({rating_sum} + ({percent_difference_sum})) / {number_count} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ known numbers")};
inline constexpr Explanation kOwnLevel{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "Not everybody has played everybody, so {name} has a level of his own: the average of his number and "
        "those of his opponents, one for each game. Opponents without a number count with their H."),
    .symbols = "N = (F_o + ΣF) / m",
    .values = "N = ({old_rating} + {rating_sum}) / {number_count} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ numbers")};
inline constexpr Explanation kInAdvance{
    .text = ZAHLMEISTER_TEXT("Rules", "Calculated in advance from the known numbers alone: his own %d is "
                                      "added to their sum before it is averaged."),
    .symbols = "H = (ΣF + %d) / m + %d",
    .values =
        "H = ({rating_sum} + ({percent_difference})) / {number_count} + ({percent_difference}) = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ known numbers")};
inline constexpr Explanation kNewcomerLevel{
    .text =
        ZAHLMEISTER_TEXT("Rules", "{name} has a level of his own: the average of his opponents’ numbers, one "
                                  "for each game. His own %d is added to their sum before it is averaged."),
    .symbols = "N = (ΣF + %d) / m",
    .values = "N = ({rating_sum} + ({percent_difference})) / {number_count} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents’ numbers")};
inline constexpr Explanation kRepeated{
    ZAHLMEISTER_TEXT("Rules", "Opponents without a number count with their H, and theirs may depend on his. "
                              "So the calculation was repeated until nothing changed: {step_count} steps.")};
inline constexpr Explanation kLimited{
    ZAHLMEISTER_TEXT("Rules", "An opponent further than {degree_limit} degrees away whom the better player "
                              "did not beat counts as {degree_limit} degrees away.")};
inline constexpr Explanation kPerformance{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "H, the success in the tournament, is the level and %d. A lower number is a better one."),
    .symbols = "H = N + %d",
    .values = "H = {level} + ({percent_difference}) = {result}"};
inline constexpr Explanation kFirst{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The first Ingo number is H, the success in the first tournament that is evaluated."),
    .symbols = "F_n = H",
    .values = "F_n = {unrounded}"};
inline constexpr Explanation kBeyondBound{
    .text = ZAHLMEISTER_TEXT("Rules", "The old number was but a bound, and H lies beyond it. So H replaces "
                                      "it and is the first Ingo number."),
    .symbols = "F_n = H",
    .values = "F_n = {unrounded}"};
inline constexpr Explanation kSecond{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "In the second evaluation the old number and H weigh {old_weight} to {performance_weight}."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kThird{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "In the third evaluation the old number and H weigh {old_weight} to {performance_weight}."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kLater{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "From the fourth evaluation on the old number and H weigh {old_weight} to {performance_weight}."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kYouth{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "H of a young player ({age} years) is better than his old number by {margin} degrees or "
                 "more. So the old number and H weigh {old_weight} to {performance_weight}."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kShort{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "Short tournaments are evaluated with restraint: with {games} games the old number and H weigh "
        "{old_weight} to {performance_weight}, and the number changes by {largest_change} degrees at most."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kChangeLimited{
    ZAHLMEISTER_TEXT("Rules", "That would be a larger change than allowed. The new number is {result}.")};
inline constexpr Explanation kMatch{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "In a match of two players the old number and H weigh {old_weight} to {performance_weight}."),
    .symbols = kWeighedSymbols,
    .values = kWeighedValues};
inline constexpr Explanation kTooFewGames{
    ZAHLMEISTER_TEXT("Rules", "{games} games that count are too few for an evaluation, {games_needed} are "
                              "needed: the number stays as it is.")};
inline constexpr Explanation kIndex{ZAHLMEISTER_TEXT("Rules", "The index counts the evaluations: {result}.")};
inline constexpr Explanation kGameNotCounted{ZAHLMEISTER_TEXT(
    "Rules", "The game against {opponent} does not count: it was not played, or it is not to be rated.")};
inline constexpr Explanation kGameAgainstExtreme{
    ZAHLMEISTER_TEXT("Rules", "The game against {opponent} does not count, because the opponent has no "
                              "number and won or lost all his games.")};
inline constexpr Explanation kGameTooFarApart{
    ZAHLMEISTER_TEXT("Rules", "The game against {opponent} does not count: the numbers are more than "
                              "{degree_limit} degrees apart, and the better player won.")};
inline constexpr Explanation kGameWithoutNumber{ZAHLMEISTER_TEXT(
    "Rules", "The game against {opponent} does not count, because there is no number to compare with.")};

} // namespace zahlmeister::engine::ingo1960
