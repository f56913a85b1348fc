// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/evaluation/trace.h"
#include "engine/rules/ratingsystem.h"
#include "ui/calculator/calculated.h"
#include "ui/models/columns.h"
#include "ui/text/previewvalue.h"

namespace zahlmeister::ui {

/// @brief The numbers of one player, one below the other: what his rating system shows on its sheet.
class CalculationModel : public ColumnsModel<engine::Column> {
    Q_OBJECT

public:
    /// @brief Name and value.
    enum Column { NameColumn, ValueColumn };

    explicit CalculationModel(QObject* parent = nullptr);

    /// @param calculated nullptr: no rows
    void setCalculated(CalculatedPointer calculated);

    /// @brief What *Warum?* explains for a row; nothing when there is nothing to explain.
    [[nodiscard]] std::optional<engine::Quantity> quantityAt(int row) const;
    /// @brief The row of a quantity; -1 when it has none.
    [[nodiscard]] int rowOf(engine::Quantity quantity) const;

private:
    [[nodiscard]] const engine::SystemDescription* system() const;
    [[nodiscard]] QString nameOf(engine::Column column) const;
    [[nodiscard]] PreviewText textOf(engine::Column column) const;

    CalculatedPointer m_calculated;
};

} // namespace zahlmeister::ui
