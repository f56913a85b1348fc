// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listbefore.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/files/privatefile.h"
#include "app/lists/listdatabase.h"
#include "app/lists/listversions.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

QString pathBefore(const QString& folder, ListSource source)
{
    return listDatabasePath(folder, source) + ".before"_L1;
}

void removeDatabase(const QString& path)
{
    for (const auto ending : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
        QFile::remove(path + ending);
}

/// What a kill has left of copies that were never finished.
void removeUnfinished(const QString& path)
{
    const QFileInfo file(path);
    const QStringList left = file.dir().entryList({file.fileName() + ".new-*"_L1}, QDir::Files);
    for (const QString& name : left)
        QFile::remove(file.dir().filePath(name));
}

} // namespace

ListBefore::ListBefore(QString unfinished, QString path)
    : m_unfinished(std::move(unfinished)), m_path(std::move(path))
{
}

ListBefore::ListBefore(ListBefore&& other) noexcept
    : m_unfinished(std::exchange(other.m_unfinished, QString())), m_path(std::move(other.m_path))
{
}

ListBefore::~ListBefore()
{
    if (!m_unfinished.isEmpty())
        removeDatabase(m_unfinished);
}

Result<ListBefore> ListBefore::copy(const QString& folder, ListSource source,
                                    const ListCopyProgress& progress)
{
    const QString path = pathBefore(folder, source);
    removeUnfinished(path);
    TRY(const auto stored, ListDatabase::openForReading(listDatabasePath(folder, source)));
    if (!stored)
        return ListBefore({}, path);
    ListBefore before(unfinishedName(path), path);
    TRY_DO(stored->copyTo(before.m_unfinished, progress));
    return Result<ListBefore>(std::move(before));
}

Result<void> ListBefore::keep()
{
    removeDatabase(m_path);
    if (m_unfinished.isEmpty())
        return {};
    return giveName(std::exchange(m_unfinished, QString()), m_path);
}

bool hasListBefore(const QString& folder, ListSource source)
{
    return QFile::exists(pathBefore(folder, source));
}

Result<void> restoreListBefore(const QString& folder, ListSource source, const ListCopyProgress& progress)
{
    const QString path = pathBefore(folder, source);
    {
        TRY(const auto before, ListDatabase::openForReading(path));
        if (!before)
            return failure(ErrorCode::FileNotFound, {path.toStdString()});
        TRY(const auto stored, ListDatabase::openForWriting(listDatabasePath(folder, source)));
        TRY_DO(before->copyInto(*stored, progress));
        TRY_DO(raiseListRevision(*stored));
        static_cast<void>(stored->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    removeDatabase(path); // closed by now: Windows removes nothing that is open
    return {};
}

} // namespace zahlmeister::app
