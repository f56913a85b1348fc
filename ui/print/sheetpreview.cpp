// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetpreview.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include "ui/print/sheetpainter.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr double kMillimetresOfAnInch = 25.4;
constexpr double kSmallest = 0.25;
constexpr double kLargest = 4.0;
constexpr double kStep = 1.25;
constexpr double kLargestFit =
    1.75; // on a wide screen a page as wide as the window would be unreadably large

} // namespace

SheetPreview::SheetPreview(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Mid);
    setAccessibleName(tr("Preview of the sheets"));
}

void SheetPreview::setSheets(std::shared_ptr<const SheetLayout> layout)
{
    m_layout = std::move(layout);
    updateScrollBars();
    viewport()->update();
    Q_EMIT viewChanged();
}

void SheetPreview::setEmptyText(const QString& text)
{
    m_emptyText = text;
    viewport()->update();
}

int SheetPreview::pageCount() const
{
    return m_layout ? static_cast<int>(m_layout->pages.size()) : 0;
}

int SheetPreview::currentPage() const
{
    if (pageCount() == 0)
        return 0;
    // The page that covers the middle of the view is the one that is being read.
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    const double step = pageSize().height() + gap();
    return std::clamp(static_cast<int>((middle - gap() / 2.0) / step) + 1, 1, pageCount());
}

int SheetPreview::gap() const
{
    return Metrics(this).margin();
}

double SheetPreview::zoom() const
{
    if (m_zoom || !m_layout)
        return m_zoom.value_or(1);
    // Were it the room beside a bar that comes and goes, the bar would come and go for ever.
    const double room = maximumViewportSize().width() - verticalScrollBar()->sizeHint().width() - 2.0 * gap();
    const double natural = m_layout->pageSize().width() * logicalDpiX() / kMillimetresOfAnInch;
    return std::clamp(room / natural, kSmallest, kLargestFit);
}

double SheetPreview::pixelsPerMillimetre() const
{
    return logicalDpiX() / kMillimetresOfAnInch * zoom();
}

QSizeF SheetPreview::pageSize() const
{
    return m_layout ? m_layout->pageSize() * pixelsPerMillimetre() : QSizeF();
}

double SheetPreview::pageTop(int page) const
{
    return gap() + page * (pageSize().height() + gap());
}

void SheetPreview::zoomIn()
{
    setZoom(std::min(zoom() * kStep, kLargest), viewport()->height() / 2.0);
}

void SheetPreview::zoomOut()
{
    setZoom(std::max(zoom() / kStep, kSmallest), viewport()->height() / 2.0);
}

void SheetPreview::fitWidth()
{
    setZoom(std::nullopt, 0);
}

void SheetPreview::setZoom(std::optional<double> zoom, double anchor)
{
    const double place = (verticalScrollBar()->value() + anchor) / std::max(1.0, pageSize().height());
    m_zoom = zoom;
    updateScrollBars();
    verticalScrollBar()->setValue(static_cast<int>(place * pageSize().height() - anchor));
    viewport()->update();
    Q_EMIT viewChanged();
}

void SheetPreview::updateScrollBars()
{
    const double height = pageCount() == 0 ? 0 : pageTop(pageCount());
    const double width = pageCount() == 0 ? 0 : pageSize().width() + 2.0 * gap();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(Metrics(this).rowHeight());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(height)) - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(Metrics(this).rowHeight());
    horizontalScrollBar()->setRange(0,
                                    std::max(0, static_cast<int>(std::floor(width)) - viewport()->width()));
}

void SheetPreview::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (pageCount() == 0) {
        const int margin = gap();
        painter.setPen(palette().color(QPalette::WindowText));
        painter.fillRect(event->rect(), palette().window());
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const QSizeF size = pageSize();
    const double left =
        std::max((viewport()->width() - size.width()) / 2.0, double(gap())) // centred while it fits
        - horizontalScrollBar()->value();
    for (int page = 0; page < pageCount(); ++page) {
        const QRectF paper(
            QPointF(std::round(left), std::round(pageTop(page) - verticalScrollBar()->value())), size);
        if (!paper.intersects(event->rect()))
            continue;
        painter.fillRect(paper, Qt::white); // paper is white in every palette
        painter.setPen(color(ColorRole::Hairline, palette()));
        painter.drawRect(paper);
        painter.save();
        painter.setClipRect(paper);
        paintSheetPage(painter, *m_layout, static_cast<std::size_t>(page), zoom(), paper.topLeft());
        painter.restore();
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(color(ColorRole::Accent, palette()), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void SheetPreview::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    Q_EMIT viewChanged();
}

void SheetPreview::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dx)
    Q_UNUSED(dy)
    // The focus frame stands still, so the viewport is painted anew instead of being scrolled.
    viewport()->update();
    Q_EMIT viewChanged();
}

void SheetPreview::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->matches(QKeySequence::ZoomIn) || (control && event->key() == Qt::Key_Equal))
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut))
        zoomOut();
    else if (control && event->key() == Qt::Key_0)
        fitWidth();
    else if (event->key() == Qt::Key_Home)
        verticalScrollBar()->setValue(0);
    else if (event->key() == Qt::Key_End)
        verticalScrollBar()->setValue(static_cast<int>(pageTop(pageCount() - 1)) - gap());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void SheetPreview::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
    event->accept();
}

void SheetPreview::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SheetPreview::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace zahlmeister::ui
