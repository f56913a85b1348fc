// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/griddelegate.h"

#include <cmath>

#include <QPainter>

#include "ui/delegates/changeglow.h"
#include "ui/text/findings/findingtext.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr double kMarkScale = 0.68;
constexpr double kSelectionStrength = 0.35;

} // namespace

GridDelegate::GridDelegate(const ChangeGlow& glow, QObject* parent)
    : QStyledItemDelegate(parent), m_glow(glow)
{
}

void GridDelegate::drawCentred(QPainter& painter, const QRectF& rect, const LaidLine& text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    text.draw(painter, {std::round(rect.center().x() - text.width() / 2),
                        std::round(rect.center().y() - metrics.height() / 2.0) + metrics.ascent()});
}

void GridDelegate::prepare(const QStyleOptionViewItem& option) const
{
    // The option of a disabled cell comes with the colours of disabled things; the view's own serve all
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
        m_colors.head = color(ColorRole::HeadSurface, palette);
        m_colors.hairline = QPen(color(ColorRole::Hairline, palette), 0);
    }
    if (m_font == option.font && m_pixel > 0)
        return;
    m_font = option.font;
    m_markFont = m_font;
    m_markFont.setPointSizeF(m_font.pointSizeF() > 0 ? m_font.pointSizeF() * kMarkScale
                                                     : QFontInfo(m_font).pointSizeF() * kMarkScale);
    m_pixel = Metrics(m_font).scaled(1);
    prepareTexts();
}

void GridDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    prepare(option);
    paintSurface(*painter, option, index);
    if (isBarred(index))
        return;
    painter->setFont(m_font);
    const bool isCursor = index.row() == m_cursor.row && index.column() == m_cursor.column;
    if (isCursor && !m_typed.isEmpty())
        paintTyped(*painter, textRoom(option.rect));
    else
        paintContent(*painter, option.rect, index);
    if (isCursor)
        paintCursor(*painter, option, index);
}

void GridDelegate::paintSurface(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const bool isInRow = index.row() == m_cursor.row;
    const bool isInColumn = index.column() == m_cursor.column;
    const bool isCursor = isInRow && isInColumn;
    const bool isOnCross = isInRow || (isInColumn && !isList());
    QColor surface = surfaceOf(index);
    if (!surface.isValid())
        surface = isOnCross ? m_colors.current : m_colors.base;
    if (option.state.testFlag(QStyle::State_Selected) && !isCursor)
        surface = m_colors.selected;
    else if (isCursor)
        surface = m_colors.base;
    if (const double glow = m_glow.strengthAt(index.row(), index.column()); glow > 0)
        surface = mixed(surface, m_colors.glow, glow);
    painter.fillRect(option.rect, surface);
    if (isBarred(index)) {
        painter.setBrushOrigin(option.rect.topLeft()); // so that the lines scroll with their cell
        painter.fillRect(option.rect, QBrush(m_colors.hatch, Qt::BDiagPattern));
    }
    painter.setPen(m_colors.hairline);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (!isList())
        painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
}

void GridDelegate::paintPlaceholder(QPainter& painter, const QPointF& centre, double size, bool isRing) const
{
    const double radius = painter.fontMetrics().height() * size / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isRing ? QPen(m_colors.note, m_pixel) : QPen(Qt::NoPen));
    painter.setBrush(isRing ? QBrush() : QBrush(m_colors.dot));
    painter.drawEllipse(centre, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void GridDelegate::paintSign(QPainter& painter, const QRect& rect, engine::FindingLevel level) const
{
    painter.setPen(level == engine::FindingLevel::Error     ? m_colors.error
                   : level == engine::FindingLevel::Warning ? m_colors.warning
                                                            : m_colors.note);
    painter.setFont(m_markFont);
    const int gap = static_cast<int>(2 * m_pixel);
    painter.drawText(rect.adjusted(gap, 0, -gap, 0), Qt::AlignLeft | Qt::AlignTop, findingLevelSign(level));
    painter.setFont(m_font);
}

void GridDelegate::paintCursor(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    const bool hasFocus =
        option.state.testFlag(QStyle::State_Active) && option.widget != nullptr && option.widget->hasFocus();
    const double thickness = hasFocus ? 2 * m_pixel : m_pixel;
    painter.setBrush(Qt::NoBrush);
    QPen pen(m_colors.accent, thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    const double half = thickness / 2;
    painter.drawRect(QRectF(option.rect).adjusted(half, half, -half - 1, -half - 1));
    paintPlace(painter, option.rect, index);
}

void GridDelegate::paintTyped(QPainter& painter, const QRect& room) const
{
    painter.setPen(m_colors.accent);
    // What was typed last is what must be seen when there is no room for all.
    const QString text = painter.fontMetrics().elidedText(m_typed, Qt::ElideLeft, room.width());
    drawTextLine(painter, room, Qt::AlignLeft, text);
    const int caret = room.left() + painter.fontMetrics().horizontalAdvance(text) + static_cast<int>(m_pixel);
    const int height = painter.fontMetrics().ascent();
    painter.fillRect(QRectF(caret, room.center().y() - height / 2.0, m_pixel, height), m_colors.accent);
}

} // namespace zahlmeister::ui
