// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/findingdelegate.h"

#include <algorithm>
#include <vector>

#include <QMouseEvent>
#include <QPainter>

#include "ui/models/findingsmodel.h"
#include "ui/text/format.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// A place, or how many more there are.
struct Chip {
    QRect rect;
    QString text;
    bool isMore = false;
};

/// Where the parts of a card stand, and how high its row is without actions.
struct FindingLayout {
    QRect card;
    QRect sign;
    QRect sentence;
    QRect advice;
    QRect clause;
    std::vector<Chip> chips;
    int height = 0;
};

QRect cardIn(const QFont& font, const QRect& row)
{
    const Metrics metrics(font);
    return row.adjusted(metrics.margin(), 0, -metrics.margin(), -metrics.grid());
}

/// Chips stand one after the other, as words do.
int placeChips(const QFont& font, const QRect& room, const QModelIndex& index, std::vector<Chip>& chips)
{
    const Metrics metrics(font);
    const QFontMetrics text(font);
    QStringList places = index.data(FindingsModel::PlacesRole).toStringList();
    const bool isWhole = index.data(FindingsModel::IsWholeRole).toBool();
    const auto hidden = isWhole ? 0 : std::max<qsizetype>(0, places.size() - FindingDelegate::kPlaces);
    places.resize(places.size() - hidden);
    if (hidden > 0)
        places += FindingDelegate::tr("%n more", nullptr, static_cast<int>(hidden));
    const int height = text.height() + metrics.scaled(4);
    int x = room.left();
    int y = room.top();
    for (qsizetype i = 0; i < places.size(); ++i) {
        const int width = std::min(text.horizontalAdvance(places[i]) + 2 * metrics.grid() + 1, room.width());
        if (x > room.left() && x + width > room.right() + 1) {
            x = room.left();
            y += height + metrics.scaled(4);
        }
        chips.push_back({QRect(x, y, width, height), places[i], hidden > 0 && i + 1 == places.size()});
        x += width + metrics.grid() / 2;
    }
    return chips.empty() ? room.top() : y + height;
}

FindingLayout findingLayoutOf(const QFont& font, const QRect& row, const QModelIndex& index)
{
    const Metrics metrics(font);
    const QFontMetrics normal(font);
    const QFontMetrics bold(boldFont(font));
    const int gap = metrics.grid();
    FindingLayout layout;
    layout.card = cardIn(font, row);
    const int sign = metrics.iconSize();
    const int left = layout.card.left() + gap + sign + gap;
    const int right = layout.card.right() - gap;
    const int top = layout.card.top() + gap;
    // Never cut: a long word, such as what an old document calls its chapter, takes from the sentence.
    const QString clauseText = index.data(FindingsModel::ClauseRole).toString();
    int clause = std::min(normal.horizontalAdvance(clauseText), metrics.scaled(120));
    for (const QString& word : clauseText.split(u' '))
        clause = std::max(clause, normal.horizontalAdvance(word));
    clause += clause > 0 ? 1 : 0;
    const int whole = std::max(right - left, metrics.scaled(96));
    const int beside = clause > 0 ? std::max(whole - clause - 2 * gap, metrics.scaled(96)) : whole;
    const auto box = [&](const QFontMetrics& fm, int width, const QString& text) {
        return text.isEmpty() ? 0 : fm.boundingRect(QRect(0, 0, width, 10000), kWrapped, text).height();
    };
    const int sentence = box(bold, beside, index.data().toString());
    const int clauseHeight = box(normal, clause, clauseText);
    const int first = std::max(sentence, clauseHeight) + metrics.scaled(2);
    const int advice = box(normal, whole, index.data(FindingsModel::AdviceRole).toString());
    layout.sign = QRect(layout.card.left() + gap, top, sign, bold.height());
    layout.sentence = QRect(left, top, beside, sentence);
    layout.clause = QRect(right - clause, top, clause, clauseHeight);
    layout.advice = QRect(left, top + first, whole, advice);
    const int below = top + first + advice + (advice > 0 ? gap / 2 : 0);
    const int bottom = placeChips(font, QRect(left, below, whole, 0), index, layout.chips);
    layout.height = bottom + gap + gap - row.top(); // below the card stands the gap to the next one
    return layout;
}

} // namespace

void FindingDelegate::setActions(const QModelIndex& card, int height)
{
    if (card == m_card && height == m_actionsHeight)
        return;
    const QModelIndex before = m_card;
    m_card = card;
    m_actionsHeight = height;
    if (before.isValid() && before != card)
        Q_EMIT sizeHintChanged(before);
    if (card.isValid())
        Q_EMIT sizeHintChanged(card);
}

QRect FindingDelegate::actionsRect(const QFont& font, const QRect& row) const
{
    const Metrics metrics(font);
    const QRect card = cardIn(font, row);
    const int left = card.left() + 2 * metrics.grid() + metrics.iconSize();
    return {left, card.bottom() - metrics.grid() - m_actionsHeight, card.right() - metrics.grid() - left,
            m_actionsHeight};
}

QRect FindingDelegate::clauseRect(const QFont& font, const QRect& row, const QModelIndex& index) const
{
    return findingLayoutOf(font, row, index).clause;
}

QList<QRect> FindingDelegate::chipRects(const QFont& font, const QRect& row, const QModelIndex& index) const
{
    QList<QRect> rects;
    for (const Chip& chip : findingLayoutOf(font, row, index).chips)
        rects += chip.rect;
    return rects;
}

bool FindingDelegate::isHeading(const QModelIndex& index) const
{
    return index.data(FindingsModel::HeadingRole).toBool();
}

