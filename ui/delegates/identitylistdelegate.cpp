// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/identitylistdelegate.h"

#include <QPainter>

#include "ui/models/identitylistmodel.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// Where the parts of a row stand.
struct IdentityRow {
    QRect sign;
    QRect number;
    QRect name;
};

IdentityRow identityRow(const QFont& font, const QRect& row)
{
    const Metrics metrics(font);
    const QFontMetrics text(font);
    const int sign = text.horizontalAdvance(u"\u2192"_s) + metrics.scaled(4);
    const int number = text.horizontalAdvance(u"000"_s);
    IdentityRow parts;
    parts.sign = QRect(row.left() + metrics.grid() / 2, row.top(), sign, row.height() - 1);
    parts.number = QRect(parts.sign.right() + 1, row.top(), number, row.height() - 1);
    const int left = parts.number.right() + 1 + metrics.grid();
    parts.name = QRect(left, row.top(), row.right() - left - metrics.grid() / 2, row.height() - 1);
    return parts;
}

} // namespace

void IdentityListDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    const IdentityRow parts = identityRow(option.font, option.rect);
    const auto role = static_cast<ColorRole>(index.data(IdentityListModel::TintRole).toInt());
    painter.setFont(boldFont(option.font));
    painter.setPen(color(role, option.palette));
    drawTextLine(painter, parts.sign, Qt::AlignHCenter, index.data(IdentityListModel::SignRole).toString());
    painter.setFont(option.font);
    painter.setPen(color(ColorRole::SecondaryText, option.palette));
    drawTextLine(painter, parts.number, Qt::AlignRight, index.data(IdentityListModel::NumberRole).toString());
    painter.setPen(option.palette.color(QPalette::Active, QPalette::Text));
    drawTextLine(
        painter, parts.name, Qt::AlignLeft,
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, parts.name.width()));
}

int IdentityListDelegate::heightOf(const QFont& font, int /*width*/, const QModelIndex& /*index*/) const
{
    return Metrics(font).rowHeight();
}

QStringList IdentityListDelegate::cutTexts(const QFont& font, const QRect& row,
                                           const QModelIndex& index) const
{
    const QString name = index.data().toString();
    return QFontMetrics(font).horizontalAdvance(name) > identityRow(font, row).name.width()
               ? QStringList{name}
               : QStringList();
}

} // namespace zahlmeister::ui
