// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include "app/tables/tournamenttables.h"

namespace zahlmeister::app {

/// @brief All ways to cut a text: the general ones, and those that single programs need.
[[nodiscard]] std::span<const Cutter> tableCutters();

/// @brief Understands the tables of a text, such as that of the clipboard; see readTablesOfText().
[[nodiscard]] TablesReading readTableText(const QString& text);

} // namespace zahlmeister::app
