// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/workfile.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QtEndian>

#include "app/fields/valuecheck.h"
#include "app/store/database.h"
#include "app/store/rows.h"
#include "app/store/schema.h"
#include "app/store/undolog.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcWorkFile, "zahlmeister.store.workfile", QtWarningMsg)

/// Writing the owner's name into a lock file takes microseconds.
constexpr int kHalfMadeLockMilliseconds = 200;

enum class Content { Missing, Empty, Ours, Foreign };

/// Looks at the first bytes without SQLite, because SQLite would already write to a foreign file that was
/// left behind by a crash (it rolls its journal back).
/// @source SQLite database file format, 1.3: magic at 0, application id at 68, big-endian
Result<Content> probe(const QString& path)
{
    constexpr qint64 kHeaderSize = 100;
    constexpr qsizetype kApplicationIdOffset = 68;
    const QFileInfo info(path);
    if (!info.exists())
        return Content::Missing;
    QFile file(path);
    if (info.isDir() || !file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::FileNotReadable,
                       {path.toStdString(), info.isDir() ? "directory" : file.errorString().toStdString()});
    }
    const QByteArray header = file.read(kHeaderSize);
    if (header.isEmpty())
        return Content::Empty;
    if (header.size() < kHeaderSize || !header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return Content::Foreign;
    const auto id = qFromBigEndian<qint32>(header.constData() + kApplicationIdOffset);
    return id == kApplicationId ? Content::Ours : Content::Foreign;
}

/// SQLite needs more than the file itself: its log and our lock file stand beside it.
bool canBeWritten(const QString& path)
{
    const QFileInfo info(path);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
}

/// Runs quick_check or integrity_check.
Result<void> checkPages(Database& database, const QString& pragma)
{
    auto row = database.statement("PRAGMA "_L1 + pragma);
    const auto answered = row.next();
    if (!answered.has_value())
        return tl::unexpected(answered.error());
    if (row.text(0) != "ok"_L1)
        return failure(ErrorCode::DamagedWorkFile, {database.path().toStdString(), row.utf8(0)});
    return {};
}

/// A file that is ours by its header but that SQLite cannot read is damaged, not foreign.
Error damagedRatherThanForeign(Error error)
{
    if (error.code == ErrorCode::NotAWorkFile) {
        error.code = ErrorCode::DamagedWorkFile;
        error.args.push_back(error.detail);
    }
    return error;
}

/// Opens for reading, checks every page, and tells the schema version.
Result<std::int64_t> inspect(const QString& path)
{
    const auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database.has_value())
        return tl::unexpected(damagedRatherThanForeign(database.error()));
    if (const auto sound = checkPages(**database, u"quick_check"_s); !sound.has_value())
        return tl::unexpected(damagedRatherThanForeign(sound.error()));
    return (*database)->pragma(u"user_version"_s);
}

void removeDatabaseFiles(const QString& path)
{
    for (const auto ending : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
        QFile::remove(path + ending);
}

/// Builds a complete file under another name first, so that no half-made file ever has the name that was
/// asked for.
Result<void> create(const QString& path)
{
    qCInfo(lcWorkFile) << "creating a work file";
    const QString unfinished = path + ".new"_L1;
    removeDatabaseFiles(unfinished);
    const auto build = [&]() -> Result<void> {
        const auto database = Database::open(unfinished, Database::Mode::ReadWrite);
        if (!database.has_value())
            return tl::unexpected(database.error());
        return migrate(**database, migrations());
    };
    if (const auto built = build(); !built.has_value()) {
        removeDatabaseFiles(unfinished);
        Error error = built.error();
        if (error.code == ErrorCode::FileNotReadable)
            error.code = ErrorCode::FileNotWritable;
        error.args.front() = path.toStdString();
        return tl::unexpected(error);
    }
    QFile::remove(path); // at most an empty file
    QFile file(unfinished);
    if (!file.rename(path))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), file.errorString().toStdString()});
    return {};
}

/// Copies the file to a name that no backup has yet.
Result<void> backUp(Database& database, std::int64_t version)
{
    const QString stem = database.path() + ".v"_L1 + QString::number(version) + ".backup"_L1;
    QString target = stem;
    for (int i = 2; QFileInfo::exists(target); ++i)
        target = stem + QString::number(i);
    qCInfo(lcWorkFile) << "backing up before the migration from version" << version;
    const QString unfinished = target + ".new"_L1;
    QFile::remove(unfinished);
    if (const auto copied = database.copyTo(unfinished); !copied.has_value()) {
        QFile::remove(unfinished);
        return copied;
    }
    QFile file(unfinished);
    if (!file.rename(target))
        return failure(ErrorCode::FileNotWritable, {target.toStdString(), file.errorString().toStdString()});
    return {};
}

