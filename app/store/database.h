// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "app/files/logguard.h"
#include "app/files/openfile.h"
#include "engine/base/date.h"
#include "engine/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace zahlmeister::app {

class Database;
class UnfinishedFile;

/// @brief One execution of a prepared, forward-only query.
///
/// SQLite's own interface instead of Qt's, whose variants take three times as long for each value: a work
/// file of ten years has a million rows. Values are bound in the order of the placeholders. The prepared
/// query belongs to the Database and is reset when the Statement goes, so one SQL text can be in use only
/// once at a time. An SQL text that cannot be prepared fails in run() or next().
class Statement {
public:
    Statement(Statement&& other) noexcept;
    Statement& operator=(Statement&&) = delete;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// @brief Binds the next parameter, from left to right.
    Statement& bind(std::int64_t value);
    Statement& bind(int value) { return bind(std::int64_t{value}); }
    Statement& bind(bool value) { return bind(std::int64_t{value ? 1 : 0}); }
    Statement& bind(std::optional<int> value);          ///< nothing binds NULL
    Statement& bind(const QString& value);              ///< a null string binds NULL, an empty one does not
    Statement& bind(const std::string& value);          ///< UTF-8; never NULL
    Statement& bind(std::optional<engine::Date> value); ///< ISO text; nothing binds NULL
    Statement& bind(const QVariant& value);             ///< as value() has it
    template <class T>
    Statement& bind(T* value) = delete; // a literal would bind as bool

    /// @brief Executes a query that has no rows.
    Result<void> run();

    /// @brief Moves to the next row, executing first when that has not happened.
    /// @return false after the last row
    Result<bool> next();

    /// @brief A value of the current row; columns count from 0.
    [[nodiscard]] bool isNull(int column) const;
    /// @brief Whether the value is of that type; in a damaged file any column may hold anything.
    [[nodiscard]] bool isInteger(int column) const;
    [[nodiscard]] bool isText(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::optional<int> optionalInteger(int column) const;
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] std::string utf8(int column) const;
    [[nodiscard]] QVariant value(int column) const;
    /// @brief A date; nothing for NULL and for text that is no date.
    [[nodiscard]] std::optional<engine::Date> date(int column) const;

private:
    friend class Database;
    Statement(Database& database, sqlite3_stmt* query, std::optional<Error> error);
    Result<void> step();

    Database* m_database;
    sqlite3_stmt* m_query;
    std::optional<Error> m_error;
    int m_bound = 0;
    bool m_executed = false;
    bool m_hasRow = false;
    bool m_isRowNew = false; ///< run() has moved to it, and next() has not told of it yet
};

/// @brief Whether a long operation goes on; asked about every hundred milliseconds. False cancels it.
using ContinueCallback = std::function<bool()>;

/// @brief The one connection to a work file's SQLite database.
///
/// Queries are literal SQL texts, prepared once. All failures come back as Error; nothing throws. Whoever
/// made the file has no say in what runs: its triggers and views are switched off, and a query that runs too
/// long is stopped.
class Database {
public:
    /// @brief Whether the file may be changed.
    enum class Mode {
        ReadWrite,
        ReadOnly,
        ReadOnlyWithoutTrace, ///< leaves no log beside the file; needs the right to write, and nobody else at
                              ///< it
        Immutable,            ///< the main file as it is on the disk, whatever stands in its log
    };

    /// @brief How long a single query may take before it is stopped.
    static constexpr std::chrono::seconds kPatience{10};

