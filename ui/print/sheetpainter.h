// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "ui/print/sheetlayout.h"

class QPainter;

namespace zahlmeister::ui {

/// @brief Paints one page of a sheet on a PDF writer, a printer or a widget.
///
/// Millimetres become device units by the device's logical resolution only: QPdfWriter reports 1200 dpi as
/// its physical resolution whatever was set (Qt 6.4).
/// Charts need a QApplication and its thread.
/// @param painter of a device whose origin is the paper's corner, without margins
/// @param pageIndex position in layout.pages
/// @param zoom 1 for paper; on a screen 1 shows the sheet in its real size, as far as the screen's resolution
/// is true
/// @param origin corner of the paper in the painter's units
void paintSheetPage(QPainter& painter, const SheetLayout& layout, std::size_t pageIndex, double zoom = 1,
                    QPointF origin = {});

} // namespace zahlmeister::ui
