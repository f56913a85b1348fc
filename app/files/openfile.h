// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/files/fileplace.h"

/// Which files SQLite has open in this process, for writing or for reading. Closing any other handle of such
/// a file would drop SQLite's locks on it (POSIX), and the next program that comes would believe that it is
/// alone.
namespace zahlmeister::app {

/// @brief Says that a file is open as long as this exists: made before SQLite opens it, gone after SQLite has
/// closed it.
class OpenFile {
public:
    /// @param path an existing file; anything else is not entered
    explicit OpenFile(const QString& path);
    ~OpenFile();
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    /// @brief Which file it is; nothing when the system does not tell.
    [[nodiscard]] const std::optional<FileIdentity>& identity() const { return m_identity; }

private:
    std::optional<FileIdentity> m_identity;
};

/// @brief Whether SQLite has that file open here, whatever it is called. Then nothing else may open it.
[[nodiscard]] bool isOpenHere(const QString& path);

#ifdef Q_OS_UNIX
/// @brief Closes a handle of a file, at once or as soon as SQLite does not have that file open any more.
void closeWhenUnused(int handle);

/// @brief Likewise a handle of what lies beside that file.
void closeWhenUnused(int handle, const FileIdentity& file);
#endif

} // namespace zahlmeister::app
