// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/frozencolumns.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include "ui/widgets/tables/tablehead.h"

namespace zahlmeister::ui {

FrozenColumns::FrozenColumns(QTableView& host, int count) : QTableView(&host), m_host(host), m_count(count)
{
    setFocusPolicy(Qt::NoFocus);
    setHorizontalHeader(new TableHead(this));
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(1);
    styleAsTable(*this);
    verticalHeader()->setMinimumSectionSize(1);
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setAutoScroll(false); // it goes where the table goes
    setSelectionMode(host.selectionMode());
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(host.verticalScrollMode());
    setModel(host.model());
    setSelectionModel(host.selectionModel());
    hide();

    connect(host.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumns::place);
    connect(host.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(host.horizontalHeader(), &QHeaderView::sectionResized, this, &FrozenColumns::place);
    // An edge of a head is dragged here while the table's lies below.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        if (!m_placing && before > 0 && now > 0)
            m_host.setColumnWidth(column, now);
    });
    connect(horizontalHeader(), &QHeaderView::sectionHandleDoubleClicked, host.horizontalHeader(),
            &QHeaderView::sectionHandleDoubleClicked);
    connect(host.selectionModel(), &QItemSelectionModel::currentChanged, this, &FrozenColumns::followCursor);
    host.installEventFilter(this);
    host.viewport()->installEventFilter(this);
}

int FrozenColumns::neededWidth() const
{
    int width = 0;
    for (int column = 0; column < m_count; ++column)
        width += m_host.isColumnHidden(column) ? 0 : m_host.columnWidth(column);
    return width;
}

void FrozenColumns::place()
{
    const int width = neededWidth();
    // Where they would take more than half of the table, nothing could be read beside them.
    const bool isNeeded = m_host.horizontalScrollBar()->value() > 0 && 2 * width < m_host.viewport()->width();
    setVisible(isNeeded);
    if (!isNeeded)
        return;
    const QScopedValueRollback guard(m_placing, true);
    if (font() != m_host.font()) {
        setFont(m_host.font());
        horizontalHeader()->setFont(m_host.font());
    }
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, column >= m_count || m_host.isColumnHidden(column));
        if (!isColumnHidden(column))
            setColumnWidth(column, m_host.columnWidth(column));
    }
    verticalHeader()->setDefaultSectionSize(m_host.verticalHeader()->defaultSectionSize());
    const int head = m_host.horizontalHeader()->height();
    horizontalHeader()->setFixedHeight(head);
    const QRect area = m_host.viewport()->geometry();
    setGeometry(area.left(), area.top() - head, width, area.height() + head);
    verticalScrollBar()->setValue(m_host.verticalScrollBar()->value());
    raise();
}

void FrozenColumns::followCursor()
{
    viewport()->update(); // the tint of the row
    const QModelIndex current = m_host.currentIndex();
    QScrollBar* bar = m_host.horizontalScrollBar();
    if (!current.isValid() || bar->value() == 0)
        return;
    if (current.column() < m_count) {
        bar->setValue(0); // where its editor would lie below this
        return;
    }
    const int covered = neededWidth() - m_host.columnViewportPosition(current.column());
    if (isVisible() && covered > 0)
        bar->setValue(bar->value() - covered);
}

bool FrozenColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange ||
        event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &FrozenColumns::place, Qt::QueuedConnection);
    return QTableView::eventFilter(watched, event);
}

void FrozenColumns::wheelEvent(QWheelEvent* event)
{
    QApplication::sendEvent(m_host.viewport(), event);
}

} // namespace zahlmeister::ui
