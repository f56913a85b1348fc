// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/crosstabletotalsdelegate.h"

#include <QPainter>

#include "ui/delegates/changeglow.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

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

    QString text = index.data().toString();
    if (text.isEmpty())
        return;
    QFont font = option.font;
    font.setBold(index.column() == CrosstableTotalsModel::NewRating);
    const QVariant sign = index.data(CrosstableTotalsModel::SignRole);
    painter->setPen(sign.toInt() > 0   ? color(ColorRole::Positive, palette)
                    : sign.toInt() < 0 ? color(ColorRole::Negative, palette)
                                       : palette.color(QPalette::Text));
    painter->setFont(font);
    const QFontMetrics metrics(font);
    const int bracket = metrics.horizontalAdvance(u')');
    QRect rect = option.rect.adjusted(0, 0, -Metrics(option.font).grid(), 0);
    // A closing bracket hangs outside, so that the figures before it stay in line with the rows above and
    // below.
    if (index.column() == CrosstableTotalsModel::NewRating) {
        rect.adjust(0, 0, -bracket, 0);
        if (text.endsWith(u')')) {
            text.chop(1);
            painter->drawText(QRect(rect.right() + 1, rect.top(), bracket + 1, rect.height()),
                              Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral(")"));
        }
    }
    painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
}

} // namespace zahlmeister::ui
