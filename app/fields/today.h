// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>

#include "engine/base/date.h"

namespace zahlmeister::app {

/// @brief The day by the computer's clock. A clock that is outside the years that a date can have counts as
/// the nearest day that it can.
/// @param clock what it says
[[nodiscard]] engine::Date today(const QDate& clock = QDate::currentDate());

} // namespace zahlmeister::app
