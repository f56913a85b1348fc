// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/crosstableview.h"

#include <algorithm>

#include <QMenu>
#include <QScopedValueRollback>

#include "ui/delegates/crosstabledelegate.h"
#include "ui/models/crosstablemodel.h"
#include "ui/paste/tablepaste.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/views/grids/crosstableheader.h"

namespace zahlmeister::ui {

CrosstableView::CrosstableView(CrosstableModel& model, QWidget* parent)
    : ResultsGrid(CrosstableModel::EntryRole, parent), m_model(model)
{
    setObjectName(QStringLiteral("crosstable"));
    setAccessibleName(tr("Crosstable"));
    setUp(new CrosstableDelegate(model, glow(), this), model, model.document());
    connect(&model, &CrosstableModel::gamesPerPairingChanged, this, &CrosstableView::updateMetrics);
    // When all rows changed there is no place to stay at.
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
    const bool isFound = moveToNext(false, 0, 0, [this](int row, int column) {
        return m_model.hasOpenCellInRow(row) && m_model.openSlot(row, column);
    });
    if (isFound || m_model.rowCount() == 0)
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
    if (isContradicted(result) || !report(m_model.putResult(at.row, at.column, at.slot, result)))
        return;
    m_skipped.erase(pairingAt(at.row, at.column));
    m_trail.push_back(position());
    advance();
}

/// In whole rows a pairing comes twice; who typed it wrong is shown both readings.
bool CrosstableView::isContradicted(engine::GameResult result)
{
    const GridCursor at = cursor();
    const engine::GameResult there = m_model.resultAt(at.row, at.column, at.slot);
    if (!isWholeRows() || !m_model.isMirrored(at.row, at.column) || there == engine::kNotPlayed ||
        result == there)
        return false;
    const QString player = m_model.nameAt(at.row);
    const QString opponent = m_model.columnNameAt(at.column);
    const QString above = entryText(there.mirrored());
    refuse(fillPattern(tr("%1 against %2: %3 here, but the row of %2 says %4 against %1. Delete clears both "
                          "cells, so that the right one can be typed."),
                       {player, opponent, entryText(result), above}));
    return true;
}

void CrosstableView::advance()
{
    const QScopedValueRollback guard(m_advancing, true);
    const GridCursor at = cursor();
    if (at.slot + 1 < m_model.slotCount(at.row, at.column)) {
        setCursorCell({at.row, at.column, at.slot + 1});
        return;
    }
    if (isWholeRows())
        moveOnInWholeRows();
    else if (!advanceWithinLine())
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
    moveToNext(down, (down ? cursor().column : cursor().row) + 1, 0, [&](int row, int column) {
        return (down ? m_model.hasOpenCellInColumn(column) : m_model.hasOpenCellInRow(row)) &&
               m_model.openSlot(row, column) && !m_skipped.contains(pairingAt(row, column));
    });
}

void CrosstableView::skip()
{
    if (!currentIndex().isValid())
        return;
    const GridCursor at = cursor();
    m_skipped.insert(pairingAt(at.row, at.column));
    m_trail.push_back(position());
    const QScopedValueRollback guard(m_advancing, true);
    if (isWholeRows())
        moveOnInWholeRows();
    else if (!advanceWithinLine())
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
    if (isWholeRows() && m_model.isMirrored(at.row, at.column))
        return setCursorCell(at); // its result belongs to the row above
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

void CrosstableView::fillMenu(QMenu& menu)
{
    const GridCursor at = cursor();
    addRareResults(menu, formatSurname(m_model.nameAt(at.row)),
                   formatSurname(m_model.columnNameAt(at.column)));
    if (const engine::Game* game = m_model.gameAt(at.row, at.column, at.slot))
        addGameDetails(menu, *game);
    addCellActions(menu);
}

} // namespace zahlmeister::ui
