// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief What a backup holds, beside what the work file holds now. Removed tournaments count like others.
struct BackupContent {
    int tournaments = 0;
    int onlyThere = 0; ///< tournaments that the work file does not have
    int onlyNow = 0;   ///< tournaments that the work file has, and the backup has not
    int changed = 0;   ///< tournaments of both that are not the same

    bool operator==(const BackupContent&) const = default;
};

/// @brief Reads a backup and compares it with the work file; may be called on any thread.
/// @param workFile may be open, missing or damaged; of one that cannot be read everything counts as onlyThere
/// @return as WorkFile::open() of the backup; Cancelled
[[nodiscard]] Result<BackupContent> contentOfBackup(const QString& backup, const QString& workFile,
                                                    const std::stop_token& stop = {});

} // namespace zahlmeister::app
