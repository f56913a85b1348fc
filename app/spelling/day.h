// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringView>

#include "engine/base/date.h"

/// How people and programs write a day. Only FIDE reports, whose files have every order of the three numbers,
/// look at all days together (app/formats/trf/trfdates.h).
namespace zahlmeister::app {

/// @brief Where a day stands, and what two digits of a year mean there.
enum class DayForm {
    Alone, ///< the whole text but for blanks; two digits are no year, for nobody knows the century of a birth
    Season, ///< the whole text; of two digits seasonYear(): the day of a tournament in a file
    Typed,  ///< the whole text; two digits are 2000 to 2099
    InText, ///< anywhere: the first with the year in front, else the first with the year at the end; as
            ///< Season
    InName, ///< in the name of a file: as in a text, from 2000 on
};

/// @brief The year of a tournament that two digits mean: 1970 to 2069.
[[nodiscard]] constexpr int seasonYear(int twoDigits)
{
    constexpr int kPivot = 70;
    return twoDigits + (twoDigits < kPivot ? 2000 : 1900);
}

/// @brief A day: `5.3.2026`, `05. 03. 2026`, `2026-03-05`, `2026/3/5`, `2026.03.05`, `5.3.26`; `20260305`,
/// but not in a text.
/// @return nothing when there is no day, or one that does not exist
[[nodiscard]] std::optional<engine::Date> dayOf(QStringView text, DayForm form = DayForm::Alone);

} // namespace zahlmeister::app
