// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/explanations.h"

namespace zahlmeister::engine::dwz2026 {

const Explanation kEstablished{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "{name} has the rating {old_rating} and so is an established player. The established players and the "
        "newcomers of the first stage form selection I; with the second stage it is selection II, whose "
        "games against each other are rated.")};

const Explanation kNoPerformance{
    .text = ZAHLMEISTER_TEXT("Rules", "A performance needs at least {games_needed} games that count and "
                                      "points in them; {name} has {score} out of {games}.")};

const Explanation kNotExceptional{
    .text = ZAHLMEISTER_TEXT("Rules", "Without a performance there is no special rating. A performance needs "
                                      "at least {games_needed} games that count and points in them; {name} "
                                      "has {score} out of {games}.")};

const Explanation kCoefficientMeaning{
    .text = ZAHLMEISTER_TEXT("Rules", "K says how strongly this tournament moves the rating: by so many "
                                      "points for every point more or less than expected.")};

const Explanation kBaseYoung{
    .text = ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For "
                                      "youth and juniors below DWZ {upper_bound} with index {old_index} it "
                                      "is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for youth and juniors below DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_young"};

const Explanation kBaseAdult{
    .text = ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For "
                                      "adults below DWZ {upper_bound} with index {old_index} it is "
                                      "{result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for adults below DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_adult"};

const Explanation kBaseHighYoung{
    .text = ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For "
                                      "youth and juniors from DWZ {upper_bound} with index {old_index} it is "
                                      "{result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for youth and juniors from DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_high"};

const Explanation kBaseHighAdult{
    .text = ZAHLMEISTER_TEXT("Rules", "The base value K_0 follows from age group, rating and index. For "
                                      "adults from DWZ {upper_bound} with index {old_index} it is {result}."),
    .caption = ZAHLMEISTER_TEXT("Rules", "K_0 for adults from DWZ {upper_bound}"),
    .table = ExplanationTable::ParameterRow,
    .row = "K_0_high"};

const Explanation kIndexCountsAsOne{.text = ZAHLMEISTER_TEXT("Rules", "An index of 0 counts as 1.")};

const Explanation kNoBonusForFailure{
    .text = ZAHLMEISTER_TEXT("Rules", "The score is below expectation (W = {score} < W_e = {expected}), so "
                                      "there is no bonus: a = 0.")};

const Explanation kNoBonusForStrongYouth{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Youth get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.")};

const Explanation kNoBonusForStrong{
    .text = ZAHLMEISTER_TEXT(
        "Rules",
        "Juniors and adults get a bonus only below DWZ {upper_bound}, and R_o is {old_rating}: a = 0.")};

const Explanation kBonusOfYouth{
    .text = ZAHLMEISTER_TEXT("Rules", "The player is youth, his DWZ is below {upper_bound}, and he reached "
                                      "what was expected (W = {score} ≥ W_e = {expected}). So he gets a "
                                      "bonus."),
    .symbols = "a = ({upper_bound} − R_o) / t",
    .values = "a = ({upper_bound} − {old_rating}) / {t} = {result}"};

const Explanation kBonus{
    .text = ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the player reached what was "
                                      "expected (W = {score} ≥ W_e = {expected}). So he gets the bonus "
                                      "a = {result}.")};

const Explanation kNoBrakeForSuccess{
    .text = ZAHLMEISTER_TEXT("Rules", "Only losses are braked, and the score reaches what was expected "
                                      "(W = {score} ≥ W_e = {expected}): b = 1.")};

const Explanation kNoBrakeForStrong{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The brake holds only below DWZ {upper_bound}, and R_o is {old_rating}: b = 1.")};

const Explanation kBrake{
    .text = ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the score is below expectation "
                                      "(W = {score} < W_e = {expected}). So the loss is braked."),
    .symbols = "b = (R_o + u) / ({upper_bound} + u)",
    .values = "b = ({old_rating} + {u}) / ({upper_bound} + {u}) = {result}"};

const Explanation kCoefficient{.symbols = "K = K_0 · b + a",
                               .values = "K = {base_coefficient} · {brake} + {bonus} = {unrounded}"};

const Explanation kCoefficientCapped{
    .text = ZAHLMEISTER_TEXT("Rules", "K is at most K_max = {k_max}, so K = {result}.")};

const Explanation kFirstRatingAsIterated{
    .text = ZAHLMEISTER_TEXT("Rules", "From {upper_bound} on nothing is corrected: R_1 is R_i, rounded."),
    .symbols = "R_1 = R_i",
    .values = "R_1 = {unrounded}"};

const Explanation kFirstRatingRaised{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated too low."),
    .symbols = "R_1 = R_i + r · ({upper_bound} − R_i)",
    .values = "R_1 = {iteration_value} + {r} · ({upper_bound} − {iteration_value}) = {unrounded}"};

// 1100 + r (2000 - 1100) R_i / 1100 is what the regulation prints as 1100 + 9 r R_i / 11.
const Explanation kFirstRatingRaisedToMinimum{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated too low."),
    .symbols = "R_1 = {minimum_rating} + r · ({upper_bound} − {minimum_rating}) · R_i / {minimum_rating}",
    .values = "R_1 = {minimum_rating} + {r} · ({upper_bound} − {minimum_rating}) · {iteration_value} / "
              "{minimum_rating} = {unrounded}"};

const Explanation kNewRating{.symbols = "R_n = R_o + K · (W − W_e)",
                             .values = "R_n = {old_rating} + {k} · ({score} − {expected}) = {unrounded}"};

const Explanation kNewRatingRaised{
    .text = ZAHLMEISTER_TEXT("Rules", "No DWZ is lower than {minimum_rating}, so R_n = {minimum_rating}.")};

const Explanation kChanges{.caption = ZAHLMEISTER_TEXT("Rules", "The same, game by game: K · (p − P(D))"),
                           .table = ExplanationTable::Changes};

} // namespace zahlmeister::engine::dwz2026
