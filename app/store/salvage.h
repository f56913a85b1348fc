// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>
#include <QVariant>

#include "app/store/database.h"
#include "app/threads/continuecallback.h"

/// Reading what can be read: the rows of a table whose pages may be damaged, value by value and without a
/// word about what they mean.
namespace zahlmeister::app {

/// @brief A column as the schema has it.
struct SchemaColumn {
    QString name;
    bool isText = false;
    bool isRequired = false; ///< cannot be NULL
    QVariant standard = {};  ///< its DEFAULT; null when it has none
    int key = 0;             ///< from 1: place in the primary key; 0: not part of it
};

/// @brief A table as the schema has it.
struct SchemaTable {
    QString name;
    std::vector<SchemaColumn> columns;

    /// @brief Positions of the columns of the primary key, in its order.
    [[nodiscard]] std::vector<std::size_t> keys() const;
    /// @brief Position of a column; nothing when there is none.
    [[nodiscard]] std::optional<std::size_t> indexOf(const QString& column) const;
};

/// @brief A row in the order of SchemaTable::columns.
using RawRow = std::vector<QVariant>;

/// @brief The key of a row in words of the schema: `tournament_id 3, number 12`.
[[nodiscard]] QString keyText(const SchemaTable& table, const RawRow& row);

/// @brief The tables of a database in the order in which they were made; neither views nor SQLite's own.
[[nodiscard]] Result<std::vector<SchemaTable>> tablesOf(Database& database);

/// @brief Hands on every row that can be read, each once: from both ends of the table up to the damage, and
/// by their keys in between. Columns that the database lacks are NULL.
/// @param shape the table as it should be
/// @param take stops everything with an error
/// @return whether the table could be read from one end to the other; Error::Cancelled, and what `take`
/// returned
[[nodiscard]] Result<bool> salvageRows(Database& database, const SchemaTable& shape,
                                       const ContinueCallback& goesOn,
                                       const std::function<Result<void>(const RawRow&)>& take);

} // namespace zahlmeister::app
