// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/candidatedelegate.h"

#include <algorithm>
#include <vector>

#include <QPainter>

#include "app/identify/personmatch.h"
#include "ui/models/candidatesmodel.h"
#include "ui/text/matchtext.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

ColorRole roleOf(app::ReasonSide side)
{
    switch (side) {
    case app::ReasonSide::For: return ColorRole::Positive;
    case app::ReasonSide::Against: return ColorRole::Negative;
    case app::ReasonSide::Neutral: break;
    }
    return ColorRole::SecondaryText;
}

/// A reason and where it stands.
struct PlacedReason {
    QRect rect;
    QString sign;
    QString text;
    ColorRole role;
};

/// Where the parts of a row stand.
struct Layout {
    QRect key;
    QRect name;
    QRect year;
    QRect rating;
    QRect certainty;
    QRect place;
    std::vector<PlacedReason> reasons;
    int height = 0;
};

/// Reasons stand one after the other, as words do; a long one is elided at the edge.
void placeReasons(const QFont& font, const QModelIndex& index, int left, int right, int top, Layout& layout)
{
    const QFontMetrics metrics(font);
    const int signWidth = metrics.horizontalAdvance(u"+"_s) + Metrics(font).scaled(4);
    const int gap = Metrics(font).margin();
    const QStringList texts = index.data(CandidatesModel::ReasonsRole).toStringList();
    const auto sides = index.data(CandidatesModel::SidesRole).value<QList<int>>();
    int x = left;
    int y = top;
    const auto place = [&](const QString& sign, const QString& text, ColorRole role) {
        const int width = std::min(signWidth + metrics.horizontalAdvance(text) + 1, right - left);
        if (x > left && x + width > right) {
            x = left;
            y += metrics.lineSpacing();
        }
        layout.reasons.push_back({QRect(x, y, width, metrics.height()), sign, text, role});
        x += width + gap;
    };
    // Who is somebody here already comes before all that speaks for him.
    if (const QString taken = index.data(CandidatesModel::TakenRole).toString(); !taken.isEmpty())
        place(u"!"_s, taken, ColorRole::Amber);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto side = static_cast<app::ReasonSide>(sides.value(i));
        place(reasonSign(side), texts[i], roleOf(side));
    }
    if (!layout.reasons.empty())
        layout.height = y + metrics.lineSpacing();
}

Layout layoutOf(const QFont& font, const QRect& row, const QModelIndex& index)
{
    const Metrics metrics(font);
    const QFontMetrics normal(font);
    const QFontMetrics bold(boldFont(font));
    const int gap = metrics.grid();
    const int left = row.left() + gap;
    const int right = row.right() - metrics.margin();
    const int top = row.top() + gap;
    const int line = bold.height();
    const int key = metrics.scaled(20);
    const int textLeft = left + key + gap;
    const int certainty = normal.horizontalAdvance(u"100 %"_s);
    const int rating =
        std::max(bold.horizontalAdvance(u"FIDE 2000 "_s),
                 bold.horizontalAdvance(index.data(CandidatesModel::RatingRole).toString()) + 1);
    const int year = normal.horizontalAdvance(u"0000"_s) + gap;
    Layout layout;
    layout.key = QRect(left, top, key, line);
    layout.certainty = QRect(right - certainty, top, certainty, line);
    layout.rating = QRect(layout.certainty.left() - gap - rating, top, rating, line);
    const int nameRoom = std::max(0, layout.rating.left() - gap - year - textLeft);
    const int name = std::clamp(bold.horizontalAdvance(index.data().toString()) + 2, 0, nameRoom);
    layout.name = QRect(textLeft, top, name, line);
    layout.year = QRect(layout.name.right() + gap, top, year, line);
    const int second = top + bold.lineSpacing();
    layout.place = QRect(textLeft, second, right - textLeft, normal.height());
    layout.height = second + normal.lineSpacing();
    placeReasons(font, index, textLeft, right, layout.height, layout);
    layout.height += gap - row.top();
    return layout;
}

void paintKey(QPainter& painter, const QRect& rect, const QString& key, const QStyleOptionViewItem& option)
{
    if (key.isEmpty())
        return;
    painter.setPen(color(ColorRole::Hairline, option.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), 3, 3);
    painter.setPen(color(ColorRole::Accent, option.palette));
    drawTextLine(painter, rect, Qt::AlignHCenter, key);
}

} // namespace

void CandidateDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layoutOf(option.font, option.rect, index);
    const QColor text = option.palette.color(QPalette::Active, QPalette::Text);
    const QColor secondary = color(ColorRole::SecondaryText, option.palette);
    painter.setFont(option.font);
    if (index.data(CandidatesModel::ChosenRole).toBool()) {
        painter.setPen(color(ColorRole::Positive, option.palette));
        drawTextLine(painter, layout.key, Qt::AlignHCenter, u"✓"_s);
    } else {
        paintKey(painter, layout.key, index.data(CandidatesModel::KeyRole).toString(), option);
    }
    const auto draw = [&](const QRect& rect, Qt::Alignment alignment, const QString& shown) {
        drawTextLine(painter, rect, alignment,
                     painter.fontMetrics().elidedText(shown, Qt::ElideRight, rect.width()));
    };
    painter.setPen(secondary);
    draw(layout.year, Qt::AlignLeft, index.data(CandidatesModel::BirthYearRole).toString());
    draw(layout.certainty, Qt::AlignRight, index.data(CandidatesModel::CertaintyRole).toString());
    draw(layout.place, Qt::AlignLeft, index.data(CandidatesModel::PlaceRole).toString());
    for (const PlacedReason& reason : layout.reasons) {
        painter.setPen(color(reason.role, option.palette));
        draw(reason.rect, Qt::AlignLeft, reason.sign);
        const int sign = painter.fontMetrics().horizontalAdvance(u"+"_s) + Metrics(option.font).scaled(4);
        painter.setPen(reason.role == ColorRole::SecondaryText ? secondary : text);
        draw(reason.rect.adjusted(sign, 0, 0, 0), Qt::AlignLeft, reason.text);
    }
    painter.setPen(text);
    painter.setFont(boldFont(option.font));
    draw(layout.name, Qt::AlignLeft, index.data().toString());
    draw(layout.rating, Qt::AlignRight, index.data(CandidatesModel::RatingRole).toString());
}

int CandidateDelegate::heightOf(const QFont& font, int width, const QModelIndex& index) const
{
    return layoutOf(font, QRect(0, 0, width, 0), index).height;
}

QStringList CandidateDelegate::cutTexts(const QFont& font, const QRect& row, const QModelIndex& index) const
{
    const Layout layout = layoutOf(font, row, index);
    const QString name = index.data().toString();
    const QString place = index.data(CandidatesModel::PlaceRole).toString();
    QStringList cut;
    if (QFontMetrics(boldFont(font)).horizontalAdvance(name) > layout.name.width())
        cut += name;
    if (QFontMetrics(font).horizontalAdvance(place) > layout.place.width())
        cut += place;
    return cut;
}

} // namespace zahlmeister::ui
