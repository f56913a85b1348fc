// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/crosstableview.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include "ui/delegates/crosstabledelegate.h"
#include "ui/entry/resultentry.h"
#include "ui/models/crosstablemodel.h"
#include "ui/paste/tablepaste.h"
#include "ui/text/format.h"
#include "ui/views/crosstableheader.h"

namespace zahlmeister::ui {

CrosstableView::CrosstableView(CrosstableModel& model, QWidget* parent)
    : ResultsGrid(CrosstableModel::EntryRole, parent), m_model(model)
{
    setObjectName(QStringLiteral("crosstable"));
    setAccessibleName(tr("Crosstable"));
    setUp(new CrosstableDelegate(model, glow(), this), model, model.document());
    connect(&model, &CrosstableModel::gamesPerPairingChanged, this, &CrosstableView::updateMetrics);
    // Rows that are others altogether leave no place to stay at.
    connect(&model, &QAbstractItemModel::modelReset, this, &CrosstableView::moveToFirstOpen);
    CrosstableView::updateMetrics();
    CrosstableView::moveToFirstOpen();
}

void CrosstableView::updateMetrics()
{
    columnHead().setNamesShown(m_model.block().has_value());
    ResultsGrid::updateMetrics();
}

int CrosstableView::cellWidth() const
{
    return CrosstableDelegate::cellWidth(font(), m_model.gamesPerPairing());
}

bool CrosstableView::isReachable(int row, int column) const
{
    return !m_model.isDiagonal(row, column);
}

bool CrosstableView::isFilled(int row, int column) const
{
    return m_model.resultAt(row, column, 0) != engine::kNotPlayed;
}

int CrosstableView::slotsOf(int row, int column) const
{
    return m_model.slotCount(row, column);
}

int CrosstableView::firstSlot(int row, int column) const
{
    return m_model.openSlot(row, column).value_or(0);
}

CrosstableView::Position CrosstableView::position() const
{
    return {m_model.numberAt(cursor().row), m_model.columnNumberAt(cursor().column), cursor().slot};
}

CrosstableView::Pairing CrosstableView::pairingAt(int row, int column) const
{
    return std::minmax({m_model.numberAt(row), m_model.columnNumberAt(column)});
}

void CrosstableView::moveToFirstOpen()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (!m_model.hasOpenCellInRow(row))
            continue;
        for (int column = 0; column < m_model.columnCount(); ++column) {
            if (m_model.openSlot(row, column)) {
                moveTo(row, column);
                return;
            }
        }
    }
    if (m_model.rowCount() == 0)
        return;
    if (const auto first = neighbour(0, -1, 0, 1))
        moveTo(first->first, first->second);
}

void CrosstableView::cursorMoved()
{
    if (!m_advancing)
        m_trail.clear();
}

void CrosstableView::enter(engine::GameResult result)
{
    if (!currentIndex().isValid())
        return;
    const GridCursor at = cursor();
    if (const auto put = m_model.putResult(at.row, at.column, at.slot, result); !put.has_value()) {
        report(put);
        return;
    }
    m_skipped.erase(pairingAt(at.row, at.column));
    m_trail.push_back(position());
    advance();
}

void CrosstableView::advance()
{
    const QScopedValueRollback guard(m_advancing, true);
    const GridCursor at = cursor();
    if (at.slot + 1 < m_model.slotCount(at.row, at.column)) {
        setCursorCell({at.row, at.column, at.slot + 1});
        return;
    }
    if (!advanceWithinLine())
        advanceToOpenLine();
}

bool CrosstableView::advanceWithinLine()
{
    const auto next = nextCell(1);
    if (next)
        moveTo(next->first, next->second);
    return next.has_value();
}

void CrosstableView::advanceToOpenLine()
{
    const bool down = isDown();
    const int lines = down ? m_model.columnCount() : m_model.rowCount();
    const int places = down ? m_model.rowCount() : m_model.columnCount();
    for (int line = (down ? cursor().column : cursor().row) + 1; line < lines; ++line) {
        if (!(down ? m_model.hasOpenCellInColumn(line) : m_model.hasOpenCellInRow(line)))
            continue;
        for (int place = 0; place < places; ++place) {
            const int row = down ? place : line;
            const int column = down ? line : place;
            if (!isPassed(row, column)) {
                moveTo(row, column);
                return;
            }
        }
    }
}

bool CrosstableView::isPassed(int row, int column) const
{
    return !m_model.openSlot(row, column) || m_skipped.contains(pairingAt(row, column));
}

void CrosstableView::skip()
{
    if (!currentIndex().isValid())
        return;
    const GridCursor at = cursor();
    m_skipped.insert(pairingAt(at.row, at.column));
    m_trail.push_back(position());
    const QScopedValueRollback guard(m_advancing, true);
    if (!advanceWithinLine())
        advanceToOpenLine();
}

void CrosstableView::goBack()
{
    const QScopedValueRollback guard(m_advancing, true);
    GridCursor at = cursor();
    if (!m_trail.empty()) {
        const Position last = m_trail.back();
        m_trail.pop_back();
        at = {m_model.rowOf(last.row), m_model.columnOf(last.column), last.slot};
        m_skipped.erase(std::minmax({last.row, last.column}));
        if (at.row < 0 || at.column < 0)
            return;
    } else if (at.slot > 0) {
        --at.slot;
    } else {
        const auto before = nextCell(-1);
        if (!before)
            return;
        at = {before->first, before->second, m_model.slotCount(before->first, before->second) - 1};
        while (at.slot > 0 && m_model.resultAt(at.row, at.column, at.slot) == engine::kNotPlayed)
            --at.slot;
    }
    moveTo(at.row, at.column, at.slot);
    report(m_model.putResult(at.row, at.column, at.slot, engine::kNotPlayed));
    setCursorCell(at);
}

void CrosstableView::clearCells()
{
    report(m_model.clear(selectionModel()->selectedIndexes()));
}

PastePlan CrosstableView::planPasteAt(int row, int column, const QString& text) const
{
    return planCrosstablePaste(m_model, row, column, text);
}

void CrosstableView::openMenu()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    QMenu menu(this);
    const QString row = formatSurname(m_model.nameAt(current.row()));
    const QString column = formatSurname(m_model.columnNameAt(current.column()));
    addRareResults(menu, row, column, [this](engine::GameResult result) { enter(result); });
    if (const engine::Game* game = m_model.gameAt(current.row(), current.column(), cursor().slot))
        addGameDetails(menu, *game);
    addCellActions(menu);
    showMenu(menu);
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
        openMenu();
    } else {
        refuseResult(event.text());
    }
    return true;
}

} // namespace zahlmeister::ui
