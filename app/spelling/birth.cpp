// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/birth.h"

#include <algorithm>

#include <QString>

#include "app/spelling/day.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kYearDigits = 4;

bool areDigits(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Birth> birthIn(std::string_view fourDigits)
{
    int year = 0;
    for (const char digit : fourDigits)
        year = year * 10 + (digit - '0');
    return isBirthYear(year) ? std::optional(Birth{.year = year}) : std::nullopt;
}

} // namespace

std::optional<Birth> birthOf(std::string_view text)
{
    constexpr std::string_view kNoDay = " \t0./-()";
    // Lists have hundreds of thousands of these.
    if (text.size() == kYearDigits && areDigits(text) && text != "0000")
        return birthIn(text);
    const std::size_t begin = text.find_first_not_of(kNoDay);
    if (begin == std::string_view::npos)
        return Birth{};
    if (const auto date = dayOf(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))))
        return isBirthYear(date->year()) ? std::optional(Birth{date->year(), date}) : std::nullopt;
    const std::string_view year = text.substr(begin, kYearDigits);
    const std::string_view day = text.substr(begin + year.size());
    const bool isYear =
        year.size() == kYearDigits && areDigits(year) && (begin == 0 || text[begin - 1] != '0');
    // Of `19880500` the year is certain.
    const bool isWithoutDay =
        day.size() == 4 && areDigits(day) && (day.starts_with("00") || day.ends_with("00"));
    return isYear && (isWithoutDay || day.find_first_not_of(kNoDay) == std::string_view::npos) ? birthIn(year)
                                                                                               : std::nullopt;
}

std::optional<Birth> birthOf(QStringView text)
{
    return birthOf(text.toUtf8().toStdString());
}

} // namespace zahlmeister::app
