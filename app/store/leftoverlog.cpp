// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/leftoverlog.h"

#include <optional>

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/files/temporaryfolder.h"
#include "app/store/database.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// @source SQLite database file format, 4.1 and 3: what a log and a journal begin with; without pages they
/// are no longer than that. A journal that is done with begins with zeros.
constexpr qint64 kLogHeaderBytes = 32;
constexpr qint64 kJournalHeaderBytes = 28;
constexpr QByteArrayView kJournalMark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");

/// The log or journal beside a file; empty when there is none with anything in it.
QString logOf(const QString& path)
{
    const QString log = path + "-wal"_L1;
    if (QFileInfo(log).size() > kLogHeaderBytes)
        return log;
    QFile journal(path + "-journal"_L1);
    if (journal.size() > kJournalHeaderBytes && journal.open(QIODevice::ReadOnly) &&
        journal.read(kJournalMark.size()) == kJournalMark)
        return journal.fileName();
    return {};
}

/// What the table work_file says, and the change counter of the first page.
struct Generation {
    QString id;
    std::int64_t generation = 0;
    std::int64_t base = 0;
    quint32 changes = 0;
};

/// @source SQLite database file format, 1.3.6: at 24, big-endian
quint32 changesOf(const QString& path)
{
    constexpr qint64 kChangeCounterOffset = 24;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(kChangeCounterOffset))
        return 0;
    return qFromBigEndian<quint32>(
        file.read(sizeof(quint32)).leftJustified(sizeof(quint32), '\0').constData());
}

/// @return nothing when the file is too old to have one, or cannot be read: then the log is not judged by it
std::optional<Generation> generationOf(const QString& path, Database::Mode mode)
{
    const auto database = Database::open(path, mode);
    if (!database.has_value())
        return std::nullopt;
    auto row = (*database)->statement(u"SELECT id, generation, base FROM work_file"_s);
    const auto found = row.next();
    if (!found.has_value() || !*found)
        return std::nullopt;
    return Generation{row.text(0), row.integer(1), row.integer(2), changesOf(path)};
}

/// @param both with the log applied, or the journal rolled back
bool belongTogether(const Generation& main, const Generation& both, bool isJournal)
{
    if (main.id != both.id)
        return false;
    // The first page is written with the others of a change, or not yet.
    if (isJournal)
        return main.changes == both.changes || main.changes == both.changes + 1;
    return both.base == main.generation || both.generation == main.generation;
}

} // namespace

Leftover leftoverOf(const QString& path)
{
    if (!requireOwnCompanions(path).has_value())
        return Leftover::Foreign;
    const QString log = logOf(path);
    if (log.isEmpty())
        return Leftover::None;
    return log.endsWith("-journal"_L1) ? Leftover::Journal : Leftover::Log;
}

Result<QString> copyAside(const QString& path)
{
    TRY(const QString folder, makeFolderAside(path));
    for (const QLatin1StringView ending : {""_L1, kCompanions[0], kCompanions[2]}) {
        const QString name = path + ending;
        if (pathKind(name) != PathKind::Missing)
            TRY_DO(copyWithoutLog(name, folder));
    }
    return folder;
}

Result<QString> copyWithoutLog(const QString& path, const QString& folder)
{
    QFile file(path);
    const QString to = folder + u'/' + QFileInfo(path).fileName();
    if (!file.copy(to))
        return failure(ErrorCode::FileNotWritable, {to.toStdString(), file.errorString().toStdString()});
    QFile::setPermissions(to, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return to;
}

Result<QString> copyWithLog(const QString& path, const QString& folder)
{
    if (const QString log = logOf(path); !log.isEmpty())
        TRY_DO(copyWithoutLog(log, folder));
    return copyWithoutLog(path, folder);
}

bool isOwnLog(const QString& path)
{
    const Leftover leftover = leftoverOf(path);
    if (leftover == Leftover::None || leftover == Leftover::Foreign)
        return leftover == Leftover::None;
    const auto main = generationOf(path, Database::Mode::Immutable);
    if (!main)
        return true; // made before generations were, or damaged, which the inspection tells
    // The two together, as SQLite would see them, without SQLite touching them.
    const TemporaryFolder folder;
    const auto copy = copyWithLog(path, folder.path());
    const auto both =
        copy.has_value() ? generationOf(*copy, Database::Mode::ReadOnlyWithoutTrace) : std::nullopt;
    return both && belongTogether(*main, *both, leftover == Leftover::Journal);
}

Result<void> checkLog(const QString& path, bool setAside)
{
    return isOwnLog(path) ? Result<void>() : refuseLog(path, setAside);
}

Result<void> refuseLog(const QString& path, bool setAside)
{
    if (!setAside) {
        TRY(const auto folder, copyAside(path));
        return failure(ErrorCode::ForeignLog, {path.toStdString(), folder.toStdString()});
    }
    QStringList companions;
    for (const QLatin1StringView ending : kCompanions)
        companions += path + ending;
    TRY(const auto folder, moveAside(path, companions));
    if (pathKind(path) == PathKind::Missing)
        return {};
    return copyWithoutLog(path, folder).transform([](const QString& /*copy*/) {});
}

} // namespace zahlmeister::app
