// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldeditor.h"

#include <QPainter>

#include "ui/theme/theme.h"

namespace zahlmeister::ui {

FieldEditor::FieldEditor(QWidget* parent) : QLineEdit(parent)
{
    setFrame(false);
    connect(this, &QLineEdit::textEdited, this, [this] { setRefused(false); });
}

void FieldEditor::setRefused(bool refused)
{
    m_refused = refused;
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

void paintRefusalMark(QPainter& painter, const QRect& cell, const QPalette& palette)
{
    const Metrics metrics(painter.font());
    const QColor red = color(ColorRole::Negative, palette);
    const int thickness = metrics.scaled(2);
    painter.fillRect(QRect(cell.left() + metrics.scaled(4), cell.bottom() - 2 * thickness,
                           cell.width() - metrics.scaled(8), thickness),
                     red);
    painter.setPen(red);
    painter.drawText(cell.adjusted(0, 0, -metrics.scaled(4), 0), Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("\u2715"));
}

} // namespace zahlmeister::ui
