// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include <QString>
#include <QStringList>

#include "engine/base/result.h"

/// Where a file lies and which file it is, whatever it is called. Nothing here opens a file: closing any
/// handle of a file would drop every lock that this process has on it (POSIX), those of SQLite too.
namespace zahlmeister::app {

/// @brief Tells one file from all others while it exists: links, renaming and moving do not change it.
struct FileIdentity {
    std::uint64_t device = 0; ///< POSIX: device; Windows: serial number of the volume
    std::uint64_t file = 0;   ///< POSIX: inode; Windows: file index

    auto operator<=>(const FileIdentity&) const = default;
};

/// @brief The file that a path leads to, links followed.
/// @return nothing when there is none, or when the system does not tell, as Windows of some network folders
[[nodiscard]] std::optional<FileIdentity> fileIdentity(const QString& path);

/// @brief The other names that a file has in its folder: its hard links there.
[[nodiscard]] QStringList otherNames(const QString& path);

/// @brief What a path leads to, links followed.
enum class PathKind {
    Missing,
    DanglingLink, ///< a link to a file that does not exist
    RegularFile,
    Folder,
    Special, ///< a pipe, a socket, a device: reading may never end, and replacing it would destroy it
    Unknown, ///< the system does not tell: a disk that fails, a share that is gone, a folder without rights
};

/// @brief What a path leads to, without touching it. Missing is what the system says is not there, and never
/// what it could not look at.
[[nodiscard]] PathKind pathKind(const QString& path);

/// @brief How many bytes a file has, as the system tells it without touching the file.
/// @return Error::FileNotFound, or FileNotReadable when the system does not tell
[[nodiscard]] Result<qint64> fileSize(const QString& path);

/// @brief What to say of a file that is not there.
/// @return Error::FileNotFound; FileNotReadable when its name cannot be given: on systems whose names are
/// bytes, one that is not UTF-8 reaches the program with a replacement character in it
[[nodiscard]] Error missingFile(const QString& path);

/// @brief A file as SQLite takes it for one that nobody writes to: an address with `immutable=1`. A folder of
/// the network is a part of the path in it, because SQLite knows no other computers.
[[nodiscard]] QString immutableAddress(const QString& path);

/// @brief Refuses whatever is neither a regular file nor missing.
/// @return Error::NotARegularFile for folders, special files and links that lead nowhere; FileNotReadable
/// when the system does not tell; as missingFile() when a file of this name cannot be meant
[[nodiscard]] Result<void> requireRegularFile(const QString& path);

/// @brief Whether a file lies on a fixed disk of this computer, outside of folders that a service copies
/// elsewhere.
///
/// SQLite's write-ahead log needs shared memory, which network file systems do not have, and is a file of its
/// own, which a cloud service or a hasty removal of a stick parts from the main file.
[[nodiscard]] bool isOnLocalDisk(const QString& path);

/// @brief The same question about the name of a file system as the system tells it, such as `ext4` or `nfs4`.
[[nodiscard]] bool isLocalFileSystem(const QString& type);

/// @brief The name of a file system whose number Linux tells, such as `ext4` for 0xEF53: where nothing is
/// mounted on /proc, as in a simple chroot, there are no names.
/// @return empty for one that is not on a fixed disk of this computer, or may not be
/// @source statfs(2), linux/magic.h
[[nodiscard]] QString localFileSystemOf(std::uint32_t number);

/// @brief Whether a folder, or one above it, is kept in step with a cloud: by its name or by the marks that
/// the services leave in it.
[[nodiscard]] bool isCloudFolder(const QString& folder);

} // namespace zahlmeister::app
