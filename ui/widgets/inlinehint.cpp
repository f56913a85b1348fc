// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlinehint.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidestSentence = 520; // design pixels

} // namespace

InlineHint::InlineHint(QAbstractItemView& view)
    : QFrame(&view),
      m_view(view),
      m_sign(new RoleLabel(ColorRole::Negative, QStringLiteral("\u2715"), this)),
      m_sentence(sentenceLabel(this))
{
    const Metrics metrics(this);
    fillRow(this, {metrics.grid(), metrics.grid() / 2, metrics.grid(), metrics.grid() / 2}, metrics.grid(),
            {{m_sign, 0, Qt::AlignTop}, {m_sentence, 1}});
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    // It lies over the window, but comes and goes with its table.
    view.installEventFilter(this);
    connect(&view, &QObject::destroyed, this, [this] { delete this; });
}

bool InlineHint::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide)
        hide();
    return QFrame::eventFilter(watched, event);
}

QString InlineHint::sentence() const
{
    return isHidden() ? QString() : m_sentence->text();
}

void InlineHint::refuse(const QModelIndex& cell, const QString& sentence)
{
    const Metrics metrics(this);
    m_sentence->setText(sentence);
    const int frame = 4 * metrics.grid() + m_sign->sizeHint().width();
    QWidget* window = m_view.window();
    if (parentWidget() != window)
        setParent(window); // a small table would cut it off
    const int available = std::max(window->width() - frame, metrics.scaled(120));
    const int wanted = std::max(QFontMetrics(font()).size(0, sentence).width() + 2, metrics.scaled(40));
    m_sentence->setFixedWidth(std::min({wanted, available, metrics.scaled(kWidestSentence)}));
    m_sentence->setFixedHeight(m_sentence->heightForWidth(m_sentence->width()));
    adjustSize();
    const QRect place = m_view.visualRect(cell);
    const QRect anchor(m_view.viewport()->mapTo(window, place.topLeft()), place.size());
    QPoint position(anchor.left(), anchor.bottom() + metrics.scaled(3));
    if (position.y() + height() > window->height() && anchor.top() - height() > 0)
        position.setY(anchor.top() - height() - metrics.scaled(3));
    position.setX(std::clamp(position.x(), 0, std::max(0, window->width() - width())));
    move(position);
    show();
    raise();
    QAccessibleEvent announcement(this, QAccessible::Alert);
    setAccessibleName(sentence);
    QAccessible::updateAccessibility(&announcement);
}

void InlineHint::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), color(ColorRole::ErrorSurface, palette()));
    painter.setPen(QPen(color(ColorRole::Negative, palette()), Metrics(this).scaled(1)));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace zahlmeister::ui
