// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "engine/evaluation/trace.h"
#include "engine/rules/ratingsystem.h"
#include "ui/calculator/calculated.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief The numbers of one player, one below the other: what his rating system shows on its sheet.
class CalculationModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief Name and value.
    enum Column { NameColumn, ValueColumn, ColumnCount };

    explicit CalculationModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// @param calculated nullptr: no rows
    void setCalculated(CalculatedPointer calculated);

    /// @brief What *Warum?* explains for a row; nothing when there is nothing to explain.
    [[nodiscard]] std::optional<engine::Quantity> quantityAt(int row) const;
    /// @brief The row of a quantity; -1 when it has none.
    [[nodiscard]] int rowOf(engine::Quantity quantity) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    CalculatedPointer m_calculated;
    std::vector<engine::Column> m_columns;
};

} // namespace zahlmeister::ui
