// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <QByteArrayView>
#include <QString>
#include <QVariant>

#include "engine/base/date.h"
#include "engine/base/result.h"

struct sqlite3_stmt;

namespace zahlmeister::app {

class SqliteConnection;

/// @brief One execution of a prepared, forward-only query of SQLite.
///
/// Values are bound from left to right. An SQL text that cannot be prepared fails in run() or next().
class Statement {
public:
    Statement(Statement&& other) noexcept;
    Statement& operator=(Statement&& other) noexcept;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// @name Binds the next parameter.
    ///@{
    Statement& bind(std::int64_t value);
    Statement& bind(int value) { return bind(std::int64_t{value}); }
    Statement& bind(bool value) { return bind(std::int64_t{value ? 1 : 0}); }
    Statement& bind(const QString& value);     ///< a null string binds NULL, an empty one does not
    Statement& bind(const std::string& value); ///< UTF-8; never NULL
    Statement& bind(std::string_view value);   ///< likewise; must live until the next run() or next() is over
    Statement& bind(engine::Date value);       ///< ISO text
    Statement& bind(QByteArrayView value);     ///< bytes; never NULL
    Statement& bind(const QVariant& value);    ///< as value() has it
    Statement& bindNull();
    /// @brief Nothing binds NULL.
    template <class T>
    Statement& bind(const std::optional<T>& value)
    {
        return value ? bind(*value) : bindNull();
    }
    template <class T>
    Statement& bind(T* value) = delete; // a literal would bind as bool
    ///@}

    /// @brief Binds the next parameters.
    template <class... Values>
    requires(sizeof...(Values) > 1) Statement& bind(const Values&... values)
    {
        (bind(values), ...);
        return *this;
    }

    /// @brief Executes a query that has no rows.
    Result<void> run();

    /// @brief Moves to the next row, executing first when that has not happened.
    /// @return false after the last row
    Result<bool> next();

    /// @brief Makes the query ready to be executed with other values.
    void reset();

    /// @name A value of the current row; columns count from 0.
    ///@{
    [[nodiscard]] bool isNull(int column) const;
    /// @brief Whether the value is of that type; in a damaged file any column may hold anything.
    [[nodiscard]] bool isInteger(int column) const;
    [[nodiscard]] bool isText(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const; ///< 0 for NULL
    [[nodiscard]] std::optional<int> optionalInteger(int column) const;
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] QString text(int column) const; ///< null for NULL
    [[nodiscard]] std::string utf8(int column) const;
    [[nodiscard]] std::string_view
    view(int column) const;                               ///< text as it is stored; valid until the next step
    [[nodiscard]] QByteArrayView bytes(int column) const; ///< likewise; empty for NULL
    [[nodiscard]] QVariant value(int column) const;
    /// @brief A date in ISO text; nothing for NULL and for text that is no date.
    [[nodiscard]] std::optional<engine::Date> date(int column) const;
    ///@}

    [[nodiscard]] int columns() const;

private:
    friend class SqliteConnection;
    Statement(SqliteConnection& connection, QString sql, sqlite3_stmt* query,
              std::optional<Error> error = {});
    Result<void> step();

    SqliteConnection* m_connection;
    QString m_sql;
    sqlite3_stmt* m_query; ///< given back to the connection in the end
    std::optional<Error> m_error;
    int m_bound = 0;
    bool m_executed = false;
    bool m_hasRow = false;
    bool m_isRowNew = false; ///< run() has moved to it, and next() has not returned it yet
};

} // namespace zahlmeister::app
