// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/participantsview.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include "app/document/tournamentdocument.h"
#include "ui/models/participantsmodel.h"
#include "ui/paste/tablepaste.h"
#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/identityheader.h"
#include "ui/views/grids/participantcolumns.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/programkeys.h"
#include "ui/widgets/tables/fittedcolumns.h"
#include "ui/widgets/tables/frozencolumns.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

ParticipantsView::ParticipantsView(ParticipantsModel& model, QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_delegate(new ParticipantsDelegate(model, this)),
      m_hint(new InlineHint(*this))
{
    setObjectName(QStringLiteral("participants"));
    setAccessibleName(tr("Participants"));
    setHorizontalHeader(new TableHead(this));
    setItemDelegate(m_delegate);
    setModel(&model);
    styleAsTable(*this);
    setTabKeyNavigation(true);
    setEditTriggers(AnyKeyPressed | EditKeyPressed | DoubleClicked);
    setSelectionMode(ContiguousSelection);
    setFrameShape(NoFrame);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    auto* zoom = new TableZoom(*this);
    zoom->remember(QStringLiteral("participants/zoom"));
    layOutRows();
    m_columns = new FittedColumns(*this, ParticipantsModel::columnOf(ParticipantField::Name), [](int column) {
        return fieldLeastWidth(ParticipantsModel::fieldAt(column));
    });
    m_columns->remember(QStringLiteral("participants/widths"),
                        [](int column) { return fieldId(ParticipantsModel::fieldAt(column)); });
    connect(zoom, &TableZoom::changed, this, [this] {
        layOutRows();
        m_columns->measureAll();
    });
    auto* frozen = new FrozenColumns(*this, ParticipantsModel::columnOf(ParticipantField::Name) + 1);
    frozen->setItemDelegate(new ParticipantsDelegate(model, frozen));
    connect(m_delegate, &ParticipantsDelegate::moveWanted, this, &ParticipantsView::move);
    connect(m_delegate, &ParticipantsDelegate::identifyWanted, this, &ParticipantsView::identifyCurrent);
    connect(m_delegate, &ParticipantsDelegate::retyped, m_hint, &QWidget::hide);
    connect(m_delegate, &ParticipantsDelegate::refused, m_hint, &InlineHint::refuse);
    connect(&model, &ParticipantsModel::failed, this,
            [this](const Error& error) { report(tl::unexpected(error)); });
    m_shown = new ParticipantColumns(*this);
    connect(m_shown, &ParticipantColumns::changed, m_columns, &FittedColumns::measureAll);
    connect(&model.document(), &app::TournamentDocument::edited, this, &ParticipantsView::followColumns);
    followColumns();
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        QMenu menu(this);
        addColumnActions(menu);
        menu.exec(horizontalHeader()->viewport()->mapToGlobal(place));
    });
    moveTo(0, ParticipantField::Name);
}

void ParticipantsView::setIdentification(app::LiveIdentification& identification)
{
    auto* signs = new IdentityHeader(m_model, identification, this);
    setVerticalHeader(signs);
    signs->setFont(font());
    signs->show(); // the one before it was hidden
    connect(signs, &IdentityHeader::identifyRequested, this, &ParticipantsView::identifyRequested);
    m_identifies = true;
    layOutRows();
    m_columns->layOut();
}

void ParticipantsView::identifyCurrent()
{
    const int row = currentIndex().row();
    if (m_identifies && row >= 0 && row < m_model.newRow())
        Q_EMIT identifyRequested(m_model.participantAt(row).number);
}

QString ParticipantsView::refusal() const
{
    return m_hint->sentence();
}

void ParticipantsView::layOutRows()
{
    verticalHeader()->setDefaultSectionSize(Metrics(this).rowHeight());
}

void ParticipantsView::fitColumns()
{
    m_columns->fitAll();
}

int ParticipantsView::lastColumn() const
{
    int last = m_model.columnCount() - 1;
    while (last > 0 && isColumnHidden(last))
        --last;
    return last;
}

void ParticipantsView::followColumns()
{
    m_shown->follow(m_model.document().tournament());
}

