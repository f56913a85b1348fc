// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/previewtable.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include "ui/delegates/changeglow.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/previewmodel.h"
#include "ui/models/previeworder.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintexts.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// What a narrow window leaves out, one after the other, so that the new rating is always in sight. The first
/// two are optional on the sheet (Anhang 3.1.11).
constexpr std::array kLeftOutFirst{engine::Column::AgeGroup, engine::Column::Club,
                                   engine::Column::OpponentsAverage, engine::Column::Performance,
                                   engine::Column::Games};
/// What is left out when names have given way, too: how the new rating comes about can be asked.
constexpr std::array kLeftOutLast{engine::Column::Coefficient, engine::Column::Expected};

/// Tabs and line ends would break the table apart in the spreadsheet.
QString inOneCell(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

PreviewTable::PreviewTable(PreviewModel& model, PreviewOrder& order, QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_order(order),
      m_figures(new FigureDelegate(this)),
      m_glow(new ChangeGlow(*this))
{
    m_head = styleAsTable(*this, order);
    m_head->setProperty(kHasHtmlToolTips, true); // symbols of the rules
    setItemDelegate(m_figures);
    m_figures->setGlow(m_glow);
    addCommand(*this, tr("&Why this number?"), tr("Enter"), this, [this] { ask(currentIndex()); });
    addCommand(*this, tr("&Order by this column"), u"F7"_s, this, &PreviewTable::orderByCurrentColumn);
    installContextMenu(*this, {}, [this] { copyAll(); });
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setEditTriggers(NoEditTriggers);
    m_head->setSectionsClickable(true);
    m_head->setSortIndicatorShown(true);
    m_head->setSortIndicatorClearable(true);
    m_head->setSortIndicator(-1, Qt::AscendingOrder);

    connect(m_head, &QHeaderView::sortIndicatorChanged, this, &PreviewTable::orderBy);
    connect(&model, &QAbstractItemModel::dataChanged, this, &PreviewTable::startGlow);
    connect(&order, &QAbstractItemModel::modelReset, this, [this] {
        layoutColumns();
        layoutRows();
    });
    connect(&order, &QAbstractItemModel::layoutChanged, this, [this] {
        m_glow->clear();
        layoutRows();
    });
    connect(&order, &QAbstractItemModel::rowsInserted, this, &PreviewTable::layoutRows);
    connect(&order, &QAbstractItemModel::rowsRemoved, this, &PreviewTable::layoutRows);
    connect(&order, &QAbstractItemModel::headerDataChanged, this, &PreviewTable::layoutColumns);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (QApplication::keyboardModifiers() == Qt::NoModifier)
            ask(index);
    });
    layoutColumns();
    layoutRows();
}

void PreviewTable::layoutColumns()
{
    m_neededWidths.clear();
    for (int column = 0; column < m_model.columnCount(); ++column) {
        m_figures->setTailSample(column, m_model.tailSample(column));
        m_neededWidths.push_back(std::max(m_figures->columnWidth(column, m_model.bodySample(column)),
                                          m_head->neededWidth(column)));
    }
    m_leastNameWidth = m_figures->columnWidth(PreviewModel::NameColumn, u"Musterfrau"_s);
    fitColumns();
}

QStringList PreviewTable::hiddenHeads() const
{
    QStringList heads;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool isPicture = m_model.extraColumn(column) == PreviewModel::Extra::Course;
        if (isColumnHidden(column) && isWanted(m_model.columnKey(column)) && !isPicture)
            heads += m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    return heads;
}

QList<QStringList> PreviewTable::copyCells() const
{
    QItemSelectionRange range;
    for (const QItemSelectionRange& selected : selectionModel()->selection())
        range = range.isValid()
                    ? QItemSelectionRange(m_order.index(std::min(range.top(), selected.top()),
                                                        std::min(range.left(), selected.left())),
                                          m_order.index(std::max(range.bottom(), selected.bottom()),
                                                        std::max(range.right(), selected.right())))
                    : selected;
    const bool whole = !range.isValid() || (range.width() == 1 && range.height() == 1);
    if (whole && m_order.rowCount() > 0)
        range = QItemSelectionRange(m_order.index(0, 0),
                                    m_order.index(m_order.rowCount() - 1, m_order.columnCount() - 1));
    if (!range.isValid())
        return {{tr("Remark")}};
    QList<QStringList> lines;
    for (int row = range.top() - 1; row <= range.bottom(); ++row) {
        const bool isHead = row < range.top();
        QStringList cells;
        for (int column = range.left(); column <= range.right(); ++column) {
            // The course is a picture; a spreadsheet draws its own.
            if (!isWanted(m_model.columnKey(column)) ||
                m_model.extraColumn(column) == PreviewModel::Extra::Course)
                continue;
            const QModelIndex index = m_order.index(row, column);
            cells += inOneCell((isHead ? m_order.headerData(column, Qt::Horizontal)
                                       : index.data(PreviewModel::PlainTextRole))
                                   .toString());
            if (m_model.hasIndex(column))
                cells += isHead ? tr("Index") : index.data(PreviewModel::PlainIndexRole).toString();
        }
        const QModelIndex first = m_order.index(row, range.left());
        cells += isHead ? tr("Remark") : first.data(PreviewModel::RemarkRole).toString();
        lines += cells;
    }
    return lines;
}

