// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QStringView>

#include "engine/base/date.h"

/// How people and programs write when somebody was born.
namespace zahlmeister::app {

/// @brief The years in which somebody can be born, as engine::Participant has them.
inline constexpr int kFirstBirthYear = 1850;
inline constexpr int kLastBirthYear = 2199;

/// @brief Whether somebody can be born in a year.
[[nodiscard]] constexpr bool isBirthYear(int year)
{
    return year >= kFirstBirthYear && year <= kLastBirthYear;
}

/// @brief What is known of it; nothing at all, a year, or a day with its year.
struct Birth {
    std::optional<int> year = {};
    std::optional<engine::Date> date = {};

    bool operator==(const Birth&) const = default;
};

/// @brief A birth: `1988`, a day as dayOf() reads it alone, a year whose day is not known (`19880000`,
/// `00.00.1988`); empty for no text and for noughts.
/// @return nothing when the text is none of these
[[nodiscard]] std::optional<Birth> birthOf(QStringView text);
/// @param text UTF-8
[[nodiscard]] std::optional<Birth> birthOf(std::string_view text);

} // namespace zahlmeister::app
