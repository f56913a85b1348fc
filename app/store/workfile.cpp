// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/workfile.h"

#include <algorithm>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>

#include "app/fields/valuecheck.h"
#include "app/files/filelock.h"
#include "app/files/fileplace.h"
#include "app/files/openfile.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/files/temporaryfolder.h"
#include "app/sql/rows.h"
#include "app/store/backups.h"
#include "app/store/consistency.h"
#include "app/store/database.h"
#include "app/store/intransaction.h"
#include "app/store/leftoverlog.h"
#include "app/store/rescue.h"
#include "app/store/schema.h"
#include "app/store/undolog.h"
#include "app/threads/continuecallback.h"
#include "engine/base/try.h"
#include "engine/check/check.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {
namespace {
Q_LOGGING_CATEGORY(lcWorkFile, "zahlmeister.store.workfile", QtWarningMsg)

/// A smaller log is not worth the two fsyncs of folding it back as long as edits go on.
constexpr std::int64_t kLogBytesWorthFolding = 64 << 10;

enum class Content { Missing, Empty, Ours, Foreign };

/// Looks at the first bytes without SQLite, because SQLite would already write to a foreign file that was
/// left behind by a crash (it rolls its journal back). Empty is what the system says has no byte: a file that
/// cannot be read may hold everything.
Result<Content> probe(const QString& path)
{
    TRY_DO(requireRegularFile(path));
    if (pathKind(path) == PathKind::Missing)
        return Content::Missing;
    if (isOpenHere(path))
        return Content::Ours;
    TRY(const qint64 size, fileSize(path));
    if (size == 0)
        return Content::Empty;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), file.errorString().toStdString()});
    const QByteArray head = file.read(kDatabaseHead);
    if (file.error() != QFileDevice::NoError || head.size() < std::min(size, kDatabaseHead))
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), file.errorString().toStdString()});
    return databaseKind(head) == DatabaseKind::WorkFile ? Content::Ours : Content::Foreign;
}

/// SQLite needs more than the file itself: its log and our lock file stand beside it.
bool canBeWritten(const QString& path)
{
    const QFileInfo info(path);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
}

/// Makes a complete database: no half-made file ever has the name that was asked for, and the disk is waited
/// for once and not for every version of the tables.
Result<UnfinishedFile> emptyWorkFile(const QString& path)
{
    qCInfo(lcWorkFile) << "creating a work file";
    TRY(const auto database, emptyDatabase(kSchemaVersion));
    TRY(auto file, UnfinishedFile::beside(path));
    TRY_DO(database->copyTo(file).map_error([&](Error error) {
        if (!error.args.empty())
            error.args.front() = path.toStdString();
        return error;
    }));
    return Result<UnfinishedFile>(std::move(file));
}

/// A log without its file is that of another state.
Result<void> refuseLogOfNothing(const QString& path, WorkFile::ForeignLogs logs)
{
    return leftoverOf(path) == Leftover::None ? Result<void>()
                                              : refuseLog(path, logs == WorkFile::ForeignLogs::SetAside);
}

/// Puts a new work file where there is no file. One that somebody else has put there in this moment stays.
Result<void> create(const QString& path, WorkFile::ForeignLogs logs)
{
    TRY_DO(makePrivateFolder(QFileInfo(path).absolutePath()));
    TRY_DO(refuseLogOfNothing(path, logs));
    TRY(auto file, emptyWorkFile(path));
    const auto named = file.giveName();
    return !named.has_value() && isNameTaken(named.error()) ? Result<void>() : named;
}

/// Puts a new work file in the place of an empty one, unless somebody else has done so.
Result<void> fill(const QString& path, WorkFile::ForeignLogs logs)
{
    TRY(const auto lock, FileLock::take(path));
    TRY(const auto content, probe(path));
    if (content != Content::Empty)
        return {};
    TRY_DO(refuseLogOfNothing(path, logs));
    TRY(auto file, emptyWorkFile(path));
    return file.replaceTarget();
}

/// What SQLite kept beside a name that has no file any more, when everything was folded. A file that has
/// taken the name may use it.
void removeEmptyLog(const QString& path)
{
    const auto size = fileSize(path + kCompanions[0]);
    if (pathKind(path) == PathKind::Missing && size.has_value() && *size == 0)
        removeCompanions(path);
}

} // namespace

