// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <QString>

#include "app/fields/recordfields.h"
#include "app/store/migrations.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class Database;

/// @brief The last version of the schema that needed more than columns for new fields (migrations.cpp).
inline constexpr int kLastOwnMigration = 22;

/// @brief Version of the schema that this program writes (PRAGMA user_version): that of workFileTables(). A
/// new field raises it (FieldRules::since).
inline constexpr int kSchemaVersion =
    std::max({kLastOwnMigration, newestField<engine::TournamentHeader>(), newestField<engine::Participant>(),
              newestField<engine::Game>()});

/// @brief Carries out the migrations to versions after the file's, each in a transaction of its own that also
/// sets the version.
/// @return the first failure; the file then has the last version that was reached
Result<void> migrate(Database& database, std::span<const Migration> migrations);

/// @brief An empty database of a schema version in memory, marked as ours: what a new file is a copy of, and
/// what is compared and rescued with.
/// @param version kFirstSchemaVersion to kSchemaVersion
[[nodiscard]] Result<std::unique_ptr<Database>> emptyDatabase(std::int64_t version);

/// @brief The tables, indexes, views and triggers of a file that are not those of its version, such as
/// `trigger undo_entry_log` or `table game`; what is too much first, then what lacks.
/// @param version as for emptyDatabase()
[[nodiscard]] Result<std::vector<QString>> schemaDifferences(Database& database, std::int64_t version);

/// @brief Compares tables, indexes, views and triggers with those of the file's version.
///
/// Has to be asked before anything else is: a view in the place of a table would be read as if it were one.
/// @param version of the file; newer ones than this program knows are not compared
/// @return Error::EarlierWorkFile, or Error::ForeignSchema with the first difference, such as
/// `trigger undo_entry_log` or `table game`
Result<void> checkSchema(Database& database, std::int64_t version);

} // namespace zahlmeister::app
