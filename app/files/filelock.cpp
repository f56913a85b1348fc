// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filelock.h"

#include <optional>
#include <utility>

#include <QFile>
#include <QLockFile>
#include <QSysInfo>

#include "app/files/fileplace.h"
#include "app/files/openfile.h"
#include "engine/base/try.h"

#ifdef Q_OS_UNIX
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Writing the owner's name into a lock file takes microseconds.
constexpr int kHalfMadeLockMilliseconds = 200;

/// Who holds a lock, as it stands in the lock file.
struct Holder {
    qint64 process = 0;
    QString host;
};

QString lockFileOf(const QString& path)
{
    return path + ".lock"_L1;
}

/// As QLockFile writes it down, which is not everywhere what QSysInfo says.
QString thisHost()
{
#ifdef Q_OS_WIN
    return qEnvironmentVariable("COMPUTERNAME");
#else
    return QSysInfo::machineHostName();
#endif
}

std::optional<Holder> holderOf(const QLockFile& lock)
{
    Holder holder;
    QString application;
    if (!lock.getLockInfo(&holder.process, &holder.host, &application))
        return std::nullopt;
    return holder;
}

tl::unexpected<Error> inUse(const QString& path, const std::optional<Holder>& holder)
{
    const bool isHostKnown = holder && !holder->host.isEmpty();
    return failure(ErrorCode::WorkFileInUse,
                   {path.toStdString(), isHostKnown ? holder->host.toStdString() : "?",
                    holder && holder->process > 0 ? std::to_string(holder->process) : "?"});
}

#ifdef Q_OS_UNIX
/// O_NONBLOCK: a pipe that took the file's place in this moment must not hold the program up.
int openedForLock(const QString& path, int access)
{
    return ::open(QFile::encodeName(path).constData(), access | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}
#endif

#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
/// Far after the bytes that SQLite locks (1 GiB) and after any file that SQLite can write here.
struct flock lockedByte(decltype(flock::l_type) type)
{
    struct flock wanted { };
    wanted.l_type = type;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = 0x7fff'ffff'0000;
    wanted.l_len = 1;
    return wanted;
}
#endif

#ifdef Q_OS_WIN
/// On Windows the lock on the file itself is an object of the system, of all who are logged in, that has the
/// file's identity for its name. A handle of the file would be in the way of those who delete or replace it.
/// @return empty when the system does not tell which file it is
QString lockObjectOf(const QString& path)
{
    const auto file = fileIdentity(path);
    if (!file)
        return {};
    return u"Global\\zahlmeister-%1-%2"_s.arg(file->device, 0, 16).arg(file->file, 0, 16);
}

const wchar_t* wide(const QString& text)
{
    return reinterpret_cast<const wchar_t*>(text.utf16());
}
#endif

/// Whether the system knows of somebody who holds the lock on the file itself; nothing when it keeps no such
/// locks.
std::optional<bool> isLockedItself([[maybe_unused]] const QString& path)
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    const int handle = openedForLock(path, O_RDONLY);
    if (handle < 0)
        return std::nullopt;
    struct flock asked = lockedByte(F_WRLCK);
    const bool isTold = ::fcntl(handle, F_OFD_GETLK, &asked) == 0;
    closeWhenUnused(handle);
    if (isTold)
        return asked.l_type != F_UNLCK;
#elif defined(Q_OS_WIN)
    if (const QString name = lockObjectOf(path); !name.isEmpty()) {
        const HANDLE object = ::OpenMutexW(SYNCHRONIZE, FALSE, wide(name));
        const bool isSomebodysElse = object == nullptr && ::GetLastError() == ERROR_ACCESS_DENIED;
        if (object != nullptr)
            ::CloseHandle(object);
        return object != nullptr || isSomebodysElse;
    }
#endif
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<FileLock>> FileLock::take(const QString& path)
{
    TRY_DO(requireRegularFile(path));
    std::unique_ptr<FileLock> lock(new FileLock);
    TRY_DO(lock->takeFile(path));
    TRY_DO(lock->takeLockFile(path));
    return lock;
}

bool FileLock::isHeld(const QString& path)
{
    const auto isLocked = isLockedItself(path);
    if (isLocked && *isLocked)
        return true;
    const auto holder = holderOf(QLockFile(lockFileOf(path)));
    if (!holder)
        return false;
    if (holder->host != thisHost())
        return true; // another computer on a shared folder
    if (isLocked)
        return false; // left behind by a crash here
    // A file system without locks: the lock file is somebody's unless it can be taken.
    QLockFile lock(lockFileOf(path));
    lock.setStaleLockTime(0);
    return !lock.tryLock() && lock.error() == QLockFile::LockFailedError;
}

Result<void> FileLock::moveTo(const QString& path)
{
    auto before = std::exchange(m_lockFile, nullptr);
    const auto taken = takeLockFile(path);
    if (!taken.has_value())
        m_lockFile = std::move(before);
    return taken;
}

FileLock::~FileLock()
{
#ifdef Q_OS_WIN
    if (m_object != nullptr)
        ::CloseHandle(m_object);
#endif
#ifdef Q_OS_UNIX
    if (m_handle < 0)
        return;
#ifdef F_OFD_SETLK
    struct flock let = lockedByte(F_UNLCK); // its handle may have to wait
    ::fcntl(m_handle, F_OFD_SETLK, &let);
#endif
    closeWhenUnused(m_handle);
#endif
}

Result<void> FileLock::takeFile([[maybe_unused]] const QString& path)
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    m_handle = openedForLock(path, O_RDWR);
    if (m_handle < 0)
        return failure(ErrorCode::ReadOnly, {path.toStdString()}, "the file cannot be opened for its lock");
    struct stat status { };
    if (::fstat(m_handle, &status) != 0 || !S_ISREG(status.st_mode))
        return failure(ErrorCode::NotARegularFile, {path.toStdString(), "special"});
    struct flock wanted = lockedByte(F_WRLCK);
    if (::fcntl(m_handle, F_OFD_SETLK, &wanted) == 0) {
        m_isFileOurs = true;
        return {};
    }
    // Who it is stands in the lock file beside the name by which he opened it, which may be another.
    if (errno == EACCES || errno == EAGAIN)
        return inUse(path, holderOf(QLockFile(lockFileOf(path))));
        // A file system without locks (some network folders): the lock file alone has to do.
#elif defined(Q_OS_WIN)
    const QString name = lockObjectOf(path);
    if (name.isEmpty())
        return {};
    m_object = ::CreateMutexW(nullptr, FALSE, wide(name));
    if (::GetLastError() == ERROR_ALREADY_EXISTS || ::GetLastError() == ERROR_ACCESS_DENIED)
        return inUse(path, holderOf(QLockFile(lockFileOf(path))));
    m_isFileOurs = m_object != nullptr;
#endif
    return {};
}

