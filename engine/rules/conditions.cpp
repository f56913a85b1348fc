// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions.h"

#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine {

namespace {

constexpr int kDaysOfWeek = 7;
constexpr int kMonthsOfYear = 12;
constexpr double kMostMinutes = 10'000;

} // namespace

Result<TournamentConditions> TournamentConditions::from(const RuleVersion& version)
{
    return readParameters<TournamentConditions>(version);
}

TournamentConditions TournamentConditions::from(ParameterReader& read)
{
    const auto number = [&](std::string_view name, double most) {
        return read.optionalInteger(name, 0, most);
    };
    TournamentConditions conditions{
        .minutes = number("time_control_minutes", kMostMinutes),
        .movesCounted = number("moves_counted", 1000),
        .firstPeriodMinutes = number("first_period_minutes", kMostMinutes),
        .firstPeriodYouthMinutes = number("first_period_youth_minutes", kMostMinutes),
        .firstPeriodMoves = number("first_period_moves", 1000),
        .incrementSeconds = number("increment_seconds", 3600),
        .standardChessOnly = number("standard_chess_only", 1) == 1,
        .daysForTenMoves = number("days_for_ten_moves", 1000),
        .weeksOfBreak = number("weeks_of_break", 1000),
        .weeksToSubmit = number("weeks_to_submit", 1000),
        .yearsToEvaluate = number("years_to_evaluate", 100),
        .ratingYears = number("rating_years", 100),
        .foreignIndex = number("foreign_index", 1000),
        .hasFideRatings = number("fide_ratings", 1) == 1,
        .isByArrival = number("order_of_arrival", 1) == 1,
        .nationalOnly = number("national_only", 1) == 1,
        .monthsToObject = number("months_to_object", 1000),
    };
    if (read.has("youth_ages")) {
        const auto ages = read.anyWholeRow("youth_ages", 1, 30);
        const auto minutes = read.wholeRow("youth_minutes", ages.size(), 0, kMostMinutes);
        for (std::size_t at = 0; at < ages.size(); ++at)
            conditions.youth.push_back({ages[at], minutes[at]});
    }
    return conditions;
}

std::optional<Date> TournamentConditions::lastDayOfClaim(Date end) const
{
    // RULE: WO2026 6.2
    return weeksToSubmit > 0 ? std::optional(end.plusDays(weeksToSubmit * kDaysOfWeek)) : std::nullopt;
}

std::optional<Date> TournamentConditions::lastDayOfEvaluation(Date end) const
{
    return yearsToEvaluate > 0 ? std::optional(end.plusYears(yearsToEvaluate)) : std::nullopt;
}

std::optional<Date> TournamentConditions::lastDayOfObjection(Date end) const
{
    // RULE: FWZ 7
    if (monthsToObject <= 0)
        return std::nullopt;
    const int months = end.year() * kMonthsOfYear + end.month() - 1 + monthsToObject;
    std::optional<Date> last;
    for (int day = end.day(); !last && day > 0; --day)
        last = Date::tryFrom(months / kMonthsOfYear, months % kMonthsOfYear + 1, day);
    return last;
}

} // namespace zahlmeister::engine
