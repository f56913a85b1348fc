// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/database.h"
#include "engine/base/try.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <QVariant>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Statement::Statement(Database& database, sqlite3_stmt* query, std::optional<Error> error)
    : m_database(&database), m_query(query), m_error(std::move(error))
{
}

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database),
      m_query(std::exchange(other.m_query, nullptr)),
      m_error(std::move(other.m_error)),
      m_bound(other.m_bound),
      m_executed(other.m_executed),
      m_hasRow(other.m_hasRow),
      m_isRowNew(other.m_isRowNew)
{
}

Statement::~Statement()
{
    if (!m_query)
        return;
    sqlite3_reset(m_query);
    sqlite3_clear_bindings(m_query);
}

Statement& Statement::bind(std::int64_t value)
{
    if (m_query)
        sqlite3_bind_int64(m_query, ++m_bound, value);
    return *this;
}

Statement& Statement::bind(std::optional<int> value)
{
    return value ? bind(std::int64_t{*value}) : bind(QString());
}

Statement& Statement::bind(const QString& value)
{
    if (!m_query)
        return *this;
    if (value.isNull()) {
        sqlite3_bind_null(m_query, ++m_bound);
        return *this;
    }
    const QByteArray text = value.toUtf8();
    sqlite3_bind_text64(m_query, ++m_bound, text.constData(), static_cast<sqlite3_uint64>(text.size()),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
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

Statement& Statement::bind(const QVariant& value)
{
    switch (value.isNull() ? QMetaType::UnknownType : static_cast<QMetaType::Type>(value.typeId())) {
    case QMetaType::UnknownType: return bind(QString());
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong: return bind(std::int64_t{value.toLongLong()});
    case QMetaType::Double:
        if (m_query)
            sqlite3_bind_double(m_query, ++m_bound, value.toDouble());
        return *this;
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        if (m_query)
            sqlite3_bind_blob64(m_query, ++m_bound, bytes.constData(),
                                static_cast<sqlite3_uint64>(bytes.size()), SQLITE_TRANSIENT);
        return *this;
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
        return failure(ErrorCode::StorageFailure, {m_database->path().toStdString()},
                       "another number of values than placeholders");
    m_database->startClock();
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
    return tl::unexpected(m_database->lastErrorOf(m_database->native()));
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

QString Statement::text(int column) const
{
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_query, column));
    return text ? QString::fromUtf8(text, sqlite3_column_bytes(m_query, column)) : QString();
}

QVariant Statement::value(int column) const
{
    switch (sqlite3_column_type(m_query, column)) {
    case SQLITE_NULL: return QVariant(QMetaType::fromType<QString>());
    case SQLITE_INTEGER: return QVariant(static_cast<qlonglong>(integer(column)));
    case SQLITE_FLOAT: return QVariant(sqlite3_column_double(m_query, column));
    case SQLITE_BLOB: {
        const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(m_query, column));
        return QVariant(QByteArray(bytes, sqlite3_column_bytes(m_query, column)));
    }
    default: return QVariant(text(column));
    }
}

std::string Statement::utf8(int column) const
{
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_query, column));
    if (!text)
        return {};
    const std::string_view bytes(text, static_cast<std::size_t>(sqlite3_column_bytes(m_query, column)));
    // In a damaged file, text may be any bytes.
    const bool isAscii =
        std::ranges::all_of(bytes, [](char one) { return static_cast<signed char>(one) > 0; });
    return isAscii ? std::string(bytes) : this->text(column).toStdString();
}

std::optional<engine::Date> Statement::date(int column) const
{
    return engine::Date::fromIso(utf8(column));
}

} // namespace zahlmeister::app
