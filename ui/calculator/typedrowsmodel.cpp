// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/typedrowsmodel.h"

#include <algorithm>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

TypedRowsModel::TypedRowsModel(std::vector<Column> columns, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns))
{
    const auto typed = std::count_if(m_columns.begin(), m_columns.end(),
                                     [](const Column& column) { return column.read != nullptr; });
    m_rows.emplace_back(static_cast<std::size_t>(typed));
}

bool TypedRowsModel::isEmpty(const Row& row)
{
    return std::none_of(row.begin(), row.end(), [](const auto& value) { return value.has_value(); });
}

bool TypedRowsModel::isComplete(const Row& row)
{
    return std::all_of(row.begin(), row.end(), [](const auto& value) { return value.has_value(); });
}

void TypedRowsModel::removeRow(int row)
{
    if (row < 0 || row >= rowCount() - 1)
        return;
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    Q_EMIT rowsChanged();
}

void TypedRowsModel::add(const std::vector<Row>& rows)
{
    if (rows.empty())
        return;
    const int first = rowCount() - 1;
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end() - 1, rows.begin(), rows.end());
    endInsertRows();
    Q_EMIT rowsChanged();
}

int TypedRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TypedRowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString TypedRowsModel::text(int row, int column) const
{
    if (column >= typedColumns())
        return computed(row, column);
    const auto& value = m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    if (!value)
        return {};
    return m_columns[static_cast<std::size_t>(column)].isScore
               ? formatScore(engine::Score::fromHalfPoints(static_cast<int>(*value * 2)))
               : formatNumberShort(*value, 3);
}

QVariant TypedRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString shown = text(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown;
    case Qt::ToolTipRole: return problemOf(m_rows[static_cast<std::size_t>(index.row())]);
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case EmphasisRole: return static_cast<int>(m_columns[static_cast<std::size_t>(index.column())].emphasis);
    case SignRole: return signOf(index.row(), index.column());
    default: return {};
    }
}

bool TypedRowsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() >= typedColumns())
        return false;
    const QString typed = value.toString().trimmed();
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto number = column.read(typed);
    if (!number && !typed.isEmpty()) {
        Q_EMIT refused(index, fillPattern(column.refusal, {typed}));
        return false;
    }
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    row[static_cast<std::size_t>(index.column())] = number;
    const QString problem = problemOf(row);
    Q_EMIT dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(columnCount() - 1));
    if (!isEmpty(m_rows.back())) {
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.emplace_back(m_rows.back().size());
        endInsertRows();
    }
    Q_EMIT rowsChanged();
    if (!problem.isEmpty())
        Q_EMIT refused(index, problem);
    return true;
}

Qt::ItemFlags TypedRowsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() < typedColumns() ? flags | Qt::ItemIsEditable : flags;
}

QVariant TypedRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.head;
    case Qt::ToolTipRole: return column.help;
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

} // namespace zahlmeister::ui
