// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QStringList>

#include "ui/manual/manualbook.h"

namespace zahlmeister::ui {

class MainActions;

/// @brief The keys of a view or dialog: as keyLines() makes them; empty for an unknown name.
/// @param name one of keySheets()
[[nodiscard]] QString keysNamed(const QString& name);

/// @brief The names that the mark `{{keys NAME}}` of the manual may have.
[[nodiscard]] QStringList keySheets();

/// @brief The commands of the main window that have a key: as keyLines() makes them.
[[nodiscard]] QString commandKeys(const MainActions& actions);

/// @brief What fills the marks of the manual: findings, formats, parameters and keys.
/// @param actions must outlive the filling
/// @param here the keys of the view that has the focus, as HTML
[[nodiscard]] ManualBook::Filling manualFilling(const MainActions& actions, std::function<QString()> here);

} // namespace zahlmeister::ui
