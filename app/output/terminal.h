// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include "app/output/table.h"

namespace zahlmeister::app {

/// @brief How many columns of a terminal a text takes: none for combining marks, two for wide characters.
[[nodiscard]] int displayWidth(QStringView text);

/// @brief The columns and rows of a table for a terminal, under a ruled head: columns are as wide as their
/// widest entry, every line has a line end and no blanks before it. Columns for files are left out.
[[nodiscard]] QString terminalText(const Table& table);

} // namespace zahlmeister::app
