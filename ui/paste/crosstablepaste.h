// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paste/pasteplan.h"

namespace zahlmeister::ui {

class CrosstableModel;

/// @brief Reads cells separated by tabs and lines as results from one cell on, to the right and down.
///
/// Empty cells and dots say nothing and leave what is there. On the diagonal only an empty cell or one of the
/// usual marks may stand. Both sides of a pairing may be in the text if they agree. Nothing is guessed.
[[nodiscard]] PastePlan planCrosstablePaste(const CrosstableModel& model, int row, int column,
                                            const QString& text);

} // namespace zahlmeister::ui
