// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

/// Columns that are younger than their tables. Those of a tournament, its participants, games and lists
/// follow from their fields (FieldRules::since); the others are listed.
///
/// What a column may have, such as the words of an enumeration or the range of a number, is a part of the
/// schema: widening it takes a migration of the table, and the text of the earlier versions here. Until then
/// no file of tests/data/schema opens.
namespace zahlmeister::app {

/// @brief A column of the work file that came later.
struct LaterColumn {
    int since; ///< the version of the schema that has it
    QString table;
    QString definition; ///< as in CREATE TABLE, such as `lot INTEGER CHECK (lot BETWEEN 1 AND 99999)`
};

/// @brief All of them, in the order in which they came; those of one version in the order of the fields.
[[nodiscard]] const std::vector<LaterColumn>& laterColumns();

/// @brief The version of the schema in which a table came; kFirstSchemaVersion for those of the first one.
[[nodiscard]] int sinceWhen(const QString& table);

} // namespace zahlmeister::app
