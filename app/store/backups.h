// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDateTime>
#include <QString>

#include "app/store/database.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

/// Copies of a work file that the program makes by itself, in a folder beside it. Each is a complete work
/// file and says by its name when and why it was made. The functions may be called on any thread.
namespace zahlmeister::app {

/// @brief Why a copy was made.
enum class BackupReason {
    Regular,   ///< because time has passed
    Import,    ///< before something was imported
    Migration, ///< before a newer program wrote to the file
    Rescue,    ///< before what is sound was rescued
    Restore,   ///< before another copy took the file's place
};

/// @brief A copy.
struct Backup {
    QString path = {};
    QDateTime time; ///< UTC
    BackupReason reason = BackupReason::Regular;
    qint64 size = 0; ///< bytes

    bool operator==(const Backup&) const = default;
};

/// @brief The folder with the copies of a work file, which may not exist.
[[nodiscard]] QString backupFolder(const QString& workFile);

/// @brief Whether a path is that of a copy: in such a folder, under such a name.
[[nodiscard]] bool isBackup(const QString& path);

/// @brief The work file that a backup is of.
[[nodiscard]] QString backedUpFile(const QString& backup);

/// @brief The copies of a work file, the newest first. Files of other names, links and folders are none.
[[nodiscard]] std::vector<Backup> backupsOf(const QString& workFile);

/// @brief Makes a copy of what an open database holds, and reads it back.
/// @return as Database::copyTo(); DamagedWorkFile or ForeignSchema when the copy cannot be read back (it is
///         removed then)
[[nodiscard]] Result<Backup> makeBackup(Database& database, BackupReason reason);

/// @brief The same on a connection of its own, beside a writer of the file.
/// @param begun called as soon as what is copied will not change any more
[[nodiscard]] Result<Backup> makeBackup(const QString& workFile, BackupReason reason,
                                        const std::function<void()>& begun,
                                        const ContinueCallback& goesOn = {});

/// @brief Which copies are not worth their place: kept are those of the last day, the newest of each of the
/// last 7 days, 4 weeks and 12 months that have one, as many of them as fit into a limit, and the newest.
/// @param copies the newest first
/// @param limit bytes of all that are kept
[[nodiscard]] std::vector<Backup> superfluous(const std::vector<Backup>& copies, const QDateTime& now,
                                              qint64 limit);

/// @brief How much the copies of a work file may take, in bytes: 2 GB, or a tenth of what the disk has left
/// for them.
[[nodiscard]] qint64 backupLimit(const QString& workFile);

/// @brief Removes what is superfluous.
/// @return how many were removed
int thinOutBackups(const QString& workFile);

/// @brief Removes all copies of a work file; nothing else.
/// @return how many were removed
int removeBackups(const QString& workFile);

/// @brief Writes a copy of a work file where the user wants it; a file that is there is replaced.
/// @return Error::WorkFileInUse when somebody has that file open; as Database::copyTo()
[[nodiscard]] Result<void> saveCopy(const QString& workFile, const QString& target,
                                    const ContinueCallback& goesOn = {});

/// @brief Puts a copy in the place of a work file. What stands there is backed up before, or set aside in a
/// folder of its own when it cannot be read.
/// @param workFile nobody has it open; it may be missing
/// @return Error::WorkFileInUse; what is wrong with the copy; DiskFull, FileNotWritable, Cancelled. The file
/// is as it was then
[[nodiscard]] Result<void> restoreBackup(const QString& backup, const QString& workFile,
                                         const ContinueCallback& goesOn = {});

} // namespace zahlmeister::app
