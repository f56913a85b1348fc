// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/progressview.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/progressdelegate.h"
#include "ui/entry/resultentry.h"
#include "ui/models/progressmodel.h"
#include "ui/paste/progresspaste.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstableheader.h"

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kLongestEntry = 16;

} // namespace

ProgressView::ProgressView(ProgressModel& model, QWidget* parent)
    : GridView(parent),
      m_model(model),
      m_delegate(new ProgressDelegate(model, glow(), this)),
      m_rowHeader(new CrosstableHeader(Qt::Vertical, this)),
      m_columnHeader(new CrosstableHeader(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("progressTable"));
    setAccessibleName(tr("Progress table"));
    setVerticalHeader(m_rowHeader);
    setHorizontalHeader(m_columnHeader);
    setUp(m_delegate, model);
    connect(this, &GridView::cursorChanged, this, [this] {
        m_rowHeader->setCurrentSection(cursor().row);
        m_columnHeader->setCurrentSection(cursor().column);
    });
    updateMetrics();
    moveToFirstOpen();
}

void ProgressView::updateMetrics()
{
    const int rowHeight = Metrics(this).rowHeight();
    const int last = m_model.rowCount() > 0 ? m_model.numberAt(m_model.rowCount() - 1).value() : 0;
    const int width = ProgressDelegate::cellWidth(font(), last);
    m_rowHeader->setDefaultSectionSize(rowHeight);
    m_columnHeader->setDefaultSectionSize(width);
    verticalScrollBar()->setSingleStep(rowHeight);
    horizontalScrollBar()->setSingleStep(width);
    m_rowHeader->remeasure();
    m_columnHeader->remeasure();
    updateGeometries();
    updateGeometry();
}

void ProgressView::moveToFirstOpen()
{
    for (int column = 0; column < m_model.columnCount(); ++column) {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            if (m_model.isOpen(row, column) || m_model.isPaired(row, column)) {
                moveTo(row, column);
                return;
            }
        }
    }
    if (m_model.rowCount() > 0 && m_model.columnCount() > 0)
        moveTo(0, 0);
}

ProgressView::Position ProgressView::position() const
{
    return {m_model.numberAt(cursor().row), ProgressModel::roundAt(cursor().column),
            m_model.isPaired(cursor().row, cursor().column)};
}

void ProgressView::cursorMoved()
{
    if (!m_advancing) {
        m_trail.clear();
        m_notice.clear();
    }
    if (!m_typed.isEmpty())
        setTyped({});
}

void ProgressView::setTyped(const QString& text, bool isEditing)
{
    m_typed = text;
    m_isEditing = isEditing && !text.isEmpty();
    m_delegate->setTyped(text.isEmpty() ? std::nullopt : std::optional(text));
    update(currentIndex());
    Q_EMIT typedChanged();
}

bool ProgressView::handleEditKey(const QKeyEvent& event)
{
    m_notice.clear();
    if (event.key() == Qt::Key_Backspace) {
        if (m_typed.isEmpty())
            goBack();
        else
            setTyped(m_typed.chopped(1), m_isEditing);
    } else if (event.key() == Qt::Key_Delete) {
        if (m_typed.isEmpty())
            clearCells();
        else
            setTyped({});
    } else if (event.key() == Qt::Key_Escape && !m_typed.isEmpty()) {
        setTyped({});
    } else if (event.key() == Qt::Key_F2) {
        startEditing();
    } else if (!isPlainKey(event)) {
        return false;
    } else if (m_model.document().isReadOnly()) {
        refuse(tr("The file can only be read."));
    } else if (m_typed.isEmpty() && event.key() == Qt::Key_Space) {
        advance(m_model.isPaired(cursor().row, cursor().column));
    } else if (m_typed.isEmpty() && event.text().front() == u'?') {
        openMenu();
    } else if (!m_typed.isEmpty() || !typeResult(event.text().front())) {
        typeCharacter(event.text());
    }
    return true;
}