Result<void> FileLock::takeLockFile(const QString& path)
{
    m_lockFile = std::make_unique<QLockFile>(lockFileOf(path));
    QLockFile& lock = *m_lockFile;
    lock.setStaleLockTime(0); // stale only when its process is gone, however long the program has been open
    const auto isTaken = [&lock, &path](int milliseconds = 0) {
        if (!lock.tryLock(milliseconds))
            return false;
        // Which computer and which process has a file open is nobody else's business, as the file is not.
        QFile::setPermissions(lockFileOf(path), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        return true;
    };
    if (isTaken())
        return {};
    const bool isHeld = lock.error() == QLockFile::LockFailedError;
    const auto holder = holderOf(lock);
    if (isHeld && !holder) {
        // Nobody's name is in it: its owner is writing that just now, or was killed before. Only in the
        // second case can the file be removed, because the system's own lock goes with the process.
        if (isTaken(kHalfMadeLockMilliseconds))
            return {};
        // A name is written at once: what has other content is no lock, but somebody's file.
        if (const auto size = fileSize(lockFileOf(path)); !size.has_value() || *size > 0)
            return failure(ErrorCode::FileNotWritable, {lockFileOf(path).toStdString(), "not-a-lock"});
        if (lock.removeStaleLockFile() && isTaken())
            return {};
    }
    // Who had it here would have the lock on the file itself, too, which is ours. So he was killed, and his
    // number is by now that of another process, or of this one.
    if (isHeld && m_isFileOurs && holder && holder->host == thisHost() && lock.removeStaleLockFile() &&
        isTaken())
        return {};
    if (isHeld)
        return inUse(path, holder);
    // Qt reports a full disk as an unknown error.
    const bool isFull = lock.error() == QLockFile::UnknownError;
    return failure(isFull ? ErrorCode::DiskFull : ErrorCode::ReadOnly, {path.toStdString()},
                   "the lock file cannot be written");
}

} // namespace zahlmeister::app
