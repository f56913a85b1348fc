// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/findingdelegate.h"

#include <algorithm>

#include <QPainter>

#include "engine/findings/finding.h"
#include "ui/models/findingsmodel.h"
#include "ui/text/findings/findingtext.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr int kText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

ColorRole signColor(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return ColorRole::Negative;
    case engine::FindingLevel::Warning: return ColorRole::Amber;
    case engine::FindingLevel::Note: break;
    }
    return ColorRole::Accent;
}

/// Where the parts of a row stand, and how high the row is.
struct FindingLayout {
    QRect sign;
    QRect place;
    QRect sentence;
    QRect advice;
    QRect clause;
    int height;
};

FindingLayout findingLayoutOf(const QFont& font, const QRect& row, const QModelIndex& index)
{
    const Metrics metrics(font);
    const QFontMetrics normal(font);
    const QFontMetrics bold(boldFont(font));
    const int gap = metrics.grid();
    const int left = row.left() + metrics.margin();
    const int right = row.right() - metrics.margin();
    const int sign = metrics.iconSize();
    const int place = std::clamp((right - left) / 4, metrics.scaled(96), metrics.scaled(240));
    // Never cut: a long word, such as what an old document calls its chapter, takes from the sentence.
    int clause = normal.horizontalAdvance(QLatin1String("WO Anhang 1.1.4"));
    for (const QString& word : index.data(FindingsModel::ClauseRole).toString().split(u' '))
        clause = std::max(clause, normal.horizontalAdvance(word));
    clause += gap;
    const int textLeft = left + sign + gap + place + 2 * gap;
    const int textWidth = std::max(right - clause - 2 * gap - textLeft, metrics.scaled(120));
    const int top = row.top() + gap;

    const auto box = [&](const QFontMetrics& fm, int width, int role) {
        const QString text = index.data(role).toString();
        return text.isEmpty() ? 0 : fm.boundingRect(QRect(0, 0, width, 10000), kText, text).height();
    };
    FindingLayout layout;
    const int sentenceHeight = box(bold, textWidth, Qt::DisplayRole);
    const int adviceHeight = box(normal, textWidth, FindingsModel::AdviceRole);
    const int placeHeight = box(normal, place, FindingsModel::PlaceRole);
    layout.sign = QRect(left, top, sign, bold.height());
    layout.place = QRect(left + sign + gap, top, place, placeHeight);
    layout.sentence = QRect(textLeft, top, textWidth, sentenceHeight);
    layout.advice = QRect(textLeft, top + sentenceHeight + 2, textWidth, adviceHeight);
    // Two clauses at once, such as "WO 6.1.2.2, Anhang 1.3", take two lines.
    layout.clause = QRect(right - clause, top, clause, box(normal, clause, FindingsModel::ClauseRole));
    layout.height =
        std::max({layout.advice.bottom(), layout.place.bottom(), layout.clause.bottom()}) - row.top() + gap;
    return layout;
}

} // namespace

bool FindingDelegate::isHeading(const QModelIndex& index) const
{
    return index.data(FindingsModel::HeadingRole).toBool();
}

void FindingDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    painter.setFont(boldFont(option.font));
    if (isHeading(index)) {
        const Metrics metrics(option.font);
        painter.setPen(color(ColorRole::SecondaryText, option.palette));
        painter.drawText(option.rect.adjusted(metrics.margin(), 0, -metrics.margin(), -metrics.scaled(4)),
                         Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        return;
    }
    const FindingLayout layout = findingLayoutOf(option.font, option.rect, index);
    const auto level = static_cast<engine::FindingLevel>(index.data(FindingsModel::LevelRole).toInt());
    const QColor text = option.palette.color(QPalette::Active, QPalette::Text);
    const bool accepted = !index.data(FindingsModel::ReasonRole).toString().isEmpty();
    painter.setPen(color(accepted ? ColorRole::SecondaryText : signColor(level), option.palette));
    painter.drawText(layout.sign, Qt::AlignHCenter | Qt::AlignTop,
                     accepted ? QStringLiteral("✓") : findingLevelSign(level));
    painter.setPen(accepted ? color(ColorRole::SecondaryText, option.palette) : text);
    painter.drawText(layout.sentence, kText, index.data().toString());
    painter.setFont(option.font);
    painter.drawText(layout.place, kText, index.data(FindingsModel::PlaceRole).toString());
    painter.setPen(accepted ? text : color(ColorRole::SecondaryText, option.palette));
    painter.drawText(layout.advice, kText, index.data(FindingsModel::AdviceRole).toString());
    painter.setPen(color(ColorRole::SecondaryText, option.palette));
    painter.drawText(layout.clause, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                     index.data(FindingsModel::ClauseRole).toString());
}

int FindingDelegate::heightOf(const QFont& font, int width, const QModelIndex& index) const
{
    const Metrics metrics(font);
    if (isHeading(index))
        return metrics.rowHeight() + (index.row() == 0 ? 0 : metrics.margin());
    return findingLayoutOf(font, QRect(0, 0, width, 0), index).height;
}

} // namespace zahlmeister::ui
