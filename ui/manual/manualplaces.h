// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <utility>

#include <QString>

class QWidget;

namespace zahlmeister::ui {

/// @brief Views and dialogs by their class names, with their places in the manual.
[[nodiscard]] std::span<const std::pair<const char*, const char*>> manualPlaces();

/// @brief The place in the manual that tells of a widget, or of the nearest one around it that has a place;
/// empty when there is none.
[[nodiscard]] QString manualPlaceOf(const QWidget* widget);

} // namespace zahlmeister::ui
