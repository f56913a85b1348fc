// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/openfile.h"

#include <map>
#include <mutex>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace zahlmeister::app {

namespace {

struct Use {
    int count = 0;
    std::vector<int> handles; ///< to be closed with the last use
};

struct Uses {
    std::mutex mutex;
    std::map<FileIdentity, Use> files;
};

Uses& uses()
{
    static Uses theUses;
    return theUses;
}

} // namespace

OpenFile::OpenFile(const QString& path) : m_identity(fileIdentity(path))
{
    if (!m_identity)
        return;
    const std::scoped_lock guard(uses().mutex);
    ++uses().files[*m_identity].count;
}

OpenFile::~OpenFile()
{
    if (!m_identity)
        return;
    const std::scoped_lock guard(uses().mutex);
    const auto use = uses().files.find(*m_identity);
    if (--use->second.count > 0)
        return;
#ifdef Q_OS_UNIX
    for (const int handle : use->second.handles)
        ::close(handle);
#endif
    uses().files.erase(use);
}

bool isOpenHere(const QString& path)
{
    const auto identity = fileIdentity(path);
    const std::scoped_lock guard(uses().mutex);
    return identity && uses().files.contains(*identity);
}

#ifdef Q_OS_UNIX
void closeWhenUnused(int handle, const FileIdentity& file)
{
    const std::scoped_lock guard(uses().mutex);
    if (const auto use = uses().files.find(file); use != uses().files.end())
        use->second.handles.push_back(handle);
    else
        ::close(handle);
}

void closeWhenUnused(int handle)
{
    struct stat status { };
    if (::fstat(handle, &status) == 0)
        closeWhenUnused(
            handle, {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)});
    else
        ::close(handle);
}
#endif

} // namespace zahlmeister::app
