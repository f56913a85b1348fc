// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace zahlmeister::app {

/// @brief The number of a NU id such as `NU4005017`, or of a PKZ such as `10776775`.
/// @return nothing for any other text
[[nodiscard]] std::optional<std::uint32_t> nuNumber(std::string_view id);
[[nodiscard]] std::optional<std::uint32_t> pkzNumber(std::string_view id);

} // namespace zahlmeister::app
