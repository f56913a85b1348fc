// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace zahlmeister::engine {

/// @brief Whether a text has the form of a VKZ: five letters or digits, of ASCII.
[[nodiscard]] bool isVkz(std::string_view text);

} // namespace zahlmeister::engine
