// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/esystem/explanations.h"

namespace zahlmeister::engine::esystem {

const Explanation kIterationKeepsValueBefore{
    .text = ZAHLMEISTER_TEXT("Rules", "The iteration ends when D' is below {tolerance} for all newcomers at "
                                      "once. The value before this last step holds: R_i = {result}.")};

const Explanation kSpecialByPerformance{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "A performance more than {threshold} above the rating is a special rating: all "
                 "opponents are evaluated against it, and the first ratings are iterated once more "
                 "with it. For {name} himself nothing changes."),
    .symbols = "R_h > R_o + 300",
    .values = "R_h = {performance}, R_o + {threshold} = {old_rating} + {threshold}"};

const Explanation kSpecialBySuccess{
    .text = ZAHLMEISTER_TEXT(
        "Rules", "Whoever has a success R_p of at least {threshold} above his rating counts with R_p "
                 "for his opponents; everything is computed once more with it. For {name} himself "
                 "nothing changes."),
    .symbols = "R_p = R_o + 800 · (W − W_e) / n ≥ R_o + 200",
    .values = "R_p = {performance}, R_o + {threshold} = {old_rating} + {threshold}"};

const Explanation kFirstRatingAsIterated{
    .text = ZAHLMEISTER_TEXT("Rules", "The first DWZ is the value of the iteration, rounded."),
    .symbols = "R_1 = R_i",
    .values = "R_1 = {iteration_value}"};

const Explanation kFirstRatingRaised{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Below {upper_bound} the value is raised, so that newcomers are not rated "
                                  "too low."),
    .symbols = "R_1 = 700 + R_i / 8",
    .values = "R_1 = 700 + {iteration_value} / 8 = {unrounded}"};

const Explanation kBaseCoefficient{
    .text =
        ZAHLMEISTER_TEXT("Rules", "E begins with the strength of the player and J, which depends on his age: "
                                  "5 up to 20 years, 10 up to 25, 15 above."),
    .symbols = "E_0 = (R_o / 1000)^4 + J",
    .values = "E_0 = ({old_rating} / 1000)^4 + {age_value} = {result}"};

const Explanation kAccelerated{
    .text =
        ZAHLMEISTER_TEXT("Rules", "Up to 20 years, who scores at least what was expected is accelerated; the "
                                  "factor lies between 0.5 and 1."),
    .symbols = "a = R_o / 2000",
    .values = "a = {old_rating} / 2000 → {result}"};

const Explanation kNotAccelerated{
    .text =
        ZAHLMEISTER_TEXT("Rules", "No acceleration: it is for players up to 20 years who score at least what "
                                  "was expected. So a = 1."),
    .symbols = nullptr};

const Explanation kBraked{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The DWZ is below {upper_bound} and the score is below expectation. So the "
                                  "loss is braked."),
    .symbols = "B = e^((1300 − R_o) / 150) − 1",
    .values = "B = e^(({upper_bound} − {old_rating}) / 150) − 1 = {result}"};

const Explanation kNotBraked{
    .text = ZAHLMEISTER_TEXT("Rules", "No brake: it is for ratings below 1300 when the score is below "
                                      "expectation. So B = 0."),
    .symbols = nullptr};

const Explanation kCoefficient{
    .text =
        ZAHLMEISTER_TEXT("Rules", "E says how slowly the rating follows the results: the larger it is, the "
                                  "smaller is the change. It is a whole number."),
    .symbols = "E = E_0 · a + B",
    .values = "E = {base_coefficient} · {bonus} + {brake} = {unrounded}"};

const Explanation kPlainCoefficient{
    .text =
        ZAHLMEISTER_TEXT("Rules", "E says how slowly the rating follows the results: the larger it is, the "
                                  "smaller is the change. It is a whole number."),
    .symbols = "E = E_0",
    .values = "E = {base_coefficient}"};

const Explanation kCoefficientCapped{
    .text = ZAHLMEISTER_TEXT("Rules", "With the index {old_index}, E is at most {k_max}. So E = {result}.")};

const Explanation kCoefficientRaised{.text = ZAHLMEISTER_TEXT("Rules", "E is at least {result}.")};

const Explanation kNewRating{
    .text = ZAHLMEISTER_TEXT("Rules", "{name} scored {score} from {games} games; {expected} were expected. "
                                      "The difference moves the rating."),
    .symbols = "R_n = R_o + 800 · (W − W_e) / (E + n)",
    .values = "R_n = {old_rating} + 800 · ({score} − {expected}) / ({k} + {games}) = {unrounded}"};

const Explanation kAverageFromExpected{
    .text = ZAHLMEISTER_TEXT("Rules", "The single games are not at hand. But W_e / n says how strong the "
                                      "opponents were on average against the rating used at that time."),
    .symbols = "R_c = R_o − D(W_e / n)",
    .values =
        "R_c = {old_rating} − D({expected} / {games}) = {old_rating} − D({percentage}) = {old_rating} − "
        "({difference}) = {result}"};

const Explanation kExpectedFromAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "All games are counted as if they were played against the opponents' "
                                      "average."),
    .symbols = "W_e = n · P(R_o − R_c)",
    .values = "W_e = {games} · P({old_rating} − {opponents_average}) = {games} · P({difference}) = {games} · "
              "{percentage} = {result}"};

const Explanation kLimitedAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "An estimate needs the opponents' average only. Nobody counts as more "
                                      "than {threshold} stronger or weaker than {name}."),
    .symbols = "R_c = Σ R / n",
    .values = "R_c = {rating_sum} / {games} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Opponents")};

const Explanation kPlainAverage{
    .text = ZAHLMEISTER_TEXT("Rules", "An estimate needs the opponents' average only."),
    .symbols = "R_c = Σ R / n",
    .values = "R_c = {rating_sum} / {games} = {result}",
    .caption = ZAHLMEISTER_TEXT("Rules", "Opponents")};

const Explanation kEstimatedFirstRating{
    .text = ZAHLMEISTER_TEXT("Rules", "Without the tables, 1 % more stands for 8 points, at most {threshold} "
                                      "in all. That is good enough between 20 % and 80 %."),
    .symbols = "R = R_c + (W / n − 0.5) · 800",
    .values = "R = {opponents_average} + ({score} / {games} − 0.5) · 800 = {opponents_average} + "
              "({difference}) = {unrounded}"};

} // namespace zahlmeister::engine::esystem
