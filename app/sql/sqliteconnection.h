// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>

#include <QString>

#include "app/files/openfile.h"
#include "app/sql/statement.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace zahlmeister::app {

class UnfinishedFile;

/// @brief A connection to a database of SQLite, of one thread: statements, transactions, copies and errors.
/// What work files, lists and archives want of it they add in their rooms.
///
/// SQLite's own interface instead of Qt's, whose variants take three times as long for each value (Qt 6.4): a
/// work file of ten years has a million rows, a list two. All failures come back as Error; nothing throws.
class SqliteConnection {
public:
    /// @brief Closes it; see close().
    virtual ~SqliteConnection();
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// @brief A query by its SQL text, ready for binding. It is prepared once, and may be in use several
    /// times.
    [[nodiscard]] Statement statement(const QString& sql);

    /// @brief Executes SQL texts without values that are used rarely, separated by semicolons.
    Result<void> execute(const QString& sql);

    /// @brief The first value of a query without values; 0 when there is no row.
    [[nodiscard]] Result<std::int64_t> integer(const QString& sql);

    /// @brief The integer value of a pragma, such as `user_version`.
    /// @return also Error::StorageFailure when SQLite does not know it
    [[nodiscard]] Result<std::int64_t> pragma(const QString& name);

    /// @brief Copies everything into an empty file, of the state that a transaction reads that is open here,
    /// else of the newest. The copy needs no log, and is on the disk on return; its name is the caller's
    /// business.
    /// @return Error::Cancelled, and as lastError(); there is no usable file then
    Result<void> copyTo(const UnfinishedFile& copy, const ContinueCallback& goesOn);

    /// @brief Copies everything over what another database holds, in one transaction of it.
    /// @return likewise; the other is as it was then
    Result<void> copyInto(SqliteConnection& target, const ContinueCallback& goesOn);

    /// @brief How many rows this connection has written since it was opened.
    [[nodiscard]] std::int64_t changes() const;

    /// @brief How many the last statement has written.
    [[nodiscard]] int lastChanges() const;

    /// @brief The error of the call that failed last.
    [[nodiscard]] Error lastError() const;

protected:
    explicit SqliteConnection(QString path);

    /// @brief Opens the file if it is an ordinary one, and nothing lies beside it that SQLite would take for
    /// its own.
    /// @param name passed to SQLite; empty: the path
    /// @param flags as of sqlite3_open_v2()
    /// @param patience how long it waits for the lock of another program
    Result<void> open(int flags, std::chrono::milliseconds patience, const QString& name = {});
    Result<void> openInMemory();

    /// @brief Ends it before the destructor does: what a derived class does in between may need it.
    void close();

    [[nodiscard]] sqlite3* native() const { return m_handle; }
    [[nodiscard]] const std::optional<OpenFile>& file() const { return m_file; }

    /// @brief What a failure means for such a database.
    /// @param extended result code of SQLite
    [[nodiscard]] virtual Error errorOf(int extended, const QString& text) const = 0;

    /// @name What a derived class has to do with statements and transactions.
    ///@{
    virtual void starting() { }                         ///< a statement is carried out
    virtual Result<void> beforeWriting() { return {}; } ///< before a transaction
    virtual Result<void> begun() { return {}; }         ///< its first statements
    virtual void committed() { }                        ///< it has been stored
    ///@}

private:
    friend class Statement;
    friend class Transaction;
    void takeBack(const QString& sql, sqlite3_stmt* query);
    Result<void> backup(sqlite3* target, const ContinueCallback& goesOn);
    [[nodiscard]] Error errorOf(sqlite3* connection) const;

    QString m_path;
    std::optional<OpenFile> m_file; ///< none in memory
    sqlite3* m_handle = nullptr;
    std::unordered_map<QString, sqlite3_stmt*> m_prepared; ///< nullptr: it is in use
};

/// @brief A write transaction; rolls back unless committed.
class Transaction {
public:
    /// @brief Takes the write lock at once (BEGIN IMMEDIATE), so that a commit cannot fail for a lock.
    /// @return also what the connection refuses to write for, such as Error::WorkFileMoved
    [[nodiscard]] static Result<Transaction> begin(SqliteConnection& connection);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    /// @brief Commits; when that fails everything is rolled back.
    Result<void> commit();

private:
    explicit Transaction(SqliteConnection& connection) : m_connection(&connection) { }
    SqliteConnection* m_connection; ///< nullptr: nothing is to be rolled back
};

} // namespace zahlmeister::app
