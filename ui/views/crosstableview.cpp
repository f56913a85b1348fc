// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/crosstableview.h"

#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/changeglow.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/crosstablepaste.h"
#include "ui/models/resultentry.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstableheader.h"
#include "ui/views/inlinehint.h"

namespace zahlmeister::ui {

namespace {

constexpr int kSmallestZoom = 50;
constexpr int kLargestZoom = 300;
constexpr int kRefusalsShown = 6;

} // namespace

CrosstableView::CrosstableView(CrosstableModel& model, QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_glow(new ChangeGlow(*this)),
      m_delegate(new CrosstableDelegate(model, *m_glow, this)),
      m_rowHeader(new CrosstableHeader(Qt::Vertical, this)),
      m_columnHeader(new CrosstableHeader(Qt::Horizontal, this)),
      m_hint(new InlineHint(*this)),
      m_corner(findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)),
      m_baseFont(font())
{
    setObjectName(QStringLiteral("crosstable"));
    setAccessibleName(tr("Crosstable"));
    setVerticalHeader(m_rowHeader);
    setHorizontalHeader(m_columnHeader);
    setItemDelegate(m_delegate);
    setModel(&model);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    if (m_corner != nullptr)
        m_corner->installEventFilter(this);
    setWordWrap(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ContiguousSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::columnsInserted,
                               &QAbstractItemModel::rowsRemoved, &QAbstractItemModel::columnsRemoved})
        connect(&model, changed, this, &CrosstableView::followModel);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &CrosstableView::followModel);
    connect(&model, &CrosstableModel::gamesPerPairingChanged, this, &CrosstableView::updateMetrics);
    updateMetrics();
    moveToFirstOpen();
}

bool CrosstableView::eventFilter(QObject* watched, QEvent* event)
{
    // Qt draws the corner as a raised button; here it is a piece of the heads.
    if (watched != m_corner || event->type() != QEvent::Paint)
        return QTableView::eventFilter(watched, event);
    QPainter painter(m_corner);
    painter.fillRect(m_corner->rect(), color(ColorRole::HeadSurface, palette()));
    painter.setPen(QPen(color(ColorRole::Hairline, palette()), 0));
    painter.drawLine(m_corner->rect().bottomLeft(), m_corner->rect().bottomRight());
    painter.drawLine(m_corner->rect().topRight(), m_corner->rect().bottomRight());
    return true;
}

void CrosstableView::followModel()
{
    m_glow->clear();
    m_rowHeader->remeasure();
    setCursorCell({currentIndex().row(), currentIndex().column(), m_delegate->cursor().slot});
    viewport()->update();
    updateGeometry();
}

void CrosstableView::updateMetrics()
{
    const int rowHeight = Metrics(this).rowHeight();
    const int width = CrosstableDelegate::cellWidth(font(), m_model.gamesPerPairing());
    m_rowHeader->setDefaultSectionSize(rowHeight);
    m_columnHeader->setDefaultSectionSize(width);
    verticalScrollBar()->setSingleStep(rowHeight);
    horizontalScrollBar()->setSingleStep(width);
    m_rowHeader->remeasure();
    updateGeometries();
    updateGeometry();
}

QSize CrosstableView::sizeHint() const
{
    const QMargins frame = contentsMargins();
    return QSize(m_rowHeader->sizeHint().width() + m_columnHeader->length() + frame.left() + frame.right(),
                 m_columnHeader->sizeHint().height() + m_rowHeader->length() + frame.top() + frame.bottom());
}

QSize CrosstableView::minimumSizeHint() const
{
    return QSize(m_rowHeader->sizeHint().width() + 4 * m_columnHeader->defaultSectionSize(),
                 5 * m_rowHeader->defaultSectionSize())
        .boundedTo(sizeHint());
}

void CrosstableView::keyboardSearch(const QString& search)
{
    Q_UNUSED(search) // every letter has a meaning of its own here
}

QString CrosstableView::refusal() const
{
    return m_hint->sentence();
}

CrosstableView::Position CrosstableView::position() const
{
    const auto& cursor = m_delegate->cursor();
    return {m_model.numberAt(cursor.row), m_model.numberAt(cursor.column), cursor.slot};
}

void CrosstableView::moveTo(int row, int column, std::optional<int> slot)
{
    setCurrentIndex(m_model.index(row, column));
    if (slot)
        setCursorCell({row, column, *slot});
}

void CrosstableView::moveToFirstOpen()
{
    const int size = m_model.rowCount();
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            if (m_model.openSlot(row, column)) {
                moveTo(row, column);
                return;
            }
        }
    }
    if (size > 1)
        moveTo(0, 1);
}

void CrosstableView::setCursorCell(const CrosstableCursor& cursor)
{
    const CrosstableCursor before = m_delegate->cursor();
    if (before == cursor)
        return;
    m_delegate->setCursor(cursor);
    m_rowHeader->setCurrentSection(cursor.row);
    m_columnHeader->setCurrentSection(cursor.column);
    updateCross(before, cursor);
    Q_EMIT cursorChanged();
}

