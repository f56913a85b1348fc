// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/gridview.h"

#include <algorithm>

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include "app/entry/resultentry.h"
#include "ui/delegates/changeglow.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/gamedialog.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/programkeys.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

GridView::GridView(QWidget* parent)
    : QTableView(parent),
      m_glow(new ChangeGlow(*this)),
      m_hint(new InlineHint(*this)),
      m_corner(findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)),
      m_zoom(new TableZoom(*this))
{
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
}

GridView::~GridView() = default;

void GridView::setUp(GridDelegate* delegate, QAbstractItemModel& model, app::TournamentDocument& document)
{
    m_delegate = delegate;
    m_document = &document;
    setItemDelegate(delegate);
    setModel(&model);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::columnsInserted,
                               &QAbstractItemModel::rowsRemoved, &QAbstractItemModel::columnsRemoved})
        connect(&model, changed, this, &GridView::followModel);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &GridView::followModel);
    connect(&model, &QAbstractItemModel::modelReset, this, &GridView::followModel);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &GridView::followModel);
    connect(m_zoom, &TableZoom::changed, this, &GridView::updateMetrics);
}

bool GridView::eventFilter(QObject* watched, QEvent* event)
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

void GridView::followModel()
{
    m_glow->clear();
    updateMetrics();
    setCursorCell({currentIndex().row(), currentIndex().column(), cursor().slot});
    viewport()->update();
    updateGeometry();
}

QSize GridView::sizeHint() const
{
    const QMargins frame = contentsMargins();
    const int head = verticalHeader()->isHidden() ? 0 : verticalHeader()->sizeHint().width();
    return QSize(head + horizontalHeader()->length() + frame.left() + frame.right(),
                 horizontalHeader()->sizeHint().height() + verticalHeader()->length() + frame.top() +
                     frame.bottom());
}

QSize GridView::minimumSizeHint() const
{
    const int head = verticalHeader()->isHidden() ? 0 : verticalHeader()->sizeHint().width();
    return QSize(head + 2 * horizontalHeader()->defaultSectionSize(),
                 4 * verticalHeader()->defaultSectionSize()) // the explanation may be below
        .boundedTo(sizeHint());
}

QString GridView::refusal() const
{
    return m_hint->sentence();
}

bool GridView::isFilled(int row, int column) const
{
    return !model()->index(row, column).data().toString().isEmpty();
}

void GridView::moveTo(int row, int column, std::optional<int> slot)
{
    setCurrentIndex(model()->index(row, column));
    if (slot)
        setCursorCell({row, column, *slot});
}

void GridView::setCursorCell(const GridCursor& cursor)
{
    const GridCursor before = m_delegate->cursor();
    if (before == cursor)
        return;
    m_delegate->setCursor(cursor);
    updateCross(before, cursor);
    Q_EMIT cursorChanged();
}

void GridView::updateCross(const GridCursor& before, const GridCursor& after)
{
    if (before.row != after.row) {
        for (const int row : {before.row, after.row})
            viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
    }
    if (before.column != after.column) {
        for (const int column : {before.column, after.column})
            viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
    }
    update(model()->index(after.row, after.column));
}

void GridView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (m_delegate == nullptr)
        return;
    cursorMoved();
    if (!m_typed.isEmpty())
        setTyped({});
    const int slot = current.isValid() ? firstSlot(current.row(), current.column()) : 0;
    setCursorCell({current.row(), current.column(), slot});
}

void GridView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    keepCurrentInSight(*this, *event);
}

void GridView::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                           const QList<int>& roles)
{
    QTableView::dataChanged(topLeft, bottomRight, roles);
    // Roles are named when only the sign of a doubt came or went; the result itself is the same then.
    if (topLeft == bottomRight && roles.isEmpty())
        m_glow->start(topLeft);
    if (topLeft.row() <= cursor().row && cursor().row <= bottomRight.row() &&
        topLeft.column() <= cursor().column && cursor().column <= bottomRight.column())
        Q_EMIT cursorChanged();
}

void GridView::refuse(const QString& sentence)
{
    m_hint->refuse(currentIndex(), sentence);
}

bool GridView::apply(const app::EditGroup& group)
{
    return group.edits.empty() || report(m_document->apply(group));
}

