// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listrollback.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
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

/// A copy that a kill has left half-made may begin with nothing.
bool isListOrNothing(const QByteArray& beginning)
{
    return isListStoreHead(beginning) || std::ranges::all_of(beginning, [](char byte) { return byte == 0; });
}

/// One that another program holds for longer belongs to no state any more, and goes the next time.
void removeDatabase(const QString& path, Proof proof = &isListStoreHead)
{
    if (removeProved(path, proof))
        removeCompanions(path);
}

/// Those of other states, and what a kill has left of copies that were never finished.
/// @param except empty: all
void removeCopies(const QString& copies, const QString& except)
{
    static const QRegularExpression kNumber(u"^(-\\d+)?$"_s);
    const QFileInfo file(copies);
    for (const QFileInfo& found : file.dir().entryInfoList({file.fileName() + u'*'}, QDir::Files)) {
        const QString path = file.dir().filePath(found.fileName());
        const QString rest = found.fileName().mid(file.fileName().size());
        if (UnfinishedFile::isNameBeside(path, copies))
            removeDatabase(path, &isListOrNothing);
        else if (kNumber.match(rest).hasMatch() && path != except)
            removeDatabase(path);
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

ListRollback::ListRollback(QString copies, std::optional<UnfinishedFile> unfinished, std::int64_t revision)
    : m_copies(std::move(copies)), m_unfinished(std::move(unfinished)), m_revision(revision)
{
}

ListRollback::ListRollback(ListRollback&& other) noexcept
    : m_copies(std::move(other.m_copies)),
      m_unfinished(std::exchange(other.m_unfinished, std::nullopt)),
      m_named(std::exchange(other.m_named, QString())),
      m_revision(other.m_revision)
{
}

ListRollback::~ListRollback()
{
    if (!m_named.isEmpty())
        removeDatabase(m_named);
}

Result<ListRollback> ListRollback::copy(const QString& folder, ListSource source,
                                        const ContinueCallback& progress)
{
    const QString copies = copiesOf(folder, source);
    TRY(const auto stored, ListDatabase::openForReading(listDatabasePath(folder, source)));
    if (!stored)
        return ListRollback(copies, std::nullopt, 0);
    TRY_DO(stored->execute(u"BEGIN"_s)); // the number is that of what is copied
    TRY(const auto revision, listRevision(*stored));
    removeCopies(copies, copyFor(copies, revision));
    TRY(auto unfinished, UnfinishedFile::beside(copies));
    TRY_DO(stored->copyTo(unfinished, progress));
    return ListRollback(copies, std::move(unfinished), revision);
}

Result<void> ListRollback::keep(const ListRevisions& revisions)
{
    if (!m_unfinished || revisions.before != m_revision)
        return {};
    const QString path = copyFor(m_copies, revisions.after);
    TRY_DO(m_unfinished->giveName(path));
    m_unfinished.reset();
    m_named = path;
    return {};
}

void ListRollback::stay()
{
    removeCopies(m_copies, std::exchange(m_named, QString()));
}

bool hasListBefore(const QString& folder, ListSource source)
{
    const auto path = fittingCopy(folder, source);
    return path.has_value() && !path->isEmpty();
}

Result<void> restoreListBefore(const QString& folder, ListSource source, const ContinueCallback& progress)
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
        static_cast<void>(stored->execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    }
    removeDatabase(path); // closed by now: Windows removes nothing that is open
    return {};
}

} // namespace zahlmeister::app