void ParticipantsView::addColumnActions(QMenu& menu)
{
    m_shown->addTo(menu);
    menu.addAction(tr("&Fit the column widths"), this, &ParticipantsView::fitColumns);
}

void ParticipantsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    // Only another width: the scroll bar below comes and goes while an edge is dragged.
    if (event->size().width() != event->oldSize().width())
        m_columns->layOut();
    keepCurrentInSight(*this, *event);
}

void ParticipantsView::moveTo(int row, ParticipantField field)
{
    const QModelIndex cell = m_model.index(row, ParticipantsModel::columnOf(field));
    m_shown->reveal(field); // a finding may lead to a column that is hidden
    setCurrentIndex(cell);
    // While Ctrl is still down, as after Ctrl+V, Qt adds the cell to the selection: the next paste would go
    // there again.
    selectionModel()->select(cell, QItemSelectionModel::ClearAndSelect);
}

void ParticipantsView::reopenDraft()
{
    const auto [cell, text] = m_model.resumeDrafts();
    if (!cell.isValid() || m_model.document().isReadOnly())
        return;
    setCurrentIndex(cell);
    if (!edit(cell, AllEditTriggers, nullptr))
        return;
    QWidget* editor = indexWidget(cell);
    if (editor == nullptr)
        return;
    ParticipantsDelegate::setEditorText(editor, text);
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setModified(true);
        line->end(false);
    }
}

void ParticipantsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_tabbing)
        m_tabColumn = -1;
    if (current.row() != previous.row())
        Q_EMIT rowChanged(current.row());
    for (const int row : {current.row(), previous.row()}) // the tint of the row
        viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

void ParticipantsView::report(const Result<void>& result)
{
    if (!result.has_value())
        m_hint->refuse(currentIndex(), errorText(result.error()));
}

void ParticipantsView::move(ParticipantsDelegate::Move move)
{
    const QModelIndex current = currentIndex();
    int row = current.row();
    int column = current.column();
    const QScopedValueRollback guard(m_tabbing, true);
    switch (move) {
    case ParticipantsDelegate::Move::Right:
        m_tabColumn = m_tabColumn < 0 ? column : m_tabColumn;
        do
            ++column;
        while (column < lastColumn() && isColumnHidden(column));
        if (column > lastColumn() && row < m_model.newRow()) {
            ++row;
            column = ParticipantsModel::columnOf(ParticipantField::Name);
        }
        break;
    case ParticipantsDelegate::Move::Left:
        do
            --column;
        while (column > 0 && isColumnHidden(column));
        if (column < 0 && row > 0) {
            --row;
            column = lastColumn();
        }
        break;
    case ParticipantsDelegate::Move::Down:
        ++row;
        column = m_tabColumn >= 0 ? m_tabColumn : column;
        m_tabColumn = -1;
        break;
    case ParticipantsDelegate::Move::Up: --row; break;
    }
    setCurrentIndex(m_model.index(std::clamp(row, 0, m_model.newRow()), std::clamp(column, 0, lastColumn())));
}

bool ParticipantsView::event(QEvent* event)
{
    // While the table has the focus, these keys are its own and not a menu's.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Paste) || key.key() == Qt::Key_F2 ||
            key.key() == Qt::Key_F4 || (key.matches(QKeySequence::Undo) && m_model.lastRefused().isValid()) ||
            isPlainKey(key)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

bool ParticipantsView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    if (trigger == DoubleClicked && index.isValid() &&
        isCheckField(ParticipantsModel::fieldAt(index.column())))
        return false; // the first click has changed it
    return QTableView::edit(index, trigger, event);
}