void CrosstableView::updateCross(const CrosstableCursor& before, const CrosstableCursor& after)
{
    const QRect area = viewport()->rect();
    const auto updateRow = [&](int row) {
        viewport()->update(QRect(area.left(), rowViewportPosition(row), area.width(), rowHeight(row)));
    };
    const auto updateColumn = [&](int column) {
        viewport()->update(
            QRect(columnViewportPosition(column), area.top(), columnWidth(column), area.height()));
    };
    if (before.row != after.row) {
        updateRow(before.row);
        updateRow(after.row);
    }
    if (before.column != after.column) {
        updateColumn(before.column);
        updateColumn(after.column);
    }
    update(m_model.index(after.row, after.column));
}

void CrosstableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_advancing)
        m_trail.clear();
    const int slot = current.isValid() ? m_model.openSlot(current.row(), current.column()).value_or(0) : 0;
    setCursorCell({current.row(), current.column(), slot});
}

void CrosstableView::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                                 const QList<int>& roles)
{
    QTableView::dataChanged(topLeft, bottomRight, roles);
    // Roles are named when only the sign of a doubt came or went; the result itself is the same then.
    if (topLeft == bottomRight && roles.isEmpty())
        m_glow->start(topLeft);
    const auto& cursor = m_delegate->cursor();
    if (topLeft.row() <= cursor.row && cursor.row <= bottomRight.row() && topLeft.column() <= cursor.column &&
        cursor.column <= bottomRight.column())
        Q_EMIT cursorChanged();
}

void CrosstableView::report(const Result<void>& result)
{
    if (!result.has_value())
        refuse(errorText(result.error()));
}

void CrosstableView::refuse(const QString& sentence)
{
    m_hint->refuse(visualRect(currentIndex()), sentence);
}

void CrosstableView::enter(engine::GameResult result)
{
    if (!currentIndex().isValid())
        return;
    const CrosstableCursor at = m_delegate->cursor();
    if (const auto put = m_model.putResult(at.row, at.column, at.slot, result); !put.has_value()) {
        report(put);
        return;
    }
    m_skipped.erase(std::minmax(m_model.numberAt(at.row), m_model.numberAt(at.column)));
    m_trail.push_back(position());
    advance();
}

void CrosstableView::advance()
{
    const QScopedValueRollback guard(m_advancing, true);
    const CrosstableCursor at = m_delegate->cursor();
    if (at.slot + 1 < m_model.slotCount(at.row, at.column)) {
        setCursorCell({at.row, at.column, at.slot + 1});
        return;
    }
    if (!advanceWithinLine())
        advanceToOpenLine();
}

bool CrosstableView::advanceWithinLine()
{
    const CrosstableCursor at = m_delegate->cursor();
    const bool down = m_direction == Direction::Down;
    const auto next = neighbour(at.row, at.column, down ? 1 : 0, down ? 0 : 1);
    if (next)
        moveTo(next->first, next->second);
    return next.has_value();
}

