// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paste/pasteplan.h"

namespace zahlmeister::ui {

class ProgressModel;

/// @brief Reads cells separated by tabs and lines as entries of a progress table from one cell on.
///
/// Empty cells say nothing and leave what is there. Both sides of a pairing may be in the text if they agree;
/// a pairing that contradicts what stands in the table already is refused. Nothing is guessed.
[[nodiscard]] PastePlan planProgressPaste(const ProgressModel& model, int row, int column,
                                          const QString& text);

} // namespace zahlmeister::ui
