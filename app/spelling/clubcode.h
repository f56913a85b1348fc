// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QStringView>

/// How people and programs write the VKZ of a club.
namespace zahlmeister::app {

/// @brief A VKZ as lists have it, in capitals: `70107`, `c0327`.
/// @return nothing when the text is none (engine::isVkz())
[[nodiscard]] std::optional<std::string> clubCodeOf(std::string_view text);
[[nodiscard]] std::optional<std::string> clubCodeOf(QStringView text);

} // namespace zahlmeister::app
