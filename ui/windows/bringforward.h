// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace zahlmeister::ui {

/// @brief Brings a dialog to the front of which there is one at most.
/// @param dialog nullptr while it is not open; it goes away when it is closed
/// @param make gives it when it is not open
template <class Dialog, class Make>
Dialog& bringForward(QPointer<Dialog>& dialog, Make make)
{
    if (!dialog) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return *dialog;
}

} // namespace zahlmeister::ui
