// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/date.h"

#include <array>
#include <chrono>

namespace zahlmeister::engine {

namespace {

std::chrono::sys_days toDays(const Date& date)
{
    using namespace std::chrono;
    return sys_days(year(date.year()) / month(static_cast<unsigned>(date.month())) /
                    day(static_cast<unsigned>(date.day())));
}

std::optional<int> digits(std::string_view text)
{
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

} // namespace

std::optional<Date> Date::tryFrom(int year, int month, int day)
{
    if (year < 1800 || year > 2199 || month < 1 || month > 12 || day < 1)
        return std::nullopt;
    const std::chrono::year_month_day candidate(std::chrono::year(year),
                                                std::chrono::month(static_cast<unsigned>(month)),
                                                std::chrono::day(static_cast<unsigned>(day)));
    if (!candidate.ok())
        return std::nullopt;
    return Date(year, month, day);
}

std::optional<Date> Date::fromIso(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day)
        return std::nullopt;
    return tryFrom(*year, *month, *day);
}

std::string Date::iso() const
{
    std::array<char, 11> text{'0', '0', '0', '0', '-', '0', '0', '-', '0', '0', '\0'};
    const auto put = [&text](int value, std::size_t last) {
        for (std::size_t at = last; value > 0; value /= 10, --at)
            text[at] = static_cast<char>('0' + value % 10);
    };
    put(m_year, 3);
    put(m_month, 6);
    put(m_day, 9);
    return std::string(text.data(), 10);
}

Date Date::plusYears(int years) const
{
    const Date sameDay(m_year + years, m_month, m_day);
    const bool exists = m_month != 2 || m_day != 29 || std::chrono::year(sameDay.year()).is_leap();
    return exists ? sameDay : Date(sameDay.year(), 2, 28);
}

Date Date::plusDays(int days) const
{
    const std::chrono::year_month_day day(toDays(*this) + std::chrono::days(days));
    return Date(static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
                static_cast<int>(static_cast<unsigned>(day.day())));
}

int Date::daysTo(Date other) const
{
    return static_cast<int>((toDays(other) - toDays(*this)).count());
}

} // namespace zahlmeister::engine