/// A key that is a result goes to the pairing that waits for it; a sign that begins no entry, to any game.
bool ProgressView::typeResult(QChar key)
{
    const auto result = resultOfKey(key);
    const auto* games = m_model.gamesAt(cursor().row, cursor().column);
    if (!result || games == nullptr)
        return false;
    if (games->size() > 1) {
        refuse(tr("There are several games in this cell. Change them in the list of the round."));
        return true;
    }
    if (!m_model.isPaired(cursor().row, cursor().column) && key.isDigit())
        return false;
    putResult(*result);
    return true;
}

void ProgressView::putResult(engine::GameResult result)
{
    const engine::Game* game = m_model.gameAt(cursor().row, cursor().column);
    if (game == nullptr)
        return;
    const bool isWhite = m_model.hasWhite(cursor().row, *game);
    Position typed = position();
    typed.wasPaired = true;
    if (!applyPlan(planResult(m_model.document().tournament(), *game, isWhite ? result : result.mirrored())))
        return;
    m_trail.push_back(typed);
    advance(true);
}

void ProgressView::typeCharacter(const QString& character)
{
    const QString text = m_typed + character;
    if (text.size() > kLongestEntry || !isBeginOfCell(text)) {
        refuse(tr("\u201C%1\u201D cannot be read. Type the opponent's number, w or b for the colour, and the "
                  "result: 12w1.")
                   .arg(text));
        return;
    }
    setTyped(text, m_isEditing);
    if (!m_isEditing && isWholeCell(text))
        commit();
}

bool ProgressView::applyPlan(const RoundPlan& plan)
{
    if (!plan.refusal.isEmpty()) {
        refuse(plan.refusal);
        return false;
    }
    if (!plan.group.edits.empty()) {
        if (const auto applied = m_model.document().apply(plan.group); !applied.has_value()) {
            refuse(errorText(applied.error()));
            return false;
        }
    }
    m_notice = plan.notice;
    return true;
}

bool ProgressView::commit()
{
    const auto entry = readCell(m_typed);
    if (!entry) {
        refuse(
            tr("\u201C%1\u201D is not finished. Type the opponent's number, w or b for the colour, and the "
               "result: 12w1. Esc drops it.")
                .arg(m_typed));
        return false;
    }
    Position typed = position();
    if (!applyPlan(planCell(m_model.document().tournament(), typed.round, typed.number, *entry)))
        return false;
    const QString notice = m_notice;
    setTyped({});
    typed.wasPaired = false;
    m_trail.push_back(typed);
    advance(false);
    m_notice = notice;
    Q_EMIT cursorChanged();
    return true;
}

void ProgressView::resume(int row, int column, const QString& text, bool isEditing)
{
    moveTo(row, column);
    setTyped(text, isEditing);
}

bool ProgressView::finishTyping()
{
    return mayLeave() || m_typed.isEmpty();
}

bool ProgressView::mayLeave()
{
    if (m_typed.isEmpty())
        return true;
    commit();
    return false; // the commit has moved the cursor, or the text stays to be mended
}

bool ProgressView::handleMoveKey(const QKeyEvent& event)
{
    // While a text is edited, Left and Right are on the way to the text and not out of it.
    if (!m_typed.isEmpty() &&
        (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right || event.key() == Qt::Key_Home ||
         event.key() == Qt::Key_End) &&
        m_isEditing)
        return true;
    return GridView::handleMoveKey(event);
}

