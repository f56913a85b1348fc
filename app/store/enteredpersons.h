// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// Persons whom the referee typed because they have not played in a tournament of the work file yet.
namespace zahlmeister::app {

class WorkFile;

/// @brief A person entered by hand: a participant of no tournament.
struct EnteredPerson {
    std::int64_t id = 0; ///< 0 for one that was never stored
    /// Name, club, federation's id, year of birth, DWZ, index, and `enteredLevel`: id of the rule version on
    /// whose level the DWZ is; empty: it is taken as it stands. Nothing else is kept.
    engine::Participant known{engine::ParticipantNumber(1)};

    bool operator==(const EnteredPerson&) const = default;
};

/// @brief All of them, by name.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<std::vector<EnteredPerson>> enteredPersons(const WorkFile& file);

/// @brief Enters a person, or replaces the one of that id; one that was removed is there again.
/// @return his id; Error::OutOfRange, WrongType (as checkParticipant(); an empty name), ReadOnly, DiskFull,
/// StorageFailure
Result<std::int64_t> putEnteredPerson(WorkFile& file, const EnteredPerson& person);

/// @brief Removes a person, as if he had never been entered.
/// @return Error::ReadOnly, DiskFull, StorageFailure
Result<void> removeEnteredPerson(WorkFile& file, std::int64_t id);

} // namespace zahlmeister::app
