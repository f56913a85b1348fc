// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/percentdifference.h"

#include <cstdint>
#include <cstdlib>

#include "engine/rules/expectancytables.h"

namespace zahlmeister::engine::ingo1960 {

namespace {

constexpr int kFirstGames = 3;
constexpr int kLastGames = 22;
constexpr int kLastGamesRoundedTwice = 16;

/// The value in units of 1 / (games + 1): 50 - 100 (W + 1/2) / (n + 1) = 50 (n - 2 W) / (n + 1).
std::int64_t numerator(Score score, int games)
{
    return std::int64_t{50} * (games - score.halfPoints());
}

std::int64_t roundedQuotient(std::int64_t dividend, std::int64_t divisor)
{
    return (2 * dividend + divisor) / (2 * divisor);
}

/// In tenths, as the table prints it: up to 16 games it was rounded to hundredths before, and what lies
/// between two tenths then is printed nearer to 25.
std::int64_t printedTenths(std::int64_t magnitude, int games)
{
    if (games > kLastGamesRoundedTwice)
        return roundedQuotient(10 * magnitude, games + 1);
    const std::int64_t hundredths = roundedQuotient(100 * magnitude, games + 1);
    const bool goesDown = hundredths % 10 == 5 && hundredths > 2500;
    return goesDown ? hundredths / 10 : roundedQuotient(hundredths, 10);
}

} // namespace

double percentDifference(Score score, int games, Arithmetic arithmetic)
{
    const std::int64_t value = numerator(score, games);
    if (arithmetic == Arithmetic::Exact)
        return static_cast<double>(value) / (games + 1);
    const double printed = static_cast<double>(printedTenths(std::abs(value), games)) / 10;
    return value < 0 ? -printed : printed;
}

PrintedTable percentDifferenceTable()
{
    PrintedTable table{"percent_difference", "Table", {"W"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Percent difference %d");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "The rows are the points W, the columns the games n. A negative %d is "
                                  "more than half of the points.");
    for (int games = kFirstGames; games <= kLastGames; ++games)
        table.columns.push_back(std::to_string(games));
    for (int halfPoints = 0; halfPoints <= 2 * kLastGames; ++halfPoints) {
        const Score score = Score::fromHalfPoints(halfPoints);
        std::vector<std::string>& row = table.rows.emplace_back();
        row.push_back(fixed(score.points(), halfPoints % 2));
        for (int games = kFirstGames; games <= kLastGames; ++games)
            row.push_back(halfPoints > 2 * games
                              ? std::string()
                              : fixed(percentDifference(score, games, Arithmetic::Tables), 1));
    }
    return table;
}

} // namespace zahlmeister::engine::ingo1960
