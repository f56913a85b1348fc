// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/crosstabletotalsdelegate.h"

#include <algorithm>

#include <QPainter>

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
    painter->setPen(sign.toInt() > 0   ? color(ColorRole::Positive, palette)
                    : sign.toInt() < 0 ? color(ColorRole::Negative, palette)
                                       : palette.color(QPalette::Text));
    painter->setFont(font);
    paintFigure(*painter, option.rect.adjusted(0, 0, -Metrics(option.font).grid(), 0), index.column(), text);
}

/// Points stand on their units and ratings on the dash; halves, indexes and brackets hang after that line.
void CrosstableTotalsDelegate::paintFigure(QPainter& painter, const QRect& room, int column,
                                           const QString& text)
{
    const QFontMetrics metrics(painter.font());
    const qsizetype unbracketed = text.endsWith(u')') ? text.size() - 1 : text.size();
    const qsizetype length = std::min(figureLength(text), unbracketed);
    const int behind = column == CrosstableTotalsModel::Points      ? metrics.horizontalAdvance(u'\u00BD')
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
