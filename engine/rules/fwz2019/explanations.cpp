// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/explanations.h"

namespace zahlmeister::engine::fwz2019 {

const Explanation kRated{.text = ZAHLMEISTER_TEXT("Rules", "{name} enters with the FWZ {old_rating}, index "
                                                           "{old_index}.")};

const Explanation kNewcomer{.text = ZAHLMEISTER_TEXT("Rules",
                                                     "{name} has no FWZ yet. Every player gets a first FWZ "
                                                     "from his first tournament.")};

const Explanation kWithoutGames{.text =
                                    ZAHLMEISTER_TEXT("Rules", "{name} has no FWZ and no game that counts, so "
                                                              "there is no first FWZ.")};

const Explanation kScore{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "{name} scored {result} in {games} games that count. Games that ended by time "
                             "forfeit or by an unapproved withdrawal count, too.")};

const Explanation kAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "The average of the opponents is shown for orientation."),
    .symbols = "R_c = ΣR / n",
    .values = "R_c = {rating_sum} / {games} ≈ {result}"};

const Explanation kExpected{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "The winning expectancy of a game follows from the difference D of the ratings; "
                             "differences beyond 560 count as 560. W is their sum."),
    .symbols = "P(D) = 1 / (1 + 10^(−D / 640)),  W = ΣP(D)",
    .values = "W = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Winning expectancies")};

const Explanation kFactorSecured{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "From the index 5 on the rating is secured and K begins with 13. Up to 1800 K is "
                 "4 larger, up to 2000 it is 2 larger."),
    .symbols = "K = 13 + a",
    .values = "K = {base_coefficient} + {bonus} = {result}"};

const Explanation kFactorUnsecured{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Below the index 5 the rating is not secured yet and K begins with 26. Up to 1800 "
                 "K is 4 larger, up to 2000 it is 2 larger."),
    .symbols = "K = 26 + a",
    .values = "K = {base_coefficient} + {bonus} = {result}"};

const Explanation kNewRating{
    .text =
        ZAHLMEISTER_TEXT("Rules", "{name} scored {score} from {games} games; {expected} were expected. The "
                                  "difference moves the rating."),
    .symbols = "FWZ_n = FWZ_o + K · (S − W)",
    .values = "FWZ_n = {old_rating} + {k} · ({score} − {expected}) = {unrounded}"};

const Explanation kIndex{
    .text = ZAHLMEISTER_TEXT("Rules", "The index counts the evaluated tournaments: {result}.")};

const Explanation kIteration{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "The first FWZ begins with 1900 and is evaluated again and again, all newcomers at "
                 "once, until no value changes by 0.1 or more."),
    .symbols = "R_z' = R_z + K · (S − W)",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents in the last step")};

const Explanation kIterationWithoutFixed{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "With all games the iteration found no end, because the first FWZ of players "
                             "with 0 % or 100 % is fixed. So it was repeated without the games of {name} "
                             "against such players.")};

const Explanation kFirstRating{.text = ZAHLMEISTER_TEXT("Rules", "The first FWZ is the last value, rounded."),
                               .symbols = "FWZ_1 = R_z'",
                               .values = "FWZ_1 = {unrounded}"};

const Explanation kFirstRatingOfCycle{
    .text = ZAHLMEISTER_TEXT("Rules",
                             "With the two decimals of table B the values repeat every {cycle_length} steps "
                             "and do not settle. Then the highest of them holds, rounded."),
    .symbols = "FWZ_1 = R_z'",
    .values = "FWZ_1 = {unrounded}"};

const Explanation kFirstRatingOfExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "With such a result the iteration finds no end. Then the first FWZ is the average "
                 "of the opponents, 300 more after 100 % and 300 less after 0 %; opponents "
                 "without a rating count with 1900."),
    .symbols = "FWZ_1 = R_c ± 300",
    .values = "R_c = {rating_sum} / {games},  FWZ_1 = {unrounded}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};

const Explanation kFirstRatingLikeExtreme{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "For the results of {name} the iteration finds no end, too, although they are neither "
                 "0 % nor 100 %. So they are treated alike: the first FWZ is the average of the "
                 "opponents, 300 more for more than half of the points and 300 less for fewer; "
                 "opponents without a rating count with 1900."),
    .symbols = "FWZ_1 = R_c ± 300",
    .values = "R_c = {rating_sum} / {games},  FWZ_1 = {unrounded}",
    .caption = ZAHLMEISTER_TEXT("Rules", "The opponents of the average")};

const Explanation kGameNotCounted{
    .text = ZAHLMEISTER_TEXT("Rules", "The game of round {round} against number {opponent} "
                                      "does not count.")};

} // namespace zahlmeister::engine::fwz2019
