// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/charts/chart.h"

namespace zahlmeister::ui {

/// @brief A chart as an element of a web page: a figure with an SVG inside, every value with its text. Needs
/// no screen and no thread of its own, and takes its colours from the page, which may be light or dark: the
/// pictures of chartpaper.h are none of that. Empty for a chart without values.
[[nodiscard]] QString chartMarkup(const Chart& chart);

/// @brief The style of such figures, for chartMarkup() and its classes.
[[nodiscard]] QString chartStyle();

} // namespace zahlmeister::ui
