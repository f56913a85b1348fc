// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "app/archive/archive.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// Merging and parting the persons of an archive, by an administrator: what the data of several
/// referees do not tell. Each act stands in the journal with the seats that it moved, and can be taken back.
/// Whatever follows for ratings is computed at once (document 000, 3.7).
namespace zahlmeister::app {

/// @brief A seat: the tournament's number in the archive, and that of the participant.
using ArchivePlace = std::pair<std::int64_t, engine::ParticipantNumber>;

/// @brief What became of an act.
struct ArchivedAct {
    std::int64_t id = 0;                        ///< in the journal; 0: nothing was done
    std::vector<std::int64_t> seatedTwice = {}; ///< tournaments, by number: why nothing was done
};

/// @brief Makes two persons one, who keeps the number of the first.
/// @param one,other numbers of persons
/// @param reason for the journal, without names
/// @return Error::ArchiveFailure (`not-computed`, `no-rights`), UnknownParticipant, DamagedContent, and those
/// of the database
Result<ArchivedAct> mergePersons(Archive& archive, std::int64_t one, std::int64_t other, const QString& who,
                                 const QString& reason);

/// @brief Gives seats of one person to a new one.
/// @param seats not all that he has; of one person
/// @return as mergePersons()
Result<ArchivedAct> partPerson(Archive& archive, const std::vector<ArchivePlace>& seats, const QString& who,
                               const QString& reason);

/// @brief Takes an act back. Where somebody else has the seat since, it stays his.
/// @param act its id; nothing: the last one that was not taken back
/// @return as mergePersons(); an act of id 0 when there is none
Result<ArchivedAct> takeActBack(Archive& archive, std::optional<std::int64_t> act, const QString& who);

/// @brief Whether seats are those of the newest revisions: nobody may wait, for seats that are not taken yet
/// could be anybody's.
/// @return why not: Error::ArchiveFailure (`not-computed`), or that the archive can only be read
[[nodiscard]] Result<void> requireComputed(Archive& archive);

/// @brief The person on a seat.
/// @return Error::UnknownParticipant, and those of the database
[[nodiscard]] Result<std::int64_t> personSeated(Archive& archive, const ArchivePlace& seat);

/// @brief The seats of a person, in the order of evaluation.
[[nodiscard]] Result<std::vector<ArchivePlace>> seatsOfPerson(Archive& archive, std::int64_t person);

} // namespace zahlmeister::app
