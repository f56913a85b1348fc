// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/check/repairs.h"

namespace zahlmeister::ui {

/// @brief What a repair does, as the words of a button: "Ende auf 12.12.2026 setzen".
[[nodiscard]] QString repairText(const app::Repair& repair);

} // namespace zahlmeister::ui
