// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/fields/edit.h"
#include "app/fields/editplan.h"
#include "engine/base/result.h"

/// What was done in a tournament and how to take it back. Functions that write belong inside a Transaction;
/// every function returns the errors of Database.
namespace zahlmeister::app {

class Database;

/// @brief So many groups can be undone; older ones are forgotten.
inline constexpr int kUndoLimit = 1000;

/// @brief One logged group.
struct UndoEntry {
    std::int64_t position;     ///< 1 or more, ascending in time
    EditGroup group;           ///< what was done; ids of new games are filled in
    std::vector<Edit> inverse; ///< takes it back, in this order
};

/// @brief Position of the entry that undo takes back; redo applies the next one. Without such an entry the
/// position before the first one, 0 for an empty log.
[[nodiscard]] Result<std::int64_t> readUndoPosition(Database& database, engine::TournamentId id);

/// @brief The entry at a position; nothing when there is none.
/// @return Error::DamagedWorkFile when the entry cannot be read
[[nodiscard]] Result<std::optional<UndoEntry>> readUndoEntry(Database& database, engine::TournamentId id,
                                                             std::int64_t position);

/// @brief What the entry at a position is called, without reading what it does; nothing when there is none.
/// @return Error::DamagedWorkFile when its name cannot be read
[[nodiscard]] Result<std::optional<EditName>> readUndoName(Database& database, engine::TournamentId id,
                                                           std::int64_t position);

/// @brief Drops everything that could be redone, adds an entry, and forgets what is beyond kUndoLimit.
Result<void> appendUndoEntry(Database& database, engine::TournamentId id, const UndoEntry& entry);

/// @brief A day of birth that is not to be known any longer.
struct BirthGivenUp {
    engine::ParticipantNumber number;
    std::string name;
    engine::Date date;
};

/// @brief The days of birth that a plan takes from participants who are text-only after it.
[[nodiscard]] std::vector<BirthGivenUp> birthsGivenUp(const std::vector<PlannedChange>& plan);

/// @brief Takes days of birth out of every entry of a tournament's log, the year stays: undo does not bring
/// them back.
Result<void> forgetBirths(Database& database, engine::TournamentId id,
                          const std::vector<BirthGivenUp>& births);

/// @brief Marks an entry as undone, or as done again.
Result<void> markUndone(Database& database, engine::TournamentId id, std::int64_t position, bool undone);

/// @brief Reads every entry of every tournament.
/// @return Error::DamagedWorkFile with the first entry that cannot be read
Result<void> checkUndoLog(Database& database);

} // namespace zahlmeister::app
