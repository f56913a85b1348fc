// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QAbstractItemView>
#include <QAction>

class QAbstractButton;

namespace zahlmeister::ui {

/// @brief Gives a list or table the context menu that all have, at the mouse and by the menu key: its own
/// actions, what its buttons do, and "Copy". Takes the place of one that was given before.
/// @param buttons in the order of the menu; their texts and states when it opens count, hidden ones are left
/// out
/// @param copy what "Copy" does where somebody else listens to Ctrl+C; else the selected rows are copied, or
/// all when none is, with tabs between their cells
void installContextMenu(QAbstractItemView& view, std::vector<QAbstractButton*> buttons = {},
                        std::function<void()> copy = {});

/// @brief Adds a command to that menu which the view knows by key already.
/// @param key as it is shown, such as `Del`
template <class Receiver, class Method>
void addCommand(QAbstractItemView& view, const QString& text, const QString& key, Receiver* receiver,
                Method method)
{
    auto* action = new QAction(key.isEmpty() ? text : QString(text + QLatin1Char('\t') + key), &view);
    QObject::connect(action, &QAction::triggered, receiver, method);
    view.addAction(action);
}

} // namespace zahlmeister::ui
