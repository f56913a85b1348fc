// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
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

/// @brief Calls a function with every Field that is a list, until it fails.
/// @param function returns Result<void>
/// @return the error of the call that failed
template <class Record, class Function>
Result<void> forEachList(Function&& function)
{
    Result<void> result;
    forEachField<Record>([&](const auto& field) {
        if constexpr (kIsList<typename std::decay_t<decltype(field)>::Value>) {
            if (result.has_value())
                result = function(field);
        }
    });
    return result;
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
/// @return false when it is of another type, or too large for any field
/// @{
[[nodiscard]] inline bool readPlain(const Statement& row, int column, std::string& value)
{
    value = row.utf8(column);
    return row.isText(column);
}
[[nodiscard]] inline bool readPlain(const Statement& row, int column, bool& value)
{
    value = row.flag(column);
    return row.isInteger(column) && std::in_range<int>(row.integer(column)) && row.integer(column) == value;
}
template <class Integer>
[[nodiscard]] bool readPlain(const Statement& row, int column, Integer& value)
{
    value = static_cast<Integer>(row.integer(column));
    return row.isInteger(column) && std::in_range<Integer>(row.integer(column));
}
/// @}

/// @brief A value of the current row; nothing when it is impossible.
template <class Value>
[[nodiscard]] std::optional<Value> valueAt(const Statement& row, int column, const FieldRules& rules)
{
    Plain<Value> plain{};
    auto found = readPlain(row, column, plain) ? fromPlain<Value>(plain) : std::nullopt;
    return found && isPossible(rules, *found) ? found : std::nullopt;
}

/// @brief Reads a value of the current row.
/// @return false when it is impossible
template <class Value>
[[nodiscard]] bool readValue(const Statement& row, int column, const FieldRules& rules, Value& value)
{
    auto found = valueAt<Value>(row, column, rules);
    if (!found)
        return false;
    value = *std::move(found);
    return true;
}
template <class Value>
[[nodiscard]] bool readValue(const Statement& row, int column, const FieldRules& rules,
                             std::optional<Value>& value)
{
    value = row.isNull(column) ? std::nullopt : valueAt<Value>(row, column, rules);
    return value.has_value() || row.isNull(column);
}

/// @brief Reads the columns of a record, in the order of columns(), from one column on. Values are held to
/// the ranges of input; texts may be longer, since earlier versions had no lengths.
/// @return the first column whose value is impossible; nothing when there is none
template <class Record>
[[nodiscard]] std::optional<std::string_view> readRecord(const Statement& row, int column, Record& record)
{
    std::optional<std::string_view> impossible;
    forEachColumn<Record>([&](const auto& field) {
        if (!readValue(row, column++, field.rules, record.*field.member) && !impossible)
            impossible = field.column();
    });
    return impossible;
}

} // namespace zahlmeister::app
