// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/crosstabledelegate.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/entry/resultentry.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr double kDotScale = 0.14; // of the font's height

} // namespace

CrosstableDelegate::CrosstableDelegate(const CrosstableModel& model, const ChangeGlow& glow, QObject* parent)
    : GridDelegate(glow, parent), m_model(model)
{
}

int CrosstableDelegate::cellWidth(const QFont& font, int places)
{
    const Metrics metrics(font);
    const int slotWidth = static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(u'0') * 1.6));
    return std::max(metrics.rowHeight(), places * slotWidth + metrics.scaled(6));
}

void CrosstableDelegate::prepareTexts() const
{
    for (std::size_t side = 0; side < m_signs.size(); ++side)
        m_signs[side] = laidLine(formatSide(static_cast<engine::SideResult>(side)), font());
    m_rareMark = laidLine(QStringLiteral("*"), markFont());
    m_unratedMark = laidLine(QStringLiteral("\u00B0"), markFont());
}

bool CrosstableDelegate::isBarred(const QModelIndex& index) const
{
    return m_model.isDiagonal(index.row(), index.column());
}

void CrosstableDelegate::paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const int row = index.row();
    const int column = index.column();
    const int places = m_model.slotCount(row, column);
    const double inset = places > 1 ? 2 * pixel() : 0.0;
    const double width = (rect.width() - 1 - 2 * inset) / places;
    for (int slot = 0; slot < places; ++slot) {
        const QRectF part(rect.left() + inset + slot * width, rect.top(), width, rect.height() - 1);
        paintSlot(painter, part, row, column, slot);
    }
    if (const auto* doubt = m_model.doubtAt(row, column))
        paintSign(painter, rect, doubt->level);
}

void CrosstableDelegate::paintSlot(QPainter& painter, const QRectF& rect, int row, int column, int slot) const
{
    const engine::Game* game = m_model.gameAt(row, column, slot);
    const engine::GameResult result = m_model.resultAt(row, column, slot);
    if (result == engine::kNotPlayed) {
        // A game that is paired but open is a ring: its round is known, only the result is missing.
        paintPlaceholder(painter, rect.center(), game != nullptr ? 1.8 * kDotScale : kDotScale,
                         game != nullptr);
        return;
    }
    const bool counts = engine::isPlayed(result.white) && game->rated;
    painter.setPen(counts ? colors().text : colors().forfeit);
    drawCentred(painter, rect, m_signs[static_cast<std::size_t>(result.white)]);
    const LaidLine* mark = app::isRareResult(result) ? &m_rareMark : !game->rated ? &m_unratedMark : nullptr;
    if (mark == nullptr)
        return;
    painter.setFont(markFont());
    mark->draw(painter,
               {rect.right() - mark->width() - pixel(), rect.top() + painter.fontMetrics().ascent()});
    painter.setFont(font());
}

void CrosstableDelegate::paintPlace(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const int places = m_model.slotCount(index.row(), index.column());
    if (places < 2)
        return;
    const double width = (rect.width() - 1 - 4 * pixel()) / places;
    const double left = rect.left() + 2 * pixel() + std::min(cursor().slot, places - 1) * width;
    painter.fillRect(QRectF(left + pixel(), rect.bottom() - 5 * pixel(), width - 2 * pixel(), 2 * pixel()),
                     colors().accent);
}

} // namespace zahlmeister::ui
