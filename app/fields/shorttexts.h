// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A tournament with shorter texts than it had.
struct ShortenedTournament {
    engine::Tournament tournament;
    std::map<std::string_view, int> fields; ///< which of them had a text that is too long, and how many
};

/// @brief The tournament with every text that is longer than can be entered cut to that length, with an
/// ellipsis after it: in a damaged file a name may have megabytes, which nobody can set on paper. Texts that
/// differ stay different, so that teams are not mixed up.
/// @return nothing when no text is too long
[[nodiscard]] std::optional<ShortenedTournament> withShortTexts(const engine::Tournament& tournament);

} // namespace zahlmeister::app
