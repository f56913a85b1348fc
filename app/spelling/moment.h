// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// A moment as text: UTC with milliseconds, such as `2026-11-29T18:05:09.120Z`. Texts are ordered as the
/// moments are.
namespace zahlmeister::app {

/// @brief Whether a text is a moment of a day that exists.
[[nodiscard]] bool isMoment(std::string_view text);

/// @brief The present moment by the machine's clock, but later than all that this process was given before.
[[nodiscard]] std::string nextMoment();

} // namespace zahlmeister::app
