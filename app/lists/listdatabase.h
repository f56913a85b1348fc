// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <QString>

#include "app/lists/listperson.h"
#include "app/sql/rows.h"
#include "app/sql/sqliteconnection.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief A connection to the SQLite database of one list source. Not to be shared between threads.
class ListDatabase : public SqliteConnection {
public:
    /// @brief Opens a database for reading.
    /// @return nullptr when there is none that this program can read; an Error when that cannot be known, as
    /// of a disk that fails
    [[nodiscard]] static Result<std::unique_ptr<ListDatabase>> openForReading(const QString& path);

    /// @brief Opens a database for writing, and creates it when there is none that this program can read.
    /// What has its name and is none is set aside beside it (moveAside()), and nothing is touched when that
    /// cannot be known.
    /// @return as openForReading(), and DiskFull, FileNotWritable
    [[nodiscard]] static Result<std::unique_ptr<ListDatabase>> openForWriting(const QString& path);

protected:
    [[nodiscard]] Error errorOf(int extended, const QString& text) const override;

private:
    using SqliteConnection::SqliteConnection;
    Result<void> connect(int flags);
    /// What a query about the content says; nothing when there is none of ours.
    Result<std::optional<std::int64_t>> asked(const QString& sql);
    /// Whether the content is ours; an Error when that cannot be known.
    [[nodiscard]] Result<bool> isOurs();
    static Result<void> create(const QString& path);
    Result<void> makeTables();
};

/// @name How a value of a list is stored: days as the number YYYYMMDD, absent values as NULL, texts never as
/// NULL.
///@{
[[nodiscard]] inline std::int64_t toStored(std::int64_t value)
{
    return value;
}
[[nodiscard]] inline std::string_view toStored(std::string_view value)
{
    return value;
}
[[nodiscard]] std::int64_t toStored(engine::Date value);
[[nodiscard]] inline std::int64_t toStored(engine::Rating value)
{
    return value.value();
}
[[nodiscard]] std::string_view toStored(engine::Sex value);
[[nodiscard]] std::string_view toStored(MemberStatus value);
template <class T>
[[nodiscard]] auto toStored(const std::optional<T>& value)
{
    return value ? std::optional(toStored(*value)) : std::nullopt;
}
///@}

/// @brief Binds the next parameters; texts must live until the statement was executed.
template <class... Values>
Statement& bindStored(Statement& statement, const Values&... values)
{
    (statement.bind(toStored(values)), ...);
    return statement;
}

/// @name Reads a value of the current row into a variable; NULL is an empty value.
///@{
void readStored(const Statement& row, int column, std::string& value);
void readStored(const Statement& row, int column, std::optional<int>& value);
void readStored(const Statement& row, int column, std::optional<engine::Date>& value);
void readStored(const Statement& row, int column, std::optional<engine::Rating>& value);
void readStored(const Statement& row, int column, std::optional<engine::Sex>& value);
void readStored(const Statement& row, int column, std::optional<MemberStatus>& value);
///@}

/// @brief A day as the number YYYYMMDD.
[[nodiscard]] int dayNumber(engine::Date day);

/// @brief Reads dayNumber(); nothing for any other number.
[[nodiscard]] std::optional<engine::Date> dayFromNumber(std::int64_t number);

/// @brief Path of the database of one source in a store's folder.
[[nodiscard]] QString listDatabasePath(const QString& folder, ListSource source);

} // namespace zahlmeister::app
