// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sql/sqliteconnection.h"

#include <utility>

#include <QByteArray>
#include <QDir>
#include <QFile>
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
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using namespace std::chrono_literals;

/// Of a copy, between two questions whether it goes on: a millisecond or two.
constexpr int kPagesAtOnce = 256;
constexpr auto kUntilNextTry = 20ms;
constexpr auto kPatience = 10s; ///< while another program writes

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

SqliteConnection::SqliteConnection(QString path) : m_path(std::move(path)) { }

SqliteConnection::~SqliteConnection()
{
    close();
}

void SqliteConnection::close()
{
    for (const auto& [sql, query] : m_prepared)
        sqlite3_finalize(query);
    m_prepared.clear();
    sqlite3_close(std::exchange(m_handle, nullptr));
    m_file.reset();
}

Result<void> SqliteConnection::open(int flags, std::chrono::milliseconds patience, const QString& name)
{
    TRY_DO(requireRegularFile(m_path));
    TRY_DO(requireOwnCompanions(m_path));
    m_file.emplace(m_path);
    const QByteArray target = (name.isEmpty() ? m_path : name).toUtf8();
    const int code = sqlite3_open_v2(target.constData(), &m_handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(lastError());
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_busy_timeout(m_handle, static_cast<int>(patience.count()));
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return {};
}

Result<void> SqliteConnection::openInMemory()
{
    if (sqlite3_open_v2(":memory:", &m_handle,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                        nullptr) != SQLITE_OK)
        return tl::unexpected(lastError());
    sqlite3_extended_result_codes(m_handle, 1);
    return {};
}

Statement SqliteConnection::statement(const QString& sql)
{
    if (sqlite3_stmt*& known = m_prepared[sql]; known)
        return {*this, sql, std::exchange(known, nullptr)};
    sqlite3_stmt* query = nullptr;
    const QByteArray text = sql.toUtf8();
    if (sqlite3_prepare_v3(m_handle, text.constData(), static_cast<int>(text.size()),
                           SQLITE_PREPARE_PERSISTENT, &query, nullptr) != SQLITE_OK)
        return {*this, sql, nullptr, lastError()};
    return {*this, sql, query};
}

void SqliteConnection::takeBack(const QString& sql, sqlite3_stmt* query)
{
    sqlite3_reset(query);
    sqlite3_clear_bindings(query);
    if (sqlite3_stmt*& known = m_prepared[sql]; known)
        sqlite3_finalize(query); // it was in use twice
    else
        known = query;
}

Result<void> SqliteConnection::execute(const QString& sql)
{
    starting();
    if (sqlite3_exec(m_handle, sql.toUtf8().constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return tl::unexpected(lastError());
    return {};
}

Result<std::int64_t> SqliteConnection::integer(const QString& sql)
{
    Statement query = statement(sql);
    return query.next().transform([&](bool isRow) { return isRow ? query.integer(0) : 0; });
}

Result<std::int64_t> SqliteConnection::pragma(const QString& name)
{
    Statement query = statement("PRAGMA "_L1 + name);
    TRY(const auto isRow, query.next());
    if (!isRow)
        return failure(ErrorCode::StorageFailure, {m_path.toStdString()},
                       "no answer to pragma " + name.toStdString());
    return query.integer(0);
}

Result<void> SqliteConnection::copyTo(const UnfinishedFile& copy, const ContinueCallback& goesOn)
{
    sqlite3* opened = nullptr;
    const int code =
        sqlite3_open_v2(copy.path().toUtf8().constData(), &opened, SQLITE_OPEN_READWRITE, nullptr);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> target(opened, &sqlite3_close);
    if (code != SQLITE_OK)
        return tl::unexpected(errorOf(code, QString::fromUtf8(sqlite3_errstr(code))));
    TRY_DO(backup(target.get(), goesOn));
    // A copy that says that it has a log could not be read where none can be written.
    if (sqlite3_exec(target.get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return tl::unexpected(errorOf(target.get()));
    return flushToDisk(copy.path());
}

Result<void> SqliteConnection::copyInto(SqliteConnection& target, const ContinueCallback& goesOn)
{
    return backup(target.m_handle, goesOn);
}

Result<void> SqliteConnection::backup(sqlite3* target, const ContinueCallback& goesOn)
{
    sqlite3_backup* const backup = sqlite3_backup_init(target, "main", m_handle, "main");
    if (!backup)
        return tl::unexpected(errorOf(target));
    const auto patienceEnds = std::chrono::steady_clock::now() + kPatience;
    int step = SQLITE_OK;
    const auto isUnfinished = [&] {
        return step == SQLITE_OK || step == SQLITE_BUSY || step == SQLITE_LOCKED;
    };
    while (isUnfinished() && (!goesOn || goesOn())) {
        step = sqlite3_backup_step(backup, kPagesAtOnce);
        if (step != SQLITE_BUSY && step != SQLITE_LOCKED)
            continue;
        if (std::chrono::steady_clock::now() > patienceEnds)
            break;
        sqlite3_sleep(kUntilNextTry.count()); // another program is writing
    }
    const int finished = sqlite3_backup_finish(backup); // gives back what the other held, unless it is done
    if (finished != SQLITE_OK)
        return tl::unexpected(errorOf(finished, QString::fromUtf8(sqlite3_errmsg(target))));
    if (step == SQLITE_OK)
        return failure(ErrorCode::Cancelled, {m_path.toStdString()});
    if (step != SQLITE_DONE)
        return tl::unexpected(errorOf(SQLITE_BUSY_TIMEOUT, QString::fromUtf8(sqlite3_errstr(step))));
    return {};
}

std::int64_t SqliteConnection::changes() const
{
    return sqlite3_total_changes64(m_handle);
}

int SqliteConnection::lastChanges() const
{
    return sqlite3_changes(m_handle);
}

Error SqliteConnection::lastError() const
{
    return errorOf(m_handle);
}

Error SqliteConnection::errorOf(sqlite3* connection) const
{
    return connection
               ? errorOf(sqlite3_extended_errcode(connection), QString::fromUtf8(sqlite3_errmsg(connection)))
               : errorOf(SQLITE_NOMEM, u"out of memory"_s);
}

// Transaction

Result<Transaction> Transaction::begin(SqliteConnection& connection)
{
    TRY_DO(connection.beforeWriting());
    TRY_DO(connection.statement(u"BEGIN IMMEDIATE"_s).run());
    Transaction transaction(connection);
    TRY_DO(connection.begun());
    return transaction;
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

Transaction::~Transaction()
{
    // Fails without harm when SQLite has rolled back by itself already, as it does on a full disk.
    if (m_connection)
        static_cast<void>(m_connection->execute(u"ROLLBACK"_s));
}

Result<void> Transaction::commit()
{
    TRY_DO(m_connection->statement(u"COMMIT"_s).run());
    std::exchange(m_connection, nullptr)->committed();
    return {};
}

} // namespace zahlmeister::app
