// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/tables/layout/layout.h"

namespace zahlmeister::app {

/// @brief Finds out what every row is, by the columns and the kind of the table.
void findRoles(Layout& layout);

/// @brief The rows below the head that were read as nothing, though more than a remark stands there; without
/// a head those between the first and the last that was read.
[[nodiscard]] std::vector<int> missedRows(const Layout& layout);

} // namespace zahlmeister::app
