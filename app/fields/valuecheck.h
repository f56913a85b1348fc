// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// Whether values of a tournament are inside the ranges that engine/model documents. What is possible but
/// doubtful (a missing birth year, two games in one round) is a finding of engine/check, not an error here.
namespace zahlmeister::app {

/// @return Error::OutOfRange, WrongType (text that is not UTF-8)
[[nodiscard]] Result<void> checkHeader(const engine::TournamentHeader& header);

/// @return Error::OutOfRange, WrongType (text that is not UTF-8)
[[nodiscard]] Result<void> checkParticipant(const engine::Participant& participant);

/// @return Error::OutOfRange, GameAgainstSelf
[[nodiscard]] Result<void> checkGame(const engine::Game& game);

} // namespace zahlmeister::app
