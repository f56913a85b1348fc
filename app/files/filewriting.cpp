// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filewriting.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include "app/files/heldfile.h"

namespace zahlmeister::app {

tl::unexpected<Error> writeFailure(const QString& path, const QString& reason, qint64 needed)
{
    const QStorageInfo storage(QFileInfo(path).absolutePath());
    if (storage.isValid() && storage.bytesAvailable() < needed)
        return failure(ErrorCode::DiskFull, {path.toStdString()}, reason.toStdString());
    return failure(ErrorCode::FileNotWritable, {path.toStdString(), reason.toStdString()});
}

Result<void> writeFileSafely(const QByteArray& bytes, const QString& path)
{
    const auto write = [&](auto& file) {
        // A full disk shows only when the buffer is flushed, and QSaveFile::commit() does not look at that.
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    };
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) {
        // A device or a pipe, such as /dev/stdout: QSaveFile would put a file in its place.
        QFile file(path);
        if (!write(file))
            return writeFailure(path, file.errorString(), bytes.size());
        return {};
    }
    QString reason;
    const bool isWritten = patiently(path, [&] {
        QSaveFile file(path);
        const bool isDone = write(file) && file.commit();
        reason = isDone ? QString() : file.errorString();
        return isDone;
    });
    if (isWritten)
        return {};
    if (isHeld(path))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), "is-held"});
    return writeFailure(path, reason, bytes.size());
}

} // namespace zahlmeister::app