void ParticipantsView::keyPressEvent(QKeyEvent* event)
{
    if (state() == EditingState) {
        QTableView::keyPressEvent(event);
        return;
    }
    m_hint->hide();
    if (currentIndex().isValid() && (handleMoveKey(*event) || handleEditKey(*event))) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool ParticipantsView::handleMoveKey(const QKeyEvent& event)
{
    const auto wanted = ParticipantsDelegate::moveOf(event);
    // Tab leaves the table from the last field of the empty row, Shift+Tab from the first of all.
    if (!wanted ||
        (event.key() == Qt::Key_Tab && currentIndex() == m_model.index(m_model.newRow(), lastColumn())) ||
        (event.key() == Qt::Key_Backtab && currentIndex() == m_model.index(0, 0)))
        return false;
    move(*wanted);
    return true;
}

bool ParticipantsView::handleEditKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Copy)) {
        copy();
    } else if (event.matches(QKeySequence::Paste)) {
        paste();
    } else if (event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier) {
        fillDown();
    } else if (event.matches(QKeySequence::Undo) && m_model.lastRefused().isValid()) {
        const QModelIndex refused = m_model.lastRefused();
        m_model.forget(refused);
        setCurrentIndex(refused);
    } else if (event.key() == Qt::Key_Escape) {
        return m_model.forget(currentIndex());
    } else if (event.key() == Qt::Key_F4) {
        identifyCurrent();
    } else if (event.key() == Qt::Key_Space && event.modifiers() == Qt::ShiftModifier) {
        selectRow(currentIndex().row());
    } else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        if (m_model.forget(currentIndex()))
            return true; // a text that could not be read goes before the participant does
        if (event.key() == Qt::Key_Delete &&
            (isWholeRowSelected() || event.modifiers() == Qt::ControlModifier))
            removeSelected();
        else
            report(m_model.clear(selectionModel()->selectedIndexes()));
    } else {
        return handleCheckKey(event);
    }
    return true;
}

bool ParticipantsView::handleCheckKey(const QKeyEvent& event)
{
    const QModelIndex cell = currentIndex();
    if (!isCheckField(ParticipantsModel::fieldAt(cell.column())) || !isPlainKey(event))
        return false;
    if (event.key() == Qt::Key_Space)
        toggle(cell);
    else if (const QString refusal = m_model.refusalOf(cell, event.text()); !refusal.isEmpty())
        m_hint->refuse(cell, refusal);
    else
        m_model.setData(cell, event.text());
    return true;
}

void ParticipantsView::toggle(const QModelIndex& cell)
{
    const auto state = static_cast<Qt::CheckState>(cell.data(Qt::CheckStateRole).toInt());
    m_model.setData(cell, state == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void ParticipantsView::mousePressEvent(QMouseEvent* event)
{
    m_hint->hide();
    const QModelIndex before = currentIndex();
    QTableView::mousePressEvent(event);
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !cell.isValid())
        return;
    const auto field = ParticipantsModel::fieldAt(cell.column());
    if (isCheckField(field) && cell == before && !m_model.document().isReadOnly())
        toggle(cell); // the first click puts the cursor there, as in every other column
    else if (field == ParticipantField::Number && event->modifiers() == Qt::NoModifier)
        selectRow(cell.row());
}

void ParticipantsView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const auto rows = selectedRows();
    const auto count =
        static_cast<int>(std::ranges::count_if(rows, [this](int row) { return row < m_model.newRow(); }));
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &ParticipantsView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &ParticipantsView::paste);
    menu.addSeparator();
    if (m_identifies) {
        auto* identify = menu.addAction(tr("&Identify…"), QKeySequence(Qt::Key_F4), this,
                                        &ParticipantsView::identifyCurrent);
        identify->setEnabled(currentIndex().row() < m_model.newRow());
    }
    auto* remove =
        menu.addAction(tr("&Remove %n participant(s)", nullptr, count),
                       QKeySequence(Qt::CTRL | Qt::Key_Delete), this, &ParticipantsView::removeSelected);
    remove->setEnabled(count > 0 && !m_model.document().isReadOnly());
    menu.addSeparator();
    addColumnActions(menu);
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    menu.exec(byMouse ? event->globalPos()
                      : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
}

