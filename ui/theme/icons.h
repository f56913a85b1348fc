// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QIcon>
#include <QString>

#include "ui/theme/palette.h"

namespace zahlmeister::ui {

/// @brief A line icon of the program, drawn in the text colour of the palette in use, dimmed when disabled.
/// @param name of a file in resources/icons without its ending, such as `undo`
/// @param role in whose colour it is drawn instead, for signs beside coloured text
[[nodiscard]] QIcon icon(const QString& name, std::optional<ColorRole> role = {});

/// @brief The program's icon: a crosstable with one cell set, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace zahlmeister::ui
