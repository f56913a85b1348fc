// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/progressview.h"

#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include "app/entry/resultentry.h"
#include "ui/delegates/progressdelegate.h"
#include "ui/models/progressmodel.h"
#include "ui/paste/tablepaste.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/widgets/programkeys.h"

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kLongestEntry = 16;

} // namespace

ProgressView::ProgressView(ProgressModel& model, QWidget* parent)
    : ResultsGrid(ProgressModel::EntryRole, parent), m_model(model)
{
    setObjectName(QStringLiteral("progressTable"));
    setAccessibleName(tr("Progress table"));
    setUp(new ProgressDelegate(model, glow(), this), model, model.document());
    updateMetrics();
    ProgressView::moveToFirstOpen();
}

int ProgressView::cellWidth() const
{
    return ProgressDelegate::cellWidth(font(), m_model.greatestNumber());
}

int ProgressView::widestCell() const
{
    return cellWidth() * 5 / 4; // a text of five characters that floats in its cell is harder to read
}

void ProgressView::moveToFirstOpen()
{
    const bool isFound = moveToNext(true, 0, 0, [this](int row, int column) {
        return m_model.isOpen(row, column) || m_model.isPaired(row, column);
    });
    if (!isFound && m_model.rowCount() > 0 && m_model.columnCount() > 0)
        moveTo(0, 0);
}

ProgressView::Position ProgressView::position(bool isPaired) const
{
    return {m_model.numberAt(cursor().row), ProgressModel::roundAt(cursor().column), isPaired};
}

void ProgressView::cursorMoved()
{
    m_isEditing = false;
    if (m_advancing)
        return;
    m_trail.clear();
    m_notice.clear();
}

void ProgressView::editText(const QString& text)
{
    m_isEditing = true;
    setTyped(text);
}

bool ProgressView::handleEditKey(const QKeyEvent& event)
{
    m_notice.clear();
    const bool isTyping = !typed().isEmpty();
    const bool isPlain = isPlainKey(event);
    if (isTyping && event.key() == Qt::Key_Backspace) {
        setTyped(typed().chopped(1));
    } else if (isTyping && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Escape)) {
        setTyped({});
    } else if (event.key() == Qt::Key_F2) {
        startEditing();
    } else if (isPlain && document().isReadOnly()) {
        refuse(tr("The file can only be read."));
    } else if (!isPlain || (!isTyping && (event.key() == Qt::Key_Space || event.text().front() == u'?'))) {
        return GridView::handleEditKey(event);
    } else if (isTyping || !typeResult(event.text().front())) {
        typeCharacter(event.text());
    }
    return true;
}

void ProgressView::skip()
{
    advance(m_model.isPaired(cursor().row, cursor().column));
}

/// A key that is a result goes to the pairing that waits for it; a sign that begins no entry, to any game.
bool ProgressView::typeResult(QChar key)
{
    const auto result = app::resultOfKey(key);
    const auto* games = m_model.gamesAt(cursor().row, cursor().column);
    if (!result || games == nullptr)
        return false;
    if (games->size() > 1) {
        refuse(tr("There are several games in this cell. Change them in the list of the round."));
        return true;
    }
    if (!m_model.isPaired(cursor().row, cursor().column) && key.isDigit())
        return false;
    enter(*result);
    return true;
}

void ProgressView::enter(engine::GameResult result)
{
    const engine::Game* game = m_model.gameAt(cursor().row, cursor().column);
    if (game == nullptr)
        return;
    const bool isWhite = m_model.hasWhite(cursor().row, *game);
    const Position paired = position(true);
    if (!carryOut(app::planResult(*game, isWhite ? result : result.mirrored())))
        return;
    m_trail.push_back(paired);
    advance(true);
}

void ProgressView::typeCharacter(const QString& character)
{
    const QString text = typed() + character;
    if (text.size() > kLongestEntry || !app::isBeginOfCell(text)) {
        refuse(tr("\u201C%1\u201D cannot be read. Type the opponent's number, w or b for the colour, and the "
                  "result: 12w1.")
                   .arg(text));
        return;
    }
    m_isEditing = isEditing();
    setTyped(text);
    if (!m_isEditing && app::isWholeCell(text))
        commitTyped();
}

bool ProgressView::carryOut(const app::RoundPlan& plan)
{
    if (!apply(plan))
        return false;
    m_notice = noteText(plan.notice, tournament());
    return true;
}

