// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main/console/console.h"
#include "engine/rules/adjustment.h"

namespace zahlmeister::cli {

/// @brief The adjustment in a file. All its errors but the last are printed, the last is the complaint.
[[nodiscard]] Outcome<engine::Adjustment> readAdjustment(const QString& path);

} // namespace zahlmeister::cli
