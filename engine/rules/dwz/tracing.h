// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/rules/dwz/working.h"

/// The steps that say who takes part and with which games, for every participant alike.
namespace zahlmeister::engine::dwz {

/// @brief Tells in the open step when a rating is not recorded, or not published.
void explainKeeping(const Working& working, std::size_t self);

/// @brief Expired carry-over games, the group and the age of a participant.
/// @pre Working::trace is set
void traceParticipant(const Working& working, std::size_t self);

/// @brief The opponents whose special rating counts for this participant.
/// @pre Working::trace is set
void traceExceptionalOpponents(const Working& working, std::size_t self);

/// @brief Which games count, how many and with which score.
/// @pre Working::trace is set, the participant's result is complete
void traceResult(const Working& working, std::size_t self);

} // namespace zahlmeister::engine::dwz
