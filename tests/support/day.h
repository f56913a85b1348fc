// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/date.h"

namespace zahlmeister::tests {

/// @brief A day that exists.
inline engine::Date day(int year, int month, int dayOfMonth)
{
    return *engine::Date::tryFrom(year, month, dayOfMonth);
}

} // namespace zahlmeister::tests
