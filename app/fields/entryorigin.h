// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"

/// Where the entry of a participant comes from goes with the entry: when the entry changes, what was recorded
/// of the old one is void.
namespace zahlmeister::app {

/// @brief Whether two participants enter with the same: rating, index and carry-over games.
[[nodiscard]] bool isSameEntry(const engine::Participant& a, const engine::Participant& b);

/// @brief Whether the same is recorded about where their entries come from.
[[nodiscard]] bool isSameOrigin(const engine::Participant& a, const engine::Participant& b);

/// @brief Replaces the entry of a participant, and all that is recorded about it, by that of another.
void takeEntry(engine::Participant& into, const engine::Participant& from);

/// @brief Lets nothing be recorded about an entry: it has just come in.
void forgetOrigin(engine::Participant& participant);

/// @brief Lets nothing be recorded of a participant but what his tournament says: for others it means
/// nothing.
void forgetRecords(engine::Participant& participant);

/// @brief Whether an entry is what came in for a participant, whatever the chain wrote over it since.
/// @param entered as a file or somebody's typing has it; no carry-over games say nothing
[[nodiscard]] bool isWhatCameIn(const engine::Participant& entered, const engine::Participant& known);

} // namespace zahlmeister::app