class WorkFile::Private {
public:
    explicit Private(QString file) : path(std::move(file)) { }

    /// Asks the caller who opens the file.
    [[nodiscard]] ContinueCallback goesOn(Step step) const
    {
        return [this, step] { return !progress || progress(step); };
    }

    void takeLock()
    {
        auto taken = FileLock::take(path);
        if (taken.has_value())
            lock = std::move(*taken);
        else
            readOnlyReason = taken.error();
    }

    Result<void> connectForWriting(std::int64_t version)
    {
        TRY(database, Database::open(path, Database::Mode::ReadWrite));
        if (version < kSchemaVersion) {
            {
                const Database::Patience patience(*database, goesOn(Step::Backup));
                TRY_DO(makeBackup(*database, BackupReason::Migration));
            }
            const Database::Patience patience(*database, goesOn(Step::Migration));
            TRY_DO(migrate(*database, migrations()));
            wasMigrated = true;
        }
        const Database::Patience patience(*database, goesOn(Step::Log));
        // What a crash left in the log goes into the file, so that the first commit starts a new generation.
        TRY_DO(database->checkpoint());
        database->keepGenerations();
        // Whether the disk takes anything at all is better known now than with the first result that is
        // typed.
        TRY(auto transaction, Transaction::begin(*database));
        const auto written = database->execute(u"PRAGMA user_version = %1"_s.arg(kSchemaVersion));
        return written.has_value() ? transaction.commit() : written;
    }

    Result<void> connectForReading(std::int64_t version, Database::Mode mode)
    {
        if (version < kSchemaVersion || readOnlyReason->code == ErrorCode::DiskFull)
            return openSnapshot();
        TRY(database, Database::open(path, mode));
        return {};
    }

