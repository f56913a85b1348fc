// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/database.h"

#include <atomic>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QSqlDriver>
#include <QSqlError>
#include <sqlite3.h>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/store/schema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcStore, "zahlmeister.store", QtWarningMsg)

/// The log is folded back when the user pauses (TournamentDocument). This size is the emergency brake for a
/// program that never pauses, because folding in the middle of an edit costs two more fsyncs.
constexpr std::int64_t kLogBytesBeforeForcedFolding = 16 << 20;

/// How often SQLite asks whether a query may go on, in steps of its virtual machine: some milliseconds.
constexpr int kStepsBetweenQuestions = 100'000;

/// Of a copy, between two questions whether it goes on: a millisecond or two.
constexpr int kPagesAtOnce = 256;
constexpr int kMillisecondsUntilNextTry = 20;

/// What no work file needs, however large; a file that exceeds it is not ours or is meant to harm.
/// @source sqlite.org/limits.html, "Defense against the dark arts" (sqlite.org/security.html)
constexpr std::pair<int, int> kLimits[]{
    {SQLITE_LIMIT_LENGTH, 256 << 20},
    {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},
    {SQLITE_LIMIT_COLUMN, 200},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 20},
    {SQLITE_LIMIT_VDBE_OP, 50'000},
    {SQLITE_LIMIT_FUNCTION_ARG, 20},
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 200},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 10},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
};

QString uniqueConnectionName()
{
    static std::atomic<int> counter = 0;
    return "zahlmeister-"_L1 + QString::number(++counter);
}

/// The copy is as safe as the original when there is talk of it.
Result<void> flushToDisk(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), file.errorString().toStdString()});
#ifdef Q_OS_UNIX
    if (::fsync(file.handle()) != 0)
        return failure(ErrorCode::StorageFailure, {path.toStdString()}, "fsync of the copy failed");
#elif defined(Q_OS_WIN)
    const HANDLE handle =
        ::CreateFileW(reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(path).utf16()), GENERIC_WRITE,
                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                      FILE_ATTRIBUTE_NORMAL, nullptr);
    const bool isFlushed = handle != INVALID_HANDLE_VALUE && ::FlushFileBuffers(handle) != 0;
    ::CloseHandle(handle);
    if (!isFlushed)
        return failure(ErrorCode::StorageFailure, {path.toStdString()}, "the copy could not be flushed");
#endif
    return {};
}

} // namespace

// Database

Database::Database(QString path, const QString& connection)
    : m_path(std::move(path)),
      m_connection(connection),
      m_handle(QSqlDatabase::addDatabase(u"QSQLITE"_s, connection))
{
}

