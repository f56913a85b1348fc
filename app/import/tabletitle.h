// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace zahlmeister::app {

/// @brief The name of a tournament among the texts that stand around its table: headings, the lines of a
/// mail, a page's title. What names lists, rounds, parts of a site or persons is no name of a tournament, and
/// is left out where it stands beside one: `Vereinsmeisterschaft 2025 - Endstand`.
/// @param texts the ones that are likelier first
/// @return empty when none of them can be its name
[[nodiscard]] QString tableTitle(const QStringList& texts);

} // namespace zahlmeister::app