    /// Reads a private copy: of a file that must be migrated to be understood, or where SQLite cannot have
    /// its log beside the file.
    Result<void> openSnapshot()
    {
        snapshot = std::make_unique<TemporaryFolder>();
        const QString copy = snapshot->filePath(u"snapshot.zahlmeister"_s);
        const bool isDiskFull = readOnlyReason && readOnlyReason->code == ErrorCode::DiskFull;
        if (canBeWritten(path) && !isDiskFull) {
            TRY(const auto original, Database::open(path, Database::Mode::ReadOnly));
            const Database::Patience patience(*original, goesOn(Step::Backup));
            TRY_DO(original->copyTo(copy));
        } else {
            TRY_DO(requireOwnCompanions(path));
            for (const auto ending : {""_L1, "-wal"_L1, "-journal"_L1}) {
                QFile part(path + ending);
                if (pathKind(part.fileName()) == PathKind::Missing)
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

    Result<void> openCopy(const QString& copy)
    {
        TRY(const auto version, inspectFile(copy, Database::Mode::ReadOnlyWithoutTrace, goesOn(Step::Check)));
        const auto mode = version > kSchemaVersion ? Database::Mode::ReadOnly : Database::Mode::ReadWrite;
        TRY(database, Database::open(copy, mode));
        const Database::Patience patience(*database, goesOn(Step::Migration));
        return migrate(*database, migrations());
    }

    QString path;
    Progress progress; ///< only while it is opened
    std::optional<Error> readOnlyReason;
    bool wasLeftByCrash = false;
    bool wasMigrated = false;
    std::unique_ptr<FileLock> lock;
    std::unique_ptr<TemporaryFolder> snapshot; ///< outlives the database that may be in it
    std::unique_ptr<Database> database;
};

WorkFile::WorkFile(std::unique_ptr<Private> data) : m_d(std::move(data)) { }

WorkFile::~WorkFile() = default;

Result<std::unique_ptr<WorkFile>> WorkFile::open(const QString& givenPath, Access access, ForeignLogs logs,
                                                 Progress progress)
{
    // A file has one name for SQLite's log and for us, through whatever link it was reached.
    const QFileInfo given(givenPath);
    QString path = given.exists() ? given.canonicalFilePath() : given.absoluteFilePath();
    // What a crash left belongs to the name under which the file was open; a hard link does not have it.
    for (const QString& name : otherNames(path)) {
        const Leftover left = leftoverOf(path) == Leftover::None ? leftoverOf(name) : Leftover::None;
        if (left == Leftover::Log || left == Leftover::Journal)
            path = name;
    }
    auto data = std::make_unique<Private>(path);
    data->progress = std::move(progress);
    TRY(auto content, probe(path));
    if (content == Content::Missing || content == Content::Empty) {
        if (access == Access::ReadOnly)
            return failure(ErrorCode::FileNotFound, {path.toStdString()});
        TRY_DO(content == Content::Missing ? create(path, logs) : fill(path, logs));
        TRY(content, probe(path)); // somebody else may have been faster
    }
    if (content != Content::Ours)
        return failure(ErrorCode::NotAWorkFile, {path.toStdString()});
    if (access == Access::ReadOnly || !canBeWritten(path))
        data->readOnlyReason = Error{ErrorCode::ReadOnly, {path.toStdString()}};
    else
        data->takeLock();
    TRY_DO(connect(*data, logs));
    data->progress = {};
    return std::unique_ptr<WorkFile>(new WorkFile(std::move(data)));
}

Result<void> WorkFile::connect(Private& data, ForeignLogs logs)
{
    // A log that nobody is writing was left by a crash, and may have been left by another state of the file.
    const bool isHeldElsewhere = !data.lock && FileLock::isHeld(data.path);
    const Leftover leftover = isHeldElsewhere ? Leftover::None : leftoverOf(data.path);
    data.wasLeftByCrash = leftover != Leftover::None;
    if (data.wasLeftByCrash) {
        TRY_DO(checkLog(data.path, logs == ForeignLogs::SetAside && data.lock));
    }
    // Where the log cannot be written, SQLite cannot even read the file; the snapshot is inspected instead.
    if (!canBeWritten(data.path) || (data.wasLeftByCrash && !data.lock))
        return data.openSnapshot();
    // Opening for reading alone would leave a log behind that only a writer can remove.
    const auto reading = isHeldElsewhere || leftover == Leftover::Log ? Database::Mode::ReadOnly
                                                                      : Database::Mode::ReadOnlyWithoutTrace;
    const auto version = inspectFile(data.path, reading, data.goesOn(Step::Check));
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
    return data.connectForReading(*version, reading);
}

bool WorkFile::checkPlace()
{
    if (isReadOnly())
        return m_d->readOnlyReason->code != ErrorCode::WorkFileMoved;
    m_d->database->renewLocks();
    if (!m_d->database->hasMoved())
        return true;
    // Whatever is decided, and if the program ends before: the file holds what was stored, under any name.
    static_cast<void>(m_d->database->emptyLog());
    m_d->readOnlyReason =
        Error{ErrorCode::WorkFileMoved, {m_d->path.toStdString(), currentPath().toStdString()}};
    return false;
}

QString WorkFile::currentPath() const
{
    return m_d->database->currentPath();
}

Result<void> WorkFile::continueIn(const QString& path)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    TRY_DO(database().copyTo(target));
    // The old file stays open until the new one is, so that nothing is lost when that fails.
    TRY(auto opened, open(target));
    if (const auto& reason = opened->readOnlyReason())
        return tl::unexpected(*reason);
    const QString before = m_d->path;
    static_cast<void>(m_d->database->leaveFileBehind());
    m_d = std::move(opened->m_d);
    removeEmptyLog(before);
    return {};
}

Result<void> WorkFile::follow()
{
    const QString target = currentPath();
    if (target.isEmpty())
        return failure(ErrorCode::FileNotFound, {m_d->path.toStdString()});
    // SQLite keeps what it knows of a log by the file, whatever its name is: two connections under two names
    // would mix their logs. The old one has to go first, and a copy takes its place if the new one fails.
    auto data = std::make_unique<Private>(target);
    data->snapshot = std::make_unique<TemporaryFolder>();
    const QString copy = data->snapshot->filePath(u"snapshot.zahlmeister"_s);
    TRY_DO(database().copyTo(copy));
    TRY_DO(m_d->database->leaveFileBehind());
    m_d->database.reset();
    data->lock = std::exchange(m_d->lock, nullptr);
    auto followed = data->lock->moveTo(target);
    if (followed.has_value())
        followed = connect(*data, ForeignLogs::Refuse);
    if (followed.has_value() && data->readOnlyReason)
        followed = tl::unexpected(*data->readOnlyReason);
    if (!followed.has_value()) {
        data->readOnlyReason = m_d->readOnlyReason;
        data->path = m_d->path;
        TRY_DO(data->openCopy(copy));
    }
    const QString before = m_d->path;
    m_d = std::move(data);
    removeEmptyLog(before);
    return followed;
}

Result<void> WorkFile::foldLog()
{
    if (isReadOnly() || database().logSize() < kLogBytesWorthFolding)
        return {};
    return database().checkpoint().transform([](bool) {});
}

QString WorkFile::path() const
{
    return m_d->path;
}

bool WorkFile::wasLeftByCrash() const
{
    return m_d->wasLeftByCrash;
}

bool WorkFile::wasMigrated() const
{
    return m_d->wasMigrated;
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
        " game.games, game.pairings, game.open, mode, kind"
        " FROM tournament LEFT JOIN (SELECT tournament_id, count(*) AS games,"
        " count(DISTINCT min(white, black) * 100000 + max(white, black)) AS pairings,"
        " sum(result = '*') AS open FROM game GROUP BY tournament_id) AS game ON tournament_id = id"
        " ORDER BY end_date IS NOT NULL, end_date DESC, start_date DESC, id DESC"_s);
    return collected<TournamentSummary>(std::move(rows), [](const Statement& row) {
        const auto players = static_cast<int>(row.integer(5));
        const auto games = static_cast<int>(row.integer(6));
        // In a league it is the teams that all meet each other.
        const bool isRoundRobin = row.text(9) == u"round-robin" && row.text(10) == u"individual";
        const int lacking =
            isRoundRobin ? engine::missingGames(players, games, static_cast<int>(row.integer(7))) : 0;
        return TournamentSummary{.id = engine::TournamentId(row.integer(0)),
                                 .name = row.text(1),
                                 .start = row.date(2),
                                 .end = row.date(3),
                                 .participants = players,
                                 .games = games,
                                 .missing = static_cast<int>(row.integer(8)) + lacking,
                                 .removed = row.flag(4)};
    });
}

Result<StoredTournament> WorkFile::tournament(engine::TournamentId id) const
{
    return readTournament(database(), id);
}

Result<engine::TournamentId> WorkFile::addTournament(const engine::Tournament& tournament)
{
    return inTransaction(*this, [&]() -> Result<engine::TournamentId> {
        TRY_DO(checkTournament(tournament));
        return insertTournament(database(), tournament);
    });
}

Result<void> WorkFile::removeTournament(engine::TournamentId id)
{
    return replaceTournaments({.removed = {id}}).transform([](const auto&) {});
}

Result<void> WorkFile::restoreTournament(engine::TournamentId id)
{
    return replaceTournaments({.restored = {id}}).transform([](const auto&) {});
}

Result<std::vector<engine::TournamentId>> WorkFile::replaceTournaments(const Replacement& replacement)
{
    for (const engine::Tournament& tournament : replacement.added)
        TRY_DO(checkTournament(tournament));
    return inTransaction(*this, [&]() -> Result<std::vector<engine::TournamentId>> {
        for (const auto& [ids, isRemoved] :
             {std::pair(&replacement.removed, true), {&replacement.restored, false}}) {
            for (const engine::TournamentId id : *ids) {
                auto update =
                    database().statement(u"UPDATE tournament SET removed = ? WHERE id = ? RETURNING id"_s);
                TRY(const auto found, update.bind(isRemoved).bind(id.value()).next());
                if (!found)
                    return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
            }
        }
        std::vector<engine::TournamentId> added;
        for (const engine::Tournament& tournament : replacement.added) {
            TRY(const auto id, insertTournament(database(), tournament));
            added.push_back(id);
        }
        return added;
    });
}

Result<void> WorkFile::checkConsistency() const
{
    TRY_DO(checkPages(database(), u"integrity_check"_s));
    for (const auto check : {checkForeignKeys, checkUndoLog, checkUndoOrder}) {
        TRY_DO(check(database()));
    }
    TRY(const auto all, tournaments());
    for (const TournamentSummary& summary : all) {
        TRY_DO(tournament(summary.id));
    }
    return {};
}

Database& WorkFile::database() const
{
    return *m_d->database;
}

} // namespace zahlmeister::app
