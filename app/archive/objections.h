// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include <QString>

#include "app/archive/archive.h"
#include "app/chronicle/chronicle.h"
#include "app/store/unnamedpersons.h"

/// Who objected to being published, in an archive: an act of an administrator that stands in the journal and
/// can be taken back. Results and ratings stay. Lists, cards that leave the desk, and the identification of
/// the association leave his name out; who evaluates still finds him (document 000, 6.4.1).
/// @source document 000, 1.3, 6.5
namespace zahlmeister::app {

/// @brief Notes that somebody objects, or that he does not any more.
/// @param uuid of a tournament in which he played
/// @param number his, in its newest revision
/// @param reason for the journal, without names
/// @return whether anything changed; Error::UnknownTournament, UnknownParticipant, ArchiveFailure
/// (`not-computed`, `no-rights`), and those of the database
Result<bool> noteObjection(Archive& archive, const QString& uuid, engine::ParticipantNumber number,
                           bool objects, const QString& who, const QString& reason);

/// @brief The numbers of all who object.
[[nodiscard]] Result<std::unordered_set<std::int64_t>> objectors(ArchiveDatabase& database);

/// @brief Lets objections go along with seats: who gets one of somebody who objects is not named either,
/// until it is taken back.
/// @param moves from whom to whom
Result<void> moveObjections(ArchiveDatabase& database,
                            std::span<const std::pair<std::int64_t, std::int64_t>> moves);

/// @brief Those of a card who object, as whatever shows cards wants to know it.
/// @param objecting numbers of persons
[[nodiscard]] std::vector<UnnamedPerson> unnamedOf(const Chronicle& chronicle,
                                                   const std::unordered_set<std::int64_t>& objecting);

} // namespace zahlmeister::app