Database::~Database()
{
    // SQLite does not fold the log of a file that has moved, and leaves it behind under the old name.
    if (m_keepsGenerations && hasMoved())
        static_cast<void>(emptyLog());
    // What has the name of a lost log is another's, and would be removed in its place.
    if (hasLostLog())
        sqlite3_db_config(native(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    // The only order that Qt accepts: queries, then the last handle, then the connection.
    m_queries.clear();
    if (m_guard)
        m_guard->release();
    m_handle.close();
    m_handle = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Mode mode)
{
    std::unique_ptr<Database> database(new Database(path, uniqueConnectionName()));
    for (const auto step : {&Database::connect, &Database::harden, &Database::identify, &Database::configure,
                            &Database::guardLog}) {
        TRY_DO((database.get()->*step)(mode));
    }
    return database;
}

Result<std::unique_ptr<Database>> Database::openInMemory()
{
    std::unique_ptr<Database> database(new Database(u":memory:"_s, uniqueConnectionName()));
    database->m_handle.setDatabaseName(u":memory:"_s);
    if (!database->m_handle.open())
        return tl::unexpected(database->errorOf(database->m_handle.lastError()));
    return database;
}

Result<void> Database::connect(Mode mode)
{
    qCDebug(lcStore) << "connecting" << static_cast<int>(mode);
    TRY_DO(requireRegularFile(m_path));
    TRY_DO(requireOwnCompanions(m_path));
    m_file.emplace(m_path);
    m_handle.setDatabaseName(m_path);
    if (mode == Mode::ReadOnly)
        m_handle.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    if (mode == Mode::Immutable) {
        m_handle.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s);
        m_handle.setDatabaseName(immutableAddress(m_path));
    }
    if (!m_handle.open())
        return tl::unexpected(errorOf(m_handle.lastError()));
    // SQLite opens the file itself: between the question and the answer it may have become another.
    TRY_DO(requireRegularFile(m_path));
    if (identity() && fileIdentity(m_path) != identity())
        return failure(ErrorCode::WorkFileMoved, {m_path.toStdString(), {}});
    return {};
}

std::optional<FileIdentity> Database::identity() const
{
    return m_file ? m_file->identity() : std::nullopt;
}

sqlite3* Database::native() const
{
    const QVariant handle = m_handle.driver()->handle();
    return handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0
               ? *static_cast<sqlite3* const*>(handle.constData())
               : nullptr;
}

/// Before the first query: a file that came by mail may carry views, triggers and values of somebody else.
Result<void> Database::harden(Mode)
{
    sqlite3* const connection = native();
    if (!connection)
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()}, "Qt's SQLite driver has no handle");
    constexpr std::pair<int, int> kSwitches[]{
        {SQLITE_DBCONFIG_DEFENSIVE, 1},
        {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
        {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
        {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
        {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
    };
    for (const auto& [option, wanted] : kSwitches) {
        int is = -1;
        if (sqlite3_db_config(connection, option, wanted, &is) != SQLITE_OK || is != wanted)
            return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                           "a protection of SQLite is missing");
    }
    for (const auto& [limit, value] : kLimits)
        sqlite3_limit(connection, limit, value);
    sqlite3_progress_handler(connection, kStepsBetweenQuestions, &Database::onProgress, this);
    return {};
}

void Database::startClock()
{
    m_deadline = std::chrono::steady_clock::now() + kPatience;
}

int Database::onProgress(void* database)
{
    auto* const self = static_cast<Database*>(database);
    const bool goesOn = self->m_isPatient ? !self->m_goesOn || self->m_goesOn()
                                          : std::chrono::steady_clock::now() < self->m_deadline;
    return goesOn ? 0 : 1;
}

Database::Patience::Patience(Database& database, ContinueCallback goesOn)
    : m_database(&database),
      m_before(std::exchange(database.m_goesOn, std::move(goesOn))),
      m_wasPatient(std::exchange(database.m_isPatient, true))
{
}

Database::Patience::~Patience()
{
    m_database->m_goesOn = std::move(m_before);
    m_database->m_isPatient = m_wasPatient;
    m_database->startClock();
}

Result<void> Database::identify(Mode mode)
{
    TRY(const auto id, pragma(u"application_id"_s));
    if (id != kWorkFileId) {
        TRY(const auto pages, pragma(u"page_count"_s));
        if (id != 0 || pages != 0 || mode != Mode::ReadWrite)
            return failure(ErrorCode::NotAWorkFile, {m_path.toStdString()});
        TRY_DO(execute(u"PRAGMA application_id = %1"_s.arg(kWorkFileId)));
    }
    TRY(const auto version, pragma(u"user_version"_s));
    if (version > kSchemaVersion && mode == Mode::ReadWrite) {
        return failure(ErrorCode::NewerWorkFile,
                       {m_path.toStdString(), std::to_string(version), std::to_string(kSchemaVersion)});
    }
    return {};
}

/// The answer is read back: a pragma that is not understood fails silently.
Result<void> Database::expect(const QString& assignment, const QString& name, std::int64_t wanted)
{
    TRY_DO(execute(assignment));
    TRY(const auto value, pragma(name));
    if (value != wanted)
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                       assignment.toStdString() + " refused");
    return {};
}

Result<void> Database::configure(Mode mode)
{
    TRY_DO(expect(u"PRAGMA foreign_keys = ON"_s, u"foreign_keys"_s, 1));
    TRY_DO(expect(u"PRAGMA cell_size_check = ON"_s, u"cell_size_check"_s, 1));
    switch (mode) {
    case Mode::ReadWrite: return configureLog();
    case Mode::ReadOnlyWithoutTrace: return expect(u"PRAGMA query_only = ON"_s, u"query_only"_s, 1);
    case Mode::ReadOnly:
    case Mode::Immutable: break;
    }
    return {};
}

Result<void> Database::configureLog()
{
    const QString wanted = isOnLocalDisk(m_path) ? u"wal"_s : u"delete"_s;
    auto journal = statement("PRAGMA journal_mode = "_L1 + wanted);
    TRY(const auto answered, journal.next());
    if (!answered || journal.text(0) != wanted) {
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                       "no log on this file system: " + journal.utf8(0));
    }
    // What is deleted is overwritten: a birth date that somebody took back is gone from the file.
    TRY_DO(expect(u"PRAGMA secure_delete = ON"_s, u"secure_delete"_s, 1));
    TRY_DO(expect(u"PRAGMA synchronous = FULL"_s, u"synchronous"_s, 2));
    // Folding is decided here alone (foldWhenLarge()), since each complete one starts a new generation.
    return expect(u"PRAGMA wal_autocheckpoint = 0"_s, u"wal_autocheckpoint"_s, 0);
}

