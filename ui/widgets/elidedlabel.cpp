// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/widgets/plaintexts.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMinimumCharacters = 6;

} // namespace

QSize ElidedLabel::minimumSizeHint() const
{
    const bool isYielding = sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
    return {isYielding ? 0 : fontMetrics().averageCharWidth() * kMinimumCharacters,
            QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), m_mode, room.width()));
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(text()), this);
        return true;
    }
    return RoleLabel::event(event);
}

ElidedLabel* hintLine(const QString& text, QWidget* parent)
{
    auto* line = new ElidedLabel(parent, Qt::ElideRight, ColorRole::SecondaryText);
    line->setText(text);
    line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return line;
}

} // namespace zahlmeister::ui
