// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/calculationmodel.h"

#include "engine/catalogue/rulecatalog.h"
#include "ui/models/figurerole.h"
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

bool isWanted(engine::Column column)
{
    return column == engine::Column::NewRating || column == engine::Column::Change;
}

} // namespace

CalculationModel::CalculationModel(QObject* parent) : ColumnsModel(parent)
{
    using engine::Column;
    setColumns(
        {{tr("Quantity"),
          Qt::AlignLeft,
          [this](Column column) { return nameOf(column); },
          {{EmphasisRole,
            [](Column column) { return int(isWanted(column) ? Emphasis::Strong : Emphasis::Muted); }}}},
         {tr("Value"),
          Qt::AlignRight,
          [this](Column column) { return textOf(column).text; },
          {{Qt::AccessibleTextRole,
            [this](Column column) { return QString(nameOf(column) + u' ' + textOf(column).text); }},
           {BodyLengthRole, [this](Column column) { return int(textOf(column).bodyLength); }},
           {EmphasisRole,
            [](Column column) { return int(isWanted(column) ? Emphasis::Strong : Emphasis::Normal); }},
           {SignRole,
            [this](Column column) {
                return column == Column::Change ? QVariant(engine::directionOf(
                                                      *system(), m_calculated->result().change().value_or(0)))
                                                : QVariant();
            }}}}},
        {{Qt::ToolTipRole, [this](Column column) { return columnToolTip(column, system()); }}});
}

const engine::SystemDescription* CalculationModel::system() const
{
    return engine::descriptionOf(m_calculated->version);
}

QString CalculationModel::nameOf(engine::Column column) const
{
    return columnHead(column, system()).simplified();
}

PreviewText CalculationModel::textOf(engine::Column column) const
{
    return previewText(previewValue(m_calculated->tournament.participants.front(), m_calculated->result(),
                                    column, system()));
}

void CalculationModel::setCalculated(CalculatedPointer calculated)
{
    auto columns = calculated ? columnsOf(*calculated) : std::vector<engine::Column>();
    const bool isSameShape =
        columns == rows() && m_calculated && m_calculated->version.id == calculated->version.id;
    m_calculated = std::move(calculated);
    if (!isSameShape)
        setRows(std::move(columns));
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, ValueColumn), index(rowCount() - 1, ValueColumn));
}

std::optional<engine::Quantity> CalculationModel::quantityAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return quantityOf(rowAt(row), m_calculated->result());
}

int CalculationModel::rowOf(engine::Quantity quantity) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (quantityAt(row) == quantity)
            return row;
    }
    return -1;
}

} // namespace zahlmeister::ui
