// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace zahlmeister::engine {

/// @brief A day of the Gregorian calendar from 1800 to 2199; never holds an impossible day.
class Date {
public:
    /// @return nothing when the day does not exist or the year is outside 1800 to 2199
    [[nodiscard]] static std::optional<Date> tryFrom(int year, int month, int day);

    /// @param text `YYYY-MM-DD`, nothing else
    /// @return nothing when the text has another form or names a day that does not exist
    [[nodiscard]] static std::optional<Date> fromIso(std::string_view text);

    [[nodiscard]] constexpr int year() const { return m_year; }
    [[nodiscard]] constexpr int month() const { return m_month; }
    [[nodiscard]] constexpr int day() const { return m_day; }

    /// @brief `YYYY-MM-DD`.
    [[nodiscard]] std::string iso() const;

    /// @brief The same day so many years later; 29 February becomes the last of February (section 188 (3)
    /// BGB).
    [[nodiscard]] Date plusYears(int years) const;

    /// @brief So many days later, or earlier when negative; not checked to stay within the years that exist.
    [[nodiscard]] Date plusDays(int days) const;

    /// @brief Days from this date to another; negative when the other is earlier.
    [[nodiscard]] int daysTo(Date other) const;

    constexpr auto operator<=>(const Date&) const = default;

private:
    constexpr Date(int year, int month, int day) : m_year(year), m_month(month), m_day(day) { }

    int m_year; // declared in the order of significance: the default comparison is chronological
    int m_month;
    int m_day;
};

} // namespace zahlmeister::engine
