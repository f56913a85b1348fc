// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"

/// What a crash left beside a work file: a write-ahead log, or a rollback journal where there are no such
/// logs. SQLite applies it to whatever file lies there under that name when it is next opened: to a backup as
/// well that somebody has copied over it in the meantime, which mixes two states into one that passes
/// SQLite's own checks. So each log says to which state of which file it belongs (table work_file): its first
/// commit writes a new random generation and, as its base, that of the main file it began with. A journal
/// holds the first page as it was, with the number of changes that the file had seen.
namespace zahlmeister::app {

/// @brief What lies beside a file with anything in it.
enum class Leftover {
    None,
    Log,
    Journal, ///< nothing can be read before it is rolled back
    Foreign, ///< something of such a name that SQLite did not leave, see requireOwnCompanions()
};
[[nodiscard]] Leftover leftoverOf(const QString& path);

/// @brief Copies a file into a folder, readable by its owner only.
/// @return the path of the copy; Error::FileNotWritable
[[nodiscard]] Result<QString> copyWithoutLog(const QString& path, const QString& folder);

/// @brief The same with the log or journal beside it, if it has one.
/// @return the path of the copy; Error::FileNotWritable
[[nodiscard]] Result<QString> copyWithLog(const QString& path, const QString& folder);

/// @brief Whether the log or journal beside a file belongs to it; true when nothing tells, or there is none.
/// @param path nobody has it open
[[nodiscard]] bool isOwnLog(const QString& path);

/// @brief Looks whether the log or journal beside a file belongs to it, before SQLite opens the two together.
///
/// The main file has to be the one that the log began with, or that file with (a part of) the log folded into
/// it. Otherwise both are copied into a new folder beside the file.
/// @param path nobody has it open
/// @param setAside takes the log away, into the folder of the copies
/// @return Error::ForeignLog unless it was to be set aside; DiskFull, FileNotWritable when the copies fail
[[nodiscard]] Result<void> checkLog(const QString& path, bool setAside);

/// @brief Refuses what lies beside a file, of which the caller knows that it is not the file's.
/// @param path may be missing
/// @param setAside as of checkLog()
/// @return Error::ForeignLog unless it was to be set aside; DiskFull, FileNotWritable
[[nodiscard]] Result<void> refuseLog(const QString& path, bool setAside);

/// @brief Copies a file, with the log or journal beside it, into a new folder beside it.
/// @return the folder; DiskFull, FileNotWritable
[[nodiscard]] Result<QString> copyAside(const QString& path);

} // namespace zahlmeister::app
