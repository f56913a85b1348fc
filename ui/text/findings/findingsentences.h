// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/findings/finding.h"

namespace zahlmeister::ui {

/// @brief What is said of a kind of finding, before translation and before the arguments are put in.
struct FindingSentences {
    engine::FindingCode code;
    const char* sentence;    ///< what was found; `%1`, `%2`, ... are the arguments documented at the code
    const char* explanation; ///< why it matters and what to do
    /// What the club is asked; nullptr where only the referee can settle it.
    const char* question = nullptr;
};

/// @brief The sentences of a code, in the translation context `FindingText`.
[[nodiscard]] const FindingSentences& findingSentences(engine::FindingCode code);

} // namespace zahlmeister::ui
