// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/privatefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include "app/files/heldfile.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

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

QString unfinishedName(const QString& path)
{
    return path + ".new-"_L1 + QUuid::createUuid().toString(QUuid::Id128);
}

Result<void> giveName(const QString& unfinished, const QString& path)
{
    QFile file(unfinished);
    // Never over another file.
    if (patiently(unfinished, [&] { return file.rename(path); }))
        return {};
    const std::string reason = isHeld(unfinished) ? "is-held" : file.errorString().toStdString();
    file.remove();
    return failure(ErrorCode::FileNotWritable, {path.toStdString(), reason});
}

} // namespace zahlmeister::app
