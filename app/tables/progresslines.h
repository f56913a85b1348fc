// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Finds a progress table without a head, as people type it into a mail:
/// `1. Müller, Hans (1850) 4w1 3s1 2w½ 2,5`.
/// @return the table with a head; nothing unless several lines have as many games each
[[nodiscard]] std::optional<TableGrid> gridOfProgressLines(const QStringList& lines);

} // namespace zahlmeister::app