Result<void> checkTournament(const engine::Tournament& tournament)
{
    if (const auto checked = checkHeader(tournament.header); !checked.has_value())
        return checked;
    std::set<engine::ParticipantNumber> numbers;
    for (const engine::Participant& participant : tournament.participants) {
        if (const auto checked = checkParticipant(participant); !checked.has_value())
            return checked;
        if (!numbers.insert(participant.number).second)
            return failure(ErrorCode::DuplicateParticipant, {std::to_string(participant.number.value())});
    }
    for (const engine::Game& game : tournament.games) {
        if (const auto checked = checkGame(game); !checked.has_value())
            return checked;
        for (const engine::ParticipantNumber player : {game.white, game.black}) {
            if (!numbers.contains(player))
                return failure(ErrorCode::UnknownParticipant, {std::to_string(player.value())});
        }
    }
    return {};
}

/// Undone entries are the last ones, and no position is missing.
Result<void> checkUndoOrder(Database& database)
{
    auto row = database.statement(
        u"SELECT tournament_id FROM undo_entry GROUP BY tournament_id"
        " HAVING max(position) - min(position) + 1 <> count(*)"
        " OR max(CASE undone WHEN 0 THEN position END) > min(CASE undone WHEN 1 THEN position END) LIMIT 1"_s);
    const auto found = row.next();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (*found) {
        return failure(ErrorCode::DamagedWorkFile,
                       {database.path().toStdString(), "undo log out of order in tournament " + row.utf8(0)});
    }
    return {};
}

Result<void> checkForeignKeys(Database& database)
{
    auto row = database.statement(u"PRAGMA foreign_key_check"_s);
    const auto found = row.next();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (*found) {
        return failure(ErrorCode::DamagedWorkFile,
                       {database.path().toStdString(), "row without its parent in table " + row.utf8(0)});
    }
    return {};
}

} // namespace

class WorkFile::Private {
public:
    explicit Private(QString file) : path(std::move(file)) { }

    void takeLock();
    Result<void> connectForWriting(std::int64_t version);
    Result<void> connectForReading(std::int64_t version);
    Result<void> openSnapshot();
    Result<void> openCopy(const QString& copy);

    QString path;
    std::optional<Error> readOnlyReason;
    std::unique_ptr<QLockFile> lock;
    std::unique_ptr<QTemporaryDir> snapshot; ///< outlives the database that may be in it
    std::unique_ptr<Database> database;
};

void WorkFile::Private::takeLock()
{
    lock = std::make_unique<QLockFile>(path + ".lock"_L1);
    lock->setStaleLockTime(0); // stale only when its process is gone, however long the program has been open
    if (lock->tryLock())
        return;
    qint64 process = 0;
    QString host;
    QString application;
    const bool isHeld = lock->error() == QLockFile::LockFailedError;
    if (isHeld && !lock->getLockInfo(&process, &host, &application)) {
        // Nobody's name is in it: its owner is writing that just now, or was killed before. Only in the
        // second case can the file be removed, because the system's own lock goes with the process.
        if (lock->tryLock(kHalfMadeLockMilliseconds) || (lock->removeStaleLockFile() && lock->tryLock()))
            return;
        lock->getLockInfo(&process, &host, &application);
    }
    if (isHeld) {
        readOnlyReason = Error{ErrorCode::WorkFileInUse,
                               {path.toStdString(), host.toStdString(), std::to_string(process)}};
    } else {
        // Qt reports a full disk as an unknown error.
        const bool full = lock->error() == QLockFile::UnknownError;
        readOnlyReason = Error{full ? ErrorCode::DiskFull : ErrorCode::ReadOnly,
                               {path.toStdString()},
                               "the lock file cannot be written"};
    }
    lock.reset();
}

Result<void> WorkFile::Private::connectForWriting(std::int64_t version)
{
    auto opened = Database::open(path, Database::Mode::ReadWrite);
    if (!opened.has_value())
        return tl::unexpected(opened.error());
    database = std::move(*opened);
    if (version < kSchemaVersion) {
        if (const auto done = backUp(*database, version); !done.has_value())
            return done;
        return migrate(*database, migrations());
    }
    // Whether the disk takes anything at all is better known now than with the first result that is typed. It
    // also sets up the write-ahead log, which costs two fsyncs more than an ordinary edit.
    return database->execute(u"PRAGMA user_version = %1"_s.arg(kSchemaVersion));
}

