// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {
class TournamentDocument;
}

/// What the typist types: an endless sequence of keystrokes, each of which changes something, so that the
/// content of a file tells how many of them it holds.
namespace zahlmeister::tests {

/// @brief A tournament and what is being typed into it.
struct Typed {
    engine::Tournament tournament;
    std::vector<app::Draft> drafts;

    bool operator==(const Typed&) const = default;
};

/// @brief The round robin that the typist starts from; no draft, no results.
[[nodiscard]] Typed blankCrosstable();

/// @brief Types one keystroke: a result, a character of a name, or the Return that makes the name a value.
/// @return false when it is refused
[[nodiscard]] bool type(app::TournamentDocument& document, int keystroke);

/// @brief The same keystroke in memory.
void type(Typed& typed, int keystroke);

} // namespace zahlmeister::tests
