// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QSize>

class QCustomPlot;

namespace zahlmeister::ui {

/// @brief The object name of a text in a cell (ChartShape::Cells).
inline constexpr QLatin1StringView kTextOfCell("text of a cell");

/// @brief Breaks the names of the series above the chart into as many rows as a size needs, and writes as
/// many numbers beside it, and in its cells, as have room.
/// @param size in the plot's pixels
void fitPlot(QCustomPlot& plot, QSize size);

} // namespace zahlmeister::ui
