// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/today.h"

#include <algorithm>

namespace zahlmeister::app {

engine::Date today(const QDate& clock)
{
    const QDate day = std::clamp(clock, QDate(1800, 1, 1), QDate(2199, 12, 31));
    return engine::Date::tryFrom(day.year(), day.month(), day.day()).value();
}

} // namespace zahlmeister::app