    /// @brief Connects and sets the connection up: ids checked, foreign keys, log, full synchronisation.
    ///
    /// The log is a write-ahead log on local disks and a rollback journal elsewhere (isOnLocalDisk()). A
    /// database without any content (a new file) is marked with the application id.
    /// @return Error::NotAWorkFile, NewerWorkFile (only with ReadWrite), NotARegularFile, WorkFileMoved (in
    /// this
    ///         moment), DamagedWorkFile, FileNotReadable, DiskFull, StorageFailure; nothing was changed then
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString& path, Mode mode);

    /// @brief A database in memory without any table; emptyDatabase() makes one that has them.
    [[nodiscard]] static Result<std::unique_ptr<Database>> openInMemory();
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] QString path() const { return m_path; }

    /// @brief A query by its SQL text, ready for binding.
    [[nodiscard]] Statement statement(const QString& sql);

    /// @brief Executes one SQL text without values that is used rarely; it is not kept.
    Result<void> execute(const QString& sql);

    /// @brief The integer value of a pragma, such as `user_version`.
    [[nodiscard]] Result<std::int64_t> pragma(const QString& name);

    /// @brief Writes a consistent copy, including what is not in the main file yet: of the state that a
    /// transaction reads that is open here, else of the newest. It can be read by its owner alone, has its
    /// name only when it is complete, and is on disk on return. Patience can cancel it.
    /// @param target must not exist
    /// @return Error::FileNotWritable, DiskFull, Cancelled, WorkFileInUse, StorageFailure
    Result<void> copyTo(const QString& target);

    /// @brief Likewise, and leaves it to the caller to look at the copy and to give it its name.
    Result<void> copyTo(const UnfinishedFile& copy);

    /// @brief Moves what the write-ahead log holds into the main file, as far as no reader hinders.
    /// @return whether all of it is there now; true where there is no such log
    Result<bool> checkpoint();

    /// @brief Likewise, and leaves nothing of the log on the disk.
    /// @return Error::WorkFileInUse when a reader hinders, WorkFileMoved when another log has taken its place
    Result<void> emptyLog();

    /// @brief Before a file is left that has another name now: everything goes into the main file, and
    /// closing does not touch what may lie beside the old name by then.
    /// @return Error::WorkFileInUse when a reader hinders
    Result<void> leaveFileBehind();

    /// @brief Gives every log a generation of its own from now on, by which checkLog() knows it again.
    void keepGenerations() { m_keepsGenerations = true; }

    /// @brief Whether the file under this connection, or its write-ahead log, has been renamed, moved,
    /// deleted or replaced: what is written goes where nobody will look for it.
    [[nodiscard]] bool hasMoved() const;

    /// @brief Takes SQLite's locks again if something in this process dropped them; see LogGuard.
    void renewLocks() const;

    /// @brief The name that the file under this connection has now; empty when it has none or the system does
    /// not tell, and when its log is gone: the file alone is not all of it.
    [[nodiscard]] QString currentPath() const;

    /// @brief Lets queries take as long as they need while it exists, as long as the caller wants them to go
    /// on.
    class Patience {
    public:
        /// @param goesOn may be empty: as long as it takes
        Patience(Database& database, ContinueCallback goesOn);
        ~Patience();
        Patience(const Patience&) = delete;
        Patience& operator=(const Patience&) = delete;

    private:
        Database* m_database;
        ContinueCallback m_before;
        bool m_wasPatient;
    };

    /// @brief Size of the write-ahead log in bytes.
    [[nodiscard]] std::int64_t logSize() const;

    /// @brief Error of a failed query, by SQLite's result code.
    [[nodiscard]] Error errorOf(const QSqlError& error) const;

    /// @brief How many rows this connection has written since it was opened.
    [[nodiscard]] std::int64_t changes() const;

private:
    friend class Statement;
    friend class Transaction;
    Database(QString path, const QString& connection);
    Result<void> connect(Mode mode);
    Result<void> harden(Mode mode);
    Result<void> identify(Mode mode);
    Result<void> configure(Mode mode);
    Result<void> configureLog();
    Result<void> guardLog(Mode mode);
    Result<void> expect(const QString& assignment, const QString& name, std::int64_t wanted);
    [[nodiscard]] sqlite3* native() const;
    [[nodiscard]] std::optional<FileIdentity> identity() const;
    [[nodiscard]] bool hasLostLog() const;
    Result<void> copyInto(const QString& emptyFile);
    [[nodiscard]] Error errorOf(int extended, const QString& text) const;
    [[nodiscard]] Error lastErrorOf(sqlite3* connection) const;
    void startClock();
    static int onProgress(void* database);

    QString m_path;
    QString m_connection;
    QSqlDatabase m_handle;
    std::optional<OpenFile> m_file;  ///< none in memory
    std::optional<LogGuard> m_guard; ///< of a write-ahead log
    std::chrono::steady_clock::time_point m_deadline{};
    ContinueCallback m_goesOn;
    bool m_isPatient = false;
    bool m_keepsGenerations = false;
    bool m_isFolded = false; ///< the next commit begins a new log
    std::unordered_map<QString, std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>> m_queries;
};

/// @brief A write transaction; rolls back unless committed.
class Transaction {
public:
    /// @brief Takes the write lock at once (BEGIN IMMEDIATE), so that a commit cannot fail for a lock.
    /// @return also Error::WorkFileMoved: what is written would be lost
    [[nodiscard]] static Result<Transaction> begin(Database& database);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    /// @brief Commits; when that fails everything is rolled back.
    Result<void> commit();

private:
    explicit Transaction(Database& database) : m_database(&database) { }
    Database* m_database;
    bool m_startsGeneration = false;
};

} // namespace zahlmeister::app