Result<void> Database::guardLog(Mode mode)
{
    if (mode != Mode::ReadWrite || !isOnLocalDisk(m_path))
        return {};
    TRY_DO(pragma(u"schema_version"_s)); // the first to read makes the log and its index
    m_guard.emplace(m_path);
    return {};
}

Statement Database::statement(const QString& sql)
{
    if (const auto known = m_queries.find(sql); known != m_queries.end()) {
        Q_ASSERT(!sqlite3_stmt_busy(known->second.get()));
        return {*this, known->second.get(), std::nullopt};
    }
    sqlite3_stmt* query = nullptr;
    const QByteArray text = sql.toUtf8();
    const int code = sqlite3_prepare_v3(native(), text.constData(), static_cast<int>(text.size()),
                                        SQLITE_PREPARE_PERSISTENT, &query, nullptr);
    if (code != SQLITE_OK)
        return {*this, nullptr, lastErrorOf(native())};
    m_queries.emplace(sql, decltype(m_queries)::mapped_type(query, &sqlite3_finalize));
    return {*this, query, std::nullopt};
}

Result<void> Database::execute(const QString& sql)
{
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
    startClock();
    if (!query.exec(sql))
        return tl::unexpected(errorOf(query.lastError()));
    return {};
}

Result<std::int64_t> Database::pragma(const QString& name)
{
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
    startClock();
    if (!query.exec("PRAGMA "_L1 + name))
        return tl::unexpected(errorOf(query.lastError()));
    if (!query.next()) {
        if (query.lastError().isValid())
            return tl::unexpected(errorOf(query.lastError()));
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                       "no answer to pragma " + name.toStdString());
    }
    return query.value(0).toLongLong();
}

Result<void> Database::copyTo(const QString& target)
{
    TRY(auto copy, UnfinishedFile::beside(target));
    TRY_DO(copyTo(copy));
    return copy.giveName();
}

Result<void> Database::copyTo(const UnfinishedFile& copy)
{
    TRY_DO(copyInto(copy.path()));
    return flushToDisk(copy.path());
}

