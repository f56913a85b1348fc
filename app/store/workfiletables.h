// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace zahlmeister::app {

/// @brief The tables and indexes of a work file of kSchemaVersion: the statements that make them, those that
/// are referred to first. Columns that came later stand last, as ALTER TABLE puts them: a migrated file has
/// the same schema as a new one.
[[nodiscard]] QStringList workFileTables();

/// @brief The same with the columns alone that each table had when it came.
[[nodiscard]] QStringList tablesAsTheyCame();

/// @brief The name of the table or index that a statement makes.
[[nodiscard]] QString nameIn(const QString& statement);

} // namespace zahlmeister::app
