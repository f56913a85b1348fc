// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/fileplace.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QUrl>

#ifdef Q_OS_UNIX
#include <cerrno>

#include <sys/stat.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/vfs.h>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// File systems of fixed disks. A type that is not listed gets the rollback journal, which works everywhere.
constexpr std::array kLocalFileSystems{"apfs"_L1,  "bcachefs"_L1, "btrfs"_L1,    "ext2"_L1, "ext3"_L1,
                                       "ext4"_L1,  "f2fs"_L1,     "hfs"_L1,      "jfs"_L1,  "ntfs"_L1,
                                       "ntfs3"_L1, "overlay"_L1,  "ramfs"_L1,    "refs"_L1, "reiserfs"_L1,
                                       "tmpfs"_L1, "ufs"_L1,      "virtiofs"_L1, "xfs"_L1,  "zfs"_L1};

struct FileSystemNumber {
    std::uint32_t number;
    QLatin1StringView type;
};

/// Those of them that have a number of their own; what FUSE serves has one for all, virtiofs and networks.
constexpr std::array kLocalNumbers{
    FileSystemNumber{0xef53, "ext4"_L1}, // and its forerunners
    FileSystemNumber{0x58465342, "xfs"_L1},      FileSystemNumber{0x9123683e, "btrfs"_L1},
    FileSystemNumber{0x01021994, "tmpfs"_L1},    FileSystemNumber{0x794c7630, "overlay"_L1},
    FileSystemNumber{0x858458f6, "ramfs"_L1},    FileSystemNumber{0xf2f52010, "f2fs"_L1},
    FileSystemNumber{0xca451a4e, "bcachefs"_L1}, FileSystemNumber{0x2fc12fc1, "zfs"_L1},
    FileSystemNumber{0x3153464a, "jfs"_L1},      FileSystemNumber{0x52654973, "reiserfs"_L1},
    FileSystemNumber{0x5346544e, "ntfs"_L1},     FileSystemNumber{0x7366746e, "ntfs3"_L1},
    FileSystemNumber{0x00011954, "ufs"_L1},      FileSystemNumber{0x4244, "hfs"_L1}};

/// How the services call their folders, and what they leave in them.
constexpr std::array kCloudNames{"dropbox"_L1,       "nextcloud"_L1,   "owncloud"_L1,     "google drive"_L1,
                                 "googledrive"_L1,   "my drive"_L1,    "iclouddrive"_L1,  "icloud drive"_L1,
                                 "pcloud drive"_L1,  "pclouddrive"_L1, "magentacloud"_L1, "mega"_L1,
                                 "synologydrive"_L1, "seafile"_L1};
constexpr std::array kCloudMarks{".dropbox"_L1,           ".dropbox.cache"_L1, ".owncloudsync.log"_L1,
                                 ".nextcloudsync.log"_L1, ".stfolder"_L1,      ".seafile-data"_L1};
constexpr std::array kRemovablePlaces{"/media/"_L1, "/run/media/"_L1, "/Volumes/"_L1};

} // namespace

namespace {

/// What the system knows of a file beside its name.
struct KnownFile {
    FileIdentity identity;
    std::uint64_t names = 1;
};

std::optional<KnownFile> knownFile([[maybe_unused]] const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat status { };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return KnownFile{{static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)},
                     static_cast<std::uint64_t>(status.st_nlink)};
#elif defined(Q_OS_WIN)
    // No rights are asked for, so this handle neither hinders nor is hindered; Windows keeps locks by handle.
    const HANDLE handle =
        ::CreateFileW(reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(path).utf16()), 0,
                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                      FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return std::nullopt;
    BY_HANDLE_FILE_INFORMATION info{};
    const bool isTold = ::GetFileInformationByHandle(handle, &info) != 0;
    ::CloseHandle(handle);
    const std::uint64_t file = (static_cast<std::uint64_t>(info.nFileIndexHigh) << 32) | info.nFileIndexLow;
    if (!isTold || file == 0) // some folders of the network give no file a number
        return std::nullopt;
    return KnownFile{{info.dwVolumeSerialNumber, file}, info.nNumberOfLinks};
#else
    return std::nullopt;
#endif
}

} // namespace

std::optional<FileIdentity> fileIdentity(const QString& path)
{
    const auto file = knownFile(path);
    return file ? std::optional(file->identity) : std::nullopt;
}

QStringList otherNames(const QString& path)
{
    QStringList names;
    const auto file = knownFile(path);
    if (!file || file->names < 2)
        return names;
    const QFileInfo own(path);
    for (const QFileInfo& other : own.dir().entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks)) {
        if (other.fileName() != own.fileName() && fileIdentity(other.filePath()) == file->identity)
            names.append(other.filePath());
    }
    return names;
}

