// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formscroll.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

#include "ui/theme/metrics.h"

namespace zahlmeister::ui {

namespace {

constexpr int kFrame = 40;    ///< design pixels of a window's title and borders
constexpr int kAround = 110;  ///< of the dialog's margins and its last row
constexpr int kLeastRows = 4; ///< that are seen at once

} // namespace

FormScroll::FormScroll(QWidget* parent, QLayout* content) : QScrollArea(parent)
{
    auto* inside = new QWidget(this);
    content->setContentsMargins({});
    inside->setLayout(content);
    setWidget(inside);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its fields scroll it
    // Tab scrolls by itself; a field that a problem leads to does not.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (now && isAncestorOf(now))
            ensureWidgetVisible(now);
    });
}

QSize FormScroll::sizeHint() const
{
    const QSize wanted = widget()->sizeHint();
    const QSize room = roomOnScreen(this) - QSize(0, Metrics(this).scaled(kAround));
    const QScrollBar* bar = verticalScrollBar();
    const int beside = wanted.height() > room.height() ? bar->sizeHint().width() : 0;
    return {wanted.width() + beside, std::min(wanted.height(), room.height())};
}

QSize FormScroll::minimumSizeHint() const
{
    const QSize least(sizeHint().width(), kLeastRows * Metrics(this).rowHeight());
    return least.boundedTo(sizeHint());
}

bool FormScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

QSize roomOnScreen(const QWidget* widget)
{
    const int frame = Metrics(widget).scaled(kFrame);
    return widget->screen()->availableSize() - QSize(0, frame);
}

} // namespace zahlmeister::ui
