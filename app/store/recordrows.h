// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include "app/fields/plainvalue.h"
#include "app/fields/recordfields.h"
#include "app/store/database.h"

/// Records as rows of the work file, by their table of fields. Lists are no columns: their records have rows
/// of their own.
namespace zahlmeister::app {

/// @brief Calls a function with every Field that is a column.
template <class Record, class Function>
void forEachColumn(Function&& function)
{
    forEachField<Record>([&](const auto& field) {
        if constexpr (!kIsList<typename std::decay_t<decltype(field)>::Value>)
            function(field);
    });
}

/// @brief Calls a function with every Field that is a list.
template <class Record, class Function>
void forEachList(Function&& function)
{
    forEachField<Record>([&](const auto& field) {
        if constexpr (kIsList<typename std::decay_t<decltype(field)>::Value>)
            function(field);
    });
}

/// @brief A name from a table of fields as Qt has it.
[[nodiscard]] inline QString nameOf(std::string_view name)
{
    return QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()));
}

/// @brief The columns of a record, in the order of its fields.
template <class Record>
[[nodiscard]] QStringList columns()
{
    QStringList names;
    forEachColumn<Record>([&](const auto& field) { names.append(nameOf(field.column())); });
    return names;
}

/// @brief `INSERT INTO ...` with a placeholder for every column.
[[nodiscard]] QString insertText(const QString& table, const QStringList& columns);

/// @brief The same, but a row with the same tournament and key is overwritten.
///
/// An upsert, not INSERT OR REPLACE: that would delete the row first and trip over those that refer to it.
template <class Record>
[[nodiscard]] QString upsertText(const QString& table)
{
    QStringList keys{QStringLiteral("tournament_id")};
    QStringList changes;
    forEachColumn<Record>([&](const auto& field) {
        const QString name = nameOf(field.column());
        if (field.rules.isKey)
            keys.append(name);
        else
            changes.append(QStringLiteral("%1 = excluded.%1").arg(name));
    });
    return insertText(table, QStringList{QStringLiteral("tournament_id")} + columns<Record>()) +
           QStringLiteral(" ON CONFLICT (%1) DO UPDATE SET %2")
               .arg(keys.join(QStringLiteral(", ")), changes.join(QStringLiteral(", ")));
}

/// @brief Binds a value as the next parameter; nothing binds NULL.
template <class Value>
void bindValue(Statement& statement, const Value& value)
{
    statement.bind(plainOf(value));
}
template <class Value>
void bindValue(Statement& statement, const std::optional<Value>& value)
{
    if (value)
        bindValue(statement, *value);
    else
        statement.bind(std::optional<int>());
}

/// @brief Binds the columns of a record, in the order of columns().
template <class Record>
void bindRecord(Statement& statement, const Record& record)
{
    forEachColumn<Record>([&](const auto& field) { bindValue(statement, record.*field.member); });
}

/// @name A plain value of the current row.
/// @{
inline void readPlain(const Statement& row, int column, std::string& value)
{
    value = row.utf8(column);
}
inline void readPlain(const Statement& row, int column, bool& value)
{
    value = row.flag(column);
}
template <class Integer>
void readPlain(const Statement& row, int column, Integer& value)
{
    value = static_cast<Integer>(row.integer(column));
}
/// @}

/// @brief Reads a value of the current row.
/// @return false when it is impossible
template <class Value>
[[nodiscard]] bool readValue(const Statement& row, int column, Value& value)
{
    Plain<Value> plain{};
    readPlain(row, column, plain);
    auto found = fromPlain<Value>(plain);
    if (found)
        value = *std::move(found);
    return found.has_value();
}
template <class Value>
[[nodiscard]] bool readValue(const Statement& row, int column, std::optional<Value>& value)
{
    value.reset();
    if (row.isNull(column))
        return true;
    Plain<Value> plain{};
    readPlain(row, column, plain);
    value = fromPlain<Value>(plain);
    return value.has_value();
}

/// @brief Reads the columns of a record, in the order of columns(), from one column on.
/// @return false when a value is impossible
template <class Record>
[[nodiscard]] bool readRecord(const Statement& row, int column, Record& record)
{
    bool isGood = true;
    forEachColumn<Record>(
        [&](const auto& field) { isGood = readValue(row, column++, record.*field.member) && isGood; });
    return isGood;
}

} // namespace zahlmeister::app
