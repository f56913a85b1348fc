// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/archive/archive.h"

/// Making a person anonymous in an archive: his name, ids, club and birth date go out of every revision, and
/// all numbers stay, his and those of others.
namespace zahlmeister::app {

/// @brief Whether somebody was made anonymous.
[[nodiscard]] bool isAnonymous(const engine::Participant& participant);

/// @brief Leaves those anonymous whom an earlier revision has so, when somebody publishes the tournament
/// again with their names: known by number, sex and year of birth.
void keepAnonymous(const engine::Tournament& before, engine::Tournament& after);

/// @brief Makes a person anonymous, for ever: in all revisions of all tournaments that know him. Only who
/// may change what was published can do it; the journal tells that it was done, and not of whom.
/// @param uuid of a tournament in which he played
/// @param number his, in its newest revision
/// @param day on which he is no member; members cannot be made anonymous
/// @return how many revisions were changed; Error::UnknownTournament, UnknownParticipant, ArchiveFailure
/// (`not-computed`, `is-member`), and as Archive::publish()
/// @source document 000, 4.1.1
Result<int> makeAnonymous(Archive& archive, const QString& uuid, engine::ParticipantNumber number,
                          engine::Date day, const QString& who, const QString& reason);

} // namespace zahlmeister::app
