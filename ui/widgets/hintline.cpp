// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/hintline.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace zahlmeister::ui {

HintLine::HintLine(const QString& text, QWidget* parent) : RoleLabel(ColorRole::SecondaryText, text, parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize HintLine::minimumSizeHint() const
{
    return {0, RoleLabel::minimumSizeHint().height()};
}

bool HintLine::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool HintLine::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return RoleLabel::event(event);
}

void HintLine::paintEvent(QPaintEvent* event)
{
    if (!isCut()) {
        RoleLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

} // namespace zahlmeister::ui