bool ProgressView::commitTyped()
{
    const auto entry = app::readCell(typed());
    if (!entry) {
        refuse(
            tr("\u201C%1\u201D is not finished. Type the opponent's number, w or b for the colour, and the "
               "result: 12w1. Esc drops it.")
                .arg(typed()));
        return false;
    }
    const Position committed = position(false);
    if (isContradicted(*entry))
        return false;
    if (!carryOut(app::planCell(tournament(), committed.round, committed.number, *entry)))
        return false;
    const QString notice = m_notice;
    setTyped({});
    m_trail.push_back(committed);
    advance(false);
    m_notice = notice;
    Q_EMIT cursorChanged();
    return true;
}

/// In whole rows a game comes twice; who typed it wrong is shown both readings.
bool ProgressView::isContradicted(const app::CellEntry& entry)
{
    const GridCursor at = cursor();
    const engine::Game* there = isWholeRows() ? m_model.gameAt(at.row, at.column) : nullptr;
    if (there == nullptr)
        return false;
    const auto opponent = m_model.hasWhite(at.row, *there) ? there->black : there->white;
    const int other = m_model.rowOf(opponent);
    if (other < 0 || other >= at.row)
        return false;
    const Position here = position(false);
    const auto plan = app::planCell(tournament(), here.round, here.number, entry);
    if (plan.refusal || plan.edits.empty())
        return false; // a refusal says what contradicts
    refuse(
        fillPattern(tr("%1 here, but the row of %2 says %3. Esc drops it; Delete clears both cells, so that "
                       "the right one can be typed."),
                    {typed(), numberedName(tournament(), opponent),
                     m_model.index(other, at.column).data(ProgressModel::EntryRole).toString()}));
    return true;
}

void ProgressView::resumeEditing(int row, int column, const QString& text)
{
    moveTo(row, column);
    editText(text);
}

bool ProgressView::handleMoveKey(const QKeyEvent& event)
{
    // While a text is edited, Left and Right are on the way to the text and not out of it.
    if (isEditing() && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right ||
                        event.key() == Qt::Key_Home || event.key() == Qt::Key_End))
        return true;
    return GridView::handleMoveKey(event);
}

void ProgressView::advance(bool toPaired)
{
    const QScopedValueRollback guard(m_advancing, true);
    if (isWholeRows() && !toPaired)
        return moveOnInWholeRows();
    const bool down = isDown();
    const int line = down ? cursor().column : cursor().row;
    const int place = (down ? cursor().row : cursor().column) + 1;
    const bool isFound = moveToNext(down, line, place, [&](int row, int column) {
        return toPaired ? m_model.isPaired(row, column) : m_model.isOpen(row, column);
    });
    const auto next = isFound ? std::nullopt : nextCell(1);
    if (next)
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
    const engine::Game* game = m_model.gameAt(row, column);
    carryOut(last.wasPaired && game != nullptr ? app::planResult(*game, engine::kNotPlayed)
                                               : app::planClear(tournament(), {{last.number, last.round}}));
}

void ProgressView::startEditing()
{
    if (!currentIndex().isValid() || document().isReadOnly())
        return;
    const auto* games = m_model.gamesAt(cursor().row, cursor().column);
    if (games != nullptr && games->size() > 1)
        return;
    editText(currentIndex().data(ProgressModel::EntryRole).toString());
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
    carryOut(app::planClear(tournament(), cells));
}

PastePlan ProgressView::planPasteAt(int row, int column, const QString& text) const
{
    return planProgressPaste(m_model, row, column, text);
}

void ProgressView::fillMenu(QMenu& menu)
{
    const GridCursor at = cursor();
    const engine::Game* game = m_model.gameAt(at.row, at.column);
    if (game != nullptr && m_model.gamesAt(at.row, at.column)->size() == 1) {
        const bool isWhite = m_model.hasWhite(at.row, *game);
        addRareResults(menu, numberedName(tournament(), isWhite ? game->white : game->black),
                       numberedName(tournament(), isWhite ? game->black : game->white));
        addGameDetails(menu, *game);
    }
    menu.addAction(tr("&Edit"), Qt::Key_F2, this, &ProgressView::startEditing);
    addCellActions(menu);
}

} // namespace zahlmeister::ui
