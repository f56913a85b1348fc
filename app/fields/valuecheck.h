// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// Whether values of a tournament are inside the ranges that engine/model documents. What is possible but
/// doubtful (a missing birth year, two games in one round) is a finding of engine/check, not an error here.
///
/// What stood there before may stay as it is: earlier versions knew no lengths of texts, and a referee who
/// corrects a rating must not be held up by the name.
namespace zahlmeister::app {

/// @param before the header that is replaced; nullptr: there was none
/// @return Error::OutOfRange, WrongType (text that is not UTF-8)
[[nodiscard]] Result<void> checkHeader(const engine::TournamentHeader& header,
                                       const engine::TournamentHeader* before = nullptr);

/// @param before likewise
/// @return Error::OutOfRange, WrongType (text that is not UTF-8)
[[nodiscard]] Result<void> checkParticipant(const engine::Participant& participant,
                                            const engine::Participant* before = nullptr);

/// @param before likewise
/// @return Error::OutOfRange, GameAgainstSelf
[[nodiscard]] Result<void> checkGame(const engine::Game& game, const engine::Game* before = nullptr);

/// @brief All of these, that numbers are one participant's, and that games are between participants.
/// @return also Error::DuplicateParticipant, UnknownParticipant
[[nodiscard]] Result<void> checkTournament(const engine::Tournament& tournament);

} // namespace zahlmeister::app
