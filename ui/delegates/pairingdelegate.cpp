// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/pairingdelegate.h"

#include <QPainter>

#include "ui/models/pairingrole.h"
#include "ui/text/format.h"
#include "ui/theme/textline.h"

namespace zahlmeister::ui {

namespace {

constexpr double kRingScale = 0.25; // of the font's height

} // namespace

QColor PairingDelegate::surfaceOf(const QModelIndex& index) const
{
    return index.data(PairingHeadRole).toBool() ? colors().head : QColor();
}

QRect PairingDelegate::textRoom(const QRect& cell) const
{
    const int padding = static_cast<int>(kPadding * pixel());
    return cell.adjusted(padding, 0, -padding, -1);
}

void PairingDelegate::paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const int padding = static_cast<int>(kPadding * pixel());
    QRect room = textRoom(rect);
    if (index.data(PairingOpenRole).toBool())
        paintPlaceholder(painter, QRectF(room).center(), kRingScale, true);
    QFont strong = font();
    const QVariant weight = index.data(PairingWeightRole);
    strong.setBold(weight.toInt() == static_cast<int>(PairingWeight::Strong) ||
                   index.data(PairingHeadRole).toBool());
    painter.setFont(strong);
    if (const QVariant number = index.data(PairingNumberRole); !number.isNull()) {
        const int width = painter.fontMetrics().horizontalAdvance(QString(m_digits, u'8'));
        painter.setPen(colors().note);
        drawTextLine(painter, QRect(room.left(), room.top(), width, room.height()), Qt::AlignRight,
                     formatCount(number.toInt()));
        room.setLeft(room.left() + width + padding);
    }
    if (const QString mark = index.data(PairingMarkRole).toString(); !mark.isEmpty()) {
        painter.setPen(colors().note);
        drawTextLine(painter, room, Qt::AlignRight, mark);
        room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(mark) - padding / 2);
    }
    const bool isMuted = !weight.isNull() && weight.toInt() == static_cast<int>(PairingWeight::Muted);
    painter.setPen(isMuted ? colors().forfeit : colors().text);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    drawTextLine(painter, room, alignment,
                 painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    painter.setFont(font());
    if (const QVariant level = index.data(PairingLevelRole); !level.isNull())
        paintSign(painter, rect, static_cast<engine::FindingLevel>(level.toInt()));
}

} // namespace zahlmeister::ui
