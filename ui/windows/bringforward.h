// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include <QWidget>

#include "ui/windows/command.h"

namespace zahlmeister::ui {

/// @brief The dialog of a kind that is open; nullptr when none is.
/// @param window owns it
/// @param name of one of several of this kind
template <class Dialog>
[[nodiscard]] Dialog* openDialog(const QWidget& window, const QString& name = {})
{
    return window.findChild<Dialog*>(name, Qt::FindDirectChildrenOnly);
}

/// @brief Brings a dialog to the front of which there is one at most.
/// @param window owns it
/// @param make gives it when it is not open; it goes away when it is closed
/// @param name that it gets, where there is another one of this kind
template <class Make>
auto& bringForward(const QWidget& window, Make make, const QString& name = {})
{
    auto* dialog = openDialog<std::remove_pointer_t<std::invoke_result_t<Make>>>(window, name);
    if (!dialog) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        if (!name.isEmpty())
            dialog->setObjectName(name);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return *dialog;
}

/// @brief A command that brings a dialog to the front, as bringForward() does.
template <class Owner, class Make>
QAction* offerDialog(Owner* owner, const QWidget& window, const CommandText& text, Make make,
                     const QString& name = {})
{
    return new Command(owner, text, [&window, make, name] { bringForward(window, make, name); });
}

} // namespace zahlmeister::ui