namespace {

/// What a path leads to, and why the system did not tell.
struct Looked {
    PathKind kind = PathKind::Unknown;
    qint64 size = 0;     ///< of a regular file
    QString reason = {}; ///< of Unknown, in the words of the system
};

#ifdef Q_OS_UNIX
bool isNothingThere(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG;
}

Looked look(const QString& path)
{
    if (path.contains(QChar(u'\0'))) // the system would look at another name
        return {PathKind::Missing};
    const QByteArray name = QFile::encodeName(path);
    struct stat status { };
    if (::stat(name.constData(), &status) == 0) {
        if (S_ISDIR(status.st_mode))
            return {PathKind::Folder};
        return S_ISREG(status.st_mode) ? Looked{PathKind::RegularFile, status.st_size}
                                       : Looked{PathKind::Special};
    }
    const int error = errno;
    if (error == ELOOP)
        return {PathKind::DanglingLink};
    if (!isNothingThere(error))
        return {PathKind::Unknown, 0, qt_error_string(error)};
    if (::lstat(name.constData(), &status) == 0)
        return {PathKind::DanglingLink};
    const int itself = errno;
    return isNothingThere(itself) ? Looked{PathKind::Missing}
                                  : Looked{PathKind::Unknown, 0, qt_error_string(itself)};
}
#else
Looked look(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists()) {
        if (info.isDir())
            return {PathKind::Folder};
        return info.isFile() ? Looked{PathKind::RegularFile, info.size()} : Looked{PathKind::Special};
    }
    if (info.isSymLink())
        return {PathKind::DanglingLink};
#ifdef Q_OS_WIN
    const QString native = QDir::toNativeSeparators(path);
    if (::GetFileAttributesW(reinterpret_cast<const wchar_t*>(native.utf16())) == INVALID_FILE_ATTRIBUTES) {
        const DWORD error = ::GetLastError();
        const bool isMissing = error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND ||
                               error == ERROR_INVALID_NAME || error == ERROR_BAD_PATHNAME;
        if (!isMissing)
            return {PathKind::Unknown, 0, qt_error_string(static_cast<int>(error))};
    }
#endif
    return {PathKind::Missing};
}
#endif

} // namespace

PathKind pathKind(const QString& path)
{
    return look(path).kind;
}

Result<qint64> fileSize(const QString& path)
{
    const Looked looked = look(path);
    switch (looked.kind) {
    case PathKind::Unknown:
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), looked.reason.toStdString()});
    case PathKind::Missing:
    case PathKind::DanglingLink: return tl::unexpected(missingFile(path));
    case PathKind::RegularFile:
    case PathKind::Folder:
    case PathKind::Special: break;
    }
    return looked.size;
}

namespace {

bool isNamable(const QString& path)
{
    return !path.contains(QChar(QChar::ReplacementCharacter));
}

} // namespace

Error missingFile(const QString& path)
{
    return isNamable(path) ? Error{ErrorCode::FileNotFound, {path.toStdString()}}
                           : Error{ErrorCode::FileNotReadable, {path.toStdString(), "not-utf-8"}};
}

QString immutableAddress(const QString& path)
{
    const QString whole = QDir::isRelativePath(path) ? QFileInfo(path).absoluteFilePath() : path;
    // QUrl::fromLocalFile() makes a computer of what stands after two slashes.
    return u"file://"_s + (whole.startsWith(u'/') ? u""_s : u"/"_s) +
           QString::fromLatin1(QUrl::toPercentEncoding(whole, "/:")) + u"?immutable=1"_s;
}

Result<void> requireRegularFile(const QString& path)
{
    const auto refuse = [&](const char* what) -> Result<void> {
        return failure(ErrorCode::NotARegularFile, {path.toStdString(), what});
    };
    const Looked looked = look(path);
    switch (looked.kind) {
    case PathKind::Unknown:
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), looked.reason.toStdString()});
    case PathKind::Folder: return refuse("folder");
    case PathKind::Special: return refuse("special");
    case PathKind::DanglingLink: return refuse("dangling-link");
    case PathKind::Missing:
        if (!isNamable(path))
            return tl::unexpected(missingFile(path));
        break;
    case PathKind::RegularFile: break;
    }
    return {};
}

bool isLocalFileSystem(const QString& type)
{
    const QString wanted = type.toLower();
    return std::ranges::find(kLocalFileSystems, wanted) != kLocalFileSystems.end();
}

QString localFileSystemOf(std::uint32_t number)
{
    const auto found = std::ranges::find(kLocalNumbers, number, &FileSystemNumber::number);
    return found == kLocalNumbers.end() ? QString() : QString(found->type);
}

namespace {

/// The file system of a folder by the name that the system's list of mounts has, or by its number.
QString fileSystemOf(const QString& folder)
{
    const QString type = QString::fromUtf8(QStorageInfo(folder).fileSystemType());
#ifdef Q_OS_LINUX
    struct statfs status { };
    if (type.isEmpty() && ::statfs(QFile::encodeName(folder).constData(), &status) == 0)
        return localFileSystemOf(static_cast<std::uint32_t>(status.f_type));
#endif
    return type;
}

} // namespace

bool isCloudFolder(const QString& folder)
{
    QDir dir(folder);
    do {
        const QString name = dir.dirName().toLower();
        const bool isNamed = std::ranges::find(kCloudNames, name) != kCloudNames.end() ||
                             name.startsWith("onedrive"_L1) || name.startsWith("dropbox ("_L1);
        const bool isMarked =
            std::ranges::any_of(kCloudMarks, [&](auto mark) { return dir.exists(mark); }) ||
            !dir.entryList({u"._sync_*.db"_s, u".sync_*.db"_s}, QDir::Files | QDir::Hidden).isEmpty();
        if (isNamed || (isMarked && !dir.isRoot() && dir != QDir::home()))
            return true;
    } while (dir.cdUp());
    return false;
}

bool isOnLocalDisk(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.canonicalFilePath().isEmpty()
                               ? QFileInfo(info.absolutePath()).canonicalFilePath()
                               : QFileInfo(info.canonicalFilePath()).absolutePath();
    if (std::ranges::any_of(kRemovablePlaces, [&](auto place) { return folder.startsWith(place); }))
        return false;
#ifdef Q_OS_WIN
    const QString root = QStorageInfo(folder).rootPath();
    if (::GetDriveTypeW(reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(root).utf16())) !=
        DRIVE_FIXED)
        return false;
#endif
    return isLocalFileSystem(fileSystemOf(folder)) && !isCloudFolder(folder);
}

} // namespace zahlmeister::app
