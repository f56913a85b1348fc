// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/database.h"

#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <sqlite3.h>

#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/store/schema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using namespace std::chrono_literals;

Q_LOGGING_CATEGORY(lcStore, "zahlmeister.store", QtWarningMsg)

/// The log is folded back when the user pauses (TournamentDocument). This size is the emergency brake for a
/// program that never pauses, because folding in the middle of an edit costs two more fsyncs.
constexpr std::int64_t kLogBytesBeforeForcedFolding = 16 << 20;

/// How often SQLite asks whether a query may go on, in steps of its virtual machine: some milliseconds.
constexpr int kStepsBetweenQuestions = 100'000;

constexpr auto kPatienceWithOthers = 5s;

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

} // namespace

// Database

Database::Database(QString path) : SqliteConnection(std::move(path)) { }

Database::~Database()
{
    // SQLite does not fold the log of a file that has moved, and leaves it behind under the old name.
    if (m_keepsGenerations && hasMoved())
        static_cast<void>(emptyLog());
    // What has the name of a lost log belongs to another file, and would be removed in its place.
    if (hasLostLog())
        sqlite3_db_config(native(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (m_guard)
        m_guard->release();
    close();
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Mode mode)
{
    std::unique_ptr<Database> database(new Database(path));
    for (const auto step : {&Database::connect, &Database::harden, &Database::identify, &Database::configure,
                            &Database::guardLog}) {
        TRY_DO((database.get()->*step)(mode));
    }
    return database;
}

Result<std::unique_ptr<Database>> Database::openInMemory()
{
    std::unique_ptr<Database> database(new Database(u":memory:"_s));
    TRY_DO(database->SqliteConnection::openInMemory());
    return database;
}

Result<void> Database::connect(Mode mode)
{
    qCDebug(lcStore) << "connecting" << static_cast<int>(mode);
    m_isReading = mode != Mode::ReadWrite;
    const auto opened = [&] {
        switch (mode) {
        case Mode::ReadOnly: return SqliteConnection::open(SQLITE_OPEN_READONLY, kPatienceWithOthers);
        case Mode::Immutable:
            return SqliteConnection::open(SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, kPatienceWithOthers,
                                          immutableAddress(path()));
        case Mode::ReadWrite:
        case Mode::ReadOnlyWithoutTrace: break;
        }
        return SqliteConnection::open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, kPatienceWithOthers);
    }();
    TRY_DO(opened);
    // SQLite opens the file itself: between the question and the answer it may have become another.
    TRY_DO(requireRegularFile(path()));
    if (identity() && fileIdentity(path()) != identity())
        return failure(ErrorCode::WorkFileMoved, {path().toStdString(), {}});
    return {};
}

std::optional<FileIdentity> Database::identity() const
{
    return file() ? file()->identity() : std::nullopt;
}

/// Before the first query: a file that came by mail may carry views, triggers and values of somebody else.
Result<void> Database::harden(Mode)
{
    sqlite3* const connection = native();
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
            return failure(ErrorCode::StorageFailure, {path().toStdString()},
                           "a protection of SQLite is missing");
    }
    for (const auto& [limit, value] : kLimits)
        sqlite3_limit(connection, limit, value);
    sqlite3_progress_handler(connection, kStepsBetweenQuestions, &Database::onProgress, this);
    return {};
}

void Database::starting()
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
    m_database->starting();
}

Result<void> Database::identify(Mode mode)
{
    TRY(const auto id, pragma(u"application_id"_s));
    if (id != kWorkFileId) {
        TRY(const auto pages, pragma(u"page_count"_s));
        if (id != 0 || pages != 0 || mode != Mode::ReadWrite)
            return failure(ErrorCode::NotAWorkFile, {path().toStdString()});
        TRY_DO(execute(u"PRAGMA application_id = %1"_s.arg(kWorkFileId)));
    }
    TRY(const auto version, pragma(u"user_version"_s));
    if (version > kSchemaVersion && mode == Mode::ReadWrite) {
        return failure(ErrorCode::NewerWorkFile,
                       {path().toStdString(), std::to_string(version), std::to_string(kSchemaVersion)});
    }
    return {};
}

