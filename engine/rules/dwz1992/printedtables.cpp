// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/printedtables.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/rounding.h"
#include "engine/rules/contribution.h"
#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz1992/coefficient.h"
#include "engine/rules/dwz1992/parameters.h"
#include "engine/rules/expectancytables.h"

namespace zahlmeister::engine::dwz1992 {

namespace {

constexpr int kHighestRating = 3000;
constexpr int kManyEvaluations = 100;

/// The lowest rating from which E of somebody with many evaluations is at least `value`; above kHighestRating
/// when it never is.
int firstRatingWith(int value, AgeGroup group, const Parameters& parameters)
{
    const auto reaches = [&](int rating) {
        return coefficientOf(group, rating, kManyEvaluations, true, parameters).value >= value;
    };
    int low = 1;
    int high = kHighestRating + 1;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (reaches(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// The ratings that have this E: a range, the ratings above one, or nothing.
std::string ratingsWith(int value, AgeGroup group, const Parameters& parameters)
{
    const bool isLargest = value == parameters.largestE;
    const int first = firstRatingWith(value, group, parameters);
    const int next = isLargest ? kHighestRating + 1 : firstRatingWith(value + 1, group, parameters);
    if (next <= first)
        return {};
    return isLargest ? ">" + std::to_string(first - 1)
                     : std::to_string(first) + "-" + std::to_string(next - 1);
}

/// Which ratings have which E, by age.
PrintedTable coefficientTable(const Parameters& parameters, std::string clause)
{
    PrintedTable table{"coefficient",
                       std::move(clause),
                       {"E", ZAHLMEISTER_TEXT("Rules", "youth"), ZAHLMEISTER_TEXT("Rules", "junior"),
                        ZAHLMEISTER_TEXT("Rules", "adult")},
                       {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Development coefficient E");
    table.note = ZAHLMEISTER_TEXT(
        "Rules",
        "R_o up to {youth_maximum_age} years, up to {junior_maximum_age} years and above. The columns on "
        "the right have E for indices that limit it.");
    const bool isAccelerating = parameters.accelerationLeast < 1;
    if (isAccelerating) {
        table.columns.emplace_back(ZAHLMEISTER_TEXT("Rules", "accelerated"));
        table.note = ZAHLMEISTER_TEXT(
            "Rules", "R_o up to {youth_maximum_age} years, up to {junior_maximum_age} years and above, and "
                     "accelerated: up to {youth_maximum_age} years "
                     "when W ≥ W_e. The columns on the right have E for indices that limit it.");
    }
    Parameters plain = parameters;
    plain.accelerationLeast = 1;
    plain.brakeBelow = 0;
    const int lastLimited = (parameters.largestE - 1) / parameters.ePerIndex;
    for (int index = 1; index <= lastLimited; ++index)
        table.columns.push_back("I=" + std::to_string(index));
    for (int e = parameters.leastE; e <= parameters.largestE; ++e) {
        std::vector<std::string> row{std::to_string(e)};
        for (const AgeGroup group : {AgeGroup::Youth, AgeGroup::Junior, AgeGroup::Adult})
            row.push_back(ratingsWith(e, group, plain));
        if (isAccelerating)
            row.push_back(ratingsWith(e, AgeGroup::Youth, parameters));
        for (int index = 1; index <= lastLimited; ++index)
            row.push_back(std::to_string(std::min(e, parameters.ePerIndex * index)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// E of those who score less than expected with a low rating, by age.
PrintedTable brakeTable(const Parameters& parameters)
{
    constexpr int kStep = 25;
    constexpr int kRows = 32;
    PrintedTable table{"brake",
                       "",
                       {"R_o", "B", ZAHLMEISTER_TEXT("Rules", "youth"), ZAHLMEISTER_TEXT("Rules", "junior"),
                        ZAHLMEISTER_TEXT("Rules", "adult")},
                       {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Development coefficient E with braking value B");
    table.note = ZAHLMEISTER_TEXT("Rules", "Holds when W < W_e. The index does not limit E then. Lower "
                                           "ratings than the first have the largest E, too.");
    table.blocks = 2;
    const int first = std::max(1, parameters.brakeBelow - kRows * kStep);
    for (int rating = first; rating < parameters.brakeBelow; rating += kStep) {
        const auto of = [&](AgeGroup group) {
            return coefficientOf(group, rating, kManyEvaluations, false, parameters);
        };
        table.rows.push_back({std::to_string(rating), fixed(of(AgeGroup::Adult).brake, 1),
                              std::to_string(of(AgeGroup::Youth).value),
                              std::to_string(of(AgeGroup::Junior).value),
                              std::to_string(of(AgeGroup::Adult).value)});
    }
    return table;
}

/// K = 800 / (E + n). Document 001 prints no lower K than 26, though its formula for R_n has no such bound:
/// then both stand there.
PrintedTable factorTable(const Parameters& parameters, std::string clause)
{
    // RULE: WO1992 Anhang 2.5
    constexpr std::int64_t kPrintedFloor = 26;
    constexpr int kPrintedLeastCount = 3;
    constexpr int kLargestCount = 11;
    const bool isPrinted = !clause.empty();
    PrintedTable table{"factor", std::move(clause), {"E"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Change constant K = 800 / (E + n)");
    table.note = isPrinted
                     ? ZAHLMEISTER_TEXT("Rules", "What one point more or less than expected brings. The "
                                                 "document prints 26 for everything below; what its "
                                                 "formula gives, and what counts, stands in brackets.")
                     : ZAHLMEISTER_TEXT("Rules", "What one point more or less than expected brings.");
    const int first = isPrinted ? kPrintedLeastCount : 1;
    for (int n = first; n <= kLargestCount; ++n)
        table.columns.push_back("n=" + std::to_string(n));
    for (int e = parameters.leastE; e <= parameters.largestE; ++e) {
        std::vector<std::string> row{std::to_string(e)};
        for (int n = first; n <= kLargestCount; ++n) {
            const std::int64_t factor = roundCommercial(dwz::kWholeScale / (e + n));
            row.push_back(isPrinted && factor < kPrintedFloor
                              ? std::to_string(kPrintedFloor) + " (" + std::to_string(factor) + ')'
                              : std::to_string(factor));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

PrintedTable gameTable(std::string clause, const Expectancy& expectancy)
{
    constexpr std::array<double, 9> kFactors{20, 25, 30, 35, 40, 50, 60, 80, 100};
    constexpr int kWidestDifference = 500;
    return contributionTable(std::move(clause), kFactors, kWidestDifference,
                             [&](double factor, double difference, Score score) {
                                 return printedContribution(factor, difference, score, expectancy);
                             });
}

} // namespace

std::vector<PrintedTable> tablesOf(const Parameters& parameters, const TableClauses& clauses)
{
    const bool coarse = parameters.tableDecimals == 2;
    const Expectancy expectancy(parameters.deviation);
    std::vector tables{coarse ? coarseExpectancyTable(clauses.expectancy, expectancy)
                              : expectancyTable(clauses.expectancy, expectancy),
                       coarse ? coarseDifferenceTable(clauses.difference, expectancy)
                              : differenceTable(clauses.difference, expectancy),
                       coefficientTable(parameters, clauses.coefficient)};
    if (parameters.brakeBelow > 0)
        tables.push_back(brakeTable(parameters));
    tables.push_back(factorTable(parameters, clauses.factor));
    tables.push_back(gameTable(clauses.contribution, expectancy));
    return tables;
}

} // namespace zahlmeister::engine::dwz1992
