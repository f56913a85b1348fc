// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/resultsgrid.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QScrollBar>

#include "ui/models/crosstablemodel.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/crosstableheader.h"

namespace zahlmeister::ui {

namespace {

constexpr int kLeastCells = 2;   ///< beside each other that are seen in any case
constexpr int kLargestCell = 36; ///< design pixels
constexpr QKeyCombination kWholeCopy = Qt::CTRL | Qt::SHIFT | Qt::Key_C;

/// What each of so many gets of the room, between what it needs and what is of use.
int shareOf(int room, int parts, int least, int most)
{
    return std::clamp(parts > 0 ? room / parts : most, least, std::max(least, most));
}

} // namespace

ResultsGrid::ResultsGrid(int entryRole, QWidget* parent)
    : GridView(parent),
      m_entryRole(entryRole),
      m_rowHead(new CrosstableHeader(Qt::Vertical, this)),
      m_columnHead(new CrosstableHeader(Qt::Horizontal, this))
{
    auto* whole = new QAction(tr("Copy the whole table with names and points"), this);
    whole->setShortcut(kWholeCopy);
    whole->setShortcutContext(Qt::WidgetShortcut);
    connect(whole, &QAction::triggered, this, &ResultsGrid::wholeCopyRequested);
    addAction(whole);
    setVerticalHeader(m_rowHead);
    setHorizontalHeader(m_columnHead);
    connect(this, &GridView::cursorChanged, this, [this] {
        m_rowHead->setCurrentSection(cursor().row);
        m_columnHead->setCurrentSection(cursor().column);
    });
}

void ResultsGrid::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    updateMetrics();
}

int ResultsGrid::widestCell() const
{
    return std::max(cellWidth(), Metrics(this).scaled(kLargestCell));
}

QSize ResultsGrid::neededSize() const
{
    return {m_rowHead->fullWidth() + m_columnHead->count() * cellWidth(),
            m_columnHead->sizeHint().height() + m_rowHead->count() * Metrics(this).rowHeight()};
}

void ResultsGrid::updateMetrics()
{
    const Metrics metrics(this);
    m_rowHead->remeasure();
    m_columnHead->remeasure();
    const int rowHeight = shareOf(m_room.height() - m_columnHead->sizeHint().height(), m_rowHead->count(),
                                  metrics.rowHeight(), metrics.scaled(kLargestCell));
    const int width =
        shareOf(m_room.width() - m_rowHead->fullWidth(), m_columnHead->count(), cellWidth(), widestCell());
    m_rowHead->setDefaultSectionSize(rowHeight);
    m_columnHead->setDefaultSectionSize(width);
    verticalScrollBar()->setSingleStep(rowHeight);
    horizontalScrollBar()->setSingleStep(width);
    updateGeometries();
    updateGeometry();
}

QSize ResultsGrid::sizeHint() const
{
    return GridView::sizeHint() + QSize(m_rowHead->fullWidth() - m_rowHead->sizeHint().width(), 0);
}

QSize ResultsGrid::minimumSizeHint() const
{
    return QSize(m_rowHead->leastWidth() + kLeastCells * m_columnHead->defaultSectionSize(),
                 GridView::minimumSizeHint().height())
        .boundedTo(sizeHint());
}

void ResultsGrid::resizeEvent(QResizeEvent* event)
{
    m_rowHead->setRoom(width() - kLeastCells * m_columnHead->defaultSectionSize());
    GridView::resizeEvent(event);
}

std::optional<std::pair<int, int>> ResultsGrid::nextCell(int step) const
{
    return neighbour(cursor().row, cursor().column, isDown() ? step : 0, isDown() ? 0 : step);
}

void ResultsGrid::moveOnInWholeRows()
{
    const int row = cursor().row;
    auto next = neighbour(row, cursor().column, 0, 1);
    const bool isEnd = !next;
    if (isEnd)
        next = neighbour(row + 1, -1, 0, 1);
    if (next)
        moveTo(next->first, next->second);
    if (isEnd)
        Q_EMIT wholeRowEnded(row);
}

void ResultsGrid::copy() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (!selection.isEmpty())
        QApplication::clipboard()->setText(copiedText(selection.first(), m_entryRole));
}

QString ResultsGrid::wholeText(const std::function<QStringList(int)>& further) const
{
    const QAbstractItemModel& table = *model();
    QStringList heads{tr("No."), tr("Name")};
    for (int column = 0; column < table.columnCount(); ++column)
        heads += table.headerData(column, Qt::Horizontal).toString();
    QStringList lines{(heads + further(-1)).join(QChar::Tabulation)};
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList cells{table.headerData(row, Qt::Vertical).toString(),
                          table.headerData(row, Qt::Vertical, CrosstableModel::NameRole).toString()};
        for (int column = 0; column < table.columnCount(); ++column)
            cells += table.index(row, column).data().toString();
        lines += (cells + further(row)).join(QChar::Tabulation);
    }
    return lines.join(QChar::LineFeed) + QChar::LineFeed;
}

void ResultsGrid::cut()
{
    copy();
    clearCells();
}

void ResultsGrid::paste()
{
    const auto place = pastePlace();
    if (!place)
        return;
    const PastePlan plan = planPasteAt(place->top(), place->left(), QApplication::clipboard()->text());
    if (plan.refusals.isEmpty())
        apply(plan.group);
    else
        refuse(pasteRefusal(plan.refusals));
}

void ResultsGrid::addCellActions(QMenu& menu)
{
    menu.addAction(tr("Cu&t"), QKeySequence::Cut, this, &ResultsGrid::cut);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &ResultsGrid::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &ResultsGrid::paste);
    menu.addAction(tr("Copy the &whole table"), kWholeCopy, this, &ResultsGrid::wholeCopyRequested);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &ResultsGrid::clearCells);
}

} // namespace zahlmeister::ui
