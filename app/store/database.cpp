// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/database.h"

#include <atomic>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QSqlError>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "app/store/schema.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcStore, "zahlmeister.store", QtWarningMsg)

/// SQLite's primary result codes (sqlite.org/rescode.html); Qt passes them on as text.
constexpr int kSqliteBadSql = 1; // as the program's SQL is right, a table is missing or not what it should be
constexpr int kSqliteReadOnly = 8;
constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteFull = 13;
constexpr int kSqliteCannotOpen = 14;
constexpr int kSqliteNotADatabase = 26;
constexpr int kSqliteNoRoomForLogIndex = 4874; // SQLITE_IOERR_SHMSIZE, an extended code

/// The log is folded back when the user pauses (TournamentDocument). This many pages (16 MiB) are the
/// emergency brake for a program that never pauses, because a checkpoint in the middle of an edit costs two
/// more fsyncs.
constexpr int kLogPagesBeforeForcedCheckpoint = 4096;

QString uniqueConnectionName()
{
    static std::atomic<int> counter = 0;
    return "zahlmeister-"_L1 + QString::number(++counter);
}

/// VACUUM INTO leaves its result in the system's cache (SQLite 3.40 does not synchronise it).
Result<void> flushToDisk(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), file.errorString().toStdString()});
#ifdef Q_OS_UNIX
    if (::fsync(file.handle()) != 0)
        return failure(ErrorCode::StorageFailure, {path.toStdString()}, "fsync of the copy failed");
#endif
    return {};
}

} // namespace

// Statement

Statement::Statement(Database& database, QSqlQuery* query, std::optional<Error> error)
    : m_database(&database), m_query(query), m_error(std::move(error))
{
}

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database),
      m_query(std::exchange(other.m_query, nullptr)),
      m_error(std::move(other.m_error)),
      m_bound(other.m_bound),
      m_executed(other.m_executed)
{
}

Statement::~Statement()
{
    if (m_query)
        m_query->finish();
}

Statement& Statement::bind(std::int64_t value)
{
    if (m_query)
        m_query->bindValue(m_bound++, QVariant(static_cast<qlonglong>(value)));
    return *this;
}

Statement& Statement::bind(std::optional<int> value)
{
    if (value)
        return bind(std::int64_t{*value});
    return bind(QString());
}

Statement& Statement::bind(const QString& value)
{
    if (m_query)
        m_query->bindValue(m_bound++,
                           value.isNull() ? QVariant(QMetaType::fromType<QString>()) : QVariant(value));
    return *this;
}

Statement& Statement::bind(const std::string& value)
{
    return bind(value.empty() ? u""_s : QString::fromStdString(value));
}

Statement& Statement::bind(std::optional<engine::Date> value)
{
    return bind(value ? QString::fromStdString(value->iso()) : QString());
}

Result<void> Statement::execute()
{
    m_executed = true;
    if (m_error)
        return tl::unexpected(*m_error);
    if (!m_query->exec())
        return tl::unexpected(m_database->errorOf(m_query->lastError()));
    return {};
}

Result<void> Statement::run()
{
    return execute();
}

Result<bool> Statement::next()
{
    if (!m_executed) {
        if (const auto executed = execute(); !executed.has_value())
            return tl::unexpected(executed.error());
    }
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        return tl::unexpected(m_database->errorOf(m_query->lastError()));
    return false;
}

bool Statement::isNull(int column) const
{
    return m_query->isNull(column);
}

std::int64_t Statement::integer(int column) const
{
    return m_query->value(column).toLongLong();
}

std::optional<int> Statement::optionalInteger(int column) const
{
    const QVariant value = m_query->value(column);
    if (value.isNull())
        return std::nullopt;
    return value.toInt();
}

QString Statement::text(int column) const
{
    return m_query->value(column).toString();
}

std::string Statement::utf8(int column) const
{
    return text(column).toStdString();
}

std::optional<engine::Date> Statement::date(int column) const
{
    return engine::Date::fromIso(utf8(column));
}

// Database

Database::Database(QString path, const QString& connection)
    : m_path(std::move(path)),
      m_connection(connection),
      m_handle(QSqlDatabase::addDatabase(u"QSQLITE"_s, connection))
{
}

Database::~Database()
{
    // The only order that Qt accepts: queries, then the last handle, then the connection.
    m_queries.clear();
    m_handle.close();
    m_handle = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Mode mode)
{
    std::unique_ptr<Database> database(new Database(path, uniqueConnectionName()));
    for (const auto step : {&Database::connect, &Database::identify, &Database::configure}) {
        if (const auto done = (database.get()->*step)(mode); !done.has_value())
            return tl::unexpected(done.error());
    }
    return database;
}

Result<void> Database::connect(Mode mode)
{
    qCDebug(lcStore) << "connecting" << (mode == Mode::ReadOnly ? "read-only" : "read-write");
    m_handle.setDatabaseName(m_path);
    if (mode == Mode::ReadOnly)
        m_handle.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    if (!m_handle.open())
        return tl::unexpected(errorOf(m_handle.lastError()));
    return {};
}

