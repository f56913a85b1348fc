// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listbefore.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/files/heldfile.h"
#include "app/files/privatefile.h"
#include "app/lists/listdatabase.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// What the names of all copies begin with.
QString copiesOf(const QString& folder, ListSource source)
{
    return listDatabasePath(folder, source) + ".before"_L1;
}

QString copyFor(const QString& copies, std::int64_t revision)
{
    return copies + u'-' + QString::number(revision);
}

void removeDatabase(const QString& path)
{
    for (const auto ending : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        // One that another program holds for longer belongs to no state any more, and goes the next time.
        static_cast<void>(patiently(path + ending, [&] { return QFile::remove(path + ending); }));
    }
}

/// Those of other states, and what a kill has left of copies that were never finished.
/// @param except empty: all
void removeCopies(const QString& copies, const QString& except)
{
    const QFileInfo file(copies);
    const QString kept = QFileInfo(except).fileName();
    const QStringList names = file.dir().entryList(
        {file.fileName(), file.fileName() + "-*"_L1, file.fileName() + ".new-*"_L1}, QDir::Files);
    for (const QString& name : names) {
        if (kept.isEmpty() || (name != kept && !name.startsWith(kept + u'-'))) // with its log
            removeDatabase(file.dir().filePath(name));
    }
}

/// The copy that belongs to what is stored; empty: there is none.
Result<QString> fittingCopy(const QString& folder, ListSource source)
{
    const QFileInfo file(copiesOf(folder, source));
    if (file.dir().entryList({file.fileName() + "-*"_L1}, QDir::Files).isEmpty())
        return QString();
    TRY(const auto stored, ListDatabase::openForReading(listDatabasePath(folder, source)));
    if (!stored)
        return QString();
    TRY(const auto revision, listRevision(*stored));
    const QString path = copyFor(file.filePath(), revision);
    return QFile::exists(path) ? path : QString();
}

} // namespace

ListBefore::ListBefore(QString copies, QString unfinished, std::int64_t revision)
    : m_copies(std::move(copies)), m_unfinished(std::move(unfinished)), m_revision(revision)
{
}

ListBefore::ListBefore(ListBefore&& other) noexcept
    : m_copies(std::move(other.m_copies)),
      m_unfinished(std::exchange(other.m_unfinished, QString())),
      m_named(std::exchange(other.m_named, QString())),
      m_revision(other.m_revision)
{
}

ListBefore::~ListBefore()
{
    for (const QString& path : {m_unfinished, m_named}) {
        if (!path.isEmpty())
            removeDatabase(path);
    }
}

Result<ListBefore> ListBefore::copy(const QString& folder, ListSource source,
                                    const ListCopyProgress& progress)
{
    const QString copies = copiesOf(folder, source);
    TRY(const auto stored, ListDatabase::openForReading(listDatabasePath(folder, source)));
    if (!stored)
        return ListBefore(copies, {}, 0);
    TRY_DO(stored->execute("BEGIN")); // the number is that of what is copied
    TRY(const auto revision, listRevision(*stored));
    removeCopies(copies, copyFor(copies, revision));
    ListBefore before(copies, unfinishedName(copies), revision);
    TRY_DO(stored->copyTo(before.m_unfinished, progress));
    return Result<ListBefore>(std::move(before));
}

Result<void> ListBefore::keep(const ListRevisions& revisions)
{
    if (m_unfinished.isEmpty() || revisions.before != m_revision)
        return {};
    const QString path = copyFor(m_copies, revisions.after);
    TRY_DO(giveName(std::exchange(m_unfinished, QString()), path));
    m_named = path;
    return {};
}

void ListBefore::stay()
{
    removeCopies(m_copies, std::exchange(m_named, QString()));
}

bool hasListBefore(const QString& folder, ListSource source)
{
    const auto path = fittingCopy(folder, source);
    return path.has_value() && !path->isEmpty();
}

Result<void> restoreListBefore(const QString& folder, ListSource source, const ListCopyProgress& progress)
{
    TRY(const QString path, fittingCopy(folder, source));
    if (path.isEmpty())
        return failure(ErrorCode::FileNotFound, {copiesOf(folder, source).toStdString()});
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
