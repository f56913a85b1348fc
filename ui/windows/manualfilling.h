// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QStringList>
#include <QWidget>

#include "ui/manual/manualbook.h"

namespace zahlmeister::ui {

/// @brief The keys of a view or dialog: as keyLines() makes them; empty for an unknown name.
/// @param name one of keySheets()
[[nodiscard]] QString keysNamed(const QString& name);

/// @brief The names that the mark `{{keys NAME}}` of the manual may have.
[[nodiscard]] QStringList keySheets();

/// @brief The commands of the main window that have a key, in the order of the menus: as keyLines() makes
/// them.
[[nodiscard]] QString commandKeys(const QWidget& window);

/// @brief What fills the marks of the manual: findings, formats, parameters and keys.
/// @param window must outlive the filling
/// @param here the keys of the view that has the focus, as HTML
[[nodiscard]] ManualBook::Filling manualFilling(const QWidget& window, std::function<QString()> here);

} // namespace zahlmeister::ui
