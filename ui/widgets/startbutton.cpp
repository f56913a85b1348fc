// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/startbutton.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include "ui/theme/theme.h"

namespace zahlmeister::ui {

StartButton::StartButton(const QIcon& icon, const QString& text, const QString& hint, QWidget* parent)
    : QAbstractButton(parent)
{
    setIcon(icon);
    setText(text);
    setAccessibleName(text);
    setHint(hint);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StartButton::setHint(const QString& hint)
{
    m_hint = hint;
    setAccessibleDescription(hint);
    updateGeometry();
    update();
}

QFont StartButton::strongFont() const
{
    QFont font(this->font());
    font.setBold(true);
    return font;
}

QSize StartButton::sizeHint() const
{
    const Metrics metrics(this);
    const int lines = QFontMetrics(strongFont()).height() + (m_hint.isEmpty() ? 0 : fontMetrics().height());
    const int width = std::max(QFontMetrics(strongFont()).horizontalAdvance(text()),
                               fontMetrics().horizontalAdvance(m_hint));
    return {metrics.toolIconSize() + width + 4 * metrics.grid(), lines + 2 * metrics.grid()};
}

QSize StartButton::minimumSizeHint() const
{
    return {Metrics(this).scaled(160), sizeHint().height()};
}

void StartButton::paintEvent(QPaintEvent* /*event*/)
{
    const Metrics metrics(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool lit = isEnabled() && (underMouse() || isDown());
    painter.setPen(hasFocus() ? QPen(color(ColorRole::Accent, palette()), 2) : QPen(Qt::NoPen));
    painter.setBrush(lit ? QBrush(color(isDown() ? ColorRole::Glow : ColorRole::CurrentTint, palette()))
                         : Qt::NoBrush);
    painter.drawRoundedRect(frame, metrics.scaled(4), metrics.scaled(4));

    const int edge = metrics.toolIconSize();
    const QRect sign(metrics.grid(), metrics.grid(), edge, QFontMetrics(strongFont()).height());
    icon().paint(&painter, sign, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    const QRect room =
        rect().adjusted(edge + 2 * metrics.grid(), metrics.grid(), -metrics.grid(), -metrics.grid());
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(palette().color(group, QPalette::WindowText));
    painter.setFont(strongFont());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(strongFont()).elidedText(text(), Qt::ElideMiddle, room.width()));
    painter.setFont(font());
    if (isEnabled())
        painter.setPen(color(ColorRole::SecondaryText, palette()));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                     fontMetrics().elidedText(m_hint, Qt::ElideRight, room.width()));
}

void StartButton::keyPressEvent(QKeyEvent* event)
{
    // Qt would go to the button before or after; which one that is, the page knows.
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_Left ||
        event->key() == Qt::Key_Right) {
        event->ignore();
        return;
    }
    // Enter is what people press on a start page; QAbstractButton only knows Space.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace zahlmeister::ui
