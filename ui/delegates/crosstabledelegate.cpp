// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/crosstabledelegate.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/delegates/changeglow.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/resultentry.h"
#include "ui/text/findingtext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr double kMarkScale = 0.68;
constexpr double kSelectionStrength = 0.35;
constexpr double kDotScale = 0.14; // of the font's height

QStaticText staticText(const QString& text, const QFont& font)
{
    QStaticText result(text);
    result.setTextFormat(Qt::PlainText);
    result.setPerformanceHint(QStaticText::AggressiveCaching);
    result.prepare(QTransform(), font);
    return result;
}

void drawCentred(QPainter& painter, const QRectF& rect, const QStaticText& text)
{
    const QSizeF size = text.size();
    painter.drawStaticText(QPointF(std::round(rect.center().x() - size.width() / 2),
                                   std::round(rect.center().y() - size.height() / 2)),
                           text);
}

} // namespace

CrosstableDelegate::CrosstableDelegate(const CrosstableModel& model, const ChangeGlow& glow, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_glow(glow)
{
}

int CrosstableDelegate::cellWidth(const QFont& font, int places)
{
    const Metrics metrics(font);
    const int slotWidth = static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(u'0') * 1.6));
    return std::max(metrics.rowHeight(), places * slotWidth + metrics.scaled(6));
}

void CrosstableDelegate::prepare(const QStyleOptionViewItem& option) const
{
    // The option of a diagonal cell comes with the colours of disabled things; the view's own serve all
    // cells.
    QPalette palette = option.widget != nullptr ? option.widget->palette() : option.palette;
    if (m_paletteKey != palette.cacheKey()) {
        m_paletteKey = palette.cacheKey();
        palette.setCurrentColorGroup(QPalette::Active);
        m_colors.base = palette.color(QPalette::Base);
        m_colors.current = color(ColorRole::CurrentTint, palette);
        m_colors.selected = mixed(m_colors.base, palette.color(QPalette::Highlight), kSelectionStrength);
        m_colors.glow = color(ColorRole::Glow, palette);
        m_colors.text = palette.color(QPalette::Text);
        m_colors.forfeit = color(ColorRole::Forfeit, palette);
        m_colors.dot = color(ColorRole::EmptyDot, palette);
        m_colors.hatch = color(ColorRole::Hatch, palette);
        m_colors.accent = color(ColorRole::Accent, palette);
        m_colors.error = color(ColorRole::Negative, palette);
        m_colors.warning = color(ColorRole::Amber, palette);
        m_colors.note = color(ColorRole::SecondaryText, palette);
        m_colors.hairline = QPen(color(ColorRole::Hairline, palette), 0);
    }
    if (m_font == option.font && m_pixel > 0)
        return;
    m_font = option.font;
    m_markFont = m_font;
    m_markFont.setPointSizeF(m_font.pointSizeF() > 0 ? m_font.pointSizeF() * kMarkScale
                                                     : QFontInfo(m_font).pointSizeF() * kMarkScale);
    m_pixel = Metrics(m_font).scaled(1);
    for (std::size_t side = 0; side < m_signs.size(); ++side)
        m_signs[side] = staticText(formatSide(static_cast<engine::SideResult>(side)), m_font);
    m_rareMark = staticText(QStringLiteral("*"), m_markFont);
    m_unratedMark = staticText(QStringLiteral("\u00B0"), m_markFont);
}

void CrosstableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    prepare(option);
    paintSurface(*painter, option, index);
    const int row = index.row();
    const int column = index.column();
    if (row == column)
        return;
    painter->setFont(m_font);
    const int places = m_model.slotCount(row, column);
    const double inset = places > 1 ? 2 * m_pixel : 0.0;
    const double width = (option.rect.width() - 1 - 2 * inset) / places;
    for (int slot = 0; slot < places; ++slot) {
        const QRectF part(option.rect.left() + inset + slot * width, option.rect.top(), width,
                          option.rect.height() - 1);
        paintSlot(*painter, part, row, column, slot);
    }
    paintDoubt(*painter, option.rect, row, column);
    if (row == m_cursor.row && column == m_cursor.column)
        paintCursor(*painter, option.rect,
                    option.state.testFlag(QStyle::State_Active) && option.widget != nullptr &&
                        option.widget->hasFocus(),
                    places);
}

