// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>

#include "engine/base/result.h"

/// How the schema of a work file came about, step by step: its only source.
namespace zahlmeister::app {

class Database;

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

} // namespace zahlmeister::app
