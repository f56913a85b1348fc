// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/layout/layout.h"

namespace zahlmeister::app {

/// @brief Finds out what every row is, by the columns and the kind of the table.
void findRoles(Layout& layout);

} // namespace zahlmeister::app
