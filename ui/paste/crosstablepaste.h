// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelectionRange>
#include <QString>
#include <QStringList>

#include "app/fields/edit.h"

namespace zahlmeister::ui {

class CrosstableModel;

/// @brief What pasting a text would do: one group of edits, or the reasons why not.
struct PastePlan {
    app::EditGroup group;      ///< empty edits when everything stands there already, or when refused
    QStringList refusals = {}; ///< sentences that name the cells; nothing is pasted unless this is empty
};

/// @brief Reads cells separated by tabs and lines as results from one cell on, to the right and down.
///
/// Empty cells and dots say nothing and leave what is there. On the diagonal only an empty cell or one of the
/// usual marks may stand. Both sides of a pairing may be in the text if they agree. Nothing is guessed.
[[nodiscard]] PastePlan planPaste(const CrosstableModel& model, int row, int column, const QString& text);

/// @brief The cells of a range as text that planPaste() reads back, and any spreadsheet.
[[nodiscard]] QString copyText(const CrosstableModel& model, const QItemSelectionRange& range);

} // namespace zahlmeister::ui