std::vector<int> ParticipantsView::selectedRows() const
{
    std::vector<int> rows;
    for (const auto& range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

bool ParticipantsView::isWholeRowSelected() const
{
    const auto selection = selectionModel()->selection();
    return !selection.isEmpty() && selection.first().width() > lastColumn();
}

void ParticipantsView::removeSelected()
{
    const auto rows = selectedRows();
    if (rows.empty())
        return;
    const auto field = ParticipantsModel::fieldAt(currentIndex().column());
    const int before = m_model.newRow();
    report(m_model.removeParticipants(rows));
    moveTo(std::min(rows.front(), m_model.newRow()), field);
    if (const int removed = before - m_model.newRow(); removed > 0)
        Q_EMIT participantsRemoved(removed);
}

/// Of the columns that are copied: what nobody wants to see is not pasted over either.
std::function<bool(int)> ParticipantsView::isLeftOut() const
{
    return [this](int column) { return m_shown->isUnwanted(ParticipantsModel::fieldAt(column)); };
}

void ParticipantsView::copy() const
{
    const auto selection = selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const QItemSelectionRange& range = selection.first();
    const int last = std::min(range.bottom(), m_model.newRow() - 1);
    const QItemSelectionRange people(range.topLeft(), m_model.index(last, range.right()));
    QApplication::clipboard()->setText(copiedText(people, Qt::EditRole, isLeftOut()));
}

void ParticipantsView::paste()
{
    const auto selection = selectionModel()->selection();
    const QString text = QApplication::clipboard()->text();
    const int row = selection.isEmpty() ? m_model.newRow() : selection.first().top();
    const auto field =
        selection.isEmpty() ? ParticipantField::Name : ParticipantsModel::fieldAt(selection.first().left());
    // What fits into the cells is meant for them; only what does not can be a table of its own.
    if (!planParticipantsPaste(m_model, row, m_shown->fieldsFrom(field), text).refusals.isEmpty()) {
        if (const auto table = wholeTableInClipboard()) {
            Q_EMIT wholeTablePasted(table);
            return;
        }
    }
    if (selection.isEmpty())
        return;
    if (field == ParticipantField::Name && !m_model.document().isReadOnly() && areNamesWithNumbers(text))
        Q_EMIT numbersPasted(row, text);
    else
        put(row, field, text);
}

void ParticipantsView::pasteNames(int row, ParticipantField second, const QString& text)
{
    const std::array fields{ParticipantField::Name, second};
    if (row <= m_model.newRow())
        put(row, planParticipantsPaste(m_model, row, fields, text));
}

/// As in a spreadsheet: one field takes what stands above it, several take what the first of them has.
void ParticipantsView::fillDown()
{
    const auto selection = selectionModel()->selection();
    if (selection.isEmpty() || m_model.document().isReadOnly())
        return;
    const QItemSelectionRange& range = selection.first();
    const int source = range.height() == 1 ? range.top() - 1 : range.top();
    const int last = std::min(range.bottom(), m_model.newRow() - 1);
    if (source < 0 || source >= last || ParticipantsModel::fieldAt(range.left()) == ParticipantField::Number)
        return;
    const QString line =
        copiedText({m_model.index(source, range.left()), m_model.index(source, range.right())}, Qt::EditRole,
                   isLeftOut());
    const auto first = ParticipantsModel::fieldAt(range.left());
    if (put(source + 1, first, QStringList(last - source, line).join(u'\n')))
        moveTo(last + 1, first);
}

bool ParticipantsView::put(int row, ParticipantField first, const QString& text)
{
    return put(row, planParticipantsPaste(m_model, row, m_shown->fieldsFrom(first), text));
}

bool ParticipantsView::put(int row, const PastePlan& plan)
{
    if (!plan.refusals.isEmpty()) {
        m_hint->refuse(currentIndex(), pasteRefusal(plan.refusals));
        return false;
    }
    if (plan.group.edits.empty())
        return true;
    const int column = currentIndex().column();
    if (const auto applied = m_model.document().apply(plan.group); !applied.has_value()) {
        report(tl::unexpected(applied.error()));
        return false;
    }
    moveTo(std::min(row + static_cast<int>(plan.group.edits.size()), m_model.newRow()),
           ParticipantsModel::fieldAt(column));
    return true;
}

} // namespace zahlmeister::ui
