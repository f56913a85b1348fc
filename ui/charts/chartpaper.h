// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSize>

#include "ui/charts/chart.h"

class QPainter;

/// Charts on paper and in files. All of it needs a QApplication and its thread: the library draws widgets.
namespace zahlmeister::ui {

/// @brief Paints a chart with lines and letters, in ink on white.
/// @param where in the painter's units
/// @param family of the font
/// @param fontHeight in the painter's units
void paintChart(QPainter& painter, const Chart& chart, const QRectF& where, const QString& family,
                double fontHeight);

/// @brief The same as a scalable picture, in the colours of the light appearance.
/// @param size in pixels
[[nodiscard]] QByteArray chartSvg(const Chart& chart, QSize size);

/// @brief Likewise as pixels.
/// @param scale pixels of the picture to a pixel of the size
[[nodiscard]] QByteArray chartPng(const Chart& chart, QSize size, int scale = 2);

} // namespace zahlmeister::ui
