// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/evaluation/trace.h"

namespace zahlmeister::ui {

/// @brief Puts the values of a trace step into the templates of its rating system (engine::Explanation).
class StepWording {
public:
    /// @param trace,step outlive the object
    /// @param name of the participant
    /// @param isExact whether values have decimals, or are those of printed tables
    StepWording(const engine::Trace& trace, const engine::Step& step, QString name, bool isExact);

    /// @brief A text in the language of the program, its placeholders filled.
    [[nodiscard]] QString sentence(const char* text) const;

    /// @brief A formula with the values put in; empty for nullptr.
    [[nodiscard]] QString formula(const char* values) const;

    /// @brief "≈ 2245" when the step's result is its unrounded operand rounded; else empty.
    [[nodiscard]] QString rounding() const;

    /// @brief An operand's value as its quantity is written.
    [[nodiscard]] QString valueText(engine::OperandName name, double value) const;

private:
    [[nodiscard]] QString filled(QString pattern) const;

    const engine::Trace& m_trace;
    const engine::Step& m_step;
    QString m_name;
    bool m_isExact;
};

/// @brief The quantity that an operand is; nothing for plain numbers.
[[nodiscard]] std::optional<engine::Quantity> quantityOf(engine::OperandName name);

/// @brief The symbol of an operand as the head of a column, `R_z`; its stable name when it has none.
[[nodiscard]] QString operandSymbol(engine::OperandName name);

} // namespace zahlmeister::ui
