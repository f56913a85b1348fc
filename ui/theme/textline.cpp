// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textline.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace zahlmeister::ui {

namespace {

constexpr int kNoEnd = 1'000'000; // pixels

} // namespace

void drawTextLine(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const qreal free = room.width() - metrics.horizontalAdvance(text);
    const qreal left = alignment & Qt::AlignRight ? free : alignment & Qt::AlignHCenter ? free / 2 : 0;
    const qreal above = room.height() - metrics.height();
    const qreal top = alignment & Qt::AlignTop ? 0 : alignment & Qt::AlignBottom ? above : above / 2;
    painter.drawText(QPointF(room.left() + left, room.top() + top + metrics.ascent()), text);
}

void LaidLine::draw(QPainter& painter, const QPointF& start) const
{
    painter.drawStaticText(QPointF(start.x(), start.y() - ascent), text);
}

LaidLine laidLine(const QString& text, const QFont& font)
{
    QStaticText laid(text);
    laid.setTextFormat(Qt::PlainText);
    laid.setPerformanceHint(QStaticText::AggressiveCaching);
    laid.prepare(QTransform(), font);
    QTextLayout layout(text, font); // as QStaticText lays it out; it does not tell its baseline
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(kNoEnd); // before that it has no height
    const qreal ascent = line.isValid() ? line.ascent() : 0;
    layout.endLayout();
    return {laid, ascent};
}

} // namespace zahlmeister::ui
