// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/failingcall.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/faultydisk.h"

namespace zahlmeister::tests {

namespace {

std::string failingDirectory;          // set before failingNumber and only read while that is not 0
FileCall failingKind = FileCall::Look; // likewise
int failingError = 0;                  // likewise
std::atomic<int> failingNumber = 0;    // 0: none fails
std::atomic<bool> failingHit = false;

bool isBelow(std::string_view path)
{
    return path.starts_with(failingDirectory);
}

bool countsDown()
{
    if (failingNumber.fetch_sub(1) != 1)
        return false;
    failingHit = true;
    errno = failingError;
    return true;
}

/// @param path as it was given, absolute in all that the program does
bool failsAt(FileCall kind, const char* path)
{
    return failingNumber > 0 && failingKind == kind && path != nullptr && isBelow(path) && countsDown();
}

template <class Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

FileCall kindOfOpening(int flags)
{
    return (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0 ? FileCall::Create : FileCall::Open;
}

bool takesMode(int flags)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0;
}

} // namespace

bool failsFor(FileCall kind, int file)
{
    if (failingNumber <= 0 || failingKind != kind)
        return false;
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof(path));
    return length > 0 && isBelow({path, static_cast<std::size_t>(length)}) && countsDown();
}

FailingCall::FailingCall(const QString& directory, FileCall call, int error, int number)
{
    failingDirectory = directory.toStdString() + '/';
    failingKind = call;
    failingError = error;
    failingHit = false;
    failingNumber = number;
}

FailingCall::~FailingCall()
{
    failingNumber = 0;
}

bool FailingCall::hasFailed() const
{
    return failingHit;
}

} // namespace zahlmeister::tests

using zahlmeister::tests::failsAt;
using zahlmeister::tests::failsFor;
using zahlmeister::tests::FileCall;
using zahlmeister::tests::kindOfOpening;
using zahlmeister::tests::next;
using zahlmeister::tests::takesMode;

// The names of the C library, those of parameters, too; the dynamic linker takes these first.
extern "C" {

int stat(const char* file, struct stat* buf)
{
    static const auto real = next<int (*)(const char*, struct stat*)>("stat");
    return failsAt(FileCall::Look, file) ? -1 : real(file, buf);
}

int stat64(const char* file, struct stat64* buf)
{
    static const auto real = next<int (*)(const char*, struct stat64*)>("stat64");
    return failsAt(FileCall::Look, file) ? -1 : real(file, buf);
}

int lstat(const char* file, struct stat* buf)
{
    static const auto real = next<int (*)(const char*, struct stat*)>("lstat");
    return failsAt(FileCall::Look, file) ? -1 : real(file, buf);
}

int statx(int dirfd, const char* path, int flags, unsigned int mask, struct statx* buf)
{
    static const auto real = next<int (*)(int, const char*, int, unsigned int, struct statx*)>("statx");
    return failsAt(FileCall::Look, path) ? -1 : real(dirfd, path, flags, mask, buf);
}

int open(const char* file, int oflag, ...)
{
    static const auto real = next<int (*)(const char*, int, ...)>("open");
    mode_t mode = 0;
    if (takesMode(oflag)) {
        va_list more;
        va_start(more, oflag);
        mode = va_arg(more, mode_t);
        va_end(more);
    }
    return failsAt(kindOfOpening(oflag), file) ? -1 : real(file, oflag, mode);
}

int open64(const char* file, int oflag, ...)
{
    static const auto real = next<int (*)(const char*, int, ...)>("open64");
    mode_t mode = 0;
    if (takesMode(oflag)) {
        va_list more;
        va_start(more, oflag);
        mode = va_arg(more, mode_t);
        va_end(more);
    }
    return failsAt(kindOfOpening(oflag), file) ? -1 : real(file, oflag, mode);
}

ssize_t read(int fd, void* buf, size_t nbytes)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t)>("read");
    return failsFor(FileCall::Read, fd) ? -1 : real(fd, buf, nbytes);
}

ssize_t pread64(int fd, void* buf, size_t nbytes, off64_t offset)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t, off64_t)>("pread64");
    return failsFor(FileCall::Read, fd) ? -1 : real(fd, buf, nbytes, offset);
}

int rename(const char* old, const char* now)
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    return failsAt(FileCall::Rename, now) ? -1 : real(old, now);
}

int renameat2(int oldfd, const char* old, int newfd, const char* now, unsigned int flags)
{
    static const auto real = next<int (*)(int, const char*, int, const char*, unsigned int)>("renameat2");
    return failsAt(FileCall::Rename, now) ? -1 : real(oldfd, old, newfd, now, flags);
}

int link(const char* from, const char* to)
{
    static const auto real = next<int (*)(const char*, const char*)>("link");
    return failsAt(FileCall::Rename, to) ? -1 : real(from, to);
}

int unlink(const char* name)
{
    static const auto real = next<int (*)(const char*)>("unlink");
    return failsAt(FileCall::Remove, name) ? -1 : real(name);
}

} // extern "C"
