// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetpainter.h"

#include <array>
#include <optional>

#include <QPaintDevice>
#include <QPainter>

#include "ui/charts/chartpaper.h"
#include "ui/print/sheetfonts.h"

namespace zahlmeister::ui {

namespace {

constexpr double kMillimetresPerInch = 25.4;
constexpr double kUnitsPerInch = 1200;

/// Ink and paper, not colours of the program: a sheet looks the same in every palette.
const QColor kInk(Qt::black);

QColor greyOf(double grey)
{
    return QColor::fromRgbF(static_cast<float>(1 - grey), static_cast<float>(1 - grey),
                            static_cast<float>(1 - grey));
}

} // namespace

void paintSheetPage(QPainter& painter, const SheetLayout& layout, std::size_t pageIndex, double zoom,
                    QPointF origin)
{
    const SheetPage& page = layout.pages.at(pageIndex);
    const double dpiX = painter.device()->logicalDpiX();
    const double dpiY = painter.device()->logicalDpiY();
    // Everything is painted in units of a fine device and scaled down: at the few pixels of a screen Qt
    // rounds the advances of glyphs, and texts would run into what stands after them.
    painter.save();
    painter.translate(origin);
    painter.scale(dpiX * zoom / kUnitsPerInch, dpiY * zoom / kUnitsPerInch);
    constexpr double kPerMillimetre = kUnitsPerInch / kMillimetresPerInch;
    const auto at = [](double x, double y) { return QPointF(x * kPerMillimetre, y * kPerMillimetre); };

    for (const Shade& shade : page.shades) {
        painter.fillRect(QRectF(at(shade.x, shade.y), at(shade.x + shade.width, shade.y + shade.height)),
                         greyOf(shade.grey));
    }
    for (const Rule& rule : page.rules) {
        // A flat cap keeps the line's ends where the layout has them.
        painter.setPen(QPen(kInk, rule.thickness * kPerMillimetre, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at(rule.x1, rule.y1), at(rule.x2, rule.y2));
    }
    for (const SheetChart& one : page.charts)
        paintChart(painter, *one.chart,
                   QRectF(at(one.x, one.y), QSizeF(one.width, one.height) * kPerMillimetre),
                   layout.fontFamily, pointSizeOf(FontRole::Note) * kMillimetresPerPoint * kPerMillimetre);
    painter.setPen(kInk);
    std::array<std::optional<QFont>, kFontRoleCount> fonts;
    std::optional<FontRole> current;
    for (const TextRun& run : page.runs) {
        if (run.role != current) {
            std::optional<QFont>& font = fonts[static_cast<std::size_t>(run.role)];
            if (!font)
                font = sheetFont(layout.fontFamily, run.role, kUnitsPerInch / dpiY);
            painter.setFont(*font);
            current = run.role;
        }
        painter.drawText(at(run.x, run.baseline), run.text);
    }
    painter.restore();
}

} // namespace zahlmeister::ui
