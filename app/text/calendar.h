// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include <QDate>
#include <QString>

#include "engine/base/date.h"

namespace zahlmeister::app {

/// @brief A day of Qt's; nothing when it is none or outside the years that engine::Date knows.
[[nodiscard]] inline std::optional<engine::Date> dateOf(const QDate& day)
{
    return engine::Date::tryFrom(day.year(), day.month(), day.day());
}

/// @brief A day as Germans write it, `03.09.2026`, or in another form of QDate's.
[[nodiscard]] inline QString germanDay(const engine::Date& day,
                                       const QString& form = QStringLiteral("dd.MM.yyyy"))
{
    return QDate(day.year(), day.month(), day.day()).toString(form);
}

/// @brief The day by the computer's clock. A clock outside the years that engine::Date knows counts as the
/// nearest day inside.
/// @param clock what it says
[[nodiscard]] inline engine::Date today(const QDate& clock = QDate::currentDate())
{
    return dateOf(std::clamp(clock, QDate(1800, 1, 1), QDate(2199, 12, 31))).value();
}

} // namespace zahlmeister::app
