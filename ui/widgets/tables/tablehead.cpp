// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/tablehead.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>
#include <QTableView>
#include <QTreeView>

#include "ui/theme/textline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tables/contextmenu.h"

namespace zahlmeister::ui {

namespace {

constexpr int kLines = 2;            ///< no head of the regulation needs more
constexpr int kLeastCharacters = 14; ///< of a name by which somebody is known

qreal widthOf(const QStringList& lines, const QFontMetricsF& metrics)
{
    qreal width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

/// A head on two lines, broken where it becomes narrowest; a hyphen stays with the word before it. One line
/// when it is a single word.
QStringList linesOf(const QString& text, const QFontMetricsF& metrics)
{
    QStringList best{text};
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != u' ' && text[i] != u'-')
            continue;
        const QStringList broken{text.left(i + 1).trimmed(), text.mid(i + 1)};
        if (widthOf(broken, metrics) < widthOf(best, metrics))
            best = broken;
    }
    return best;
}

} // namespace

TableHead::TableHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setSectionsClickable(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignBottom);
    setMinimumSectionSize(Metrics(this).scaled(16));
    setFrameShape(QFrame::NoFrame);
    // Later: it may be in the middle of giving room to all of them.
    connect(this, &QHeaderView::sectionResized, this, [this](int section) {
        if (section == m_free || std::exchange(m_isToGiveRoom, true))
            return;
        QMetaObject::invokeMethod(this, &TableHead::giveRoom, Qt::QueuedConnection);
    });
}

void TableHead::setFreeColumn(int section)
{
    m_free = section;
    setSectionResizeMode(section, QHeaderView::Stretch);
    giveRoom();
}

void TableHead::giveRoom()
{
    m_isToGiveRoom = false;
    if (m_free < 0 || m_free >= count())
        return;
    const int least = Metrics(this).fieldWidth(kLeastCharacters);
    const bool hasRoom = viewport()->width() - (length() - sectionSize(m_free)) >= least;
    const ResizeMode mode = hasRoom ? QHeaderView::Stretch : QHeaderView::Fixed;
    if (sectionResizeMode(m_free) != mode)
        setSectionResizeMode(m_free, mode);
    if (!hasRoom)
        resizeSection(m_free, least);
}

void TableHead::resizeEvent(QResizeEvent* event)
{
    QHeaderView::resizeEvent(event);
    giveRoom();
}

int TableHead::neededWidth(int section) const
{
    const QFontMetricsF metrics(font());
    return static_cast<int>(std::ceil(widthOf(linesOf(textOf(section), metrics), metrics))) +
           2 * Metrics(this).scaled(6);
}

QSize TableHead::sizeHint() const
{
    const QFontMetrics metrics(font());
    int lines = 1;
    for (int section = 0; section < count(); ++section) {
        const int room = sectionSize(section) - 2 * Metrics(this).scaled(6);
        if (metrics.horizontalAdvance(textOf(section)) > room && linesOf(textOf(section), metrics).size() > 1)
            lines = kLines;
    }
    return {QHeaderView::sizeHint().width(), lines * metrics.height() + Metrics(this).grid()};
}

QSize TableHead::sectionSizeFromContents(int section) const
{
    // One pixel more, for text is elided by its width in whole ones.
    const int words =
        static_cast<int>(std::ceil(QFontMetricsF(font()).horizontalAdvance(textOf(section)))) + 1;
    return {words + 2 * Metrics(this).scaled(6), sizeHint().height()};
}

void TableHead::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Metrics distances(this);
    painter->fillRect(rect, color(ColorRole::HeadSurface, palette()));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1),
                      color(ColorRole::Hairline, palette()));

    const QVariant alignment = model()->headerData(section, orientation(), Qt::TextAlignmentRole);
    const bool right = alignment.toInt() & Qt::AlignRight;
    const QRect room = rect.adjusted(distances.scaled(6), 0, -distances.scaled(6), -distances.scaled(4));
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    painter->setFont(font());
    painter->setPen(sorted ? color(ColorRole::Accent, palette())
                           : color(ColorRole::SecondaryText, palette()));
    const QFontMetrics metrics(font());
    const QString text = textOf(section);
    QStringList lines{text};
    if (metrics.horizontalAdvance(text) > room.width())
        lines = linesOf(text, metrics);
    int bottom = room.bottom() + 1;
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        const QRect row(room.left(), bottom - metrics.height(), room.width(), metrics.height());
        drawTextLine(*painter, row, (right ? Qt::AlignRight : Qt::AlignLeft),
                     metrics.elidedText(*line, Qt::ElideRight, room.width()));
        bottom -= metrics.height();
    }
    if (!sorted)
        return;
    // At the upper edge, where it never covers a word: the arrow points where the small values are.
    const qreal size = distances.scaled(6);
    const qreal x = right ? room.right() - size : room.left();
    const qreal y = rect.top() + distances.scaled(1);
    const bool ascending = sortIndicatorOrder() == Qt::AscendingOrder;
    QPainterPath arrow(QPointF(x, ascending ? y + size / 2 : y));
    arrow.lineTo(x + size, ascending ? y + size / 2 : y);
    arrow.lineTo(x + size / 2, ascending ? y : y + size / 2);
    arrow.closeSubpath();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(arrow, color(ColorRole::Accent, palette()));
    painter->restore();
}

void TableHead::changeEvent(QEvent* event)
{
    QHeaderView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setMinimumSectionSize(Metrics(this).scaled(16));
}

QString TableHead::textOf(int section) const
{
    return model() ? model()->headerData(section, orientation(), Qt::DisplayRole).toString() : QString();
}

void styleAsTable(QTableView& table)
{
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(Metrics(&table).rowHeight());
}

TableHead* styleAsTable(QTableView& table, QAbstractItemModel& model)
{
    auto* head = new TableHead(&table);
    head->setSectionsClickable(false);
    table.setHorizontalHeader(head);
    table.setModel(&model);
    table.setTabKeyNavigation(false);
    styleAsTable(table);
    installContextMenu(table);
    return head;
}

QString tableText(const QAbstractItemModel& model, int role)
{
    QStringList lines;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells +=
                (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data(role))
                    .toString();
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void styleAsTable(QTreeView& list)
{
    auto* head = new TableHead(&list);
    head->setSectionsClickable(false);
    head->setStretchLastSection(true);
    list.setHeader(head);
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setFrameShape(QFrame::NoFrame);
    installContextMenu(list);
}

void fitColumns(QTreeView& list)
{
    const int gap = Metrics(&list).margin();
    for (int column = 0; column + 1 < list.model()->columnCount(); ++column) {
        list.resizeColumnToContents(column);
        list.setColumnWidth(column, list.columnWidth(column) + gap);
    }
}

void keepCurrentInSight(QTableView& table, const QResizeEvent& event)
{
    const bool isSmaller =
        event.size().width() < event.oldSize().width() || event.size().height() < event.oldSize().height();
    const QRect before(QPoint(), event.oldSize());
    if (isSmaller && before.contains(table.visualRect(table.currentIndex()).center()))
        table.scrollTo(table.currentIndex());
}

} // namespace zahlmeister::ui
