// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/tables/tournamenttables.h"

class QMimeData;

namespace zahlmeister::ui {

/// @brief The table in a clipboard or in something dropped: of its web page or of its text, whichever says
/// more.
/// @return nothing when it is no table with people or pairings in it, such as a range of results or a list of
/// names without a head
[[nodiscard]] std::optional<app::TablesReading> wholeTable(const QMimeData& data);

} // namespace zahlmeister::ui
