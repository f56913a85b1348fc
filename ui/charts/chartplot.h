// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

#include "ui/charts/chart.h"

class QCustomPlot;

/// From the data of a chart to what the plotting library draws.
namespace zahlmeister::ui {

/// @brief In what a chart is drawn: all widths follow the font.
struct ChartDress {
    QFont font;
    QPalette palette;
    bool isPaper = false; ///< ink: black and greys on white
};

/// @brief The colour of a tone.
[[nodiscard]] QColor toneColor(ChartTone tone, const ChartDress& dress);

/// @brief The colour of a cell: the stronger, the larger its shade; it differs in brightness alone, so that
/// nobody has to tell two colours apart.
[[nodiscard]] QColor cellColor(double shade, const ChartDress& dress);

/// @brief Replaces everything that a plot shows by a chart; all of it is in view.
void fillPlot(QCustomPlot& plot, const Chart& chart, const ChartDress& dress);

} // namespace zahlmeister::ui