QString PreviewTable::copyText() const
{
    QString text;
    for (const QStringList& cells : copyCells())
        text += cells.join(u'\t') + u'\n';
    return text;
}

QString PreviewTable::copyHtml() const
{
    QString html = u"<table>"_s;
    QString tag = u"th"_s;
    for (const QStringList& cells : copyCells()) {
        html += u"<tr>"_s;
        for (const QString& cell : cells)
            html += u'<' + tag + u'>' + cell.toHtmlEscaped() + u"</"_s + tag + u'>';
        html += u"</tr>"_s;
        tag = u"td"_s;
    }
    return html + u"</table>"_s;
}

void PreviewTable::setWanted(int key, bool wanted)
{
    if (wanted)
        m_unwanted.erase(key);
    else
        m_unwanted.insert(key);
    fitColumns();
}

bool PreviewTable::isGlowing(engine::ParticipantNumber participant, int column) const
{
    const QModelIndex shown = m_order.mapFromSource(m_model.index(m_model.rowOf(participant), column));
    return shown.isValid() && m_glow->strengthAt(shown.row(), shown.column()) > 0;
}

QModelIndex PreviewTable::indexAt(const QPoint& position) const
{
    const QModelIndex index = QTableView::indexAt(position);
    // The name of a group is written in the first row's upper part, but is not part of its cells.
    if (index.isValid() && startsGroup(index.row()) &&
        position.y() < rowViewportPosition(index.row()) + captionHeight())
        return {};
    return index;
}

void PreviewTable::keyboardSearch(const QString& text)
{
    const QModelIndex current = currentIndex();
    const int column = current.isValid() ? current.column() : int(PreviewModel::NameColumn);
    // Typed letters look for a name, whatever column the cursor is in.
    setCurrentIndex(m_order.index(std::max(current.row(), 0), PreviewModel::NameColumn));
    QTableView::keyboardSearch(text);
    setCurrentIndex(m_order.index(currentIndex().row(), column));
}

void PreviewTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    haveCurrent();
}

/// Keys and screen readers need a cell to begin from.
void PreviewTable::haveCurrent()
{
    if (!currentIndex().isValid())
        setCurrentIndex(m_order.index(0, PreviewModel::NameColumn));
}

void PreviewTable::copyAll() const
{
    auto* copied = new QMimeData;
    copied->setText(copyText());
    copied->setHtml(copyHtml());
    QApplication::clipboard()->setMimeData(copied);
}

void PreviewTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyAll();
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    switch (plain ? event->key() : 0) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: ask(currentIndex()); return;
    case Qt::Key_F7: orderByCurrentColumn(); return;
    default: QTableView::keyPressEvent(event);
    }
}

void PreviewTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    const Metrics distances(this);
    const QColor text = color(ColorRole::SecondaryText, palette());
    const int first = std::max(rowAt(0), 0);
    const int below = rowAt(viewport()->height() - 1);
    const int last = below < 0 ? m_order.rowCount() - 1 : below;
    for (int row = first; row <= last; ++row) {
        if (!startsGroup(row))
            continue;
        const QRect caption(0, rowViewportPosition(row), viewport()->width(), captionHeight());
        const int width = std::min(horizontalHeader()->length(), caption.width());
        painter.fillRect(QRect(0, caption.bottom(), width, 1), text);
        painter.setFont(font);
        painter.setPen(text);
        const auto group =
            static_cast<engine::Group>(m_order.index(row, 0).data(PreviewModel::GroupRole).toInt());
        painter.drawText(caption.adjusted(distances.grid(), 0, -distances.grid(), -distances.scaled(3)),
                         Qt::AlignLeft | Qt::AlignBottom, previewGroupTitle(group, m_model.system()));
    }
}

void PreviewTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
    keepCurrentInSight(*this, *event);
}

void PreviewTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    for (const auto& [participant, column] : std::exchange(m_glowWhenShown, {})) {
        if (const int row = m_model.rowOf(participant); row >= 0)
            m_glow->start(m_order.mapFromSource(m_model.index(row, column)));
    }
    haveCurrent();
}

void PreviewTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_figures->clearCache();
    layoutColumns();
    layoutRows();
}

