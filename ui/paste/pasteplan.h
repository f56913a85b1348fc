// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QItemSelectionRange>
#include <QString>
#include <QStringList>

#include "app/fields/edit.h"

/// Texts of the clipboard, as spreadsheets write them: cells separated by tabs and lines.
namespace zahlmeister::ui {

/// @brief What pasting a text would do: one group of edits, or the reasons why not.
struct PastePlan {
    app::EditGroup group = {}; ///< empty edits when everything stands there already, or when refused
    QStringList refusals = {}; ///< sentences that name the cells; nothing is pasted unless this is empty
};

/// @brief Lines of a text, whatever ends them.
[[nodiscard]] QStringList pastedLines(QString text);

/// @brief Says that a text has more columns than the table has from there on.
[[nodiscard]] QString tooManyColumns(qsizetype columns, qsizetype room);

/// @brief Goes through the cells of a text that is to fill a table from one cell on, to the right and down.
/// @param read is called with row, column and trimmed text of each, and returns why it cannot stand there
/// @return what read returned unless it was empty; or why the text does not fit, and then no cell is read
[[nodiscard]] QStringList
readCells(const QAbstractItemModel& model, int row, int column, const QString& text,
          const std::function<QString(int row, int column, const QString& text)>& read);

/// @brief The cells of a range as text that a paste reads back, and any spreadsheet.
/// @param role of the text of a cell
/// @param isLeftOut columns that are not copied; empty: all are
[[nodiscard]] QString copiedText(const QItemSelectionRange& range, int role,
                                 const std::function<bool(int column)>& isLeftOut = {});

/// @brief Says that nothing was pasted, and the first of the reasons.
[[nodiscard]] QString pasteRefusal(const QStringList& reasons);

} // namespace zahlmeister::ui
