// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"
#include "engine/evaluation/trace.h"

/// How the steps read that only document 000 has.
namespace zahlmeister::engine::dwz2026 {

inline constexpr Explanation kEstablished{ZAHLMEISTER_TEXT(
    "Rules", "{name} has the rating {old_rating} and so is an established player. The established players "
             "and the newcomers of the first stage form selection I; with the second stage it is selection "
             "II, whose games against each other are rated.")};
inline constexpr Explanation kNoPerformance{
    ZAHLMEISTER_TEXT("Rules", "A performance needs at least {games_needed} games that count and points in "
                              "them; {name} has {score} out of {games}.")};
/// Because there is no performance.
inline constexpr Explanation kNotExceptional{ZAHLMEISTER_TEXT(
    "Rules", "Without a performance there is no special rating. A performance needs at least {games_needed} "
             "games that count and points in them; {name} has {score} out of {games}.")};
inline constexpr Explanation kCoefficientMeaning{
    ZAHLMEISTER_TEXT("Rules", "K says how strongly this tournament moves the rating: by so many points for "
                              "every point more or less than expected.")};
inline constexpr Explanation kBaseYoung{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "The base value K_0 follows from age group, rating and index. For youth and "
                             "juniors below DWZ {upper_bound} with index {old_index} it is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for youth and juniors below DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_young"};
inline constexpr Explanation kBaseAdult{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For adults "
                                  "below DWZ {upper_bound} with index {old_index} it is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for adults below DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_adult"};
inline constexpr Explanation kBaseHighYoung{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "The base value K_0 follows from age group, rating and index. For youth and "
                             "juniors from DWZ {upper_bound} with index {old_index} it is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for youth and juniors from DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_high"};
inline constexpr Explanation kBaseHighAdult{
    .text = ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For "
                                      "adults from DWZ {upper_bound} with index {old_index} it is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for adults from DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_high"};
inline constexpr Explanation kIndexCountsAsOne{ZAHLMEISTER_TEXT("Rules", "An index of 0 counts as 1.")};
inline constexpr Explanation kNoBonusForFailure{ZAHLMEISTER_TEXT(
    "Rules",
    "The score is below expectation (W = {score} < W_e = {expected}), so there is no bonus: a = 0.")};
inline constexpr Explanation kNoBonusForStrongYouth{ZAHLMEISTER_TEXT(
    "Rules", "Youth get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.")};
inline constexpr Explanation kNoBonusForStrong{ZAHLMEISTER_TEXT(
    "Rules", "Juniors and adults get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.")};
inline constexpr Explanation kBonusOfYouth{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The player is youth, his DWZ is below {upper_bound}, and he reached what "
                                  "was expected (W = {score} ≥ W_e = {expected}). So he gets a bonus."),
    .symbols = "a = ({upper_bound} − R_o) / t",
    .values = "a = ({upper_bound} − {old_rating}) / {t} = {result}"};
inline constexpr Explanation kBonus{
    ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the player reached what was expected (W = "
                              "{score} ≥ W_e = {expected}). So he gets the bonus a = {result}.")};
inline constexpr Explanation kNoBrakeForSuccess{
    ZAHLMEISTER_TEXT("Rules", "Only losses are braked, and the score reaches what was expected (W = {score} "
                              "≥ W_e = {expected}): b = 1.")};
inline constexpr Explanation kNoBrakeForStrong{ZAHLMEISTER_TEXT(
    "Rules", "The brake holds only below DWZ {upper_bound}, and R_o is {old_rating}: b = 1.")};
inline constexpr Explanation kBrake{
    .text = ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the score is below expectation (W "
                                      "= {score} < W_e = {expected}). So the loss is braked."),
    .symbols = "b = (R_o + u) / ({upper_bound} + u)",
    .values = "b = ({old_rating} + {u}) / ({upper_bound} + {u}) = {result}"};
inline constexpr Explanation kCoefficient{
    .symbols = "K = K_0 · b + a", .values = "K = {base_coefficient} · {brake} + {bonus} = {unrounded}"};
inline constexpr Explanation kCoefficientCapped{
    ZAHLMEISTER_TEXT("Rules", "K is at most K_max = {k_max}, so K = {result}.")};
inline constexpr Explanation kFirstRatingAsIterated{
    .text = ZAHLMEISTER_TEXT("Rules", "From {upper_bound} on nothing is corrected: R_1 is R_i, rounded."),
    .symbols = "R_1 = R_i",
    .values = "R_1 = {unrounded}"};
inline constexpr const char* kRaisedFormula = "R_1 = R_i + r · ({correction_target} − R_i)";
inline constexpr const char* kRaisedValues =
    "R_1 = {iteration_value} + {r} · ({correction_target} − {iteration_value}) = {unrounded}";
// 1100 + r (2000 - 1100) R_i / 1100 is what the regulation prints as 1100 + 9 r R_i / 11.
inline constexpr const char* kLowFormula =
    "R_1 = {minimum_rating} + r · ({correction_target} − {minimum_rating}) · R_i / {minimum_rating}";
inline constexpr const char* kLowValues =
    "R_1 = {minimum_rating} + {r} · ({correction_target} − {minimum_rating}) · {iteration_value} / "
    "{minimum_rating} = {unrounded}";
inline constexpr Explanation kFirstRatingRaised{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated too low."),
    .symbols = kRaisedFormula,
    .values = kRaisedValues};
inline constexpr Explanation kFirstRatingRaisedToMinimum{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated too low."),
    .symbols = kLowFormula,
    .values = kLowValues};
/// Where a version corrects towards a lower rating than the value; the regulation's lies above all of them.
inline constexpr Explanation kFirstRatingPulled{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Below {upper_bound} the value is corrected towards {correction_target}."),
    .symbols = kRaisedFormula,
    .values = kRaisedValues};
inline constexpr Explanation kLowFirstRatingPulled{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Below {upper_bound} the value is corrected towards {correction_target}."),
    .symbols = kLowFormula,
    .values = kLowValues};
inline constexpr Explanation kNewRating{
    .symbols = "R_n = R_o + K · (W − W_e)",
    .values = "R_n = {old_rating} + {k} · ({score} − {expected}) = {unrounded}"};
inline constexpr Explanation kNewRatingRaised{
    ZAHLMEISTER_TEXT("Rules", "No DWZ is lower than {minimum_rating}, so R_n = {minimum_rating}.")};
inline constexpr Explanation kRoughRating{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "A rough calculation: what the games bring by table 2.4, in whole points, with K = {k} of table "
        "2.3. Bonus, brake, special ratings and opponents without a DWZ are left out."),
    .symbols = "R_n = R_o + Σ K · (p − P(D))",
    .values = "R_n = {old_rating} + Σ {k} · (p − P(D)) = {unrounded}"};
inline constexpr Explanation kChanges{.caption =
                                          ZAHLMEISTER_TEXT("Rules", "The same, game by game: K · (p − P(D))"),
                                      .table = ExplanationTable::Changes};

} // namespace zahlmeister::engine::dwz2026