void CrosstableDelegate::paintSurface(QPainter& painter, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    const bool onCross = index.row() == m_cursor.row || index.column() == m_cursor.column;
    const bool isCursor = index.row() == m_cursor.row && index.column() == m_cursor.column;
    QColor surface = onCross ? m_colors.current : m_colors.base;
    if (option.state.testFlag(QStyle::State_Selected) && !isCursor)
        surface = m_colors.selected;
    else if (isCursor)
        surface = m_colors.base;
    if (const double glow = m_glow.strengthAt(index.row(), index.column()); glow > 0)
        surface = mixed(surface, m_colors.glow, glow);
    painter.fillRect(option.rect, surface);
    if (index.row() == index.column())
        painter.fillRect(option.rect, QBrush(m_colors.hatch, Qt::BDiagPattern));
    painter.setPen(m_colors.hairline);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
}

void CrosstableDelegate::paintSlot(QPainter& painter, const QRectF& rect, int row, int column, int slot) const
{
    const engine::Game* game = m_model.gameAt(row, column, slot);
    const engine::GameResult result = m_model.resultAt(row, column, slot);
    if (result == engine::kNotPlayed) {
        const double radius = painter.fontMetrics().height() * kDotScale / 2;
        painter.setRenderHint(QPainter::Antialiasing);
        // A game that is paired but open is a ring: its round is known, only the result is missing.
        if (game != nullptr) {
            painter.setPen(QPen(m_colors.note, m_pixel));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(rect.center(), radius * 1.8, radius * 1.8);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_colors.dot);
            painter.drawEllipse(rect.center(), radius, radius);
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
        return;
    }
    const bool counts = engine::isPlayed(result.white) && game->rated;
    painter.setPen(counts ? m_colors.text : m_colors.forfeit);
    drawCentred(painter, rect, m_signs[static_cast<std::size_t>(result.white)]);
    const QStaticText* mark = isRareResult(result) ? &m_rareMark : !game->rated ? &m_unratedMark : nullptr;
    if (mark == nullptr)
        return;
    painter.setFont(m_markFont);
    painter.drawStaticText(QPointF(rect.right() - mark->size().width() - m_pixel, rect.top()), *mark);
    painter.setFont(m_font);
}

void CrosstableDelegate::paintDoubt(QPainter& painter, const QRect& rect, int row, int column) const
{
    const CrosstableModel::Doubt* doubt = m_model.doubtAt(row, column);
    if (doubt == nullptr)
        return;
    painter.setPen(doubt->level == engine::FindingLevel::Error     ? m_colors.error
                   : doubt->level == engine::FindingLevel::Warning ? m_colors.warning
                                                                   : m_colors.note);
    painter.setFont(m_markFont);
    const int gap = static_cast<int>(2 * m_pixel);
    painter.drawText(rect.adjusted(gap, 0, -gap, 0), Qt::AlignLeft | Qt::AlignTop,
                     findingLevelSign(doubt->level));
}

void CrosstableDelegate::paintCursor(QPainter& painter, const QRect& rect, bool hasFocus, int places) const
{
    const double thickness = hasFocus ? 2 * m_pixel : m_pixel;
    painter.setBrush(Qt::NoBrush);
    QPen pen(m_colors.accent, thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    const double half = thickness / 2;
    painter.drawRect(QRectF(rect).adjusted(half, half, -half - 1, -half - 1));
    if (places < 2)
        return;
    const double width = (rect.width() - 1 - 4 * m_pixel) / places;
    const double left = rect.left() + 2 * m_pixel + std::min(m_cursor.slot, places - 1) * width;
    painter.fillRect(QRectF(left + m_pixel, rect.bottom() - 5 * m_pixel, width - 2 * m_pixel, 2 * m_pixel),
                     m_colors.accent);
}

} // namespace zahlmeister::ui
