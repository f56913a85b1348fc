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

/// @brief What became of a plan that was stored.
struct LoggedPlan {
    EditName name;             ///< as it is logged
    bool hasForgotten = false; ///< days of birth, which are still in SQLite's log
};

/// @brief Stores a plan, and as an entry of the log what takes it back. It is the only way in which edits
/// that can be undone get into a work file. Drops everything that could be redone, and forgets what is beyond
/// kUndoLimit.
///
/// Days of birth that the plan takes from participants who are text-only after it go out of every entry of
/// the log, too; the year stays, and undo does not bring them back.
/// @param position of the new entry: after readUndoPosition()
Result<LoggedPlan> storeLogged(Database& database, engine::TournamentId id, std::int64_t position,
                               const EditName& name, const std::vector<PlannedChange>& plan);

/// @brief Marks an entry as undone, or as done again.
Result<void> markUndone(Database& database, engine::TournamentId id, std::int64_t position, bool undone);

/// @brief Reads every entry of every tournament.
/// @return Error::DamagedWorkFile with the first entry that cannot be read
Result<void> checkUndoLog(Database& database);

} // namespace zahlmeister::app
