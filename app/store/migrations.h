// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/base/result.h"

/// How the schema of a work file came about, from that of release 0.1.0 to that of today (workfiletables.h).
namespace zahlmeister::app {

class Database;

/// @brief One migration from a schema version to the next. One that was shipped is never edited.
struct Migration {
    int to;                                             ///< the version that it leads to
    QString description;                                ///< for the log and for reviewers
    std::vector<QString> statements;                    ///< executed in order
    Result<void> (*step)(Database& database) = nullptr; ///< executed after the statements; may be missing
};

/// @brief Version of the schema of release 0.1.0, the first one that was given out.
inline constexpr int kFirstSchemaVersion = 13;

/// @brief The tables and indexes of kFirstSchemaVersion.
[[nodiscard]] QStringList firstTables();

/// @brief The migrations from kFirstSchemaVersion to kSchemaVersion, in order.
[[nodiscard]] std::span<const Migration> migrations();

} // namespace zahlmeister::app
