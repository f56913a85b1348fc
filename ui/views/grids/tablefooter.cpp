// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/tablefooter.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <QToolTip>

#include "ui/text/format.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

Figure figureOf(engine::Score score)
{
    const QString text = formatScore(score);
    return {text, text.size() - (score.halfPoints() % 2 != 0 ? 1 : 0)};
}

TableFooter::TableFooter(const QTableView& table, const FigureDelegate& delegate, QWidget* parent)
    : QWidget(parent), m_table(table), m_delegate(delegate)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, qOverload<>(&QWidget::update));
    connect(table.horizontalHeader(), &QHeaderView::geometriesChanged, this, qOverload<>(&QWidget::update));
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

void TableFooter::setCells(std::vector<FooterCell> cells)
{
    m_cells = std::move(cells);
    QStringList spoken;
    for (const FooterCell& cell : m_cells)
        spoken += cell.toolTip.isEmpty() ? cell.figure.text : cell.toolTip;
    setAccessibleName(spoken.join(u'\n'));
    update();
}

QSize TableFooter::sizeHint() const
{
    return {0, Metrics(this).rowHeight() + Metrics(this).scaled(2)};
}

void TableFooter::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(ColorRole::HeadSurface, palette()));
    painter.fillRect(QRect(0, 0, width(), Metrics(this).scaled(1)),
                     color(ColorRole::SecondaryText, palette()));
    painter.setClipRect(m_table.viewport()->geometry().left(), 0, m_table.viewport()->width(), height());
    for (const FooterCell& cell : m_cells) {
        if (cell.span == 1 && m_table.isColumnHidden(cell.column))
            continue;
        if (cell.span == 1) {
            m_delegate.paintFigure(painter, rectOf(cell), cell.column, cell.figure);
            continue;
        }
        const QRect room = rectOf(cell).adjusted(m_delegate.padding(), 0, -m_delegate.padding(), 0);
        painter.setFont(font());
        painter.setPen(color(ColorRole::SecondaryText, palette()));
        drawTextLine(painter, room, Qt::AlignLeft,
                     fontMetrics().elidedText(cell.figure.text, Qt::ElideRight, room.width()));
    }
}

bool TableFooter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const FooterCell& cell : m_cells) {
        if (rectOf(cell).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), cell.toolTip, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

QRect TableFooter::rectOf(const FooterCell& cell) const
{
    const int left = m_table.viewport()->geometry().left() + m_table.columnViewportPosition(cell.column);
    int width = 0;
    for (int column = cell.column; column < cell.column + cell.span; ++column)
        width += m_table.columnWidth(column);
    return {left, 0, width, height()};
}

} // namespace zahlmeister::ui
