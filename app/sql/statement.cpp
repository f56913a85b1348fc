// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sql/statement.h"

#include <algorithm>
#include <utility>

#include <QByteArray>
#include <sqlite3.h>

#include "app/sql/sqliteconnection.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

Statement::Statement(SqliteConnection& connection, QString sql, sqlite3_stmt* query,
                     std::optional<Error> error)
    : m_connection(&connection), m_sql(std::move(sql)), m_query(query), m_error(std::move(error))
{
}

Statement::Statement(Statement&& other) noexcept
    : m_connection(other.m_connection),
      m_sql(std::move(other.m_sql)),
      m_query(std::exchange(other.m_query, nullptr)),
      m_error(std::move(other.m_error)),
      m_bound(other.m_bound),
      m_executed(other.m_executed),
      m_hasRow(other.m_hasRow),
      m_isRowNew(other.m_isRowNew)
{
}

Statement& Statement::operator=(Statement&& other) noexcept
{
    std::swap(m_connection, other.m_connection);
    std::swap(m_sql, other.m_sql);
    std::swap(m_query, other.m_query);
    std::swap(m_error, other.m_error);
    std::swap(m_bound, other.m_bound);
    std::swap(m_executed, other.m_executed);
    std::swap(m_hasRow, other.m_hasRow);
    std::swap(m_isRowNew, other.m_isRowNew);
    return *this;
}

Statement::~Statement()
{
    if (m_query)
        m_connection->takeBack(m_sql, m_query);
}

Statement& Statement::bind(std::int64_t value)
{
    sqlite3_bind_int64(m_query, ++m_bound, value);
    return *this;
}

Statement& Statement::bindNull()
{
    sqlite3_bind_null(m_query, ++m_bound);
    return *this;
}

Statement& Statement::bind(const QString& value)
{
    return value.isNull() ? bindNull() : bind(value.toStdString());
}

Statement& Statement::bind(const std::string& value)
{
    sqlite3_bind_text64(m_query, ++m_bound, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(std::string_view value)
{
    // An empty view may have no address, which SQLite would take for NULL.
    sqlite3_bind_text64(m_query, ++m_bound, value.empty() ? "" : value.data(), value.size(), SQLITE_STATIC,
                        SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(engine::Date value)
{
    return bind(value.iso());
}

Statement& Statement::bind(QByteArrayView value)
{
    sqlite3_bind_blob64(m_query, ++m_bound, value.isEmpty() ? "" : value.data(),
                        static_cast<sqlite3_uint64>(value.size()), SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::bind(const QVariant& value)
{
    switch (value.isNull() ? QMetaType::UnknownType : static_cast<QMetaType::Type>(value.typeId())) {
    case QMetaType::UnknownType: return bindNull();
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong: return bind(std::int64_t{value.toLongLong()});
    case QMetaType::Double: sqlite3_bind_double(m_query, ++m_bound, value.toDouble()); return *this;
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        return bytes.isNull() ? bindNull() : bind(QByteArrayView(bytes));
    }
    default: return bind(value.toString());
    }
}

Result<void> Statement::run()
{
    m_executed = true;
    if (m_error)
        return tl::unexpected(*m_error);
    if (m_bound != sqlite3_bind_parameter_count(m_query))
        return failure(ErrorCode::StorageFailure, {m_connection->path().toStdString()},
                       "another number of values than placeholders");
    m_connection->starting();
    TRY_DO(step());
    m_isRowNew = m_hasRow;
    return {};
}

Result<void> Statement::step()
{
    const int code = sqlite3_step(m_query);
    m_hasRow = code == SQLITE_ROW;
    if (m_hasRow || code == SQLITE_DONE)
        return {};
    return tl::unexpected(m_connection->lastError());
}

Result<bool> Statement::next()
{
    if (!m_executed) {
        TRY_DO(run());
    }
    // After the last row another step would begin anew.
    if (!std::exchange(m_isRowNew, false) && m_hasRow) {
        TRY_DO(step());
    }
    return m_hasRow;
}

void Statement::reset()
{
    sqlite3_reset(m_query);
    m_bound = 0;
    m_executed = m_hasRow = m_isRowNew = false;
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_query, column) == SQLITE_NULL;
}

bool Statement::isInteger(int column) const
{
    return sqlite3_column_type(m_query, column) == SQLITE_INTEGER;
}

bool Statement::isText(int column) const
{
    return sqlite3_column_type(m_query, column) == SQLITE_TEXT;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_query, column);
}

std::optional<int> Statement::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(static_cast<int>(integer(column)));
}

std::string_view Statement::view(int column) const
{
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_query, column));
    return text ? std::string_view(text, static_cast<std::size_t>(sqlite3_column_bytes(m_query, column)))
                : std::string_view();
}

QByteArrayView Statement::bytes(int column) const
{
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(m_query, column));
    return {bytes, bytes ? sqlite3_column_bytes(m_query, column) : 0};
}

QString Statement::text(int column) const
{
    const std::string_view text = view(column);
    return text.data() ? QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())) : QString();
}

std::string Statement::utf8(int column) const
{
    const std::string_view text = view(column);
    // In a damaged file, text may be any bytes.
    const bool isAscii =
        std::ranges::all_of(text, [](char one) { return static_cast<signed char>(one) > 0; });
    return isAscii ? std::string(text) : this->text(column).toStdString();
}

QVariant Statement::value(int column) const
{
    switch (sqlite3_column_type(m_query, column)) {
    case SQLITE_NULL: return QVariant(QMetaType::fromType<QString>());
    case SQLITE_INTEGER: return QVariant(static_cast<qlonglong>(integer(column)));
    case SQLITE_FLOAT: return QVariant(sqlite3_column_double(m_query, column));
    case SQLITE_BLOB: {
        const QByteArrayView stored = bytes(column);
        return QVariant(stored.isEmpty() ? QByteArray("") : stored.toByteArray()); // an empty one is not NULL
    }
    default: return QVariant(text(column));
    }
}

std::optional<engine::Date> Statement::date(int column) const
{
    return engine::Date::fromIso(view(column));
}

int Statement::columns() const
{
    return sqlite3_column_count(m_query);
}

} // namespace zahlmeister::app
