// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What the program itself knows, as HTML for the marks in the manual; in the language of the texts.
namespace zahlmeister::ui {

/// @brief An entry for every code of the catalogue: sentence, level, clause, what to do, and what was written
/// on it
/// (`findings-more.md`). Its id is the stable text of the code.
[[nodiscard]] QString findingEntries();

/// @brief An entry for every format: endings, whether it is read and written, what it loses, and what was
/// written on it
/// (`formats-more.md`). Its id is that of the format.
[[nodiscard]] QString formatEntries();

/// @brief The shipped rule versions, each with its validity and its parameters. The ids are theirs.
[[nodiscard]] QString parameterTables();

/// @brief Keys and what they do, as a table.
/// @param lines as keyLines() makes them
[[nodiscard]] QString keyTable(const QString& lines);

} // namespace zahlmeister::ui
