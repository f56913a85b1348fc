// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/calculationmodel.h"

#include <algorithm>

#include "engine/catalogue/rulecatalog.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

namespace {

/// The system's columns that have something to say about this player.
std::vector<engine::Column> columnsOf(const Calculated& calculated)
{
    std::vector<engine::Column> columns;
    const engine::SystemDescription* system = engine::descriptionOf(calculated.version);
    if (!system)
        return columns;
    for (const engine::ColumnSpec& spec : system->columns) {
        const bool isOfGames = spec.column == engine::Column::Score || spec.column == engine::Column::Games;
        const auto kind =
            previewValue(calculated.tournament.participants.front(), calculated.result(), spec.column, system)
                .kind;
        const bool isEmpty = kind == PreviewValue::Kind::Empty || kind == PreviewValue::Kind::None;
        // Who typed a single player has no club, and a conversion has no games.
        if (spec.column != engine::Column::Club && !isEmpty && !(isOfGames && calculated.result().games == 0))
            columns.push_back(spec.column);
    }
    return columns;
}

} // namespace

void CalculationModel::setCalculated(CalculatedPointer calculated)
{
    auto columns = calculated ? columnsOf(*calculated) : std::vector<engine::Column>();
    const bool isSameShape =
        columns == m_columns && m_calculated && m_calculated->version.id == calculated->version.id;
    if (!isSameShape)
        beginResetModel();
    m_calculated = std::move(calculated);
    m_columns = std::move(columns);
    if (!isSameShape)
        endResetModel();
    else if (!m_columns.empty())
        Q_EMIT dataChanged(index(0, ValueColumn), index(rowCount() - 1, ValueColumn));
}

std::optional<engine::Quantity> CalculationModel::quantityAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return quantityOf(m_columns[static_cast<std::size_t>(row)], m_calculated->result());
}

int CalculationModel::rowOf(engine::Quantity quantity) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (quantityAt(row) == quantity)
            return row;
    }
    return -1;
}

int CalculationModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

int CalculationModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CalculationModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const engine::Column column = m_columns[static_cast<std::size_t>(index.row())];
    const engine::SystemDescription* system = engine::descriptionOf(m_calculated->version);
    const bool isName = index.column() == NameColumn;
    const PreviewText value = previewText(
        previewValue(m_calculated->tournament.participants.front(), m_calculated->result(), column, system));
    switch (role) {
    case Qt::DisplayRole: return isName ? columnHead(column, system).simplified() : value.text;
    case Qt::ToolTipRole: return columnToolTip(column, system);
    case Qt::AccessibleTextRole:
        return isName ? QVariant() : QVariant(columnHead(column, system).simplified() + u' ' + value.text);
    case Qt::TextAlignmentRole: return int((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case BodyLengthRole: return static_cast<int>(value.bodyLength);
    case EmphasisRole: {
        const bool isWanted = column == engine::Column::NewRating || column == engine::Column::Change;
        if (isName && !isWanted)
            return static_cast<int>(Emphasis::Muted);
        return static_cast<int>(isWanted ? Emphasis::Strong : Emphasis::Normal);
    }
    case SignRole:
        if (isName || column != engine::Column::Change)
            return {};
        return engine::directionOf(*system, m_calculated->result().change().value_or(0));
    default: return {};
    }
}

QVariant CalculationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Quantity") : tr("Value");
}

} // namespace zahlmeister::ui
