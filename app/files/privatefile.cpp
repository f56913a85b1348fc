// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/privatefile.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <filesystem>
#include <system_error>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include "app/files/fileplace.h"
#include "app/files/heldfile.h"
#include "app/files/openfile.h"
#include "app/files/sqlitefiles.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kUnfinishedMark = ".new-"_L1;
constexpr std::string_view kTakenReason = "exists";

/// What became of a renaming, in the words of the system.
struct Renamed {
    bool isDone = false;
    bool isTaken = false; ///< something has the new name
    QString reason = {};
};

#ifdef Q_OS_UNIX

Renamed refusedBySystem()
{
    const int error = errno;
    return {false, error == EEXIST, qt_error_string(error)};
}

/// For file systems that know neither a renaming without replacing nor hard links: the name is taken by an
/// empty file of ours, which nobody else can have made, and only that one is replaced.
Renamed renameOverOwn(const QByteArray& from, const QByteArray& to)
{
    const int own = ::open(to.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (own < 0)
        return refusedBySystem();
    ::close(own);
    if (::rename(from.constData(), to.constData()) == 0)
        return {true};
    const Renamed refused = refusedBySystem();
    static_cast<void>(removeProved(QFile::decodeName(to), [](const QByteArray&) { return false; }));
    return {false, false, refused.reason};
}

Renamed renameWithoutReplacing(const QString& unfinished, const QString& target)
{
    const QByteArray from = QFile::encodeName(unfinished);
    const QByteArray to = QFile::encodeName(target);
#if defined(Q_OS_LINUX) && defined(RENAME_NOREPLACE)
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return {true};
    if (errno != EINVAL && errno != ENOSYS)
        return refusedBySystem();
#endif
    if (::link(from.constData(), to.constData()) == 0) {
        ::unlink(from.constData()); // has the other name by now
        return {true};
    }
    const bool hasNoLinks = errno == EPERM || errno == ENOSYS || errno == EOPNOTSUPP || errno == EINVAL;
    return hasNoLinks ? renameOverOwn(from, to) : refusedBySystem();
}

Renamed renameReplacing(const QString& unfinished, const QString& target)
{
    if (::rename(QFile::encodeName(unfinished).constData(), QFile::encodeName(target).constData()) == 0)
        return {true};
    return refusedBySystem();
}

#else

Renamed renameReplacing(const QString& unfinished, const QString& target)
{
    std::error_code error;
    std::filesystem::rename(unfinished.toStdU16String(), target.toStdU16String(), error);
    return {!error, false, QString::fromStdString(error.message())};
}

Renamed renameWithoutReplacing(const QString& unfinished, const QString& target)
{
#ifdef Q_OS_WIN
    const QString from = QDir::toNativeSeparators(unfinished);
    const QString to = QDir::toNativeSeparators(target);
    if (::MoveFileExW(reinterpret_cast<const wchar_t*>(from.utf16()),
                      reinterpret_cast<const wchar_t*>(to.utf16()), 0) != 0)
        return {true};
    const DWORD error = ::GetLastError();
    return {false, error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS,
            qt_error_string(static_cast<int>(error))};
#else
    return renameReplacing(unfinished, target);
#endif
}

#endif

tl::unexpected<Error> refused(const QString& file, const QString& name, const QString& reason)
{
    return failure(ErrorCode::FileNotWritable,
                   {name.toStdString(), isHeld(file) ? "is-held" : reason.toStdString()});
}

QString unfinishedName(const QString& path)
{
    return path + kUnfinishedMark + QUuid::createUuid().toString(QUuid::Id128);
}

/// @return nothing when the file cannot be read as far as it goes
std::optional<QByteArray> beginningOf(const QString& path, qint64 size)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return std::nullopt;
    QByteArray beginning = file.read(kDatabaseHead);
    if (file.error() != QFileDevice::NoError || beginning.size() < std::min(size, kDatabaseHead))
        return std::nullopt;
    return beginning;
}

} // namespace

Result<void> makePrivateFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), file.errorString().toStdString()});
    return {};
}

Result<void> makePrivateFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return {};
    if (!QDir().mkpath(QFileInfo(path).absolutePath()) || !QDir().mkdir(path) ||
        !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), "no-folder"});
    return {};
}

