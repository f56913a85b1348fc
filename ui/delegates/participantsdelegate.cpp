// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/participantsdelegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QToolTip>

#include "ui/models/participantsmodel.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/carryovereditor.h"
#include "ui/widgets/fieldeditor.h"
#include "ui/widgets/namesuggestions.h"
#include "ui/widgets/plaintexts.h"

namespace zahlmeister::ui {

namespace {

constexpr char kCellProperty[] = "cell";

QPersistentModelIndex cellOf(const QWidget* editor)
{
    return editor->property(kCellProperty).toPersistentModelIndex();
}

bool isRefused(const QModelIndex& index)
{
    return !index.data(ParticipantsModel::RefusalRole).toString().isEmpty();
}

bool isPlaceholder(const QModelIndex& index)
{
    return index.data(ParticipantsModel::PlaceholderRole).toBool() && !isRefused(index);
}

/// The focus goes back to the table while an editor is being closed; that must not close it a second time.
void ignoreFocusOf(const QWidget& editor)
{
    QObject::disconnect(qApp, &QApplication::focusChanged, &editor, nullptr);
}

} // namespace

ParticipantsDelegate::ParticipantsDelegate(ParticipantsModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model)
{
}

void ParticipantsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const QModelIndex current = view != nullptr ? view->currentIndex() : QModelIndex();
    const bool isCurrent = index == current;
    QColor surface = palette.color(QPalette::Base);
    if (option.state.testFlag(QStyle::State_Selected) && !isCurrent)
        surface = mixed(surface, palette.color(QPalette::Highlight), 0.35);
    else if (index.row() == current.row() && !isCurrent)
        surface = color(ColorRole::CurrentTint, palette);
    painter->fillRect(option.rect, surface);
    painter->setPen(QPen(color(ColorRole::Hairline, palette), 0));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    paintContent(*painter, option, index);
    if (isRefused(index))
        paintRefusalMark(*painter, option.rect, palette);
    if (!isCurrent)
        return;
    const int thickness = Metrics(option.font).scaled(view->hasFocus() ? 2 : 1);
    QPen pen(color(ColorRole::Accent, palette), thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    painter->setPen(pen);
    painter->drawRect(
        option.rect.adjusted(thickness / 2, thickness / 2, -(thickness + 1) / 2, -(thickness + 1) / 2));
}

QSize ParticipantsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Metrics metrics(option.font);
    const QString text = index.data().toString();
    int width = text.isEmpty() ? 0 : QFontMetrics(option.font).horizontalAdvance(text);
    if (isRefused(index))
        width += refusalMarkWidth(option.font);
    return {width + 2 * metrics.grid(), metrics.rowHeight()};
}

bool ParticipantsDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                     const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool isCutOff = sizeHint(option, index).width() > option.rect.width();
    if (event->type() != QEvent::ToolTip || !isCutOff || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data().toString()), view->viewport(),
                       option.rect);
    return true;
}

void ParticipantsDelegate::paintContent(QPainter& painter, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const
{
    const Metrics metrics(option.font);
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Text));
    const QVariant check = index.data(Qt::CheckStateRole);
    if (check.isValid()) {
        // A tick reads faster than a field of boxes, and "no" needs no ink.
        if (check.toInt() == Qt::Checked)
            drawTextLine(painter, option.rect, Qt::AlignHCenter, QStringLiteral("\u2713"));
        return;
    }
    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    const int mark = isRefused(index) ? refusalMarkWidth(option.font) : 0;
    const QRect rect = option.rect.adjusted(metrics.grid(), 0, -metrics.grid() - mark, 0);
    if (!index.data(ParticipantsModel::OverrideRole).toString().isEmpty()) {
        painter.setPen(color(ColorRole::Amber, option.palette));
        drawTextLine(painter, option.rect.adjusted(metrics.scaled(2), 0, 0, 0), Qt::AlignLeft,
                     QStringLiteral("\u2260")); // not equal to what the list says
    }
    painter.setPen(isPlaceholder(index) ? color(ColorRole::SecondaryText, option.palette)
                                        : option.palette.color(QPalette::Text));
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    drawTextLine(painter, rect, alignment,
                 QFontMetrics(option.font).elidedText(text, Qt::ElideRight, rect.width()));
}

QWidget* ParticipantsDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const
{
    Q_UNUSED(option)
    const auto field = ParticipantsModel::fieldAt(index.column());
    if (isCheckField(field) && !isRefused(index))
        return nullptr;
    auto* self = const_cast<ParticipantsDelegate*>(this); // Qt hands out editors from const functions
    const QPersistentModelIndex cell(index);
    const auto keep = [self, cell](const QString& text) {
        self->m_model.keepDraft(cell, text);
        Q_EMIT self->retyped();
    };
    if (field == ParticipantField::CarryOver) {
        // Over the view, not inside its viewport, so that the list is not cut off by the last row.
        auto* editor = new CarryOverEditor(parent->parentWidget());
        editor->setProperty(kCellProperty, QVariant::fromValue(cell));
        connect(editor, &CarryOverEditor::edited, this, keep);
        connect(editor, &CarryOverEditor::accepted, this, [self, editor] {
            if (self->take(editor))
                Q_EMIT self->moveWanted(Move::Right);
        });
        connect(editor, &CarryOverEditor::rejected, this, [self, editor, cell] {
            self->m_model.forget(cell);
            ignoreFocusOf(*editor);
            Q_EMIT self->closeEditor(editor, RevertModelCache);
        });
        // The list has widgets of its own, so only leaving all of them ends the editing.
        connect(qApp, &QApplication::focusChanged, editor, [self, editor](QWidget* from, QWidget* to) {
            const bool wasInside = from != nullptr && editor->isAncestorOf(from);
            if (!wasInside || to == nullptr || editor->isAncestorOf(to) || !editor->isVisible())
                return;
            Q_EMIT self->commitData(editor);
            Q_EMIT self->closeEditor(editor, NoHint);
        });
        return editor;
    }
    auto* editor = new FieldEditor(parent);
    editor->setProperty(kCellProperty, QVariant::fromValue(cell));
    editor->setAlignment(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>());
    editor->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    connect(editor, &QLineEdit::textEdited, this, keep);
    if (field == ParticipantField::Name && m_model.identification() != nullptr)
        self->suggestNames(editor, cell);
    return editor;
}

