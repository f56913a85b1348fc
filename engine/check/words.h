// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace zahlmeister::engine {

/// @brief What a word in the name of a tournament or of a participant hints at.
enum class Topic {
    Theme,     ///< prescribed opening moves (document 000, 4.2.1)
    OtherGame, ///< not chess by the FIDE laws, or simultaneous chess (4.2.1)
    Handicap,  ///< odds of pieces or time (4.2.1)
    Online,    ///< not played at one place (4.2.4.6)
    Rapid,     ///< rapid or blitz chess (4.2.2)
    Open,      ///< for everybody who enters (6.3)
    Computer,  ///< a program, not a person (4.1.4)
};

/// @brief The first word of a text that hints at a topic, as it is written; nothing when there is none.
/// @param text UTF-8
[[nodiscard]] std::optional<std::string> wordAbout(Topic topic, std::string_view text);

/// @brief The age of a youth class that a text names, such as 12 for `U12`, `u 12w` or `DVM U10/U12`.
/// @return of several classes the oldest, because what suffices for it suffices for all; nothing when there
/// is none
[[nodiscard]] std::optional<int> youthAgeOf(std::string_view text);

} // namespace zahlmeister::engine