std::optional<QRect> FindingDelegate::cardOf(const QFont& font, const QRect& row) const
{
    return cardIn(font, row);
}

void FindingDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const
{
    const Metrics metrics(option.font);
    QRect line = option.rect.adjusted(metrics.margin(), 0, -metrics.margin(), 0);
    line.setTop(line.bottom() + 1 - metrics.rowHeight());
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    if (isCurrent)
        painter.fillRect(line, color(ColorRole::CurrentTint, option.palette));
    if (isCurrent && option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(color(ColorRole::Accent, option.palette), 2));
        painter.drawRect(line.adjusted(1, 1, -1, -1));
    }
    const auto role = static_cast<ColorRole>(index.data(FindingsModel::TintRole).toInt());
    painter.setFont(boldFont(option.font));
    painter.setPen(color(role, option.palette));
    const QRect sign(line.left() + metrics.grid(), line.top(), metrics.iconSize(), line.height());
    drawTextLine(painter, sign, Qt::AlignHCenter, index.data(FindingsModel::SignRole).toString());
    const int left = sign.right() + 1 + metrics.grid();
    const QString name = index.data().toString();
    const int width = painter.fontMetrics().horizontalAdvance(name);
    painter.setPen(option.palette.color(QPalette::Active, QPalette::Text));
    drawTextLine(painter, QRect(left, line.top(), width + 1, line.height()), Qt::AlignLeft, name);
    painter.setFont(option.font);
    painter.setPen(color(ColorRole::SecondaryText, option.palette));
    const int rest = left + width + metrics.margin();
    const QVariant fold = index.data(FindingsModel::FoldRole);
    QString state = index.data(FindingsModel::StateRole).toString();
    if (fold.isValid())
        state += fold.toBool() ? u"   \u25B8"_s : u"   \u25BE"_s;
    drawTextLine(painter, QRect(rest, line.top(), line.right() - rest, line.height()), Qt::AlignLeft,
                 painter.fontMetrics().elidedText(state, Qt::ElideRight, line.right() - rest));
}

void FindingDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    if (isHeading(index))
        return paintHeading(painter, option, index);
    const FindingLayout layout = findingLayoutOf(option.font, option.rect, index);
    const QColor text = option.palette.color(QPalette::Active, QPalette::Text);
    const QColor secondary = color(ColorRole::SecondaryText, option.palette);
    const bool accepted = !index.data(FindingsModel::ReasonRole).toString().isEmpty();
    painter.setFont(boldFont(option.font));
    painter.setPen(
        color(static_cast<ColorRole>(index.data(FindingsModel::TintRole).toInt()), option.palette));
    painter.drawText(layout.sign, Qt::AlignHCenter | Qt::AlignTop,
                     index.data(FindingsModel::SignRole).toString());
    painter.setPen(accepted ? secondary : text);
    painter.drawText(layout.sentence, kWrapped, index.data().toString());
    painter.setFont(option.font);
    painter.setPen(accepted ? text : secondary);
    painter.drawText(layout.advice, kWrapped, index.data(FindingsModel::AdviceRole).toString());
    painter.setPen(color(ColorRole::Accent, option.palette));
    painter.drawText(layout.clause, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                     index.data(FindingsModel::ClauseRole).toString());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Chip& chip : layout.chips) {
        const double radius = chip.rect.height() / 2.0;
        painter.setPen(color(ColorRole::Hairline, option.palette));
        painter.setBrush(chip.isMore ? QBrush(Qt::NoBrush)
                                     : QBrush(color(ColorRole::HeadSurface, option.palette)));
        painter.drawRoundedRect(QRectF(chip.rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setPen(chip.isMore ? color(ColorRole::Accent, option.palette) : text);
        const int padding = Metrics(option.font).grid();
        const QRect inner = chip.rect.adjusted(padding, 0, -padding, 0);
        drawTextLine(painter, inner, Qt::AlignLeft,
                     painter.fontMetrics().elidedText(chip.text, Qt::ElideRight, inner.width() + 1));
    }
}

bool FindingDelegate::editorEvent(QEvent* event, QAbstractItemModel* /*model*/,
                                  const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease ||
        static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return false;
    const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
    if (isHeading(index)) {
        Q_EMIT headingClicked(index);
        return true;
    }
    const FindingLayout layout = findingLayoutOf(option.font, option.rect, index);
    if (layout.clause.contains(at)) {
        Q_EMIT clauseClicked(index);
        return true;
    }
    for (std::size_t i = 0; i < layout.chips.size(); ++i) {
        if (!layout.chips[i].rect.contains(at))
            continue;
        if (layout.chips[i].isMore)
            Q_EMIT morePlacesClicked(index);
        else
            Q_EMIT placeClicked(index, static_cast<int>(i));
        return true;
    }
    return false;
}

QStringList FindingDelegate::cutTexts(const QFont& font, const QRect& row, const QModelIndex& index) const
{
    QStringList cut;
    if (isHeading(index))
        return cut;
    for (const Chip& chip : findingLayoutOf(font, row, index).chips) {
        if (QFontMetrics(font).horizontalAdvance(chip.text) + 2 * Metrics(font).grid() > chip.rect.width())
            cut += chip.text;
    }
    return cut;
}

int FindingDelegate::heightOf(const QFont& font, int width, const QModelIndex& index) const
{
    const Metrics metrics(font);
    if (isHeading(index))
        return metrics.rowHeight() + metrics.grid();
    const int actions = index == m_card && m_actionsHeight > 0 ? m_actionsHeight + metrics.grid() : 0;
    return findingLayoutOf(font, QRect(0, 0, width, 0), index).height + actions;
}

} // namespace zahlmeister::ui
