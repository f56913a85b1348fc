// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/bulkrows.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <QVariant>

#include <sqlite3.h>

#include "app/archive/archivedatabase.h"
#include "app/archive/pgcopy.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kRowsAtOnce = 20'000;      // some 10 MB as text
constexpr qsizetype kCopiedAtOnce = 8'000'000; // bytes
constexpr QByteArrayView kNull = "\\N";
constexpr qsizetype kBeforeBytes = 3; // \\x; two digits a byte follow

std::int64_t numberIn(QByteArrayView text)
{
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

// ScannedRow

/// Empty: there is none.
QByteArrayView ScannedRow::copied(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return at < m_copied.size() && m_copied[at] != kNull ? m_copied[at] : QByteArrayView();
}

std::int64_t ScannedRow::number(int column) const
{
    if (m_statement)
        return sqlite3_column_int64(m_statement, column);
    return m_query ? m_query->value(column).toLongLong() : numberIn(copied(column));
}

std::optional<int> ScannedRow::smallNumber(int column) const
{
    if (m_statement) {
        if (sqlite3_column_type(m_statement, column) == SQLITE_NULL)
            return std::nullopt;
        return sqlite3_column_int(m_statement, column);
    }
    if (m_query) {
        const QVariant value = m_query->value(column);
        return value.isNull() ? std::nullopt : std::optional(value.toInt());
    }
    const QByteArrayView value = copied(column);
    return value.isEmpty() ? std::nullopt : std::optional(static_cast<int>(numberIn(value)));
}

std::string ScannedRow::text(int column) const
{
    if (m_query) {
        const QVariant value = m_query->value(column);
        return value.isNull() ? std::string()
                              : value.toString().toStdString(); // a number that is none is no 0
    }
    if (!m_statement)
        return uncopied(copied(column)).toStdString();
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
    return {text ? text : "", static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

QByteArray ScannedRow::bytes(int column) const
{
    if (m_query)
        return m_query->value(column).toByteArray();
    if (!m_statement) {
        const QByteArrayView value = copied(column).sliced(std::min(kBeforeBytes, copied(column).size()));
        return QByteArray::fromHex(QByteArray::fromRawData(value.data(), value.size()));
    }
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return bytes ? QByteArray::fromRawData(bytes, sqlite3_column_bytes(m_statement, column)) : QByteArray();
}

// RowInsertion

void RowInsertion::Finalizer::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

RowInsertion::RowInsertion(ArchiveDatabase& database, QString table, std::span<const ArchiveColumn> columns,
                           QString conflict)
    : m_database(&database),
      m_table(std::move(table)),
      m_columns(columns),
      m_conflict(std::move(conflict)),
      m_values(columns.size())
{
}

Result<RowInsertion> RowInsertion::begin(ArchiveDatabase& database, const QString& table,
                                         std::span<const ArchiveColumn> columns, const QString& conflict)
{
    RowInsertion rows(database, table, columns, conflict);
    if (sqlite3* const file = database.native()) {
        const QByteArray sql = database.dialect().insertion(table, columns, conflict).toUtf8();
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(file, sql.constData(), static_cast<int>(sql.size()), &statement, nullptr) !=
            SQLITE_OK)
            return tl::unexpected(database.errorOfFile());
        rows.m_statement.reset(statement);
    }
    return rows;
}

Result<RowInsertion> RowInsertion::beginCopying(ArchiveDatabase& database, const QString& table,
                                                std::span<const ArchiveColumn> columns, std::size_t keys)
{
    TRY(auto rows, begin(database, table, columns, Dialect::replacing(columns, keys)));
    if (!database.canCopy())
        return rows;
    TRY_DO(rows.prepareCopying(Dialect::copying(table, columns, keys)));
    return rows;
}

Result<RowInsertion> RowInsertion::beginAnew(ArchiveDatabase& database, const QString& table,
                                             std::span<const ArchiveColumn> columns)
{
    TRY(auto rows, begin(database, table, columns, QString()));
    TRY_DO(rows.prepareCopying(Dialect::copyingAnew(table, columns)));
    return rows;
}

Result<void> RowInsertion::prepareCopying(Dialect::Copying copying)
{
    m_copying = std::move(copying);
    for (const QString& sql : m_copying->before) {
        TRY_DO(m_database->run(sql));
    }
    return {};
}

/// A value that has no character of its own meaning.
void RowInsertion::copied(QByteArrayView value)
{
    if (m_column++ > 0)
        m_copy.append('\t');
    m_copy.append(value);
}

void RowInsertion::number(std::int64_t value)
{
    if (m_copying)
        copied(QByteArray::number(qint64(value)));
    else if (m_statement)
        sqlite3_bind_int64(m_statement.get(), static_cast<int>(++m_column), value);
    else
        m_values[m_column++].append(qint64(value));
}

void RowInsertion::number(std::optional<int> value)
{
    if (value)
        number(std::int64_t{*value});
    else if (m_copying)
        copied(kNull);
    else if (m_statement)
        sqlite3_bind_null(m_statement.get(), static_cast<int>(++m_column));
    else
        m_values[m_column++].append(QVariant());
}

void RowInsertion::bytes(QByteArrayView value)
{
    if (m_copying)
        copied(QByteArray("\\\\x" + value.toByteArray().toHex()));
    else if (!m_statement)
        m_values[m_column++].append(value.toByteArray());
    else // an empty one is not null
        sqlite3_bind_blob(m_statement.get(), static_cast<int>(++m_column),
                          value.isEmpty() ? "" : value.data(), static_cast<int>(value.size()),
                          SQLITE_TRANSIENT);
}

Result<void> RowInsertion::endRow()
{
    m_column = 0;
    if (m_copying) {
        m_copy.append('\n');
        return m_copy.size() < kCopiedAtOnce ? Result<void>() : copy();
    }
    if (!m_statement)
        return m_values.front().size() < kRowsAtOnce ? Result<void>() : finish();
    const int done = sqlite3_step(m_statement.get());
    if (done != SQLITE_DONE)
        return tl::unexpected(m_database->errorOfFile());
    sqlite3_reset(m_statement.get());
    return {};
}

Result<void> RowInsertion::copy()
{
    return m_database->copy(m_copying->statement, std::exchange(m_copy, {}));
}

Result<void> RowInsertion::finish()
{
    if (m_statement)
        return {};
    if (m_copying) {
        TRY_DO(copy());
        for (const QString& sql : m_copying->behind) {
            TRY_DO(m_database->run(sql));
        }
        return {};
    }
    const auto values = std::exchange(m_values, std::vector<QVariantList>(m_columns.size()));
    return m_database->insert(m_table, m_columns, values, m_conflict);
}

} // namespace zahlmeister::app
