// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/figuredelegate.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QPainter>
#include <QPainterPath>

#include "ui/delegates/changeglow.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

/// More texts than any tournament shows; beyond it somebody pages through lists and old ones go.
constexpr qsizetype kCacheLimit = 20'000;

QFont strongFont(const QFont& font)
{
    QFont strong(font);
    strong.setWeight(QFont::DemiBold);
    return strong;
}

Figure figureOf(const QModelIndex& index)
{
    Figure figure;
    figure.text = index.data(Qt::DisplayRole).toString();
    const QVariant bodyLength = index.data(BodyLengthRole);
    figure.bodyLength = bodyLength.isValid() ? bodyLength.toInt() : figureLength(figure.text);
    const QVariant emphasis = index.data(EmphasisRole);
    figure.emphasis = emphasis.isValid() ? static_cast<Emphasis>(emphasis.toInt()) : Emphasis::Normal;
    figure.sign = index.data(SignRole).toInt();
    figure.marked = index.data(MarkedRole).toBool();
    return figure;
}

} // namespace

FigureDelegate::FigureDelegate(QAbstractItemView* view) : QStyledItemDelegate(view), m_view(view) { }

void FigureDelegate::setTailSample(int column, const QString& sample)
{
    // The strong font is the wider one, and one of the columns with tails is strong.
    if (Tail& tail = m_tails[column]; tail.sample != sample)
        tail = {sample, static_cast<int>(std::ceil(QFontMetricsF(dress().strong).horizontalAdvance(sample)))};
}

void FigureDelegate::measureTails()
{
    const QAbstractItemModel& model = *m_view->model();
    for (int column = 0; column < model.columnCount(); ++column) {
        QString longest;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex cell = model.index(row, column);
            const Figure figure = figureOf(cell);
            if ((cell.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) &&
                figure.text.size() - figure.bodyLength > longest.size())
                longest = figure.text.mid(figure.bodyLength);
        }
        setTailSample(column, longest);
    }
}

int FigureDelegate::columnWidth(int column, const QString& bodySample) const
{
    return static_cast<int>(std::ceil(QFontMetricsF(dress().strong).horizontalAdvance(bodySample))) +
           tailWidth(column) + 2 * padding();
}

void FigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    followCursor();
    // The style has drawn its own selection already, over the whole cell.
    painter->fillRect(option.rect, m_view->palette().brush(QPalette::Base));
    // The first row of a group is taller: the view writes the group's name above the cells.
    QRect cell = option.rect;
    cell.setTop(cell.bottom() + 1 - std::min(cell.height(), dress().rowHeight));
    const bool isCurrent = index == m_view->currentIndex();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    paintBackground(*painter, cell, index, isSelected);

    if (const QVariant scale = index.data(ScaleRole); scale.isValid() && !isSelected)
        paintScale(*painter, cell, scale.toDouble());
    const Figure figure = figureOf(index);
    if (const QVariant sign = index.data(Qt::DecorationRole); sign.isValid() && figure.text.isEmpty())
        sign.value<QIcon>().paint(
            painter, QStyle::alignedRect(option.direction, Qt::AlignCenter, option.decorationSize, cell));
    else if (const QVariant line = index.data(SparklineRole); line.isValid())
        paintSparkline(*painter, cell, line.value<QList<double>>());
    else if (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight)
        paintFigure(*painter, cell, index.column(), figure);
    else
        paintText(*painter, cell, figure);

    if (isCurrent && m_view->hasFocus()) {
        const int width = dress().frame;
        painter->setPen(QPen(colors().accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->setBrush(Qt::NoBrush);
        const int inset = width / 2;
        painter->drawRect(cell.adjusted(inset, inset, -inset - width % 2, -inset - width % 2));
    }
}

/// Qt repaints the two cells between which the cursor moves; the tint is that of their rows.
void FigureDelegate::followCursor() const
{
    const QItemSelectionModel* selection = m_view->selectionModel();
    if (std::exchange(m_followed, selection) == selection)
        return;
    const auto repaintRows = [view = m_view](const QModelIndex& current, const QModelIndex& previous) {
        for (const QModelIndex& cell : {current, previous}) {
            QRect rect; // of a column that is not hidden
            for (int column = 0; rect.isEmpty() && column < view->model()->columnCount(); ++column)
                rect = view->visualRect(cell.siblingAtColumn(column));
            view->viewport()->update(0, rect.top(), view->viewport()->width(), rect.height());
        }
    };
    connect(selection, &QItemSelectionModel::currentRowChanged, m_view, repaintRows);
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool isSign = text.isEmpty() && index.data(Qt::DecorationRole).isValid();
    return {isSign ? option.decorationSize.width() + 2 * padding() : columnWidth(index.column(), text),
            dress().rowHeight};
}

void FigureDelegate::clearCache()
{
    m_normal.clear();
    m_strong.clear();
    m_tails.clear();
    m_dress.reset();
    m_paletteKey = -1;
}

void FigureDelegate::paintFigure(QPainter& painter, const QRect& cell, int column, const Figure& figure) const
{
    if (figure.text.isEmpty())
        return;
    const bool strong = figure.emphasis == Emphasis::Strong;
    const Layout& layout = layoutOf(figure.text, figure.bodyLength, strong);
    const qreal right = cell.right() + 1 - padding();
    // A word among figures has no point to be aligned on and may need all the room.
    const bool fits = layout.body.width() <= cell.width() - 2 * padding() - tailWidth(column);
    const qreal line = fits ? right - tailWidth(column) : right;
    const qreal left = line - layout.body.width();
    const qreal baseline = baselineOf(cell);
    painter.setFont(strong ? dress().strong : dress().normal);
    painter.setPen(textColor(figure));
    layout.body.draw(painter, {left, baseline});
    if (figure.bodyLength < figure.text.size()) {
        // The index stands back after its rating; the rest of a number does not.
        if (figure.text.size() - figure.bodyLength > 1)
            painter.setPen(colors().muted);
        layout.tail.draw(painter, {line, baseline});
    }
    if (figure.marked)
        paintMark(painter, cell, left, line);
}

void FigureDelegate::paintBackground(QPainter& painter, const QRect& cell, const QModelIndex& index,
                                     bool selected) const
{
    const QModelIndex current = m_view->currentIndex();
    // Where rows are selected, the current one is one thing.
    const bool isCurrent = m_view->selectionBehavior() == QAbstractItemView::SelectRows
                               ? index.row() == current.row()
                               : index == current;
    if (selected && !isCurrent)
        painter.fillRect(cell, colors().selection);
    else if (current.isValid() && index.row() == current.row())
        painter.fillRect(cell, colors().tint);
    if (const double strength = m_glow ? m_glow->strengthAt(index.row(), index.column()) : 0; strength > 0) {
        QColor glow = colors().glow;
        glow.setAlphaF(glow.alphaF() * static_cast<float>(strength));
        painter.fillRect(cell, glow);
    }
    painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), colors().hairline);
}

void FigureDelegate::paintMark(QPainter& painter, const QRect& cell, qreal left, qreal right) const
{
    const qreal baseline = baselineOf(cell);
    painter.fillRect(QRectF(left, baseline + 2 * dress().hairline, right - left, dress().hairline),
                     colors().accent);
    const qreal size = dress().ascent * 0.5;
    const qreal x = left - dress().markGap - size;
    QPainterPath triangle(QPointF(x, baseline));
    triangle.lineTo(x + size, baseline);
    triangle.lineTo(x + size / 2, baseline - size);
    triangle.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(triangle, colors().accent);
    painter.restore();
}

void FigureDelegate::paintText(QPainter& painter, const QRect& cell, const Figure& figure) const
{
    if (figure.text.isEmpty())
        return;
    const bool strong = figure.emphasis == Emphasis::Strong;
    const QFont font = strong ? dress().strong : dress().normal;
    const int room = cell.width() - 2 * padding();
    const Layout* layout = &layoutOf(figure.text, figure.text.size(), strong);
    if (layout->body.width() > room) {
        const QString elided = QFontMetrics(font).elidedText(figure.text, Qt::ElideRight, room);
        layout = &layoutOf(elided, elided.size(), strong);
    }
    painter.setFont(font);
    painter.setPen(textColor(figure));
    layout->body.draw(painter, {static_cast<qreal>(cell.left() + padding()), baselineOf(cell)});
}

