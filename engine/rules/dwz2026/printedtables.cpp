// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/printedtables.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/rounding.h"
#include "engine/base/score.h"
#include "engine/rules/contribution.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/parameters.h"
#include "engine/rules/expectancytables.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

/// Formulas that the federation's rating office prescribes for ratings of other federations: rating times
/// factor plus constant, since a day. None is prescribed in the texts of 2026: national ratings are taken as
/// they are where they count as comparable. A new one is a line here.
/// @source document 000, 4.1.2
struct NationalFormula {
    const char* federation; ///< three letters, as the FIDE has them
    const char* factor;
    const char* constant;
    const char* since;
};
constexpr std::array<NationalFormula, 0> kNationalFormulas{};

PrintedTable nationalTable()
{
    PrintedTable table{.id = "national-formulas",
                       .clause = "4.1.2",
                       .columns = {"FED", "a", "b"},
                       .rows = {},
                       .title = ZAHLMEISTER_TEXT("Rules", "Formulas for ratings of other federations"),
                       .note = ZAHLMEISTER_TEXT(
                           "Rules",
                           "R_0 = a · rating + b, by federation and first day. None is prescribed: ratings "
                           "that count as comparable are taken as they are.")};
    for (const NationalFormula& one : kNationalFormulas)
        table.rows.push_back({std::string(one.federation) + ' ' + one.since, one.factor, one.constant});
    return table;
}

std::string tenths(double value)
{
    return fixed(static_cast<double>(roundCommercialToTenths(value)) / 10.0, 1);
}

/// A row of Anhang 2.3: the ratings it is for, and the one it is computed for.
struct CoefficientLine {
    std::string heading;
    int rating;
};

CoefficientLine rangeLine(int first, int last)
{
    return {std::to_string(first) + "-" + std::to_string(last), first};
}

/// Ranges from a rating on: a new one begins at each bound above it, in whatever order they are.
std::vector<CoefficientLine> rangeLines(int first, std::vector<int> bounds)
{
    std::sort(bounds.begin(), bounds.end());
    std::vector<CoefficientLine> lines;
    for (const int bound : bounds) {
        if (bound <= first)
            continue;
        lines.push_back(rangeLine(first, bound - 1));
        first = bound;
    }
    lines.push_back({">=" + std::to_string(first), first});
    return lines;
}

/// Below the bound, where K depends on the rating, steps of 50 and one more rating `close` to it; then
/// ranges.
std::vector<CoefficientLine> steppedLines(int least, int bound, int high, int close)
{
    constexpr int kStep = 50;
    std::vector<int> ratings;
    for (int rating = least; rating < bound; rating += kStep)
        ratings.push_back(rating);
    for (const int extra : {close, high}) {
        if (extra > least && extra < bound)
            ratings.push_back(extra);
    }
    std::sort(ratings.begin(), ratings.end());
    ratings.erase(std::unique(ratings.begin(), ratings.end()), ratings.end());
    std::vector<CoefficientLine> lines;
    for (const int rating : ratings)
        lines.push_back({std::to_string(rating), rating});
    for (CoefficientLine& line : rangeLines(std::max(least, bound), {high}))
        lines.push_back(std::move(line));
    return lines;
}

PrintedTable coefficientTable(const char* id, const char* title, AgeGroup group, bool success,
                              const std::vector<CoefficientLine>& lines, const Parameters& parameters)
{
    PrintedTable table{id, success ? "Anhang 2.3.1" : "Anhang 2.3.2", {"DWZ", success ? "a" : "b"}, {}};
    table.title = title;
    table.note = success ? ZAHLMEISTER_TEXT("Rules", "Holds when W ≥ W_e. The columns are the index.")
                         : ZAHLMEISTER_TEXT("Rules", "Holds when W < W_e. The columns are the index.");
    for (int index = 1; index <= 10; ++index)
        table.columns.push_back(std::to_string(index));
    table.columns.push_back(">10");
    for (const CoefficientLine& line : lines) {
        const Coefficient any = coefficientOf(group, line.rating, 1, success, parameters);
        std::vector<std::string> row{
            line.heading,
            success ? tenths(any.bonus)
                    : fixed(static_cast<double>(roundCommercialToThousandths(any.brake)) / 1000.0, 3)};
        for (int index = 1; index <= 11; ++index)
            row.push_back(fixed(coefficientOf(group, line.rating, index, success, parameters).value, 1));
        table.rows.push_back(std::move(row));
    }
    return table;
}