Result<void> Database::identify(Mode mode)
{
    const auto id = pragma(u"application_id"_s);
    if (!id.has_value())
        return tl::unexpected(id.error());
    if (*id != kApplicationId) {
        const auto pages = pragma(u"page_count"_s);
        if (!pages.has_value())
            return tl::unexpected(pages.error());
        if (*id != 0 || *pages != 0 || mode == Mode::ReadOnly)
            return failure(ErrorCode::NotAWorkFile, {m_path.toStdString()});
        if (const auto marked = execute(u"PRAGMA application_id = %1"_s.arg(kApplicationId));
            !marked.has_value())
            return marked;
    }
    const auto version = pragma(u"user_version"_s);
    if (!version.has_value())
        return tl::unexpected(version.error());
    if (*version > kSchemaVersion && mode == Mode::ReadWrite) {
        return failure(ErrorCode::NewerWorkFile,
                       {m_path.toStdString(), std::to_string(*version), std::to_string(kSchemaVersion)});
    }
    return {};
}

Result<void> Database::configure(Mode mode)
{
    // The answers are read back: a pragma that is not understood fails silently.
    const auto expect = [this](const QString& assignment, const QString& name,
                               std::int64_t wanted) -> Result<void> {
        if (const auto set = execute(assignment); !set.has_value())
            return set;
        const auto value = pragma(name);
        if (!value.has_value())
            return tl::unexpected(value.error());
        if (*value != wanted)
            return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                           assignment.toStdString() + " refused");
        return {};
    };
    if (const auto set = expect(u"PRAGMA foreign_keys = ON"_s, u"foreign_keys"_s, 1); !set.has_value())
        return set;
    // A file that came by mail may carry views and triggers of somebody else.
    if (const auto set = expect(u"PRAGMA trusted_schema = OFF"_s, u"trusted_schema"_s, 0); !set.has_value())
        return set;
    if (mode == Mode::ReadOnly)
        return {};

    auto journal = statement(u"PRAGMA journal_mode = WAL"_s);
    const auto answered = journal.next();
    if (!answered.has_value())
        return tl::unexpected(answered.error());
    if (!*answered || journal.text(0) != "wal"_L1) {
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                       "no write-ahead log on this file system: " + journal.utf8(0));
    }
    if (const auto set = expect(u"PRAGMA synchronous = FULL"_s, u"synchronous"_s, 2); !set.has_value())
        return set;
    return expect(u"PRAGMA wal_autocheckpoint = %1"_s.arg(kLogPagesBeforeForcedCheckpoint),
                  u"wal_autocheckpoint"_s, kLogPagesBeforeForcedCheckpoint);
}

Statement Database::statement(const QString& sql)
{
    std::unique_ptr<QSqlQuery>& query = m_queries[sql];
    if (!query) {
        query = std::make_unique<QSqlQuery>(m_handle);
        query->setForwardOnly(true);
        if (!query->prepare(sql)) {
            Error error = errorOf(query->lastError());
            m_queries.erase(sql);
            return {*this, nullptr, std::move(error)};
        }
    }
    Q_ASSERT(!query->isActive());
    return {*this, query.get(), std::nullopt};
}

Result<void> Database::execute(const QString& sql)
{
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(errorOf(query.lastError()));
    return {};
}

Result<std::int64_t> Database::pragma(const QString& name)
{
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
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
    auto copy = statement(u"VACUUM INTO ?"_s);
    if (const auto copied = copy.bind(target).run(); !copied.has_value())
        return copied;
    return flushToDisk(target);
}

Result<void> Database::checkpoint()
{
    return execute(u"PRAGMA wal_checkpoint(PASSIVE)"_s);
}

std::int64_t Database::logSize() const
{
    return QFileInfo(m_path + "-wal"_L1).size();
}

Error Database::errorOf(const QSqlError& error) const
{
    const int extended = error.nativeErrorCode().toInt();
    const int code = extended == kSqliteNoRoomForLogIndex ? kSqliteFull : extended & 0xff;
    const std::string path = m_path.toStdString();
    const std::string detail = error.text().toStdString();
    qCWarning(lcStore) << "SQLite code" << error.nativeErrorCode() << error.text();
    switch (code) {
    case kSqliteFull: return {ErrorCode::DiskFull, {path}, detail};
    case kSqliteReadOnly: return {ErrorCode::ReadOnly, {path}, detail};
    case kSqliteBadSql:
    case kSqliteCorrupt: return {ErrorCode::DamagedWorkFile, {path, detail}, detail};
    case kSqliteNotADatabase: return {ErrorCode::NotAWorkFile, {path}, detail};
    case kSqliteCannotOpen: return {ErrorCode::FileNotReadable, {path, detail}, detail};
    default: return {ErrorCode::StorageFailure, {path}, detail};
    }
}

// Transaction

Result<Transaction> Transaction::begin(Database& database)
{
    if (const auto begun = database.statement(u"BEGIN IMMEDIATE"_s).run(); !begun.has_value())
        return tl::unexpected(begun.error());
    return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept : m_database(std::exchange(other.m_database, nullptr))
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
    if (committed.has_value())
        m_database = nullptr;
    return committed;
}

} // namespace zahlmeister::app
