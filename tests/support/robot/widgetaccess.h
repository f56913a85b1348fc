// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QAction;
class QWidget;
class QWindow;

/// What the robot needs to see of a window.
namespace zahlmeister::tests {

/// @brief The window that a key press would reach: the focus window, else the newest visible one, which is
/// activated.
/// @return nullptr when no window is visible
[[nodiscard]] QWindow* windowForKeys();

/// @brief The window of windowForKeys() as a widget.
[[nodiscard]] QWidget* activeWindow();

/// @brief The first visible widget with this objectName or accessible name; nullptr when there is none.
[[nodiscard]] QWidget* visibleWidget(const QString& name);

/// @brief Whether the user could click on it: nothing beside a menu or a modal dialog that is open.
[[nodiscard]] bool isReachable(const QWidget& widget);

/// @brief The first enabled action within reach with this objectName or text; nullptr when there is none.
[[nodiscard]] QAction* enabledAction(const QString& name);

/// @brief Texts (or object names) of all enabled actions within reach that open no menu.
[[nodiscard]] QStringList enabledActions();

/// @brief What a widget shows: text, value, title, or the current cell of a table.
[[nodiscard]] QString textOf(const QWidget& widget);

/// @brief `CLASS objectName<TAB>accessible name<TAB>text`.
[[nodiscard]] QString describe(const QWidget& widget);

/// @brief describe() of all visible widgets that have a name, one per line.
[[nodiscard]] QString describeAll();

} // namespace zahlmeister::tests
