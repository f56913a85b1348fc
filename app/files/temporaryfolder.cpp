// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/temporaryfolder.h"

#include <optional>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QStringList>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kPrefix = "zahlmeister-copy-"_L1;
constexpr auto kLockName = "in-use.lock"_L1;
constexpr qint64 kSecondsUntilLocked = 60; // a folder just made has no lock yet

bool isOwn(const QFileInfo& info)
{
#ifdef Q_OS_UNIX
    return info.ownerId() == ::geteuid() && !info.isSymLink();
#else
    return !info.isSymLink();
#endif
}

/// Whether a file is a lock, as TemporaryFolder leaves it when its process is killed.
bool isLockOfOurs(const QString& path)
{
    qint64 process = 0;
    QString host;
    QString application;
    return QFileInfo(path).isFile() && QLockFile(path).getLockInfo(&process, &host, &application);
}

/// The names in a folder; nothing when it holds anything but files of this user, and where no lock says whose
/// they are, anything but copies of work files, what SQLite and the locks kept beside them, and what was
/// being loaded.
std::optional<QStringList> copiesIn(const QDir& folder)
{
    static const QRegularExpression kName(
        u"^(in-use\\.lock|[A-Za-z0-9._-]+\\.loading|[^/]+\\.zahlmeister(-wal|-shm|-journal|\\.lock|\\.new-[0-9a-f]{32}(-journal)?)?)$"_s);
    const auto content =
        folder.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    const bool isLocked = isLockOfOurs(folder.filePath(kLockName));
    QStringList copies;
    for (const QFileInfo& file : content) {
        if (!file.isFile() || !isOwn(file) || !(isLocked || kName.match(file.fileName()).hasMatch()))
            return std::nullopt;
        copies += file.fileName();
    }
    copies.removeOne(kLockName); // is let go last: it tells what the rest is
    return copies;
}

} // namespace

TemporaryFolder::TemporaryFolder()
    : m_folder(QDir::tempPath() + u'/' + kPrefix + u"XXXXXX"_s),
      m_lock(std::make_unique<QLockFile>(m_folder.filePath(kLockName)))
{
    m_lock->setStaleLockTime(0); // stale only when its process is gone
    m_lock->tryLock();
    // The first such folder of a process tidies up after those that were killed; the window does when it
    // starts.
    static const int kRemoved = removeAbandoned();
    static_cast<void>(kRemoved);
}

TemporaryFolder::~TemporaryFolder() = default;

int TemporaryFolder::removeAbandoned()
{
    static const QRegularExpression kName(u"^zahlmeister-copy-[A-Za-z]{6}$"_s);
    int removed = 0;
    const QDateTime old = QDateTime::currentDateTime().addSecs(-kSecondsUntilLocked);
    const auto folders =
        QDir(QDir::tempPath())
            .entryInfoList({kPrefix + u'*'}, QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot);
    for (const QFileInfo& info : folders) {
        QDir folder(info.absoluteFilePath());
        // The folder itself is changed last when the files of the program that left it were made.
        if (!kName.match(info.fileName()).hasMatch() || !isOwn(info) || info.lastModified() > old)
            continue;
        const auto copies = copiesIn(folder);
        if (!copies)
            continue;
        QLockFile lock(folder.filePath(kLockName));
        lock.setStaleLockTime(0);
        if (!lock.tryLock())
            continue;
        // One by one: what has come in since is none of ours, and keeps its folder.
        for (const QString& name : *copies)
            folder.remove(name);
        lock.unlock();
        removed += QDir().rmdir(folder.absolutePath()) ? 1 : 0;
    }
    return removed;
}

} // namespace zahlmeister::app
