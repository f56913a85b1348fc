// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QCPAxis;
class QCPBars;
class QCustomPlot;

/// Bars of days: a few pixels wide, and beside each other where their days are near.
namespace zahlmeister::ui {

/// @brief Moves places apart as little as possible (least squares), so that each is `step` after the one
/// before.
/// @param places ascending
[[nodiscard]] std::vector<double> movedApart(const std::vector<double>& places, double step);

/// @brief Bars of a plot that placeBars() moves.
/// @param width in pixels, where there is room
/// @return the plot's
[[nodiscard]] QCPBars* newDayBars(QCPAxis& across, QCPAxis& up, double width);

/// @brief Puts the bars beside each other, for what is in view.
/// @param width of a field in pixels
void placeBars(QCustomPlot& plot, double width);

} // namespace zahlmeister::ui
