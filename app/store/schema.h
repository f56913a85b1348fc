// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include "app/files/sqlitefiles.h"
#include "app/store/schemaladder.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class Database;

/// @brief Version of the schema that this program writes (PRAGMA user_version).
inline constexpr int kSchemaVersion = 17;

/// @brief What schemaFingerprint() says of a file of kSchemaVersion. The ladder remains the schema's only
/// source and is asked whenever this does not fit: climbing it takes 40 ms, which every start would wait for.
/// tst_schema tells the value of a new version.
inline constexpr QByteArrayView kSchemaFingerprint =
    "8ea526ebc2070e59cea131302e9422a04ca06ca0504f4bc335a9ec4ec1549756";

/// @brief Climbs the rungs above the file's version, each in a transaction of its own that also sets the
/// version.
/// @return the first failure; the file is then on the last rung that worked
Result<void> migrate(Database& database, std::span<const Migration> ladder);

/// @brief An empty database of a schema version in memory, marked as ours: what a new file is a copy of, and
/// what is compared and rescued with.
[[nodiscard]] Result<std::unique_ptr<Database>> emptyDatabase(std::int64_t version);

/// @brief SHA-256, in hexadecimal digits, of all tables, indexes, views and triggers of a file with their
/// definitions.
[[nodiscard]] Result<QByteArray> schemaFingerprint(Database& database);

/// @brief The tables, indexes, views and triggers of a file that are not those of its version, such as
/// `trigger undo_entry_log` or `table game`; what is too much first, then what lacks.
/// @param version of the file
[[nodiscard]] Result<std::vector<QString>> schemaDifferences(Database& database, std::int64_t version);

/// @brief Compares tables, indexes, views and triggers with those that the ladder makes up to the file's
/// version.
///
/// Has to be asked before anything else is: a view in the place of a table would be read as if it were one.
/// @param version of the file; newer ones than this program knows are not compared
/// @return Error::ForeignSchema with the first difference, such as `trigger undo_entry_log` or `table game`
Result<void> checkSchema(Database& database, std::int64_t version);

} // namespace zahlmeister::app
