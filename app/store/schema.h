// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::app {

class Database;

/// @brief `Zahl` in ASCII; marks a SQLite file as ours (PRAGMA application_id).
inline constexpr int kApplicationId = 0x5a61686c;

/// @brief Version of the schema that this program writes (PRAGMA user_version).
inline constexpr int kSchemaVersion = 7;

/// @brief One step of the ladder from one schema version to the next. A step that was shipped is never
/// edited.
struct Migration {
    int to;                                             ///< the version that the step leads to
    QString description;                                ///< for the log and for reviewers
    std::vector<QString> statements;                    ///< executed in order
    Result<void> (*step)(Database& database) = nullptr; ///< executed after the statements; may be missing
};

/// @brief The ladder from an empty file to kSchemaVersion, in order.
[[nodiscard]] std::span<const Migration> migrations();

/// @brief Climbs the rungs above the file's version, each in a transaction of its own that also sets the
/// version.
/// @return the first failure; the file is then on the last rung that worked
Result<void> migrate(Database& database, std::span<const Migration> ladder);

} // namespace zahlmeister::app