void CrosstableView::advanceToOpenLine()
{
    const bool down = m_direction == Direction::Down;
    const int size = m_model.rowCount();
    for (int line = (down ? m_delegate->cursor().column : m_delegate->cursor().row) + 1; line < size;
         ++line) {
        for (int place = 0; place < size; ++place) {
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
    return !m_model.openSlot(row, column) ||
           m_skipped.contains(std::minmax(m_model.numberAt(row), m_model.numberAt(column)));
}

void CrosstableView::skip()
{
    if (!currentIndex().isValid())
        return;
    const CrosstableCursor at = m_delegate->cursor();
    m_skipped.insert(std::minmax(m_model.numberAt(at.row), m_model.numberAt(at.column)));
    m_trail.push_back(position());
    const QScopedValueRollback guard(m_advancing, true);
    if (!advanceWithinLine())
        advanceToOpenLine();
}

void CrosstableView::goBack()
{
    const QScopedValueRollback guard(m_advancing, true);
    CrosstableCursor at = m_delegate->cursor();
    if (!m_trail.empty()) {
        const Position last = m_trail.back();
        m_trail.pop_back();
        at = {m_model.positionOf(last.row), m_model.positionOf(last.column), last.slot};
        m_skipped.erase(std::minmax(last.row, last.column));
        if (at.row < 0 || at.column < 0)
            return;
    } else if (at.slot > 0) {
        --at.slot;
    } else {
        const bool down = m_direction == Direction::Down;
        const auto before = neighbour(at.row, at.column, down ? -1 : 0, down ? 0 : -1);
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

std::optional<std::pair<int, int>> CrosstableView::neighbour(int row, int column, int rows, int columns) const
{
    const int size = m_model.rowCount();
    do {
        row += rows;
        column += columns;
    } while (row == column && row >= 0 && row < size);
    if (row < 0 || column < 0 || row >= size || column >= size)
        return std::nullopt;
    return std::pair(row, column);
}

std::pair<int, int> CrosstableView::anchor() const
{
    const QModelIndex current = currentIndex();
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty())
        return {current.row(), current.column()};
    // The cell opposite to the cursor, whether keys or the mouse made the range.
    const QItemSelectionRange& range = selection.first();
    return {current.row() == range.top() ? range.bottom() : range.top(),
            current.column() == range.left() ? range.right() : range.left()};
}

void CrosstableView::select(int row, int column, bool extend)
{
    const QModelIndex target = m_model.index(row, column);
    if (!extend) {
        setCurrentIndex(target);
        return;
    }
    const auto [anchorRow, anchorColumn] = anchor();
    const QModelIndex corner = m_model.index(std::min(row, anchorRow), std::min(column, anchorColumn));
    const QModelIndex opposite = m_model.index(std::max(row, anchorRow), std::max(column, anchorColumn));
    selectionModel()->select(QItemSelection(corner, opposite), QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(target, QItemSelectionModel::NoUpdate);
    scrollTo(target);
}

void CrosstableView::step(int rows, int columns, int count, bool extend)
{
    std::pair<int, int> at(currentIndex().row(), currentIndex().column());
    for (int i = 0; i < count; ++i) {
        const auto next = neighbour(at.first, at.second, rows, columns);
        if (!next)
            break;
        at = *next;
    }
    select(at.first, at.second, extend);
}

void CrosstableView::jump(int rows, int columns, bool extend)
{
    const auto isSet = [this](const std::pair<int, int>& cell) {
        return m_model.resultAt(cell.first, cell.second, 0) != engine::kNotPlayed;
    };
    std::pair<int, int> at(currentIndex().row(), currentIndex().column());
    auto next = neighbour(at.first, at.second, rows, columns);
    const bool withinBlock = isSet(at) && next && isSet(*next);
    while (next) {
        if (withinBlock && !isSet(*next))
            break;
        at = *next;
        if (!withinBlock && isSet(at))
            break;
        next = neighbour(at.first, at.second, rows, columns);
    }
    select(at.first, at.second, extend);
}

void CrosstableView::clearCells()
{
    report(m_model.clear(selectionModel()->selectedIndexes()));
}

void CrosstableView::copy() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (!selection.isEmpty())
        QApplication::clipboard()->setText(copyText(m_model, selection.first()));
}

void CrosstableView::cut()
{
    copy();
    clearCells();
}

void CrosstableView::paste()
{
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const PastePlan plan = planPaste(m_model, selection.first().top(), selection.first().left(),
                                     QApplication::clipboard()->text());
    if (!plan.refusals.isEmpty()) {
        QStringList lines{tr("Nothing was pasted.")};
        lines += plan.refusals.mid(0, kRefusalsShown);
        if (plan.refusals.size() > kRefusalsShown)
            lines.append(tr("and %n more", nullptr, static_cast<int>(plan.refusals.size()) - kRefusalsShown));
        refuse(lines.join(u'\n'));
        return;
    }
    if (plan.group.edits.empty())
        return;
    if (const auto applied = m_model.document().apply(plan.group); !applied.has_value())
        refuse(errorText(applied.error()));
}

void CrosstableView::openResultMenu()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    QMenu menu(this);
    const QString row = formatSurname(m_model.nameAt(current.row()));
    const QString column = formatSurname(m_model.nameAt(current.column()));
    menu.addSection(tr("%1 against %2").arg(row, column));
    const std::pair<engine::GameResult, QString> rare[]{
        {engine::kBothLose, tr("both lose")},
        {engine::kDrawAndLoss, tr("draw for %1 only").arg(row)},
        {engine::kLossAndDraw, tr("draw for %1 only").arg(column)},
        {engine::kLossAndForfeit, tr("loss, not played by %1").arg(column)},
        {engine::kForfeitAndLoss, tr("loss, not played by %1").arg(row)},
        {engine::kBothForfeit, tr("both forfeit")},
    };
    for (const auto& [result, text] : rare)
        menu.addAction(formatResult(result) % QStringLiteral("   ") % text, this,
                       [this, result = result] { enter(result); });
    menu.addSeparator();
    menu.addAction(tr("Cu&t"), QKeySequence::Cut, this, &CrosstableView::cut);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &CrosstableView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &CrosstableView::paste);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &CrosstableView::clearCells);
    menu.exec(viewport()->mapToGlobal(visualRect(current).bottomLeft()));
}

void CrosstableView::setZoom(int percent)
{
    const int zoom = std::clamp(percent, kSmallestZoom, kLargestZoom);
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    QFont scaled = m_baseFont;
    scaled.setPointSizeF(m_baseFont.pointSizeF() * zoom / 100.0);
    setFont(scaled);
    m_rowHeader->setFont(scaled);
    m_columnHeader->setFont(scaled);
    updateMetrics();
    Q_EMIT zoomChanged(m_zoom);
}

} // namespace zahlmeister::ui
