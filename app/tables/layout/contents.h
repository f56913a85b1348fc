// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/tables/layout/layout.h"

namespace zahlmeister::app {

/// @brief Gives a meaning to columns whose heads say nothing, by what stands in them: names, numbers, the
/// square of a crosstable, the rounds of a progress table. Columns that the user named are left alone.
void findByContents(Layout& layout, const TableOverrides& overrides);

/// @brief Whether the columns of games are those of a crosstable or of a progress table.
/// @return nothing when there are no games
[[nodiscard]] std::optional<TableKind> gamesKind(const Layout& layout);

} // namespace zahlmeister::app
