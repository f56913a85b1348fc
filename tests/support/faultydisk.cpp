// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultydisk.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "tests/support/failingcall.h"

namespace {

std::mutex faultDirectoryMutex; // a thread of the test before may still write
std::string faultDirectory;
std::atomic<int> faultError = 0; // 0: writes work
std::atomic<int> faultWritesLeft = 0;
std::atomic<bool> faultHit = false;
std::atomic<bool> syncFault = false;
std::atomic<int> countOfSyncs = 0;

bool isOnFaultyDisk(int file)
{
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = readlink(link.c_str(), path, sizeof(path));
    const std::lock_guard lock(faultDirectoryMutex);
    return length > 0 && std::string_view(path, static_cast<std::size_t>(length)).starts_with(faultDirectory);
}

bool failsNow(int file)
{
    if (zahlmeister::tests::failsFor(zahlmeister::tests::FileCall::Write, file))
        return true;
    if (faultError == 0 || !isOnFaultyDisk(file) || faultWritesLeft.fetch_sub(1) > 0)
        return false;
    faultHit = true;
    errno = faultError;
    return true;
}

ssize_t writeAt(int file, const void* data, size_t size, off64_t offset)
{
    return failsNow(file) ? -1 : syscall(SYS_pwrite64, file, data, size, offset);
}

int synchronise(std::int64_t call, int file)
{
    ++countOfSyncs;
    if (zahlmeister::tests::failsFor(zahlmeister::tests::FileCall::Sync, file))
        return -1;
    if (syncFault) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(call, file));
}

} // namespace

// The names of the C library, those of parameters, too; the dynamic linker takes these first.
extern "C" {

ssize_t write(int fd, const void* buf, size_t n)
{
    return failsNow(fd) ? -1 : syscall(SYS_write, fd, buf, n);
}

ssize_t pwrite64(int fd, const void* buf, size_t n, off64_t offset)
{
    return writeAt(fd, buf, n, offset);
}

ssize_t pwrite(int fd, const void* buf, size_t n, off_t offset)
{
    return writeAt(fd, buf, n, offset);
}

int fsync(int fd)
{
    return synchronise(SYS_fsync, fd);
}

int fdatasync(int fildes)
{
    return synchronise(SYS_fdatasync, fildes);
}

} // extern "C"

namespace zahlmeister::tests {

FaultyDisk::FaultyDisk(const QString& directory, int error, int writesLeft)
{
    {
        const std::lock_guard lock(faultDirectoryMutex);
        faultDirectory = directory.toStdString() + '/';
    }
    faultHit = false;
    faultWritesLeft = writesLeft;
    faultError = error;
}

FaultyDisk::~FaultyDisk()
{
    faultError = 0;
}

bool FaultyDisk::hasFailed() const
{
    return faultHit;
}

FaultySync::FaultySync()
{
    syncFault = true;
}

FaultySync::~FaultySync()
{
    syncFault = false;
}

int syncCount()
{
    return countOfSyncs;
}

} // namespace zahlmeister::tests
