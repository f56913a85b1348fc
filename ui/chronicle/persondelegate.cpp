// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/persondelegate.h"

#include <QPainter>

#include "ui/chronicle/personlistmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/palette.h"
#include "ui/theme/textline.h"

namespace zahlmeister::ui {

namespace {

constexpr int kAir = 4; // design pixels above and below

} // namespace

void PersonDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const Metrics metrics(option.font);
    QRect row =
        option.rect.adjusted(metrics.grid(), metrics.scaled(kAir), -metrics.grid(), -metrics.scaled(kAir));
    const QString rating = index.data(PersonListModel::RatingRole).toString();
    const QFont bold = boldFont(option.font);
    const QFontMetrics boldText(bold);
    const QFontMetrics text(option.font);
    QRect first(row.left(), row.top(), row.width(), boldText.height());
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Text));
    drawTextLine(painter, first, Qt::AlignRight, rating);
    first.setRight(first.right() - text.horizontalAdvance(rating) - metrics.grid());
    painter.setFont(bold);
    drawTextLine(painter, first, Qt::AlignLeft,
                 boldText.elidedText(index.data().toString(), Qt::ElideRight, first.width()));
    row.setTop(first.bottom() + 1);
    painter.setFont(option.font);
    painter.setPen(color(ColorRole::SecondaryText, option.palette));
    drawTextLine(
        painter, row, Qt::AlignLeft,
        text.elidedText(index.data(PersonListModel::DetailRole).toString(), Qt::ElideRight, row.width()));
}

int PersonDelegate::heightOf(const QFont& font, int /*width*/, const QModelIndex& /*index*/) const
{
    return QFontMetrics(boldFont(font)).height() + QFontMetrics(font).height() + 1 +
           2 * Metrics(font).scaled(kAir);
}

QStringList PersonDelegate::cutTexts(const QFont& font, const QRect& row, const QModelIndex& index) const
{
    const int gap = Metrics(font).grid();
    const QFontMetrics text(font);
    const int room = row.width() - 2 * gap;
    const int rating = text.horizontalAdvance(index.data(PersonListModel::RatingRole).toString()) + gap;
    const QString name = index.data().toString();
    const QString detail = index.data(PersonListModel::DetailRole).toString();
    QStringList cut;
    if (QFontMetrics(boldFont(font)).horizontalAdvance(name) > room - rating)
        cut += name;
    if (text.horizontalAdvance(detail) > room)
        cut += detail;
    return cut;
}

} // namespace zahlmeister::ui
