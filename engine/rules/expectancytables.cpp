// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/expectancytables.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace zahlmeister::engine {

namespace {

constexpr const char* kExpectancyTitle = ZAHLMEISTER_TEXT("Rules", "Expected score P(D)");
constexpr const char* kDifferenceTitle = ZAHLMEISTER_TEXT("Rules", "Rating difference D(p)");

} // namespace

std::string fixed(double value, int decimals)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed, decimals);
    return std::string(buffer.data(), end.ptr);
}

PrintedTable expectancyTable(std::string clause, const Expectancy& expectancy)
{
    PrintedTable table{"expectancy", std::move(clause), {"D"}, {}};
    table.title = kExpectancyTitle;
    table.note = ZAHLMEISTER_TEXT("Rules", "The heads of column and row add up to D. The weaker player "
                                           "expects 1 − P(D).");
    for (int column = 0; column <= 800; column += 50)
        table.columns.push_back(std::to_string(column));
    for (int increment = 0; increment < 50; ++increment) {
        std::vector<std::string> row{std::to_string(increment)};
        for (int column = 0; column <= 800; column += 50)
            row.push_back(fixed(expectancy.thousandths(column + increment) / 1000.0, 3));
        table.rows.push_back(std::move(row));
    }
    return table;
}

PrintedTable differenceTable(std::string clause, const Expectancy& expectancy)
{
    PrintedTable table{"difference", std::move(clause), {"p"}, {}};
    table.title = kDifferenceTitle;
    table.note =
        ZAHLMEISTER_TEXT("Rules", "The columns are the third decimal of p. For p below 0.5 the right "
                                  "and the lower margin hold, and D is negative; when the third "
                                  "decimal is 0, it stands one row further down.");
    table.foot = {{}};
    for (int third = 0; third < 10; ++third) {
        table.columns.push_back(std::to_string(third));
        table.foot.push_back(std::to_string((10 - third) % 10));
    }
    for (int hundredths = 50; hundredths <= 100; ++hundredths) {
        std::vector<std::string> row{fixed(hundredths / 100.0, 2)};
        for (int third = 0; third < 10 && 10 * hundredths + third <= 1000; ++third)
            row.push_back(std::to_string(expectancy.wholeDifference(10 * hundredths + third)));
        table.rows.push_back(std::move(row));
        table.rightHeads.push_back(hundredths < 100 ? fixed((99 - hundredths) / 100.0, 2) : std::string());
    }
    return table;
}

PrintedTable coarseExpectancyTable(std::string clause, const Expectancy& expectancy)
{
    PrintedTable table{"expectancy", std::move(clause), {"D", "P(D) +", "P(D) -"}, {}};
    table.title = kExpectancyTitle;
    table.note = ZAHLMEISTER_TEXT("Rules", "+ is the column of the stronger player, − that of the weaker.");
    table.blocks = 2;
    int first = 0;
    for (int p = 50; p < 100; ++p) {
        if (expectancy.hundredths(first) != p) // of a small deviation some hundredths have no whole D
            continue;
        int last = first;
        while (expectancy.hundredths(last + 1) == p)
            ++last;
        table.rows.push_back({std::to_string(first) + "-" + std::to_string(last), fixed(p / 100.0, 2),
                              fixed(1 - p / 100.0, 2)});
        first = last + 1;
    }
    table.rows.push_back({">" + std::to_string(first - 1), "1.00", "0.00"});
    return table;
}

PrintedTable coarseDifferenceTable(std::string clause, const Expectancy& expectancy)
{
    PrintedTable table{"difference", std::move(clause), {"p", "D"}, {}};
    table.title = kDifferenceTitle;
    table.blocks = 4;
    for (int p = 99; p >= 1; --p)
        table.rows.push_back({fixed(p / 100.0, 2), std::to_string(expectancy.coarseWholeDifference(10 * p))});
    return table;
}

PrintedTable contributionTable(std::string clause, std::span<const double> factors, int widestDifference,
                               const GameChange& change)
{
    constexpr int kStep = 50;
    PrintedTable table{"contribution", std::move(clause), {"D", "W"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Rating change of one game");
    table.note = ZAHLMEISTER_TEXT("Rules", "W is the result against an opponent who is D points stronger. "
                                           "Against a weaker one win and loss change places, and all signs "
                                           "turn round.");
    for (const double factor : factors)
        table.columns.push_back("K=" + fixed(factor, factor == std::floor(factor) ? 0 : 1));
    for (int difference = 0; difference <= widestDifference; difference += kStep) {
        for (const Score score : {kWin, kDraw, kLoss}) {
            std::vector<std::string> row{std::to_string(difference), fixed(score.points(), 1)};
            for (const double factor : factors)
                row.push_back(std::to_string(change(factor, -difference, score)));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

} // namespace zahlmeister::engine