UnfinishedFile::UnfinishedFile(QString path, QString target)
    : m_path(std::move(path)), m_target(std::move(target))
{
}

UnfinishedFile::UnfinishedFile(UnfinishedFile&& other) noexcept
    : m_path(std::exchange(other.m_path, QString())), m_target(std::move(other.m_target))
{
}

UnfinishedFile::~UnfinishedFile()
{
    if (m_path.isEmpty())
        return;
    // Of a name that this process has drawn and under which it has made the file.
    QFile::remove(m_path);
    for (const QLatin1StringView ending : kCompanions)
        QFile::remove(m_path + ending);
}

Result<UnfinishedFile> UnfinishedFile::beside(const QString& target)
{
    const QString path = unfinishedName(target);
    const auto made = makePrivateFile(path);
    if (!made.has_value()) {
        // The user knows the file that he has named.
        return failure(ErrorCode::FileNotWritable, {target.toStdString(), made.error().args.back()});
    }
    return UnfinishedFile(path, target);
}

bool UnfinishedFile::isNameBeside(const QString& path, const QString& target)
{
    static const QRegularExpression kEnding(u"^\\.new-[0-9a-f]{32}(-wal|-shm|-journal)?$"_s);
    return path.startsWith(target) && kEnding.match(path.mid(target.size())).hasMatch();
}

Result<void> UnfinishedFile::giveName()
{
    TRY_DO(renameToFree(m_path, m_target));
    m_path.clear();
    return {};
}

Result<void> UnfinishedFile::giveName(const QString& target)
{
    m_target = target;
    return giveName();
}

Result<void> UnfinishedFile::replaceTarget()
{
    Renamed renamed;
    // A virus scanner looks at what is new, too.
    const bool isDone = retryWhileLocked(m_target, [&] {
        return retryWhileLocked(m_path, [&] {
            renamed = renameReplacing(m_path, m_target);
            return renamed.isDone;
        });
    });
    if (!isDone)
        return refused(m_path, m_target, renamed.reason);
    m_path.clear();
    return {};
}

Result<void> renameToFree(const QString& file, const QString& name)
{
    Renamed renamed;
    const bool isDone = retryWhileLocked(file, [&] {
        renamed = renameWithoutReplacing(file, name);
        return renamed.isDone || renamed.isTaken;
    });
    if (!isDone || renamed.isTaken)
        return refused(file, name,
                       renamed.isTaken ? QString::fromLatin1(kTakenReason.data(), kTakenReason.size())
                                       : renamed.reason);
    return {};
}

bool isNameTaken(const Error& error)
{
    return error.code == ErrorCode::FileNotWritable && error.args.size() > 1 && error.args[1] == kTakenReason;
}

bool removeProved(const QString& path, Proof proof)
{
    switch (pathKind(path)) {
    case PathKind::Missing: return true;
    case PathKind::RegularFile: break;
    case PathKind::Unknown:
    case PathKind::DanglingLink:
    case PathKind::Folder:
    case PathKind::Special: return false;
    }
    const auto size = fileSize(path);
    if (!size.has_value() || isOpenHere(path) || QFileInfo(path).isSymLink())
        return false;
    if (*size > 0) {
        const auto beginning = beginningOf(path, *size);
        if (!beginning || !proof(*beginning))
            return false;
    }
    return retryWhileLocked(path, [&path] { return QFile::remove(path); });
}

Result<QString> makeFolderAside(const QString& path)
{
    const QString stem = path + ".aside-"_L1 + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    QString folder = stem;
    for (int i = 2; !QDir().mkdir(folder); ++i) {
        const PathKind there = pathKind(folder);
        if (there == PathKind::Missing || there == PathKind::Unknown)
            return failure(ErrorCode::FileNotWritable, {folder.toStdString(), "no-folder"});
        folder = stem + u'-' + QString::number(i);
    }
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return folder;
}

Result<QString> moveAside(const QString& path, const QStringList& files)
{
    TRY(const QString folder, makeFolderAside(path));
    for (const QString& file : files) {
        if (pathKind(file) == PathKind::Missing)
            continue;
        TRY_DO(renameToFree(file, folder + u'/' + QFileInfo(file).fileName()));
    }
    return folder;
}

} // namespace zahlmeister::app
