// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/fields/edit.h"
#include "engine/base/result.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Which place a finding is about, in a form that outlives edits, the file and its copies: empty for
/// the tournament, `participant/5`, or `game/3/5-12` (round, White, Black; `-` for no round; `#2` after the
/// second such game).
[[nodiscard]] std::string placeKey(const engine::Finding& finding, const engine::Tournament& tournament);

/// @brief The reason for which the referee lets a finding stand; nullptr when he did not say any.
[[nodiscard]] const engine::Acceptance* acceptanceOf(const engine::Finding& finding,
                                                     const engine::Tournament& tournament);

/// @brief Whether a finding can be accepted: a warning, for errors must be settled and notes ask for nothing.
[[nodiscard]] bool isAcceptable(const engine::Finding& finding);

/// @brief Accepts a warning, changes the reason, or takes the acceptance back when the reason is empty.
/// @return one undoable step; Error::OutOfRange when the finding is no warning
[[nodiscard]] Result<EditGroup> acceptanceEdit(const engine::Finding& finding,
                                               const engine::Tournament& tournament,
                                               const std::string& reason);

} // namespace zahlmeister::app
