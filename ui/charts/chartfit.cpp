// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartfit.h"

#include <algorithm>

#include <QFontMetrics>

#include "ui/charts/plotlibrary.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kLinesOfATick = 1.7; // of text, with air
constexpr double kShareOfField = 0.8; // of the width, beside the numbers

/// The numbers of a table's cells are there only where all of them have room.
void fitCells(QCustomPlot& plot, int width)
{
    const auto texts = plot.findChildren<QCPItemText*>(kTextOfCell);
    const QFontMetrics metrics(plot.font());
    int widest = 0;
    for (const QCPItemText* text : texts)
        widest = std::max(widest, metrics.horizontalAdvance(text->text() + u"  "_s));
    const bool haveRoom = widest <= width * kShareOfField / plot.xAxis->range().size();
    for (QCPItemText* text : texts)
        text->setVisible(haveRoom);
}

} // namespace

void fitPlot(QCustomPlot& plot, QSize size)
{
    fitCells(plot, size.width());
    QCPLegend& legend = *plot.legend;
    int widest = 0;
    int count = 0;
    for (int i = 0; i < legend.itemCount(); ++i) {
        // A row that is not full has empty places.
        if (const QCPAbstractLegendItem* item = legend.item(i)) {
            widest = std::max(widest, item->minimumOuterSizeHint().width());
            ++count;
        }
    }
    if (count > 0)
        legend.setWrap(std::clamp(size.width() / (widest + legend.columnSpacing()), 1, count));
    const auto giveTicks = [&](int field, double share, int most) {
        const double lines = size.height() * share / QFontMetrics(plot.font()).height();
        plot.axisRect(field)
            ->axis(QCPAxis::atLeft)
            ->ticker()
            ->setTickCount(std::clamp(static_cast<int>(lines / kLinesOfATick), 1, most));
    };
    const bool isParted = plot.axisRectCount() > 1;
    giveTicks(0, isParted ? 0.5 : 0.7, 5);
    if (isParted)
        giveTicks(1, 0.2, 3);
}

} // namespace zahlmeister::ui
