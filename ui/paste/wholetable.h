// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/tables/tournamenttables.h"

class QMimeData;

namespace zahlmeister::ui {

/// @brief A table that was read once, to be inserted.
using PastedTable = std::shared_ptr<const app::TablesReading>;

/// @brief The table in something copied; see app::openPasted().
[[nodiscard]] PastedTable wholeTable(const QMimeData& data);

/// @brief The table in the clipboard.
[[nodiscard]] PastedTable wholeTableInClipboard();

} // namespace zahlmeister::ui
