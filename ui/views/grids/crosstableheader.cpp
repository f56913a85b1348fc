// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/crosstableheader.h"

#include <algorithm>

#include <QPainter>

#include "ui/models/crosstablemodel.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidestName = 240; // design pixels
constexpr int kNarrowestName = 24;
constexpr int kBeginningOfName = 80; // is never cut

} // namespace

CrosstableHeader::CrosstableHeader(Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent), m_namesShown(orientation == Qt::Vertical)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
}

void CrosstableHeader::setCurrentSection(int section)
{
    if (section == m_currentSection)
        return;
    const int before = std::exchange(m_currentSection, section);
    for (const int changed : {before, section}) {
        if (changed < 0 || changed >= count())
            continue;
        const int start = sectionViewportPosition(changed);
        viewport()->update(orientation() == Qt::Vertical ? QRect(0, start, width(), sectionSize(changed))
                                                         : QRect(start, 0, sectionSize(changed), height()));
    }
}

void CrosstableHeader::setNamesShown(bool shown)
{
    if (shown == m_namesShown)
        return;
    m_namesShown = shown;
    remeasure();
}

void CrosstableHeader::remeasure()
{
    m_measuredWidth = -1;
    m_numberWidth = -1;
    updateGeometry();
    viewport()->update();
}

int CrosstableHeader::numberWidth() const
{
    if (m_numberWidth >= 0)
        return m_numberWidth;
    int greatest = 10;
    for (int section = 0; section < count(); ++section)
        greatest = std::max(greatest,
                            model()->headerData(section, orientation(), CrosstableModel::NumberRole).toInt());
    m_numberWidth = QFontMetrics(font()).horizontalAdvance(QString::number(greatest));
    return m_numberWidth;
}

int CrosstableHeader::fullWidth() const
{
    if (m_measuredWidth >= 0)
        return m_measuredWidth;
    const QFontMetrics text(boldFont(font())); // as the current one is written
    const Metrics metrics(this);
    int widest = metrics.scaled(kNarrowestName);
    for (int section = 0; section < count(); ++section)
        widest = std::max(
            widest, text.horizontalAdvance(
                        model()->headerData(section, orientation(), CrosstableModel::NameRole).toString()));
    m_measuredWidth = std::min(widest + 1, metrics.scaled(kWidestName)) + numberWidth() + 3 * metrics.grid();
    return m_measuredWidth;
}

int CrosstableHeader::leastWidth() const
{
    const Metrics metrics(this);
    return std::min(fullWidth(), metrics.scaled(kBeginningOfName) + numberWidth() + 3 * metrics.grid());
}

QSize CrosstableHeader::sizeHint() const
{
    const int height = Metrics(this).rowHeight();
    if (orientation() == Qt::Vertical)
        return {std::min(fullWidth(), std::max(m_room, leastWidth())), QHeaderView::sizeHint().height()};
    return {QHeaderView::sizeHint().width(), m_namesShown ? fullWidth() : height};
}

void CrosstableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (!rect.isValid())
        return;
    const Metrics metrics(this);
    const bool isCurrent = section == m_currentSection;
    painter->fillRect(rect, color(isCurrent ? ColorRole::CurrentTint : ColorRole::HeadSurface, palette()));
    painter->setPen(QPen(color(ColorRole::Hairline, palette()), 0));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const bool isNames = orientation() == Qt::Vertical;
    const bool isTotal = model()->headerData(section, orientation(), CrosstableModel::NumberRole).isNull();
    if (!isTotal)
        painter->drawLine(rect.topRight(), rect.bottomRight());
    painter->setFont(isCurrent ? boldFont(font()) : font());
    painter->setPen(isCurrent ? color(ColorRole::Accent, palette()) : palette().color(QPalette::Text));
    const QString label = model()->headerData(section, orientation()).toString();
    if (isTotal) {
        // Beside a head with names written upwards it stands where the numbers stand.
        const int above = std::max(0, rect.height() - metrics.rowHeight());
        drawTextLine(*painter, rect.adjusted(0, above, -metrics.grid(), 0), Qt::AlignRight, label);
    } else if (!isNames && m_namesShown) {
        paintNameAbove(*painter, rect, section);
    } else if (!isNames) {
        drawTextLine(*painter, rect, Qt::AlignHCenter, label);
    } else {
        const int numberRight = rect.left() + metrics.grid() + numberWidth();
        drawTextLine(*painter, QRect(rect.left(), rect.top(), numberRight - rect.left(), rect.height()),
                     Qt::AlignRight, label);
        const QRect name(numberRight + metrics.grid(), rect.top(),
                         rect.right() - numberRight - 2 * metrics.grid(), rect.height());
        painter->setPen(palette().color(QPalette::Text));
        const QString full =
            model()->headerData(section, orientation(), CrosstableModel::NameRole).toString();
        drawTextLine(*painter, name, Qt::AlignLeft,
                     painter->fontMetrics().elidedText(full, Qt::ElideRight, name.width()));
    }
}

void CrosstableHeader::paintNameAbove(QPainter& painter, const QRect& rect, int section) const
{
    const int line = Metrics(this).rowHeight();
    drawTextLine(painter, QRect(rect.left(), rect.bottom() - line, rect.width(), line), Qt::AlignHCenter,
                 model()->headerData(section, orientation()).toString());
    const QString full = model()->headerData(section, orientation(), CrosstableModel::NameRole).toString();
    const int room = rect.height() - line - Metrics(this).grid();
    painter.save();
    painter.setPen(palette().color(QPalette::Text));
    painter.translate(rect.left(), rect.bottom() - line);
    painter.rotate(-90);
    drawTextLine(painter, QRect(0, 0, room, rect.width()), Qt::AlignLeft,
                 painter.fontMetrics().elidedText(full, Qt::ElideRight, room));
    painter.restore();
}

} // namespace zahlmeister::ui
