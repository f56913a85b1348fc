// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "engine/evaluation/trace.h"
#include "ui/calculator/calculated.h"
#include "ui/text/derivation/derivation.h"

namespace zahlmeister::ui {

/// @brief *Warum?* for one player's calculation: how the chosen number came about, with links to those that
/// went into it. Follows the calculation while it is typed.
class CalculationWhy : public QTextBrowser {
    Q_OBJECT

public:
    explicit CalculationWhy(QWidget* parent = nullptr);

    /// @brief Explains the same quantity of another calculation.
    /// @param calculated nullptr: a hint what to do
    void setCalculated(CalculatedPointer calculated);

    /// @brief Explains another quantity.
    void explain(engine::Quantity quantity);

    /// @brief What is explained.
    [[nodiscard]] engine::Quantity quantity() const { return m_quantity; }

Q_SIGNALS:
    /// @brief A link was followed to another quantity.
    void quantityChanged(zahlmeister::engine::Quantity quantity);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    CalculatedPointer m_calculated;
    Derivation m_derivation;
    engine::Quantity m_quantity = engine::Quantity::NewRating;
};

} // namespace zahlmeister::ui