void ProgressView::advance(bool toPaired)
{
    const QScopedValueRollback guard(m_advancing, true);
    const bool down = m_direction == Direction::Down;
    const int lines = down ? m_model.columnCount() : m_model.rowCount();
    const int places = down ? m_model.rowCount() : m_model.columnCount();
    const int line0 = down ? cursor().column : cursor().row;
    int place = (down ? cursor().row : cursor().column) + 1;
    for (int line = line0; line < lines; ++line, place = 0) {
        for (; place < places; ++place) {
            const int row = down ? place : line;
            const int column = down ? line : place;
            if (toPaired ? m_model.isPaired(row, column) : m_model.isOpen(row, column)) {
                moveTo(row, column);
                return;
            }
        }
    }
    if (const auto next = neighbour(cursor().row, cursor().column, down ? 1 : 0, down ? 0 : 1))
        moveTo(next->first, next->second);
}

void ProgressView::goBack()
{
    if (m_trail.empty())
        return;
    const QScopedValueRollback guard(m_advancing, true);
    const Position last = m_trail.back();
    m_trail.pop_back();
    const int row = m_model.rowOf(last.number);
    const int column = ProgressModel::columnOf(last.round);
    if (row < 0 || column >= m_model.columnCount())
        return;
    moveTo(row, column);
    const auto& tournament = m_model.document().tournament();
    const engine::Game* game = m_model.gameAt(row, column);
    if (last.wasPaired && game != nullptr)
        applyPlan(planResult(tournament, *game, engine::kNotPlayed));
    else
        applyPlan(planClear(tournament, {{last.number, last.round}}));
}

void ProgressView::startEditing()
{
    if (!currentIndex().isValid() || m_model.document().isReadOnly())
        return;
    const auto* games = m_model.gamesAt(cursor().row, cursor().column);
    if (games != nullptr && games->size() > 1)
        return;
    setTyped(currentIndex().data(ProgressModel::EntryRole).toString(), true);
}

void ProgressView::mouseDoubleClickEvent(QMouseEvent* event)
{
    GridView::mouseDoubleClickEvent(event);
    startEditing();
}

void ProgressView::clearCells()
{
    std::vector<std::pair<engine::ParticipantNumber, int>> cells;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        cells.emplace_back(m_model.numberAt(cell.row()), ProgressModel::roundAt(cell.column()));
    applyPlan(planClear(m_model.document().tournament(), cells));
}

void ProgressView::copy() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty())
        return;
    QStringList lines;
    const QItemSelectionRange& range = selection.first();
    for (int row = range.top(); row <= range.bottom(); ++row) {
        QStringList cells;
        for (int column = range.left(); column <= range.right(); ++column)
            cells.append(m_model.index(row, column).data(ProgressModel::EntryRole).toString());
        lines.append(cells.join(u'\t'));
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProgressView::cut()
{
    copy();
    clearCells();
}

void ProgressView::paste()
{
    const auto place = pastePlace();
    if (!place)
        return;
    const auto plan =
        planProgressPaste(m_model, place->top(), place->left(), QApplication::clipboard()->text());
    if (!plan.refusals.isEmpty()) {
        refusePaste(plan.refusals);
        return;
    }
    applyPlan({plan.group, {}, {}});
}

void ProgressView::openMenu()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    QMenu menu(this);
    const engine::Game* game = m_model.gameAt(current.row(), current.column());
    if (game != nullptr && m_model.gamesAt(current.row(), current.column())->size() == 1) {
        const auto& tournament = m_model.document().tournament();
        const bool isWhite = m_model.hasWhite(current.row(), *game);
        const QString own = numberedName(tournament, isWhite ? game->white : game->black);
        const QString other = numberedName(tournament, isWhite ? game->black : game->white);
        addRareResults(menu, own, other, [this](engine::GameResult result) { putResult(result); });
    }
    menu.addAction(tr("&Edit"), Qt::Key_F2, this, &ProgressView::startEditing);
    menu.addAction(tr("Cu&t"), QKeySequence::Cut, this, &ProgressView::cut);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &ProgressView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &ProgressView::paste);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &ProgressView::clearCells);
    menu.exec(viewport()->mapToGlobal(visualRect(current).bottomLeft()));
}

} // namespace zahlmeister::ui
