// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

#include <QString>

namespace zahlmeister::ui {

/// @brief The keys of a view for the manual, which F1 shows: lines of key, tab, what it does.
[[nodiscard]] QString keyLines(std::initializer_list<std::pair<QString, QString>> keys);

} // namespace zahlmeister::ui
