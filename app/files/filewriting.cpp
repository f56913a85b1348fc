// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filewriting.h"

#include <optional>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include "app/files/contentkind.h"
#include "app/files/fileplace.h"
#include "app/files/heldfile.h"
#include "app/files/openfile.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr qint64 kReadOfOld = qint64(1024) * 1024; // where a spreadsheet says that it is one

/// The beginning of the file that would be replaced; empty when there is none, nothing when it cannot be
/// read.
std::optional<QByteArray> beginningOfOld(const QString& path)
{
    switch (pathKind(path)) {
    case PathKind::RegularFile: break;
    case PathKind::Unknown: return std::nullopt;
    // Where nothing can be lost, the writing itself says what is wrong.
    case PathKind::Missing:
    case PathKind::DanglingLink:
    case PathKind::Folder:
    case PathKind::Special: return QByteArray();
    }
    const auto size = fileSize(path);
    QFile file(path);
    if (!size.has_value() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray beginning = file.read(kReadOfOld);
    const bool isWhole =
        file.error() == QFileDevice::NoError && beginning.size() >= std::min(*size, kReadOfOld);
    return isWhole ? std::optional(std::move(beginning)) : std::nullopt;
}

tl::unexpected<Error> notReplaced(const QString& path, const char* what)
{
    return failure(ErrorCode::FileNotReplaced, {path.toStdString(), what});
}

/// Refuses databases, and what is of another kind than the bytes unless there are none.
Result<void> judgeOld(const QString& path, const std::optional<QByteArray>& bytes)
{
    if (isOpenHere(path)) // a look into it would drop SQLite's locks
        return notReplaced(path, "database");
    const auto old = beginningOfOld(path);
    if (!old && isHeld(path))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), "is-held"});
    if (!old)
        return notReplaced(path, "unreadable");
    switch (databaseKind(*old)) {
    case DatabaseKind::WorkFile: return notReplaced(path, "work-file");
    case DatabaseKind::ListStore: return notReplaced(path, "list-store");
    case DatabaseKind::Archive: return notReplaced(path, "archive");
    case DatabaseKind::Other: return notReplaced(path, "database");
    case DatabaseKind::None: break;
    }
    if (bytes && !old->isEmpty() && contentKind(*old) != contentKind(*bytes))
        return notReplaced(path, "other-content");
    return {};
}

/// A full disk shows only when the buffer is flushed, and QSaveFile::commit() does not look at that.
bool writeAll(QFileDevice& file, const QByteArray& bytes)
{
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

} // namespace

Result<void> requireNoDatabase(const QString& path)
{
    return judgeOld(path, std::nullopt);
}

Result<void> requireReplaceable(const QString& path, const QByteArray& bytes, Replaces replaces)
{
    return judgeOld(path, replaces == Replaces::SameKind ? std::optional(bytes) : std::nullopt);
}

tl::unexpected<Error> writeFailure(const QString& path, const QString& reason, qint64 needed)
{
    if (isHeld(path))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), "is-held"});
    const QStorageInfo storage(QFileInfo(path).absolutePath());
    if (storage.isValid() && storage.bytesAvailable() < needed)
        return failure(ErrorCode::DiskFull, {path.toStdString()}, reason.toStdString());
    return failure(ErrorCode::FileNotWritable, {path.toStdString(), reason.toStdString()});
}

WrittenFile::WrittenFile(std::unique_ptr<QSaveFile> file) : m_file(std::move(file)) { }
WrittenFile::WrittenFile(WrittenFile&&) noexcept = default;
WrittenFile::~WrittenFile() = default;

Result<WrittenFile> WrittenFile::write(const QByteArray& bytes, const QString& path, Replaces replaces)
{
    TRY_DO(requireReplaceable(path, bytes, replaces));
    if (pathKind(path) == PathKind::Special) {
        // A device or a pipe, such as /dev/stdout: QSaveFile would put a file in its place.
        QFile file(path);
        if (!writeAll(file, bytes))
            return writeFailure(path, file.errorString(), bytes.size());
        return WrittenFile(nullptr);
    }
    std::unique_ptr<QSaveFile> file;
    const bool isWritten = retryWhileLocked(path, [&] {
        file = std::make_unique<QSaveFile>(path);
        return writeAll(*file, bytes);
    });
    if (!isWritten)
        return writeFailure(path, file->errorString(), bytes.size());
    return WrittenFile(std::move(file));
}

Result<void> WrittenFile::putInPlace()
{
    if (!m_file || m_file->commit())
        return {};
    return writeFailure(m_file->fileName(), m_file->errorString(), 0);
}

Result<void> writeRenewable(const QByteArray& bytes, const QString& path, Readers readers)
{
    TRY_DO(requireReplaceable(path, bytes, Replaces::Any));
    TRY(auto unfinished, UnfinishedFile::beside(path));
    QFile file(unfinished.path());
    if (!writeAll(file, bytes))
        return writeFailure(path, file.errorString(), bytes.size());
    file.close();
    if (readers == Readers::Everybody)
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    return unfinished.replaceTarget();
}

Result<void> writeFileSafely(const QByteArray& bytes, const QString& path, Replaces replaces)
{
    // A file that another program holds refuses its name at the end: then all is done once more.
    Result<void> written;
    static_cast<void>(retryWhileLocked(path, [&] {
        auto file = WrittenFile::write(bytes, path, replaces);
        written = file.has_value() ? file->putInPlace() : tl::unexpected(file.error());
        return written.has_value();
    }));
    return written;
}

} // namespace zahlmeister::app