/// The answer is read back: a pragma that is not understood fails silently.
Result<void> Database::expect(const QString& assignment, const QString& name, std::int64_t wanted)
{
    TRY_DO(execute(assignment));
    TRY(const auto value, pragma(name));
    if (value != wanted)
        return failure(ErrorCode::StorageFailure, {path().toStdString()},
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
    const QString wanted = isOnLocalDisk(path()) ? u"wal"_s : u"delete"_s;
    auto journal = statement("PRAGMA journal_mode = "_L1 + wanted);
    TRY(const auto answered, journal.next());
    if (!answered || journal.text(0) != wanted) {
        return failure(ErrorCode::StorageFailure, {path().toStdString()},
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
    if (mode != Mode::ReadWrite || !isOnLocalDisk(path()))
        return {};
    TRY_DO(pragma(u"schema_version"_s)); // the first to read makes the log and its index
    m_guard.emplace(path());
    return {};
}

Result<void> Database::copyTo(const QString& target)
{
    TRY(auto copy, UnfinishedFile::beside(target));
    TRY_DO(copyTo(copy));
    return copy.giveName();
}

Result<void> Database::copyTo(const UnfinishedFile& copy)
{
    return SqliteConnection::copyTo(copy, m_goesOn);
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
    if (hasLostLog() && fileSize(path() + kCompanions[0]).value_or(0) > 0)
        return failure(ErrorCode::WorkFileMoved, {path().toStdString(), {}});
    auto folding = statement(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    TRY_DO(folding.next());
    if (folding.integer(0) != 0)
        return failure(ErrorCode::WorkFileInUse, {path().toStdString(), "?", "?"});
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
    if (fileIdentity(path()) != identity() || hasLostLog())
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
    if (fileIdentity(path()) == identity())
        return path();
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
    return QFileInfo(path() + "-wal"_L1).size();
}

Error Database::errorOf(int extended, const QString& text) const
{
    const int code = extended == SQLITE_IOERR_SHMSIZE ? SQLITE_FULL : extended & 0xff;
    const std::string at = path().toStdString();
    const std::string detail = text.toStdString();
    qCWarning(lcStore) << "SQLite code" << extended << text;
    switch (code) {
    case SQLITE_INTERRUPT:
        if (m_isPatient)
            return {ErrorCode::Cancelled, {}, detail};
        return {ErrorCode::QueryTooLong, {at, std::to_string(kPatience.count())}, detail};
    case SQLITE_FULL: return {ErrorCode::DiskFull, {at}, detail};
    case SQLITE_READONLY: return {ErrorCode::ReadOnly, {at}, detail};
    case SQLITE_ERROR: // as the program's SQL is right, a table is missing or not what it should be
    case SQLITE_CORRUPT: return {ErrorCode::DamagedWorkFile, {at, detail}, detail};
    case SQLITE_NOTADB: return {ErrorCode::NotAWorkFile, {at}, detail};
    case SQLITE_CANTOPEN: return {ErrorCode::FileNotReadable, {at, "cannot-open"}, detail};
    default: break;
    }
    if (extended == SQLITE_BUSY_TIMEOUT) // of a copy
        return {ErrorCode::WorkFileInUse, {at, "?", "?"}, detail};
    // Who only reads has lost no input that could be repeated.
    const bool isReading = m_isReading || extended == SQLITE_IOERR_READ ||
                           extended == SQLITE_IOERR_SHORT_READ || extended == SQLITE_IOERR_FSTAT ||
                           extended == SQLITE_IOERR_ACCESS;
    if (isReading)
        return {ErrorCode::FileNotReadable, {at, code == SQLITE_BUSY ? "is-held" : detail}, detail};
    return {ErrorCode::StorageFailure, {at}, detail};
}

Result<void> Database::beforeWriting()
{
    return hasMoved() ? failure(ErrorCode::WorkFileMoved, {path().toStdString(), currentPath().toStdString()})
                      : Result<void>();
}

Result<void> Database::begun()
{
    m_startsGeneration = m_keepsGenerations && m_isFolded;
    return m_startsGeneration
               ? statement(u"UPDATE work_file SET base = generation, generation = random()"_s).run()
               : Result<void>();
}

void Database::committed()
{
    if (m_startsGeneration)
        m_isFolded = false;
    // What was committed is in the log already; that it could not be folded back harms nothing.
    if (logSize() > kLogBytesBeforeForcedFolding)
        static_cast<void>(checkpoint());
}

} // namespace zahlmeister::app
