// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A disk that tests can break. It defines write, pwrite, fsync and fdatasync for the whole test program, so
/// it works below SQLite and Qt without any hook there. The test program must export its symbols
/// (ENABLE_EXPORTS).
namespace zahlmeister::tests {

enum class FileCall;

/// @brief Whether a FailingCall lets this call fail; errno is set then.
[[nodiscard]] bool failsFor(FileCall kind, int file);

/// @brief While it lives, writing below a directory works so many times more and then fails.
class FaultyDisk {
public:
    /// @param directory the disk, so to speak: files elsewhere can still be written
    /// @param error ENOSPC for a full disk, EIO for a broken one
    /// @param writesLeft so many writes still work
    FaultyDisk(const QString& directory, int error, int writesLeft = 0);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// @brief Whether a write has failed since the disk broke.
    [[nodiscard]] bool hasFailed() const;
};

/// @brief While it lives, fsync and fdatasync fail with EIO.
class FaultySync {
public:
    FaultySync();
    ~FaultySync();
    FaultySync(const FaultySync&) = delete;
    FaultySync& operator=(const FaultySync&) = delete;
};

/// @brief Calls of fsync and fdatasync since the program started.
[[nodiscard]] int syncCount();

} // namespace zahlmeister::tests
