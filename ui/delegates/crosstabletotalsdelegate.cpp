// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/crosstabletotalsdelegate.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>

#include "ui/delegates/changeglow.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/models/figurerole.h"
#include "ui/text/format.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

const QString kIndex = QStringLiteral(" \u2013 88)"); ///< the longest that usually stands after a rating

} // namespace

CrosstableTotalsDelegate::CrosstableTotalsDelegate(const ChangeGlow& glow, QObject* parent)
    : QStyledItemDelegate(parent), m_glow(glow)
{
}

void CrosstableTotalsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    QColor surface =
        index.row() == m_currentRow ? color(ColorRole::CurrentTint, palette) : palette.color(QPalette::Base);
    if (const double glow = m_glow.strengthAt(index.row(), index.column()); glow > 0)
        surface = mixed(surface, color(ColorRole::Glow, palette), glow);
    painter->fillRect(option.rect, surface);
    painter->setPen(QPen(color(ColorRole::Hairline, palette), 0));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    QFont font = option.font;
    font.setBold(index.column() == CrosstableTotalsModel::NewRating);
    const QVariant sign = index.data(SignRole);
    if (index.column() == CrosstableTotalsModel::SheetPoints)
        paintMark(*painter, option, sign.toInt());
    const int change = index.column() == CrosstableTotalsModel::Change ? sign.toInt() : 0;
    painter->setPen(change > 0   ? color(ColorRole::Positive, palette)
                    : change < 0 ? color(ColorRole::Negative, palette)
                                 : palette.color(QPalette::Text));
    painter->setFont(font);
    paintFigure(*painter, option.rect.adjusted(0, 0, -Metrics(option.font).grid(), 0), index.column(), text);
}

/// A tick or a cross: whether the results give what the sheet states.
void CrosstableTotalsDelegate::paintMark(QPainter& painter, const QStyleOptionViewItem& option, int sign)
{
    if (sign == 0)
        return;
    const Metrics metrics(option.font);
    painter.setFont(option.font);
    painter.setPen(color(sign > 0 ? ColorRole::Positive : ColorRole::Negative, option.palette));
    drawTextLine(painter, option.rect.adjusted(metrics.scaled(4), 0, 0, 0), Qt::AlignLeft,
                 sign > 0 ? QStringLiteral("\u2713") : QStringLiteral("\u2717"));
}

QWidget* CrosstableTotalsDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                                const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    editor->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    static const QRegularExpression kPoints(QStringLiteral("\\d{0,3}(?:[.,][05]?|\u00BD)?"));
    editor->setValidator(new QRegularExpressionValidator(kPoints, editor));
    return editor;
}

bool CrosstableTotalsDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<QLineEdit*>(watched);
    if (editor == nullptr || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    int step = 0;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down: step = 1; break;
    case Qt::Key_Up: step = -1; break;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: break;
    default: return QStyledItemDelegate::eventFilter(watched, event);
    }
    Q_EMIT commitData(editor);
    Q_EMIT closeEditor(editor, NoHint);
    if (step != 0)
        Q_EMIT nextWanted(step);
    return true;
}

/// Points stand on their units and ratings on the dash; halves, indexes and brackets hang after that line.
void CrosstableTotalsDelegate::paintFigure(QPainter& painter, const QRect& room, int column,
                                           const QString& text)
{
    const QFontMetrics metrics(painter.font());
    const qsizetype unbracketed = text.endsWith(u')') ? text.size() - 1 : text.size();
    const qsizetype length = std::min(figureLength(text), unbracketed);
    const bool isPoints =
        column == CrosstableTotalsModel::Points || column == CrosstableTotalsModel::SheetPoints;
    const int behind = isPoints                                     ? metrics.horizontalAdvance(u'\u00BD')
                       : column == CrosstableTotalsModel::NewRating ? metrics.horizontalAdvance(kIndex)
                                                                    : 0;
    const int body = metrics.horizontalAdvance(text.left(length));
    // A word among figures may need all the room.
    const int line = room.right() + 1 - (body + behind <= room.width() ? behind : 0);
    drawTextLine(painter, QRect(line - body, room.top(), body + 1, room.height()), Qt::AlignLeft,
                 text.left(length));
    const QString tail = text.mid(length);
    drawTextLine(painter, QRect(line, room.top(), metrics.horizontalAdvance(tail) + 1, room.height()),
                 Qt::AlignLeft, tail);
}

} // namespace zahlmeister::ui
