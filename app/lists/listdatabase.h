// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include <QString>

#include "app/files/openfile.h"
#include "app/lists/listperson.h"
#include "engine/base/try.h"

struct sqlite3;
struct sqlite3_stmt;

namespace zahlmeister::app {

class ListDatabase;
class UnfinishedFile;

/// @brief One execution of a prepared query. Parameters are bound from left to right, columns read from 0.
///
/// SQLite's own interface instead of Qt's: lists have millions of rows, and QSqlQuery takes three times as
/// long for each (measured with Qt 6.4). Dates are stored as the number YYYYMMDD, absent values as NULL,
/// texts never as NULL. SQL that cannot be prepared fails in step().
class ListStatement {
public:
    ListStatement(const ListStatement&) = delete;
    ListStatement& operator=(const ListStatement&) = delete;
    ~ListStatement();

    /// @brief Binds the next parameter, from left to right.
    ListStatement& bind(std::int64_t value);
    ListStatement& bind(int value) { return bind(std::int64_t{value}); }
    /// @brief Binds text that must live until the next step().
    ListStatement& bind(std::string_view value);
    ListStatement& bind(const std::string& value) { return bind(std::string_view(value)); }
    ListStatement& bind(engine::Date value);
    ListStatement& bind(engine::Rating value) { return bind(value.value()); }
    ListStatement& bind(engine::Sex value);
    ListStatement& bind(MemberStatus value);
    /// @brief Binds a value that may be absent.
    template <class T>
    ListStatement& bind(std::optional<T> value)
    {
        return value ? bind(*value) : bindNull();
    }
    template <class T>
    ListStatement& bind(T* value) = delete; // a pointer would bind as something else
    /// @brief Binds the next parameters.
    template <class... Values>
    requires(sizeof...(Values) > 1) ListStatement& bind(const Values&... values)
    {
        (bind(values), ...);
        return *this;
    }

    /// @brief Moves to the next row.
    /// @return false after the last row
    Result<bool> step();

    /// @brief Executes a query that has no rows and makes it ready for the next values.
    Result<void> run();

    /// @brief Makes the query ready for the next values.
    void reset();

    /// @brief A value of the current row.
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;  ///< 0 for NULL
    [[nodiscard]] std::string_view text(int column) const; ///< valid until the next step()

    /// @brief Reads a value of the current row into a variable; NULL is an empty value.
    void read(int column, std::string& value) const;
    void read(int column, std::optional<int>& value) const;
    void read(int column, std::optional<engine::Date>& value) const;
    void read(int column, std::optional<engine::Rating>& value) const;
    void read(int column, std::optional<engine::Sex>& value) const;
    void read(int column, std::optional<MemberStatus>& value) const;

private:
    friend class ListDatabase;
    ListStatement(ListDatabase& database, const char* sql, sqlite3_stmt* statement,
                  std::optional<Error> error = {});
    ListStatement& bindNull();

    ListDatabase* m_database;
    const char* m_sql;
    sqlite3_stmt* m_statement;
    std::optional<Error> m_error; ///< of the preparation
    int m_bound = 0;
    bool m_bindingFailed = false;
};

/// @brief A connection to the SQLite database of one list source. Not to be shared between threads.
class ListDatabase {
public:
    /// @brief Opens a database for reading.
    /// @return nullptr when there is none that this program can read; an Error when that cannot be told, as
    /// of a disk that fails
    [[nodiscard]] static Result<std::unique_ptr<ListDatabase>> openForReading(const QString& path);

    /// @brief Opens a database for writing, and creates it when there is none that this program can read.
    /// What has its name and is none is set aside beside it (moveAside()), and nothing is touched when that
    /// cannot be told.
    /// @return as openForReading(), and DiskFull, FileNotWritable
    [[nodiscard]] static Result<std::unique_ptr<ListDatabase>> openForWriting(const QString& path);

    ~ListDatabase();
    ListDatabase(const ListDatabase&) = delete;
    ListDatabase& operator=(const ListDatabase&) = delete;

    /// @brief A prepared query.
    /// @param sql a literal; the same literal gives the same prepared query again
    [[nodiscard]] ListStatement prepare(const char* sql);

    /// @brief Executes SQL without values; several statements are separated by semicolons.
    Result<void> execute(const char* sql);

    /// @brief The first column of the first row of a query without values; 0 when there is no row.
    [[nodiscard]] Result<std::int64_t> integer(const char* sql);

    /// @brief Copies everything into a file that is being made.
    /// @param goesOn asked after some megabytes; false cancels. Empty: nobody is asked
    /// @return Error::Cancelled, DiskFull, FileNotWritable, StorageFailure; there is no usable file then
    Result<void> copyTo(const UnfinishedFile& copy, const std::function<bool()>& goesOn);
    /// @brief Copies everything over what another database holds, in one transaction of it.
    /// @return likewise; the other is as it was then
    Result<void> copyInto(ListDatabase& target, const std::function<bool()>& goesOn);

    /// @brief The error of the call that failed last.
    [[nodiscard]] Error lastError() const;

private:
    friend class ListStatement;
    explicit ListDatabase(QString path);
    Result<void> connect(int flags);
    /// What a query about the content says; nothing when there is none of ours.
    Result<std::optional<std::int64_t>> asked(const char* sql);
    /// Whether the content is ours; an Error when that cannot be told.
    [[nodiscard]] Result<bool> isOurs();
    static Result<void> create(const QString& path);
    Result<void> makeTables();

    QString m_path;
    std::optional<OpenFile> m_file;
    sqlite3* m_handle = nullptr;
    std::unordered_map<const char*, sqlite3_stmt*> m_prepared; ///< queries that are not in use
};

/// @brief Carries out a query and hands its rows to a function, one by one and in their order.
/// @param each called with the ListStatement; returns nothing, or false to go no further
template <class Each>
Result<void> forEachRow(ListStatement& rows, Each each)
{
    while (true) {
        TRY(const auto more, rows.step());
        if (!more)
            return {};
        if constexpr (std::is_void_v<std::invoke_result_t<Each, const ListStatement&>>) {
            each(rows);
        } else if (!each(rows)) {
            return {};
        }
    }
}

/// @brief A write transaction; rolls back unless committed.
class ListTransaction {
public:
    /// @brief Takes the write lock at once.
    [[nodiscard]] static Result<ListTransaction> begin(ListDatabase& database);

    /// @brief Commits; when that fails everything is rolled back.
    Result<void> commit();

private:
    struct Rollback {
        void operator()(ListDatabase* database) const;
    };
    explicit ListTransaction(ListDatabase& database) : m_database(&database) { }

    std::unique_ptr<ListDatabase, Rollback> m_database; ///< nullptr: nothing is to be rolled back
};

/// @brief A day as the number YYYYMMDD.
[[nodiscard]] int dayNumber(engine::Date day);

/// @brief Reads dayNumber(); nothing for any other number.
[[nodiscard]] std::optional<engine::Date> dayFromNumber(std::int64_t number);

/// @brief Path of the database of one source in a store's folder.
[[nodiscard]] QString listDatabasePath(const QString& folder, ListSource source);

} // namespace zahlmeister::app