Result<void> Database::copyInto(const QString& emptyFile)
{
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(emptyFile.toUtf8().constData(), &opened, SQLITE_OPEN_READWRITE, nullptr);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> copy(opened, &sqlite3_close);
    if (code != SQLITE_OK)
        return tl::unexpected(errorOf(code, QString::fromUtf8(sqlite3_errstr(code))));
    sqlite3_backup* const backup = sqlite3_backup_init(copy.get(), "main", native(), "main");
    if (!backup)
        return tl::unexpected(lastErrorOf(copy.get()));
    const auto patienceEnds = std::chrono::steady_clock::now() + kPatience;
    int step = SQLITE_OK;
    const auto isUnfinished = [&] {
        return step == SQLITE_OK || step == SQLITE_BUSY || step == SQLITE_LOCKED;
    };
    while (isUnfinished() && (!m_goesOn || m_goesOn())) {
        step = sqlite3_backup_step(backup, kPagesAtOnce);
        if (step != SQLITE_BUSY && step != SQLITE_LOCKED)
            continue;
        if (std::chrono::steady_clock::now() > patienceEnds)
            break;
        sqlite3_sleep(kMillisecondsUntilNextTry); // another program is writing
    }
    const int finished = sqlite3_backup_finish(backup);
    if (step != SQLITE_DONE && finished == SQLITE_OK)
        return failure(step == SQLITE_OK ? ErrorCode::Cancelled : ErrorCode::WorkFileInUse,
                       {m_path.toStdString(), "?", "?"});
    if (finished != SQLITE_OK)
        return tl::unexpected(errorOf(finished, QString::fromUtf8(sqlite3_errmsg(copy.get()))));
    // A copy that says that it has a log could not be read where none can be written.
    if (sqlite3_exec(copy.get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return tl::unexpected(lastErrorOf(copy.get()));
    return {};
}

Result<bool> Database::checkpoint()
{
    auto folding = statement(u"PRAGMA wal_checkpoint(PASSIVE)"_s);
    TRY(const auto answered, folding.next());
    // busy, pages in the log, pages of them in the main file; -1 without a write-ahead log
    m_isFolded = answered && folding.integer(0) == 0 && folding.integer(1) == folding.integer(2);
    return m_isFolded;
}

Result<void> Database::emptyLog()
{
    // Folded beside what others have written to a log of their own it would mix two states.
    if (hasLostLog() && fileSize(m_path + kCompanions[0]).value_or(0) > 0)
        return failure(ErrorCode::WorkFileMoved, {m_path.toStdString(), {}});
    auto folding = statement(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    TRY_DO(folding.next());
    if (folding.integer(0) != 0)
        return failure(ErrorCode::WorkFileInUse, {m_path.toStdString(), "?", "?"});
    m_isFolded = true;
    return {};
}

Result<void> Database::leaveFileBehind()
{
    TRY_DO(emptyLog());
    int keeps = 1;
    sqlite3_file_control(native(), "main", SQLITE_FCNTL_PERSIST_WAL, &keeps);
    return {};
}

bool Database::hasMoved() const
{
    if (!identity())
        return false;
    if (fileIdentity(m_path) != identity() || hasLostLog())
        return true;
    int moved = 0;
    sqlite3* const connection = native();
    return connection &&
           sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK &&
           moved != 0;
}

bool Database::hasLostLog() const
{
    return m_guard && m_guard->hasLostLog();
}

void Database::renewLocks() const
{
    if (m_guard)
        m_guard->renew();
}

QString Database::currentPath() const
{
    if (!identity() || hasLostLog())
        return {};
    if (fileIdentity(m_path) == identity())
        return m_path;
#ifdef Q_OS_LINUX
    // The handles of this process know under which name their file is to be found.
    const QFileInfoList handles = QDir(u"/proc/self/fd"_s).entryInfoList(QDir::AllEntries | QDir::System);
    for (const QFileInfo& handle : handles) {
        if (const QString target = handle.symLinkTarget(); fileIdentity(target) == identity())
            return target;
    }
#endif
    return {};
}

std::int64_t Database::logSize() const
{
    return QFileInfo(m_path + "-wal"_L1).size();
}

std::int64_t Database::changes() const
{
    return sqlite3_total_changes64(native());
}

Error Database::errorOf(const QSqlError& error) const
{
    return errorOf(error.nativeErrorCode().toInt(), error.text());
}

Error Database::lastErrorOf(sqlite3* connection) const
{
    return errorOf(sqlite3_extended_errcode(connection), QString::fromUtf8(sqlite3_errmsg(connection)));
}

Error Database::errorOf(int extended, const QString& text) const
{
    const int code = extended == SQLITE_IOERR_SHMSIZE ? SQLITE_FULL : extended & 0xff;
    const std::string path = m_path.toStdString();
    const std::string detail = text.toStdString();
    qCWarning(lcStore) << "SQLite code" << extended << text;
    switch (code) {
    case SQLITE_INTERRUPT:
        if (m_isPatient)
            return {ErrorCode::Cancelled, {}, detail};
        return {ErrorCode::QueryTooLong, {path, std::to_string(kPatience.count())}, detail};
    case SQLITE_FULL: return {ErrorCode::DiskFull, {path}, detail};
    case SQLITE_READONLY: return {ErrorCode::ReadOnly, {path}, detail};
    case SQLITE_ERROR: // as the program's SQL is right, a table is missing or not what it should be
    case SQLITE_CORRUPT: return {ErrorCode::DamagedWorkFile, {path, detail}, detail};
    case SQLITE_NOTADB: return {ErrorCode::NotAWorkFile, {path}, detail};
    case SQLITE_CANTOPEN: return {ErrorCode::FileNotReadable, {path, "cannot-open"}, detail};
    default: return {ErrorCode::StorageFailure, {path}, detail};
    }
}

// Transaction

Result<Transaction> Transaction::begin(Database& database)
{
    if (database.hasMoved()) {
        return failure(ErrorCode::WorkFileMoved,
                       {database.path().toStdString(), database.currentPath().toStdString()});
    }
    TRY_DO(database.statement(u"BEGIN IMMEDIATE"_s).run());
    Transaction transaction(database);
    if (database.m_keepsGenerations && database.m_isFolded) {
        transaction.m_startsGeneration = true;
        TRY_DO(database.statement(u"UPDATE work_file SET base = generation, generation = random()"_s).run());
    }
    return transaction;
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr)), m_startsGeneration(other.m_startsGeneration)
{
}

Transaction::~Transaction()
{
    // Fails without harm when SQLite has rolled back by itself already, as it does on a full disk.
    if (m_database)
        static_cast<void>(m_database->execute(u"ROLLBACK"_s));
}

Result<void> Transaction::commit()
{
    const auto committed = m_database->statement(u"COMMIT"_s).run();
    if (!committed.has_value())
        return committed;
    Database& database = *std::exchange(m_database, nullptr);
    if (m_startsGeneration)
        database.m_isFolded = false;
    // What was committed is in the log already; that it could not be folded back harms nothing.
    if (database.logSize() > kLogBytesBeforeForcedFolding)
        static_cast<void>(database.checkpoint());
    return {};
}

} // namespace zahlmeister::app