Result<void> WorkFile::Private::connectForReading(std::int64_t version)
{
    if (version < kSchemaVersion || readOnlyReason->code == ErrorCode::DiskFull)
        return openSnapshot();
    auto opened = Database::open(path, Database::Mode::ReadOnly);
    if (!opened.has_value())
        return tl::unexpected(opened.error());
    database = std::move(*opened);
    return {};
}

/// Reads a private copy: of a file that must be migrated to be understood, or where SQLite cannot have its
/// log beside the file.
Result<void> WorkFile::Private::openSnapshot()
{
    snapshot = std::make_unique<QTemporaryDir>();
    const QString copy = snapshot->filePath(u"snapshot.zahlmeister"_s);
    const bool isDiskFull = readOnlyReason && readOnlyReason->code == ErrorCode::DiskFull;
    if (canBeWritten(path) && !isDiskFull) {
        const auto original = Database::open(path, Database::Mode::ReadOnly);
        if (!original.has_value())
            return tl::unexpected(original.error());
        if (const auto copied = (*original)->copyTo(copy); !copied.has_value())
            return copied;
    } else {
        for (const auto ending : {""_L1, "-wal"_L1}) {
            QFile part(path + ending);
            if (!part.exists())
                continue;
            if (!part.copy(copy + ending))
                return failure(ErrorCode::FileNotReadable,
                               {path.toStdString(), part.errorString().toStdString()});
            QFile::setPermissions(copy + ending, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        }
    }
    return openCopy(copy).map_error([&](Error error) {
        // The user knows his own file only.
        std::replace(error.args.begin(), error.args.end(), copy.toStdString(), path.toStdString());
        return error;
    });
}

Result<void> WorkFile::Private::openCopy(const QString& copy)
{
    const auto version = inspect(copy);
    if (!version.has_value())
        return tl::unexpected(version.error());
    const auto mode = *version > kSchemaVersion ? Database::Mode::ReadOnly : Database::Mode::ReadWrite;
    auto opened = Database::open(copy, mode);
    if (!opened.has_value())
        return tl::unexpected(opened.error());
    database = std::move(*opened);
    return migrate(*database, migrations());
}

WorkFile::WorkFile(std::unique_ptr<Private> data) : m_d(std::move(data)) { }

WorkFile::~WorkFile() = default;

Result<std::unique_ptr<WorkFile>> WorkFile::open(const QString& givenPath, Access access)
{
    const QString path = QFileInfo(givenPath).absoluteFilePath();
    auto data = std::make_unique<Private>(path);
    auto content = probe(path);
    if (!content.has_value())
        return tl::unexpected(content.error());
    if (*content == Content::Foreign)
        return failure(ErrorCode::NotAWorkFile, {path.toStdString()});
    const bool isNew = *content == Content::Missing || *content == Content::Empty;
    if (isNew && access == Access::ReadOnly)
        return failure(ErrorCode::FileNotFound, {path.toStdString()});

    if (isNew)
        QDir().mkpath(QFileInfo(path).absolutePath());
    if (access == Access::ReadOnly || (!isNew && !canBeWritten(path)))
        data->readOnlyReason = Error{ErrorCode::ReadOnly, {path.toStdString()}};
    else
        data->takeLock();
    if (isNew) {
        if (data->readOnlyReason && data->readOnlyReason->code == ErrorCode::ReadOnly)
            return failure(ErrorCode::FileNotWritable, {path.toStdString(), data->readOnlyReason->detail});
        if (data->readOnlyReason)
            return tl::unexpected(*data->readOnlyReason);
        if (const auto created = create(path); !created.has_value())
            return tl::unexpected(created.error());
    }
    if (const auto connected = connect(*data); !connected.has_value())
        return tl::unexpected(connected.error());
    return std::unique_ptr<WorkFile>(new WorkFile(std::move(data)));
}

Result<void> WorkFile::connect(Private& data)
{
    // Where the log cannot be written, SQLite cannot even read the file; the snapshot is inspected instead.
    if (!canBeWritten(data.path))
        return data.openSnapshot();
    const auto version = inspect(data.path);
    if (!version.has_value() && version.error().code == ErrorCode::DiskFull) {
        data.readOnlyReason = version.error();
        return data.openSnapshot();
    }
    if (!version.has_value())
        return tl::unexpected(version.error());
    if (*version > kSchemaVersion) {
        data.readOnlyReason =
            Error{ErrorCode::NewerWorkFile,
                  {data.path.toStdString(), std::to_string(*version), std::to_string(kSchemaVersion)}};
        data.lock.reset();
    }
    if (!data.readOnlyReason) {
        const auto connected = data.connectForWriting(*version);
        if (connected.has_value())
            return {};
        const ErrorCode code = connected.error().code;
        if (code != ErrorCode::DiskFull && code != ErrorCode::ReadOnly)
            return connected;
        data.readOnlyReason = connected.error();
        data.database.reset();
        data.lock.reset();
    }
    return data.connectForReading(*version);
}

QString WorkFile::path() const
{
    return m_d->path;
}

bool WorkFile::isReadOnly() const
{
    return m_d->readOnlyReason.has_value();
}

const std::optional<Error>& WorkFile::readOnlyReason() const
{
    return m_d->readOnlyReason;
}

Result<std::vector<TournamentSummary>> WorkFile::tournaments() const
{
    auto rows = database().statement(
        u"SELECT id, name, start_date, end_date, removed,"
        " (SELECT count(*) FROM participant WHERE tournament_id = tournament.id),"
        " (SELECT count(*) FROM game WHERE tournament_id = tournament.id)"
        " FROM tournament ORDER BY end_date IS NOT NULL, end_date DESC, start_date DESC, id DESC"_s);
    std::vector<TournamentSummary> summaries;
    const auto read = forEachRow(rows, [&](const Statement& row) {
        summaries.push_back({.id = engine::TournamentId(row.integer(0)),
                             .name = row.text(1),
                             .start = row.date(2),
                             .end = row.date(3),
                             .participants = static_cast<int>(row.integer(5)),
                             .games = static_cast<int>(row.integer(6)),
                             .removed = row.flag(4)});
    });
    if (!read.has_value())
        return tl::unexpected(read.error());
    return summaries;
}

Result<StoredTournament> WorkFile::tournament(engine::TournamentId id) const
{
    return readTournament(database(), id);
}

Result<engine::TournamentId> WorkFile::addTournament(const engine::Tournament& tournament)
{
    if (isReadOnly())
        return tl::unexpected(*readOnlyReason());
    if (const auto checked = checkTournament(tournament); !checked.has_value())
        return tl::unexpected(checked.error());
    auto transaction = Transaction::begin(database());
    if (!transaction.has_value())
        return tl::unexpected(transaction.error());
    const auto id = insertTournament(database(), tournament);
    if (!id.has_value())
        return id;
    if (const auto committed = transaction->commit(); !committed.has_value())
        return tl::unexpected(committed.error());
    return id;
}

Result<void> WorkFile::removeTournament(engine::TournamentId id)
{
    return mark(id, true);
}

Result<void> WorkFile::restoreTournament(engine::TournamentId id)
{
    return mark(id, false);
}

Result<void> WorkFile::mark(engine::TournamentId id, bool removed)
{
    if (isReadOnly())
        return tl::unexpected(*readOnlyReason());
    auto transaction = Transaction::begin(database());
    if (!transaction.has_value())
        return tl::unexpected(transaction.error());
    {
        auto update = database().statement(u"UPDATE tournament SET removed = ? WHERE id = ? RETURNING id"_s);
        const auto found = update.bind(removed).bind(id.value()).next();
        if (!found.has_value())
            return tl::unexpected(found.error());
        if (!*found)
            return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    }
    return transaction->commit();
}

Result<void> WorkFile::checkConsistency() const
{
    if (const auto sound = checkPages(database(), u"integrity_check"_s); !sound.has_value())
        return sound;
    for (const auto check : {checkForeignKeys, checkUndoLog, checkUndoOrder}) {
        if (const auto sound = check(database()); !sound.has_value())
            return sound;
    }
    const auto all = tournaments();
    if (!all.has_value())
        return tl::unexpected(all.error());
    for (const TournamentSummary& summary : *all) {
        if (const auto read = tournament(summary.id); !read.has_value())
            return tl::unexpected(read.error());
    }
    return {};
}

Database& WorkFile::database() const
{
    return *m_d->database;
}

} // namespace zahlmeister::app
