// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/listrowdelegate.h"

#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/theme.h"
#include "ui/widgets/plaintexts.h"

namespace zahlmeister::ui {

ListRowDelegate::ListRowDelegate(QListView* view) : QStyledItemDelegate(view)
{
    // Qt 6.4 keeps the places of rows when only the width changes, unless the rows are said to wrap.
    view->setWordWrap(true);
}

void ListRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected) && !isHeading(index);
    painter->save();
    painter->setClipRect(option.rect);
    const auto card = isHeading(index) ? std::nullopt : cardOf(option.font, option.rect);
    if (card) {
        painter->fillRect(*card, isCurrent ? color(ColorRole::CurrentTint, option.palette)
                                           : option.palette.color(QPalette::Active, QPalette::Base));
        painter->setPen(color(ColorRole::Hairline, option.palette));
        painter->drawRect(card->adjusted(0, 0, -1, -1));
    } else if (isCurrent) {
        painter->fillRect(option.rect, color(ColorRole::CurrentTint, option.palette));
    }
    if (!card && !isHeading(index)) {
        painter->setPen(color(ColorRole::Hairline, option.palette));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    paintRow(*painter, option, index);
    if (isCurrent && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(color(ColorRole::Accent, option.palette), 2));
        painter->drawRect(card ? card->adjusted(1, 1, -1, -1) : option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

bool ListRowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString own = index.data(Qt::ToolTipRole).toString();
    const QStringList cut = own.isEmpty() ? cutTexts(option.font, option.rect, index) : QStringList();
    if (event->type() != QEvent::ToolTip || cut.isEmpty())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(cut.join(u'\n')), view->viewport(), option.rect);
    return true;
}

QSize ListRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // The option of a size hint does not know the width of the view, but wrapping depends on it.
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, heightOf(option.font, width, index)};
}

} // namespace zahlmeister::ui
