// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CrosstableView that turns keys and the mouse into commands.
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/models/crosstablemodel.h"
#include "ui/models/resultentry.h"
#include "ui/views/crosstableview.h"
#include "ui/views/inlinehint.h"

namespace zahlmeister::ui {

namespace {

constexpr int kZoomStep = 10;
constexpr int kNormalZoom = 100;

bool isPlainKey(const QKeyEvent& event)
{
    // AltGr arrives as Ctrl+Alt on some platforms, with the text of the character it makes.
    const auto modifiers = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !event.text().isEmpty() && event.text().front().isPrint() &&
           (modifiers == Qt::NoModifier || modifiers == (Qt::ControlModifier | Qt::AltModifier));
}

} // namespace

bool CrosstableView::event(QEvent* event)
{
    // While the grid has the focus, these keys are its own and not a menu's.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Cut) ||
            key.matches(QKeySequence::Paste) || isPlainKey(key)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void CrosstableView::keyPressEvent(QKeyEvent* event)
{
    m_hint->hide();
    if (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) {
        event->setAccepted(handleTab(event->key() == Qt::Key_Tab));
        return;
    }
    if (handleZoomKey(*event) || handleClipboardKey(*event) ||
        (currentIndex().isValid() && (handleMoveKey(*event) || handleEditKey(*event)))) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool CrosstableView::handleZoomKey(const QKeyEvent& event)
{
    if (!event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier))
        return false;
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal)
        setZoom(zoom() + kZoomStep);
    else if (event.key() == Qt::Key_Minus)
        setZoom(zoom() - kZoomStep);
    else if (event.key() == Qt::Key_0)
        setZoom(kNormalZoom);
    else
        return false;
    return true;
}

bool CrosstableView::handleClipboardKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Copy))
        copy();
    else if (event.matches(QKeySequence::Cut))
        cut();
    else if (event.matches(QKeySequence::Paste))
        paste();
    else
        return false;
    return true;
}

bool CrosstableView::handleEditKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Backspace) {
        goBack();
    } else if (event.key() == Qt::Key_Delete) {
        clearCells();
    } else if (!isPlainKey(event)) {
        return false;
    } else if (const auto result = resultOfKey(event.text().front())) {
        enter(*result);
    } else if (event.key() == Qt::Key_Space) {
        skip();
    } else if (event.text().front() == u'?') {
        openResultMenu();
    } else {
        refuse(tr("\u201C%1\u201D is no result. Type 1, 0, 5 for a draw, + or \u2212 for a forfeit; ? shows "
                  "the rare ones.")
                   .arg(event.text()));
    }
    return true;
}

bool CrosstableView::handleTab(bool forward)
{
    const auto at = cursor();
    auto next = neighbour(at.row, at.column, 0, forward ? 1 : -1);
    const int line = at.row + (forward ? 1 : -1);
    if (!next && line >= 0 && line < m_model.rowCount()) {
        const int last = m_model.columnCount() - 1;
        const int place = forward ? 0 : last;
        next = std::pair(line, line == place ? place + (forward ? 1 : -1) : place);
    }
    if (next)
        select(next->first, next->second, false);
    return next.has_value(); // after the last cell the focus moves on
}

bool CrosstableView::handleMoveKey(const QKeyEvent& event)
{
    const bool extend = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool far = event.modifiers().testFlag(Qt::ControlModifier);
    const bool sideways = event.modifiers().testFlag(Qt::AltModifier);
    const auto at = cursor();
    const int last = m_model.rowCount() - 1;
    const auto arrow = [&](int rows, int columns) {
        if (sideways && columns != 0) // between the games of one pairing
            setCursorCell({at.row, at.column,
                           std::clamp(at.slot + columns, 0, m_model.slotCount(at.row, at.column) - 1)});
        else if (far)
            jump(rows, columns, extend);
        else
            step(rows, columns, 1, extend);
        return true;
    };
    const auto page = [&](int direction) {
        const int rows =
            std::max(1, viewport()->height() / std::max(1, verticalHeader()->defaultSectionSize()) - 1);
        const int columns =
            std::max(1, viewport()->width() / std::max(1, horizontalHeader()->defaultSectionSize()) - 1);
        step(sideways ? 0 : direction, sideways ? direction : 0, sideways ? columns : rows, extend);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left: return arrow(0, -1);
    case Qt::Key_Right: return arrow(0, 1);
    case Qt::Key_Up: return arrow(-1, 0);
    case Qt::Key_Down: return arrow(1, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter: step(extend ? -1 : 1, 0, 1, false); return true;
    case Qt::Key_PageUp: return page(-1);
    case Qt::Key_PageDown: return page(1);
    case Qt::Key_Home: {
        const int row = far ? 0 : at.row;
        select(row, row == 0 ? 1 : 0, extend);
        return true;
    }
    case Qt::Key_End: {
        const int row = far ? last : at.row;
        select(row, row == last ? last - 1 : last, extend);
        return true;
    }
    default: return false;
    }
}

void CrosstableView::mousePressEvent(QMouseEvent* event)
{
    m_hint->hide();
    QTableView::mousePressEvent(event);
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (!cell.isValid() || cell != currentIndex())
        return;
    const QRect rect = visualRect(cell);
    const int places = m_model.slotCount(cell.row(), cell.column());
    if (places > 1 && rect.width() > 0)
        setCursorCell({cell.row(), cell.column(),
                       std::clamp((event->position().toPoint().x() - rect.left()) * places / rect.width(), 0,
                                  places - 1)});
}

void CrosstableView::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex cell = indexAt(event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && cell.isValid() &&
        !selectionModel()->isSelected(cell) && cell.row() != cell.column())
        moveTo(cell.row(), cell.column());
    openResultMenu();
}

void CrosstableView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QTableView::wheelEvent(event);
        return;
    }
    const int turn = event->angleDelta().y();
    if (turn != 0)
        setZoom(zoom() + (turn > 0 ? kZoomStep : -kZoomStep));
    event->accept();
}

} // namespace zahlmeister::ui