bool GridView::apply(const app::RoundPlan& plan)
{
    if (!plan.refusal)
        return apply(editsOf(plan, tournament()));
    refuse(noteText(plan.refusal, tournament()));
    return false;
}

void GridView::setTyped(const QString& text)
{
    m_typed = text;
    m_delegate->setTyped(text);
    update(currentIndex());
    Q_EMIT typedChanged();
}

void GridView::resume(int row, int column, const QString& text)
{
    moveTo(row, column);
    setTyped(text);
}

bool GridView::finishTyping()
{
    return mayLeave() || m_typed.isEmpty();
}

bool GridView::mayLeave()
{
    if (m_typed.isEmpty())
        return true;
    commitTyped();
    return false; // the commit has moved the cursor, or the text stays to be mended
}

void GridView::addRareResults(QMenu& menu, const QString& left, const QString& right)
{
    menu.addSection(fillPattern(tr("%1 against %2"), {left, right}));
    for (const auto& [result, text] : rareResults(left, right))
        menu.addAction(formatResult(result) % QStringLiteral("   ") % text, this,
                       [this, result = result] { enter(result); });
    menu.addSeparator();
}

void GridView::addGameDetails(QMenu& menu, const engine::Game& game)
{
    menu.addAction(tr("&Details of the game, result for the table…"), this, [this, game] {
        GameDialog dialog(tournament(), game, this);
        if (dialog.exec() == QDialog::Accepted && dialog.game() != game)
            apply(
                app::EditGroup{{app::EditKind::GameDetails,
                                {formatName(tournament(), game.white), formatName(tournament(), game.black)}},
                               {app::PutGame{dialog.game()}}});
    });
}

std::optional<QItemSelectionRange> GridView::pastePlace()
{
    if (const auto table = wholeTableInClipboard()) {
        Q_EMIT wholeTablePasted(table);
        return std::nullopt;
    }
    const QItemSelection selection = selectionModel()->selection();
    return selection.isEmpty() ? std::nullopt : std::optional(selection.first());
}

void GridView::hideRefusal()
{
    m_hint->hide();
}

