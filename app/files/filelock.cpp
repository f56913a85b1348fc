// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filelock.h"

#include <mutex>
#include <set>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>

#ifdef Q_OS_UNIX
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Writing the owner's name into a lock file takes microseconds.
constexpr int kHalfMadeLockMilliseconds = 200;

/// Files whose lock this process holds. A file of a second name must be known before it is opened, since
/// closing it again would already drop the locks of the first.
struct Registry {
    std::mutex mutex;
    std::set<FileIdentity> files;
};

Registry& registry()
{
    static Registry theRegistry;
    return theRegistry;
}

tl::unexpected<Error> inUse(const QString& path, const QString& host, qint64 process)
{
    return failure(ErrorCode::WorkFileInUse, {path.toStdString(), host.isEmpty() ? "?" : host.toStdString(),
                                              process > 0 ? std::to_string(process) : "?"});
}

} // namespace

bool FileLock::isHeldHere(const QString& path)
{
    const auto identity = fileIdentity(path);
    const std::scoped_lock guard(registry().mutex);
    return identity && registry().files.contains(*identity);
}

Result<std::unique_ptr<FileLock>> FileLock::take(const QString& path)
{
    if (const auto regular = requireRegularFile(path); !regular.has_value())
        return tl::unexpected(regular.error());
    std::unique_ptr<FileLock> lock(new FileLock);
    if (const auto identity = fileIdentity(path)) {
        const std::scoped_lock guard(registry().mutex);
        if (!registry().files.insert(*identity).second)
            return inUse(path, QSysInfo::machineHostName(), QCoreApplication::applicationPid());
        lock->m_identity = *identity;
        lock->m_isRegistered = true;
    }
    if (const auto taken = lock->takeFile(path); !taken.has_value())
        return tl::unexpected(taken.error());
    if (const auto taken = lock->takeLockFile(path); !taken.has_value())
        return tl::unexpected(taken.error());
    return lock;
}

bool FileLock::isHeld(const QString& path)
{
    const auto taken = take(path);
    return !taken.has_value() && taken.error().code == ErrorCode::WorkFileInUse;
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
#ifdef Q_OS_UNIX
    if (m_handle >= 0)
        ::close(m_handle);
#endif
    if (m_isRegistered) {
        const std::scoped_lock guard(registry().mutex);
        registry().files.erase(m_identity);
    }
}

Result<void> FileLock::takeFile([[maybe_unused]] const QString& path)
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    // O_NONBLOCK: a pipe that took the file's place in this moment must not hold the program up.
    m_handle = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (m_handle < 0)
        return failure(ErrorCode::ReadOnly, {path.toStdString()}, "the file cannot be opened for its lock");
    struct stat status { };
    if (::fstat(m_handle, &status) != 0 || !S_ISREG(status.st_mode))
        return failure(ErrorCode::NotARegularFile, {path.toStdString(), "special"});
    // Far behind the bytes that SQLite locks (1 GiB) and behind any file that SQLite can write here.
    constexpr off_t kPlace = 0x7fff'ffff'0000;
    struct flock wanted { };
    wanted.l_type = F_WRLCK;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = kPlace;
    wanted.l_len = 1;
    if (::fcntl(m_handle, F_OFD_SETLK, &wanted) == 0)
        return {};
    if (errno == EACCES || errno == EAGAIN) {
        // Who it is stands in the lock file beside the name by which he opened it, which may be another.
        qint64 process = 0;
        QString host;
        QString application;
        QLockFile(path + ".lock"_L1).getLockInfo(&process, &host, &application);
        return inUse(path, host, process);
    }
    // A file system without locks (some network folders): the lock file alone has to do.
#endif
    return {};
}

Result<void> FileLock::takeLockFile(const QString& path)
{
    m_lockFile = std::make_unique<QLockFile>(path + ".lock"_L1);
    QLockFile& lock = *m_lockFile;
    lock.setStaleLockTime(0); // stale only when its process is gone, however long the program has been open
    if (lock.tryLock())
        return {};
    qint64 process = 0;
    QString host;
    QString application;
    const bool isHeld = lock.error() == QLockFile::LockFailedError;
    if (isHeld && !lock.getLockInfo(&process, &host, &application)) {
        // Nobody's name is in it: its owner is writing that just now, or was killed before. Only in the
        // second case can the file be removed, because the system's own lock goes with the process.
        if (lock.tryLock(kHalfMadeLockMilliseconds) || (lock.removeStaleLockFile() && lock.tryLock()))
            return {};
        lock.getLockInfo(&process, &host, &application);
    }
    if (isHeld)
        return inUse(path, host, process);
    // Qt reports a full disk as an unknown error.
    const bool isFull = lock.error() == QLockFile::UnknownError;
    return failure(isFull ? ErrorCode::DiskFull : ErrorCode::ReadOnly, {path.toStdString()},
                   "the lock file cannot be written");
}

} // namespace zahlmeister::app
