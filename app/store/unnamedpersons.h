// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

/// Persons whom nothing that is published may name: they said so, or asked for it.
namespace zahlmeister::app {

class WorkFile;

/// @brief Why a person is not named.
enum class UnnamedKind {
    Objection, ///< he objected to being published (document 000, 1.3 and 6.5)
    Anonymous, ///< he is no member, and asked to be made anonymous (document 000, 4.1.1)
};

/// @brief A person who is not named. It is noted at one of his seats; from then on it is his, whatever
/// becomes of that. While nobody has linked him, the name tells whether the seat is still his: numbers of
/// participants may be given anew.
struct UnnamedPerson {
    std::int64_t id = 0; ///< in the order in which they were noted
    UnnamedKind kind = UnnamedKind::Objection;
    engine::TournamentId tournament;
    engine::ParticipantNumber participant;
    std::string name; ///< of the participant, as he was then
    engine::Date decided;
    std::string reason = {}; ///< may be empty
    /// His uuids: the one that he had when it was noted, then those that mergers gave him; none while nobody
    /// has linked him.
    std::vector<std::string> persons = {};

    bool operator==(const UnnamedPerson&) const = default;
};

/// @brief All of them, in the order in which they were noted.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<std::vector<UnnamedPerson>> unnamedPersons(const WorkFile& file);

/// @brief Notes one.
/// @param person whose id is not looked at
/// @return its id; Error::OutOfRange (too long a reason), UnknownTournament, ReadOnly, DiskFull,
/// StorageFailure
Result<std::int64_t> addUnnamedPerson(WorkFile& file, const UnnamedPerson& person);

/// @brief Links the notes about persons who have been linked since.
/// @pre in a transaction
Result<void> linkUnnamedPersons(WorkFile& file);

/// @brief Takes one back, as if it had never been noted.
/// @return Error::ReadOnly, DiskFull, StorageFailure
Result<void> removeUnnamedPerson(WorkFile& file, std::int64_t id);

} // namespace zahlmeister::app
