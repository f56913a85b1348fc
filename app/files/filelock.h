// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "engine/base/result.h"

class QLockFile;

namespace zahlmeister::app {

/// @brief The program's right to write to a work file, one for each file whatever it is called.
///
/// Two locks that miss nothing together: one on the file itself, which symbolic links, hard links and
/// renaming do not get around and which goes with the process; and a lock file beside it, which tells other
/// computers on a shared folder who holds it. The lock on the file is no lock of SQLite's and lies far after
/// what SQLite locks.
///
/// Its handle of the file is closed only when SQLite has closed the file (closeWhenUnused()).
class FileLock {
public:
    /// @brief Takes the lock.
    /// @param path an existing file
    /// @return Error::WorkFileInUse with computer and process as far as they are known (`?` otherwise),
    /// ReadOnly or
    ///         DiskFull when the lock file cannot be written, NotARegularFile
    [[nodiscard]] static Result<std::unique_ptr<FileLock>> take(const QString& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// @brief Whether anybody, here or in another process, holds the lock of that file. Asks only, and so is
    /// in nobody's way.
    [[nodiscard]] static bool isHeld(const QString& path);

    /// @brief Puts the lock file beside the new name of the same file.
    /// @return as take()
    Result<void> moveTo(const QString& path);

private:
    FileLock() = default;
    Result<void> takeFile(const QString& path);
    Result<void> takeLockFile(const QString& path);

    int m_handle = -1;                         ///< of the file; systems with its kind of locks
    [[maybe_unused]] void* m_object = nullptr; ///< the lock on the file itself; Windows
    bool m_isFileOurs = false;                 ///< whether there is a lock on the file itself
    std::unique_ptr<QLockFile> m_lockFile;
};

} // namespace zahlmeister::app