PrintedTable contributionTable(const Expectancy& expectancy)
{
    constexpr std::array kCoefficients{80, 72, 68, 64, 60, 58, 56, 54, 52, 50, 48, 46, 44,
                                       42, 40, 38, 36, 34, 32, 30, 28, 26, 25, 23, 22};
    constexpr std::array kDifferences{0,   25,  50,  75,  100, 125, 150, 175, 200,
                                      250, 300, 350, 400, 450, 500, 550, 600};
    constexpr std::array<std::pair<const char*, Score>, 3> kResults{
        {{"S", kWin}, {"R", kDraw}, {"V", kLoss}}};
    PrintedTable table{"contribution", "Anhang 2.4", {"D", "K"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Rating change of one game");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "S is a win, R a draw, V a loss against an opponent who is D points "
                                  "stronger; the columns are K. Against a weaker opponent S and V "
                                  "change places, and all signs turn round.");
    for (const int k : kCoefficients)
        table.columns.push_back(std::to_string(k));
    for (const int difference : kDifferences) {
        for (const auto& [letter, score] : kResults) {
            std::vector<std::string> row{std::to_string(difference), letter};
            for (const int k : kCoefficients)
                row.push_back(std::to_string(printedContribution(k, -difference, score, expectancy)));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

} // namespace

std::vector<PrintedTable> tablesOf(const Parameters& p)
{
    const int least = p.minimumRating;
    const Expectancy expectancy(p.deviation);
    constexpr int kCloseToBonus = 10;
    constexpr int kCloseToBrake = 25;
    return {
        expectancyTable("Anhang 2.1", expectancy),
        differenceTable("Anhang 2.2", expectancy),
        coefficientTable(
            "coefficient-bonus-youth",
            ZAHLMEISTER_TEXT("Rules", "K with bonus a: up to {youth_maximum_age} years"), AgeGroup::Youth,
            true,
            steppedLines(least, p.youthBonusBelow, p.highRatingYoung, p.youthBonusBelow - kCloseToBonus), p),
        coefficientTable(
            "coefficient-bonus-junior",
            ZAHLMEISTER_TEXT("Rules",
                             "K with bonus a: over {youth_maximum_age} and up to {junior_maximum_age} years"),
            AgeGroup::Junior, true, rangeLines(least, {p.adultBonusBelow, p.highRatingYoung}), p),
        coefficientTable("coefficient-bonus-adult",
                         ZAHLMEISTER_TEXT("Rules", "K with bonus a: over {junior_maximum_age} years"),
                         AgeGroup::Adult, true, rangeLines(least, {p.adultBonusBelow, p.highRatingAdult}), p),
        coefficientTable(
            "coefficient-brake-young",
            ZAHLMEISTER_TEXT("Rules", "K with brake b: up to {junior_maximum_age} years"), AgeGroup::Youth,
            false, steppedLines(least, p.brakeBelow, p.highRatingYoung, p.brakeBelow - kCloseToBrake), p),
        coefficientTable(
            "coefficient-brake-adult",
            ZAHLMEISTER_TEXT("Rules", "K with brake b: over {junior_maximum_age} years"), AgeGroup::Adult,
            false, steppedLines(least, p.brakeBelow, p.highRatingAdult, p.brakeBelow - kCloseToBrake), p),
        contributionTable(expectancy),
        nationalTable(),
    };
}

} // namespace zahlmeister::engine::dwz2026
