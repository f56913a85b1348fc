// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldeditor.h"

#include <algorithm>

#include <QPainter>

#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr QChar kMark(0x2715); // a cross

} // namespace

FieldEditor::FieldEditor(QWidget* parent) : QLineEdit(parent)
{
    setFrame(false);
    setRefused(false);
    connect(this, &QLineEdit::textEdited, this, [this] { setRefused(false); });
}

void FieldEditor::setRefused(bool refused)
{
    m_refused = refused;
    const int inset = std::max(0, Metrics(this).grid() - 2); // QLineEdit has two pixels of its own
    setTextMargins(inset, 0, inset + (refused ? refusalMarkWidth(font()) : 0), 0);
    update();
}

void FieldEditor::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (m_refused)
        paintRefusalMark(painter, rect(), palette());
    const int thickness = Metrics(this).scaled(2);
    painter.setPen(QPen(color(ColorRole::Accent, palette()), thickness));
    painter.drawRect(
        rect().adjusted(thickness / 2, thickness / 2, -(thickness + 1) / 2, -(thickness + 1) / 2));
}

int refusalMarkWidth(const QFont& font)
{
    return QFontMetrics(font).horizontalAdvance(kMark);
}

void paintRefusalMark(QPainter& painter, const QRect& cell, const QPalette& palette)
{
    const Metrics metrics(painter.font());
    const QColor red = color(ColorRole::Negative, palette);
    const int thickness = metrics.scaled(2);
    painter.fillRect(QRect(cell.left() + metrics.scaled(4), cell.bottom() - 2 * thickness,
                           cell.width() - metrics.scaled(8), thickness),
                     red);
    painter.setPen(red);
    drawTextLine(painter, cell.adjusted(0, 0, -metrics.scaled(4), 0), Qt::AlignRight, kMark);
}

} // namespace zahlmeister::ui
