// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpaper.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPicture>
#include <QSvgGenerator>

#include "ui/charts/chartbars.h"
#include "ui/charts/chartfit.h"
#include "ui/charts/chartplot.h"
#include "ui/charts/plotlibrary.h"
#include "ui/theme/palette.h"
#include "ui/theme/shippedfonts.h"

namespace zahlmeister::ui {

namespace {

constexpr double kFieldShare = 0.92; // of the width, beside the numbers of the axis
constexpr int kFinePixels = 60;      // height of letters: the library rounds what it measures to whole pixels

/// Draws as on the screen into a recording that loses nothing.
QPicture recorded(const Chart& chart, const ChartDress& dress, QSize size)
{
    QCustomPlot plot;
    fillPlot(plot, chart, dress);
    fitPlot(plot, size);
    placeBars(plot, size.width() * kFieldShare);
    QPicture picture;
    QCPPainter painter;
    painter.begin(&picture);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, size.width(), size.height());
    painter.end();
    return picture;
}

/// A recording is played in points of the device; what it was drawn in are pixels.
void play(QPainter& painter, const QPicture& picture, const QRectF& where, QSize size)
{
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(where.width() / size.width() * picture.logicalDpiX() / painter.device()->logicalDpiX(),
                  where.height() / size.height() * picture.logicalDpiY() / painter.device()->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

QFont pixelFont(const QString& family, int pixels)
{
    QFont font(withSigns(family));
    font.setPixelSize(pixels);
    return font;
}

} // namespace

void paintChart(QPainter& painter, const Chart& chart, const QRectF& where, const QString& family,
                double fontHeight)
{
    const double scale = kFinePixels / fontHeight;
    const QSize size = (where.size() * scale).toSize();
    play(painter, recorded(chart, {pixelFont(family, kFinePixels), lightPalette(), true}, size), where, size);
}

QByteArray chartSvg(const Chart& chart, QSize size)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(chart.titleInFiles());
    svg.setSize(size);
    svg.setViewBox(QRect({}, size));
    QPainter painter(&svg);
    play(painter, recorded(chart, {QApplication::font(), lightPalette()}, size), QRectF({}, size), size);
    painter.end();
    return buffer.data();
}

QByteArray chartPng(const Chart& chart, QSize size, int scale)
{
    QImage image(size * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    play(painter, recorded(chart, {QApplication::font(), lightPalette()}, size),
         QRectF({}, QSizeF(size * scale)), size);
    painter.end();
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

} // namespace zahlmeister::ui
