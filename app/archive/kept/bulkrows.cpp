// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/bulkrows.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <QVariant>

#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/pgcopy.h"
#include "app/sql/sqliteconnection.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kRowsInserted = 20'000;    // some 10 MB as text
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
        return m_statement->integer(column);
    return m_query ? m_query->value(column).toLongLong() : numberIn(copied(column));
}

std::optional<int> ScannedRow::smallNumber(int column) const
{
    if (m_statement)
        return m_statement->optionalInteger(column);
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
    return std::string(m_statement->view(column));
}

QByteArray ScannedRow::bytes(int column) const
{
    if (m_query)
        return m_query->value(column).toByteArray();
    if (!m_statement) {
        const QByteArrayView value = copied(column).sliced(std::min(kBeforeBytes, copied(column).size()));
        return QByteArray::fromHex(QByteArray::fromRawData(value.data(), value.size()));
    }
    const QByteArrayView bytes = m_statement->bytes(column);
    return QByteArray::fromRawData(bytes.data(), bytes.size());
}

// RowInsertion

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
    if (SqliteConnection* const file = database.file())
        rows.m_statement.emplace(file->statement(database.dialect().insertion(table, columns, conflict)));
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
        m_statement->bind(value);
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
        m_statement->bindNull();
    else
        m_values[m_column++].append(QVariant());
}

void RowInsertion::bytes(QByteArrayView value)
{
    if (m_copying)
        copied(QByteArray("\\\\x" + value.toByteArray().toHex()));
    else if (!m_statement)
        m_values[m_column++].append(value.toByteArray());
    else
        m_statement->bind(value);
}

Result<void> RowInsertion::endRow()
{
    m_column = 0;
    if (m_copying) {
        m_copy.append('\n');
        return m_copy.size() < kCopiedAtOnce ? Result<void>() : copy();
    }
    if (!m_statement)
        return m_values.front().size() < kRowsInserted ? Result<void>() : finish();
    TRY_DO(m_statement->run());
    m_statement->reset();
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