void PreviewTable::startGlow(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                             const QList<int>& roles)
{
    if (!roles.contains(PreviewModel::ChangedRole))
        return;
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row) {
        for (int column = topLeft.column(); column <= bottomRight.column(); ++column) {
            const QModelIndex cell = m_model.index(row, column);
            // Results are typed behind another tab: what they changed glows when somebody comes to look.
            if (isVisible())
                m_glow->start(m_order.mapFromSource(cell));
            else
                m_glowWhenShown.emplace(cell.data(PreviewModel::ParticipantRole).toInt(), column);
        }
    }
}

void PreviewTable::layoutRows()
{
    const int plain = Metrics(this).rowHeight();
    const int first = plain + captionHeight();
    QHeaderView* rows = verticalHeader();
    if (rows->defaultSectionSize() != plain) {
        rows->setMinimumSectionSize(1);
        rows->setDefaultSectionSize(plain);
    }
    for (int row = 0; row < m_order.rowCount(); ++row) {
        const int height = startsGroup(row) ? first : plain;
        if (rows->sectionSize(row) != height)
            rows->resizeSection(row, height);
    }
    viewport()->update();
}

void PreviewTable::fitColumns()
{
    if (static_cast<int>(m_neededWidths.size()) != m_model.columnCount() || m_neededWidths.empty())
        return;
    int needed = std::accumulate(m_neededWidths.begin(), m_neededWidths.end(), 0);
    std::set<int> left;
    const auto leaveOut = [&](int position) {
        if (position >= 0 && left.insert(position).second)
            needed -= m_neededWidths[static_cast<std::size_t>(position)];
    };
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (!isWanted(m_model.columnKey(column)))
            leaveOut(column);
    }
    // The course is a picture of what the change says.
    for (const auto extra : {PreviewModel::Extra::Course, PreviewModel::Extra::ClubName}) {
        for (int column = 0; column < m_model.columnCount() && needed > viewport()->width(); ++column) {
            if (m_model.extraColumn(column) == extra)
                leaveOut(column);
        }
    }
    const auto leaveOutFor = [&](const auto& columns, int room) {
        for (const engine::Column column : columns) {
            const int position = m_model.columnOf(column);
            const bool isCurrent = position == currentIndex().column(); // somebody asks about it
            if (needed > room && !isCurrent)
                leaveOut(position);
        }
    };
    leaveOutFor(kLeftOutFirst, viewport()->width());
    const int givenByNames = m_neededWidths[PreviewModel::NameColumn] - m_leastNameWidth;
    leaveOutFor(kLeftOutLast, viewport()->width() + givenByNames);
    bool isOther = false;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        isOther = isOther || isColumnHidden(column) != left.contains(column);
        setColumnHidden(column, left.contains(column));
        int width = m_neededWidths[static_cast<std::size_t>(column)];
        if (column == PreviewModel::NameColumn)
            width += std::max(-givenByNames, viewport()->width() - needed);
        if (!isColumnHidden(column) && columnWidth(column) != width)
            setColumnWidth(column, width);
    }
    if (isOther)
        Q_EMIT hiddenHeadsChanged();
}

void PreviewTable::orderBy(int column, Qt::SortOrder order)
{
    if (column < 0)
        m_order.sortAsSheet();
    else
        m_order.sortByColumn(column, order);
    layoutRows();
}

void PreviewTable::orderByCurrentColumn()
{
    const int column = currentIndex().column();
    if (column < 0)
        return;
    const auto first = static_cast<Qt::SortOrder>(
        model()->headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
    const auto second = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    if (m_head->sortIndicatorSection() != column)
        m_head->setSortIndicator(column, first);
    else if (m_head->sortIndicatorOrder() == first)
        m_head->setSortIndicator(column, second);
    else
        m_head->setSortIndicator(-1, Qt::AscendingOrder);
}

void PreviewTable::ask(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    Q_EMIT askedWhy(engine::ParticipantNumber(index.data(PreviewModel::ParticipantRole).toInt()),
                    static_cast<engine::Quantity>(index.data(PreviewModel::QuantityRole).toInt()));
}

void PreviewTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.data(PreviewModel::QuantityRole).isValid())
        Q_EMIT numberCurrent(engine::ParticipantNumber(current.data(PreviewModel::ParticipantRole).toInt()),
                             static_cast<engine::Quantity>(current.data(PreviewModel::QuantityRole).toInt()));
}

bool PreviewTable::startsGroup(int row) const
{
    // A field of one group needs no headings, and another order has no groups.
    if (!m_order.isSheetOrder() || m_order.rowCount() == 0)
        return false;
    const auto groupOf = [this](int at) {
        return m_order.index(at, 0).data(PreviewModel::GroupRole).toInt();
    };
    if (groupOf(0) == groupOf(m_order.rowCount() - 1))
        return false;
    return row == 0 || groupOf(row) != groupOf(row - 1);
}

int PreviewTable::captionHeight() const
{
    return fontMetrics().height() + Metrics(this).scaled(10);
}

} // namespace zahlmeister::ui
