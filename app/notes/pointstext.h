// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace zahlmeister::app {

/// @brief Points as notes tell them: `3½`, `½`, `0`.
[[nodiscard]] std::string halfPointsText(int halfPoints);

} // namespace zahlmeister::app
