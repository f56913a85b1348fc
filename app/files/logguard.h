// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/files/fileplace.h"

namespace zahlmeister::app {

/// @brief Keeps a write-ahead log alive as long as a connection writes to it, whatever else this process does
/// with the file.
///
/// SQLite's locks are the process's (POSIX): they go when any handle of the file is closed, and every choice
/// of files closes some, because it looks into files for their icons. The next program that opens the
/// database and closes it again would then believe itself alone and remove the log, and what is committed
/// from then on would go with the process. So the guard holds the same locks once more, as those of an open
/// file description, which no other close() drops, and gives SQLite its own back (renew()).
///
/// Where the system knows no such locks (Windows has none that go) it only watches.
/// @source SQLite, os_unix.c: SHARED_FIRST and SHARED_SIZE of the file, UNIX_SHM_DMS of the log's index;
/// fcntl(2), "Open file description locks"
class LogGuard {
public:
    /// @param path a database that SQLite has open here for writing, with a write-ahead log that is there,
    /// outside of a transaction
    explicit LogGuard(const QString& path);
    ~LogGuard();
    LogGuard(const LogGuard&) = delete;
    LogGuard& operator=(const LogGuard&) = delete;

    /// @brief Takes SQLite's own locks again, in case that they went; at any time, and cheap.
    void renew() const;

    /// @brief Lets go before SQLite closes the file: alone with it, it folds the log and removes it.
    void release();

    /// @brief Whether the log under its name is not that which the connection writes to: somebody removed or
    /// replaced it.
    [[nodiscard]] bool hasLostLog() const;

private:
    QString m_path;
    std::optional<FileIdentity> m_file;
    std::optional<FileIdentity> m_log;
    int m_handle = -1; ///< of the file
    int m_index = -1;  ///< of the log's index
};

} // namespace zahlmeister::app
