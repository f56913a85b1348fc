// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/carryovereditor.h"

#include <algorithm>
#include <functional>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kColumns = 3; // opponent's rating, score, date
constexpr int kVisibleRows = 6;

// Reports every keystroke of a field, and Ctrl+Enter, which ends the whole list.
class EntryDelegate : public QStyledItemDelegate {
public:
    std::function<void(const QModelIndex&, const QString&)> typed;
    std::function<void()> accepted;

    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        Q_UNUSED(option)
        auto* editor = new QLineEdit(parent);
        editor->setFrame(false);
        editor->setAlignment(static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt()));
        connect(editor, &QLineEdit::textEdited, this,
                [this, cell = QPersistentModelIndex(index)](const QString& text) { typed(cell, text); });
        return editor;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const auto& key = *static_cast<QKeyEvent*>(event);
            const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
            if (isEnter) { // at once: Qt queues it, and the next keystroke would still go into this field
                auto* editor = static_cast<QWidget*>(watched);
                const bool endsList = key.modifiers().testFlag(Qt::ControlModifier);
                Q_EMIT commitData(editor);
                Q_EMIT closeEditor(editor, endsList ? NoHint : SubmitModelCache);
                if (endsList)
                    accepted();
                return true;
            }
        }
        return QStyledItemDelegate::eventFilter(watched, event);
    }
};

} // namespace

CarryOverEditor::CarryOverEditor(QWidget* parent)
    : QFrame(parent),
      m_table(withAccessibleName(new QTableWidget(0, kColumns, this), tr("Carry-over games"))),
      m_hint(quietLabel(this, tr("Ctrl+Enter takes the list, Escape leaves it as it was.")))
{
    const Metrics metrics(this);
    m_table->setHorizontalHeaderLabels({tr("Opponent"), tr("Points"), tr("Date")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setFixedHeight(metrics.rowHeight());
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::DoubleClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    fillColumn(this, {1, 1, 1, metrics.grid() / 2}, metrics.grid() / 2, {m_table, m_hint});
    m_hint->setContentsMargins(metrics.grid(), 0, metrics.grid(), 0);
    setAutoFillBackground(true);
    setFocusProxy(m_table);
    resize(metrics.fieldWidth(34), (kVisibleRows + 3) * metrics.rowHeight());
    auto* delegate = new EntryDelegate(m_table);
    delegate->typed = [this](const QModelIndex& cell, const QString& typed) {
        Q_EMIT edited(textWith(cell, typed));
    };
    delegate->accepted = [this] { Q_EMIT accepted(); };
    m_table->setItemDelegate(delegate);
    connect(delegate, &QAbstractItemDelegate::closeEditor, this,
            [this](QWidget*, QAbstractItemDelegate::EndEditHint hint) {
                if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter
                    moveOn(1);
            });
    keepEmptyRow();
    connect(m_table, &QTableWidget::itemChanged, this, [this] {
        if (m_filling)
            return;
        keepEmptyRow();
        Q_EMIT edited(text());
    });
}

QString CarryOverEditor::text() const
{
    return textWith({}, {});
}

QString CarryOverEditor::textWith(const QModelIndex& cell, const QString& typed) const
{
    QStringList lines;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < kColumns; ++column) {
            const bool isTyped = cell.row() == row && cell.column() == column;
            QString field = isTyped ? typed : m_table->item(row, column)->text();
            fields.append(field.remove(u' '));
        }
        lines.append(fields.join(u' ').trimmed());
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void CarryOverEditor::setText(const QString& text)
{
    static const QRegularExpression kBetweenGames(QStringLiteral("[;\n]"));
    static const QRegularExpression kBlanks(QStringLiteral("\\s+"));
    {
        const QScopedValueRollback guard(m_filling, true);
        m_table->setRowCount(0);
        for (const QString& game : text.split(kBetweenGames)) {
            const QStringList fields = game.split(kBlanks, Qt::SkipEmptyParts);
            if (!fields.isEmpty())
                addRow(fields);
        }
    }
    keepEmptyRow();
    m_table->setCurrentCell(m_table->rowCount() - 1, 0);
}

void CarryOverEditor::showRefusal(const QString& sentence)
{
    m_hint->setRole(ColorRole::Negative);
    m_hint->setText(QStringLiteral("\u2715 ") % sentence);
}

void CarryOverEditor::addRow(const QStringList& fields)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < kColumns; ++column) {
        auto* item = new QTableWidgetItem(fields.value(column));
        item->setTextAlignment((column == 0   ? Qt::AlignRight
                                : column == 1 ? Qt::AlignHCenter
                                              : Qt::AlignLeft) |
                               Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
}

void CarryOverEditor::keepEmptyRow()
{
    const QScopedValueRollback guard(m_filling, true);
    const int last = m_table->rowCount() - 1;
    bool isUsed = last < 0;
    for (int column = 0; column < kColumns && !isUsed; ++column)
        isUsed = !m_table->item(last, column)->text().isEmpty();
    if (isUsed)
        addRow({});
    if (m_table->currentRow() < 0)
        m_table->setCurrentCell(0, 0);
}

void CarryOverEditor::moveOn(int step)
{
    const int cells = m_table->rowCount() * kColumns;
    const int at =
        std::clamp(m_table->currentRow() * kColumns + m_table->currentColumn() + step, 0, cells - 1);
    m_table->setCurrentCell(at / kColumns, at % kColumns);
}

void CarryOverEditor::removeRow()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    m_table->removeRow(row);
    keepEmptyRow();
    m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), 0);
    Q_EMIT edited(text());
}

bool CarryOverEditor::handleKey(QKeyEvent& event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Escape: Q_EMIT rejected(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Enter in the empty row's first field ends the list, as it does when typing lists elsewhere.
        if (control || (m_table->currentColumn() == 0 && m_table->currentRow() == m_table->rowCount() - 1))
            Q_EMIT accepted();
        else
            moveOn(1);
        return true;
    case Qt::Key_Tab: moveOn(1); return true;
    case Qt::Key_Backtab: moveOn(-1); return true;
    case Qt::Key_Delete:
        if (control)
            removeRow();
        else if (auto* item = m_table->currentItem())
            item->setText({});
        return true;
    default: return false;
    }
}

bool CarryOverEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && handleKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QFrame::eventFilter(watched, event);
}

void CarryOverEditor::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setPen(QPen(color(ColorRole::Accent, palette()), Metrics(this).scaled(2)));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace zahlmeister::ui