void ParticipantsDelegate::suggestNames(FieldEditor* editor, const QPersistentModelIndex& cell)
{
    auto* suggestions = new NameSuggestions(editor, m_model.identification()->finder());
    connect(suggestions, &NameSuggestions::taken, this,
            [this, editor, cell](const app::FoundPerson& person, bool downwards) {
                editor->setModified(false); // its text must not be taken as well
                ignoreFocusOf(*editor);
                m_model.takePerson(cell, person);
                Q_EMIT closeEditor(editor, NoHint);
                Q_EMIT moveWanted(downwards ? Move::Down : Move::Right);
            });
}

QString ParticipantsDelegate::editorText(const QWidget* editor)
{
    if (const auto* list = qobject_cast<const CarryOverEditor*>(editor))
        return list->text();
    return static_cast<const FieldEditor*>(editor)->text();
}

void ParticipantsDelegate::setEditorText(QWidget* editor, const QString& text)
{
    if (auto* list = qobject_cast<CarryOverEditor*>(editor))
        list->setText(text);
    else
        static_cast<FieldEditor*>(editor)->setText(text);
}

void ParticipantsDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QString text = isPlaceholder(index) ? QString() : index.data(Qt::EditRole).toString();
    // Another edit may come in while this one is open; what is being typed is not overwritten then.
    const auto* line = qobject_cast<const FieldEditor*>(editor);
    if (line == nullptr ? editor->isVisible() : line->isModified())
        return;
    setEditorText(editor, text);
}

void ParticipantsDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                        const QModelIndex& index) const
{
    if (const auto* line = qobject_cast<const FieldEditor*>(editor); line != nullptr && !line->isModified())
        return;
    model->setData(index, editorText(editor), Qt::EditRole);
}

void ParticipantsDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                                const QModelIndex& index) const
{
    Q_UNUSED(index)
    if (qobject_cast<CarryOverEditor*>(editor) == nullptr) {
        editor->setGeometry(option.rect);
        return;
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const QWidget* area = editor->parentWidget();
    const QPoint corner = view->viewport()->mapTo(area, option.rect.bottomLeft());
    const int x = std::clamp(corner.x(), 0, std::max(0, area->width() - editor->width()));
    const bool fitsBelow = corner.y() + editor->height() <= area->height();
    const int y = fitsBelow ? corner.y() : std::max(0, corner.y() - option.rect.height() - editor->height());
    editor->move(x, y);
}

void ParticipantsDelegate::destroyEditor(QWidget* editor, const QModelIndex& index) const
{
    Q_EMIT const_cast<ParticipantsDelegate*>(this)->retyped(); // its hint goes with it
    QStyledItemDelegate::destroyEditor(editor, index);
}

bool ParticipantsDelegate::take(QWidget* editor)
{
    const QPersistentModelIndex cell = cellOf(editor);
    auto* line = qobject_cast<FieldEditor*>(editor);
    if (line == nullptr || line->isModified()) {
        const QString refusal = m_model.refusalOf(cell, editorText(editor));
        if (!refusal.isEmpty()) {
            if (line != nullptr) {
                line->setRefused(true);
                Q_EMIT refused(cell, refusal);
            } else {
                static_cast<CarryOverEditor*>(editor)->showRefusal(refusal);
            }
            return false;
        }
    }
    ignoreFocusOf(*editor);
    Q_EMIT commitData(editor);
    Q_EMIT closeEditor(editor, NoHint);
    return true;
}

bool ParticipantsDelegate::handleKey(QWidget* editor, const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape) {
        m_model.forget(cellOf(editor));
        Q_EMIT closeEditor(editor, RevertModelCache);
        return true;
    }
    if (event.key() == Qt::Key_F4) {
        if (take(editor))
            Q_EMIT identifyWanted();
        return true;
    }
    const bool isArrow = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    const auto move =
        !isArrow ? moveOf(event) : std::optional(event.key() == Qt::Key_Up ? Move::Up : Move::Down);
    if (move && take(editor))
        Q_EMIT moveWanted(*move);
    return move.has_value();
}

std::optional<ParticipantsDelegate::Move> ParticipantsDelegate::moveOf(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Tab: return Move::Right;
    case Qt::Key_Backtab: return Move::Left;
    case Qt::Key_Return:
    case Qt::Key_Enter: return event.modifiers().testFlag(Qt::ShiftModifier) ? Move::Up : Move::Down;
    default: return std::nullopt;
    }
}

bool ParticipantsDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<FieldEditor*>(watched);
    if (editor != nullptr && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        auto* suggestions = editor->findChild<NameSuggestions*>();
        if ((suggestions != nullptr && suggestions->handleKey(key)) || handleKey(editor, key))
            return true;
    }
    if (qobject_cast<CarryOverEditor*>(watched) != nullptr)
        return false; // it looks after itself
    return QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
