// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/esystem/printedtables.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/rules/contribution.h"
#include "engine/rules/esystem/coefficient.h"
#include "engine/rules/esystem/parameters.h"
#include "engine/rules/expectancytables.h"

namespace zahlmeister::engine::esystem {

namespace {

constexpr int kHighestRating = 3000;
constexpr int kManyEvaluations = 100;

/// The lowest rating from which E is at least `value`; above kHighestRating when it never is.
int firstRatingWith(int value, AgeGroup group, const Parameters& parameters)
{
    // The table shows E of somebody with many evaluations who is neither accelerated nor braked.
    Parameters plain = parameters;
    plain.accelerationLeast = 1;
    plain.brakeBelow = 0;
    const auto reaches = [&](int rating) {
        return coefficientOf(group, rating, kManyEvaluations, true, plain).value >= value;
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

/// Which ratings have which E, by age.
PrintedTable coefficientTable(const Parameters& parameters)
{
    PrintedTable table{"coefficient",
                       "Anhang 2.4",
                       {"E", ZAHLMEISTER_TEXT("Rules", "youth"), ZAHLMEISTER_TEXT("Rules", "junior"),
                        ZAHLMEISTER_TEXT("Rules", "adult")},
                       {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Development coefficient E");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "R_o up to 20 years, from 21 to 25 years and above. The columns on "
                                  "the right have E for indices that limit it.");
    const AgeGroup groups[]{AgeGroup::Youth, AgeGroup::Junior, AgeGroup::Adult};
    const int lastLimited = (parameters.largestE - 1) / parameters.ePerIndex;
    for (int index = 1; index <= lastLimited; ++index)
        table.columns.push_back("I=" + std::to_string(index));
    for (int e = parameters.leastE; e <= parameters.largestE; ++e) {
        std::vector<std::string> row{std::to_string(e)};
        for (const AgeGroup group : groups) {
            const int first = firstRatingWith(e, group, parameters);
            const int next =
                e == parameters.largestE ? kHighestRating + 1 : firstRatingWith(e + 1, group, parameters);
            const std::string from = std::to_string(first);
            row.push_back(next <= first              ? std::string()
                          : e == parameters.largestE ? ">" + std::to_string(first - 1)
                                                     : from + "-" + std::to_string(next - 1));
        }
        for (int index = 1; index <= lastLimited; ++index)
            row.push_back(std::to_string(std::min(e, parameters.ePerIndex * index)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// K = 800 / (E + n).
PrintedTable factorTable(const Parameters& parameters)
{
    constexpr int kLargestCount = 11;
    PrintedTable table{"factor", "Anhang 2.5", {"E"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Change constant K = 800 / (E + n)");
    table.note = ZAHLMEISTER_TEXT("Rules", "What one point more or less than expected brings.");
    for (int n = 1; n <= kLargestCount; ++n)
        table.columns.push_back("n=" + std::to_string(n));
    for (int e = parameters.leastE; e <= parameters.largestE; ++e) {
        std::vector<std::string> row{std::to_string(e)};
        for (int n = 1; n <= kLargestCount; ++n)
            row.push_back(std::to_string(roundCommercial(800.0 / (e + n))));
        table.rows.push_back(std::move(row));
    }
    return table;
}

PrintedTable contributionTable()
{
    constexpr int kFactors[]{20, 25, 30, 35, 40, 50, 60, 80, 100};
    constexpr int kWidestDifference = 500;
    PrintedTable table{"contribution", "Anhang 1.2.2", {"D", "W"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Rating change of one game");
    table.note = ZAHLMEISTER_TEXT("Rules", "W is the result against an opponent who is D points stronger. "
                                           "Against a weaker one win and loss change places, and all signs "
                                           "turn round.");
    for (const int k : kFactors)
        table.columns.push_back("K=" + std::to_string(k));
    for (int difference = 0; difference <= kWidestDifference; difference += 50) {
        for (const Score score : {kWin, kDraw, kLoss}) {
            std::vector<std::string> row{std::to_string(difference), fixed(score.points(), 1)};
            for (const int k : kFactors)
                row.push_back(std::to_string(printedContribution(k, -difference, score)));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

} // namespace

Result<std::vector<PrintedTable>> printedTables(const RuleVersion& version)
{
    const auto parameters = Parameters::from(version);
    if (!parameters.has_value())
        return tl::unexpected(parameters.error());
    const bool coarse = parameters->tableDecimals == 2;
    return std::vector{coarse ? coarseExpectancyTable("Anhang 2.1") : expectancyTable("Anhang 2.1"),
                       coarse ? coarseDifferenceTable("Anhang 2.2") : differenceTable("Anhang 2.2"),
                       coefficientTable(*parameters), factorTable(*parameters), contributionTable()};
}

} // namespace zahlmeister::engine::esystem
