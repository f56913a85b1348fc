// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/chronicle/tournamentjoin.h"

namespace zahlmeister::ui {

/// @brief What is to be said of reports that become one tournament, as a sentence with its clause.
[[nodiscard]] QString joinDoubtText(const app::JoinDoubt& doubt);

} // namespace zahlmeister::ui
