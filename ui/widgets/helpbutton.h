// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>
#include <QToolButton>

class QDialog;

/// The visible way from a dialog into the manual: a question mark at the end of its last row, beside what
/// ends the dialog. fillDialog() puts it there; who arranges his parts himself asks for it.
namespace zahlmeister::ui {

/// @brief A question mark that does what F1 does in a dialog.
[[nodiscard]] QToolButton* helpButton(QDialog* dialog);

/// @brief The last row of a dialog with its question mark.
/// @param last mostly a box of buttons; takes the free room
[[nodiscard]] QHBoxLayout* withHelp(QDialog* dialog, QWidget* last);

} // namespace zahlmeister::ui