void FigureDelegate::paintScale(QPainter& painter, const QRect& cell, double scale) const
{
    constexpr double kStrongest = 0.16; // text of the same colour stays readable on it
    QColor tint = scale > 0 ? colors().positive : colors().negative;
    tint.setAlphaF(static_cast<float>(kStrongest * std::min(std::abs(scale), 1.0)));
    painter.fillRect(cell.adjusted(0, 0, 0, -1), tint);
}

void FigureDelegate::paintSparkline(QPainter& painter, const QRect& cell, const QList<double>& values) const
{
    if (values.isEmpty())
        return;
    const QRectF area = QRectF(cell).adjusted(padding(), 2 * dress().frame, -padding(), -2 * dress().frame);
    const double lowest = std::min(0.0, *std::ranges::min_element(values));
    const double highest = std::max(0.0, *std::ranges::max_element(values));
    const double range = std::max(highest - lowest, 1e-9);
    const auto yOf = [&](double value) { return area.bottom() - (value - lowest) / range * area.height(); };
    painter.save();
    painter.setPen(QPen(colors().hairline, dress().hairline));
    painter.drawLine(QPointF(area.left(), yOf(0)), QPointF(area.right(), yOf(0)));
    QPolygonF line{QPointF(area.left(), yOf(0))};
    for (qsizetype at = 0; at < values.size(); ++at)
        line << QPointF(area.left() +
                            area.width() * static_cast<double>(at + 1) / static_cast<double>(values.size()),
                        yOf(values[at]));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors().muted, dress().frame / 2.0));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(values.constLast() < 0 ? colors().negative : colors().positive);
    painter.drawEllipse(line.constLast(), dress().frame * 0.6, dress().frame * 0.6);
    painter.restore();
}

const FigureDelegate::Layout& FigureDelegate::layoutOf(const QString& text, qsizetype bodyLength,
                                                       bool strong) const
{
    QHash<QString, Layout>& cache = strong ? m_strong : m_normal;
    // Two columns never split the same text in two ways: a tail begins with a sign that no body has.
    if (const auto found = cache.constFind(text); found != cache.constEnd())
        return *found;
    if (cache.size() >= kCacheLimit)
        cache.clear();
    const QFont font = strong ? dress().strong : dress().normal;
    return *cache.insert(text, {laidLine(text.left(bodyLength), font), laidLine(text.mid(bodyLength), font)});
}

/// The same for all rows of the table, whatever stands in them.
qreal FigureDelegate::baselineOf(const QRect& cell) const
{
    return cell.top() + (cell.height() - dress().height) / 2.0 + dress().ascent;
}

const FigureDelegate::Dress& FigureDelegate::dress() const
{
    if (!m_dress) {
        const Metrics metrics(m_view);
        const QFontMetrics font(m_view->font());
        m_dress = {m_view->font(),    strongFont(m_view->font()), metrics.rowHeight(), metrics.scaled(6),
                   metrics.scaled(1), metrics.scaled(2),          metrics.scaled(4),   font.ascent(),
                   font.height()};
    }
    return *m_dress;
}

const FigureDelegate::Colors& FigureDelegate::colors() const
{
    const QPalette palette = m_view->palette();
    if (m_paletteKey != palette.cacheKey()) {
        m_paletteKey = palette.cacheKey();
        m_colors = {palette.color(QPalette::Text),
                    color(ColorRole::SecondaryText, palette),
                    color(ColorRole::Positive, palette),
                    color(ColorRole::Negative, palette),
                    color(ColorRole::Accent, palette),
                    color(ColorRole::Hairline, palette),
                    color(ColorRole::CurrentTint, palette),
                    color(ColorRole::Glow, palette),
                    mixed(palette.color(QPalette::Base), color(ColorRole::Accent, palette), 0.15)};
    }
    return m_colors;
}

QColor FigureDelegate::textColor(const Figure& figure) const
{
    if (figure.emphasis == Emphasis::Muted)
        return colors().muted;
    if (figure.sign != 0)
        return figure.sign > 0 ? colors().positive : colors().negative;
    return colors().text;
}

} // namespace zahlmeister::ui
