// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/reading/statistics.h"
#include "ui/print/sheetlayout.h"

namespace zahlmeister::ui {

/// @brief The statistics on paper: each picture above its table, landscape. In the language of the calling
/// thread; needs a QGuiApplication, and to be painted a QApplication.
/// @param calculated day of the calculation, in the footer
[[nodiscard]] SheetLayout layoutStatistics(const app::Statistics& statistics,
                                           std::optional<engine::Date> calculated);

} // namespace zahlmeister::ui