void GridView::openMenu()
{
    QMenu menu(this);
    if (currentIndex().isValid())
        fillMenu(menu);
    if (!menu.isEmpty())
        menu.exec(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
}

std::optional<std::pair<int, int>> GridView::neighbour(int row, int column, int rows, int columns) const
{
    const auto isInside = [this](int r, int c) {
        return r >= 0 && c >= 0 && r < model()->rowCount() && c < model()->columnCount();
    };
    do {
        row += rows;
        column += columns;
    } while (isInside(row, column) && !isReachable(row, column));
    if (!isInside(row, column))
        return std::nullopt;
    return std::pair(row, column);
}

std::pair<int, int> GridView::anchor() const
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

void GridView::select(int row, int column, bool extend)
{
    const QModelIndex target = model()->index(row, column);
    if (!extend) {
        setCurrentIndex(target);
        return;
    }
    const auto [anchorRow, anchorColumn] = anchor();
    const QModelIndex corner = model()->index(std::min(row, anchorRow), std::min(column, anchorColumn));
    const QModelIndex opposite = model()->index(std::max(row, anchorRow), std::max(column, anchorColumn));
    selectionModel()->select(QItemSelection(corner, opposite), QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(target, QItemSelectionModel::NoUpdate);
    scrollTo(target);
}

void GridView::step(int rows, int columns, int count, bool extend)
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

bool GridView::moveToNext(bool byColumns, int line, int place, const std::function<bool(int, int)>& isWanted)
{
    const int lines = byColumns ? model()->columnCount() : model()->rowCount();
    const int places = byColumns ? model()->rowCount() : model()->columnCount();
    for (; line < lines; ++line, place = 0) {
        for (; place < places; ++place) {
            const auto [row, column] = byColumns ? std::pair(place, line) : std::pair(line, place);
            if (isWanted(row, column)) {
                moveTo(row, column);
                return true;
            }
        }
    }
    return false;
}

void GridView::jump(int rows, int columns, bool extend)
{
    const auto isSet = [this](const std::pair<int, int>& cell) { return isFilled(cell.first, cell.second); };
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

// Keys and the mouse

bool GridView::event(QEvent* event)
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

void GridView::keyPressEvent(QKeyEvent* event)
{
    hideRefusal();
    if (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) {
        event->setAccepted(!mayLeave() || handleTab(event->key() == Qt::Key_Tab));
        return;
    }
    if (handleClipboardKey(*event) ||
        (currentIndex().isValid() && (handleMoveKey(*event) || handleEditKey(*event)))) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool GridView::handleClipboardKey(const QKeyEvent& event)
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

bool GridView::handleEditKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Backspace)
        goBack();
    else if (event.key() == Qt::Key_Delete)
        clearCells();
    else if (!isPlainKey(event))
        return false;
    else if (const auto result = app::resultOfKey(event.text().front()))
        enter(*result);
    else if (event.key() == Qt::Key_Space)
        skip();
    else if (event.text().front() == u'?')
        openMenu();
    else
        refuse(tr("\u201C%1\u201D is no result. Type 1, 0, 5 for a draw, + or \u2212 for a forfeit; ? shows "
                  "the rare ones.")
                   .arg(event.text()));
    return true;
}

void GridView::skip()
{
    step(1, 0, 1, false);
}

bool GridView::handleTab(bool forward)
{
    const int step = forward ? 1 : -1;
    const int edge = forward ? -1 : model()->columnCount();
    auto next = neighbour(cursor().row, cursor().column, 0, step);
    for (int line = cursor().row + step; !next && line >= 0 && line < model()->rowCount(); line += step)
        next = neighbour(line, edge, 0, step);
    if (next)
        select(next->first, next->second, false);
    return next.has_value(); // after the last cell the focus moves on
}

bool GridView::goToEdge(int row, bool atEnd, bool extend)
{
    if (const auto edge = neighbour(row, atEnd ? model()->columnCount() : -1, 0, atEnd ? -1 : 1))
        select(edge->first, edge->second, extend);
    return true;
}

bool GridView::handleMoveKey(const QKeyEvent& event)
{
    const bool extend = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool far = event.modifiers().testFlag(Qt::ControlModifier);
    const bool sideways = event.modifiers().testFlag(Qt::AltModifier);
    const GridCursor at = cursor();
    const int last = model()->rowCount() - 1;
    const auto arrow = [&](int rows, int columns) {
        if (!mayLeave())
            return true;
        if (sideways && columns != 0) // between the games of one pairing
            setCursorCell(
                {at.row, at.column, std::clamp(at.slot + columns, 0, slotsOf(at.row, at.column) - 1)});
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
        if (mayLeave())
            step(sideways ? 0 : direction, sideways ? direction : 0, sideways ? columns : rows, extend);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left: return arrow(0, -1);
    case Qt::Key_Right: return arrow(0, 1);
    case Qt::Key_Up: return arrow(-1, 0);
    case Qt::Key_Down: return arrow(1, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (mayLeave())
            step(extend ? -1 : 1, 0, 1, false);
        return true;
    case Qt::Key_PageUp: return page(-1);
    case Qt::Key_PageDown: return page(1);
    case Qt::Key_Home: return !mayLeave() || goToEdge(far ? 0 : at.row, false, extend);
    case Qt::Key_End: return !mayLeave() || goToEdge(far ? last : at.row, true, extend);
    default: return false;
    }
}

void GridView::mousePressEvent(QMouseEvent* event)
{
    hideRefusal();
    if (!mayLeave())
        return;
    const QModelIndex target = indexAt(event->position().toPoint());
    if (target.isValid() && !isReachable(target.row(), target.column()))
        return;
    QTableView::mousePressEvent(event);
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (!cell.isValid() || cell != currentIndex())
        return;
    const QRect rect = visualRect(cell);
    const int places = slotsOf(cell.row(), cell.column());
    if (places > 1 && rect.width() > 0)
        setCursorCell({cell.row(), cell.column(),
                       std::clamp((event->position().toPoint().x() - rect.left()) * places / rect.width(), 0,
                                  places - 1)});
}

void GridView::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex cell = indexAt(event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && cell.isValid() &&
        !selectionModel()->isSelected(cell) && isReachable(cell.row(), cell.column()) && mayLeave())
        moveTo(cell.row(), cell.column());
    openMenu();
}

} // namespace zahlmeister::ui
