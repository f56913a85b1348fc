// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/fittedcolumns.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAbstractItemDelegate>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStyleOptionViewItem>
#include <QTableView>

#include "ui/theme/metrics.h"
#include "ui/widgets/tables/tablehead.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidestText = 40;     ///< digits
constexpr int kRowsMeasured = 1000; ///< more are not read at a glance, and would be felt

} // namespace

FittedColumns::FittedColumns(QTableView& view, int freeColumn, LeastWidth leastWidth)
    : QObject(&view), m_view(view), m_freeColumn(freeColumn), m_leastWidth(std::move(leastWidth))
{
    connect(view.horizontalHeader(), &QHeaderView::sectionResized, this, &FittedColumns::takeHandWidth);
    // The table's own answer to the double click comes first and counts as a width set by hand.
    connect(view.horizontalHeader(), &QHeaderView::sectionHandleDoubleClicked, this, &FittedColumns::fit);
    const QAbstractItemModel* model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& topLeft, const QModelIndex& bottomRight) {
                measureLater(topLeft.column(), bottomRight.column());
            });
    const auto measureRows = [this, model] { measureLater(0, model->columnCount() - 1); };
    connect(model, &QAbstractItemModel::rowsInserted, this, measureRows);
    connect(model, &QAbstractItemModel::rowsRemoved, this, measureRows);
    connect(model, &QAbstractItemModel::modelReset, this, measureRows);
    measureAll();
}

void FittedColumns::remember(const QString& setting, std::function<QString(int column)> idOf)
{
    m_setting = setting;
    m_idOf = std::move(idOf);
    const QSettings settings;
    for (int column = 0; column < m_view.model()->columnCount(); ++column) {
        constexpr double kWidest = 200; // digits
        const double width = settings.value(m_setting + u'/' + m_idOf(column)).toDouble();
        if (width > 0 && width < kWidest)
            m_byHand[column] = width;
    }
    layOut();
}

void FittedColumns::keepHandWidth(int column) const
{
    if (m_setting.isEmpty())
        return;
    const QString key = m_setting + u'/' + m_idOf(column);
    if (const auto set = m_byHand.find(column); set != m_byHand.end())
        QSettings().setValue(key, set->second);
    else
        QSettings().remove(key);
}

void FittedColumns::takeHandWidth(int column, int before, int now)
{
    if (m_placing || before == 0 || now == 0) // hiding and showing are resizing, too
        return;
    m_byHand[column] = now / digitWidth();
    keepHandWidth(column);
}

void FittedColumns::fit(int column)
{
    m_byHand.erase(column);
    keepHandWidth(column);
    measure(column);
    layOut();
}

void FittedColumns::fitAll()
{
    for (const auto& [column, width] : std::exchange(m_byHand, {}))
        keepHandWidth(column);
    measureAll();
}

/// A list of 500 that is pasted comes in row by row; it is measured once.
void FittedColumns::measureLater(int first, int last)
{
    if (m_changed.empty())
        QMetaObject::invokeMethod(this, &FittedColumns::measureChanged, Qt::QueuedConnection);
    for (int column = first; column <= last; ++column)
        m_changed.insert(column);
}

void FittedColumns::measureChanged()
{
    const std::vector<int> before = m_contents;
    for (const int column : std::exchange(m_changed, {}))
        measure(column);
    if (m_contents != before)
        layOut();
}

void FittedColumns::measureAll()
{
    m_contents.assign(static_cast<std::size_t>(m_view.model()->columnCount()), 0);
    for (int column = 0; column < m_view.model()->columnCount(); ++column)
        measure(column);
    layOut();
}

void FittedColumns::measure(int column)
{
    // Not by the table's own hint for the column: that one counts open editors, too.
    QStyleOptionViewItem option;
    option.font = m_view.font();
    int& width = m_contents.at(static_cast<std::size_t>(column));
    width = 0;
    if (m_view.isColumnHidden(column))
        return;
    const int rows = std::min(m_view.model()->rowCount(), kRowsMeasured);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex cell = m_view.model()->index(row, column);
        width = std::max(width, m_view.itemDelegate()->sizeHint(option, cell).width());
    }
}

double FittedColumns::digitWidth() const
{
    return QFontMetricsF(m_view.font()).horizontalAdvance(u'0');
}

int FittedColumns::neededWidth(int column) const
{
    if (const auto set = m_byHand.find(column); set != m_byHand.end())
        return static_cast<int>(std::lround(set->second * digitWidth()));
    const Metrics metrics(&m_view);
    const auto* head = static_cast<const TableHead*>(m_view.horizontalHeader());
    const int contents =
        std::clamp(m_contents.at(static_cast<std::size_t>(column)), metrics.fieldWidth(m_leastWidth(column)),
                   metrics.fieldWidth(kWidestText));
    return std::max(contents, head->neededWidth(column));
}

void FittedColumns::layOut()
{
    const QScopedValueRollback guard(m_placing, true);
    QHeaderView& head = *m_view.horizontalHeader();
    int taken = 0;
    for (int column = 0; column < head.count(); ++column) {
        if (m_view.isColumnHidden(column) || column == m_freeColumn)
            continue;
        head.resizeSection(column, neededWidth(column));
        taken += head.sectionSize(column);
    }
    const int least = neededWidth(m_freeColumn);
    head.resizeSection(m_freeColumn, isSetByHand(m_freeColumn)
                                         ? least
                                         : std::max(m_view.viewport()->width() - taken, least));
}

} // namespace zahlmeister::ui
