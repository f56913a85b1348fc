// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/logguard.h"

#include <utility>

#include <QFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

#include "app/files/openfile.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)

/// Bytes that stand for a lock of SQLite.
struct Range {
    off_t first;
    off_t size;
};

constexpr Range kShared{0x4000'0002, 510}; // held by all who have the database open
constexpr Range kIndexInUse{128, 1};       // held by all who have the index open

int openedForReading(const QString& path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

void setLock(int handle, int command, decltype(flock::l_type) type, const Range& range)
{
    if (handle < 0)
        return;
    struct flock lock { };
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = range.first;
    lock.l_len = range.size;
    static_cast<void>(::fcntl(handle, command, &lock));
}

#endif

} // namespace

LogGuard::LogGuard(const QString& path)
    : m_path(path), m_file(fileIdentity(path)), m_log(fileIdentity(path + "-wal"_L1))
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    m_handle = openedForReading(path);
    m_index = openedForReading(path + "-shm"_L1);
    setLock(m_handle, F_OFD_SETLK, F_RDLCK, kShared);
    setLock(m_index, F_OFD_SETLK, F_RDLCK, kIndexInUse);
#endif
}

LogGuard::~LogGuard()
{
    release();
}

void LogGuard::renew() const
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    // A lock that the process has already stays as it is.
    setLock(m_handle, F_SETLK, F_RDLCK, kShared);
    setLock(m_index, F_SETLK, F_RDLCK, kIndexInUse);
#endif
}

void LogGuard::release()
{
#if defined(Q_OS_UNIX) && defined(F_OFD_SETLK)
    setLock(m_handle, F_OFD_SETLK, F_UNLCK, kShared);
    setLock(m_index, F_OFD_SETLK, F_UNLCK, kIndexInUse);
    // Closing them now would drop SQLite's locks.
    for (int* const handle : {&m_handle, &m_index}) {
        const int open = std::exchange(*handle, -1);
        if (open >= 0 && m_file)
            closeWhenUnused(open, *m_file);
        else if (open >= 0)
            ::close(open);
    }
#endif
}

bool LogGuard::hasLostLog() const
{
    // The log of a file that was moved stayed where it was, or came along.
    return m_log && fileIdentity(m_path) == m_file && fileIdentity(m_path + "-wal"_L1) != m_log;
}

} // namespace zahlmeister::app
