// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringView>

#include "engine/evaluation/trace.h"

namespace zahlmeister::ui {

class DerivationWriter;

/// @brief Puts values into the templates of a rating system (engine::Explanation).
class StepWording {
public:
    /// @param writer whose participant the templates speak of; outlives the object
    /// @param step whose values they name; nullptr for a template that only names participant and parameters
    explicit StepWording(const DerivationWriter& writer, const engine::Step* step = nullptr)
        : m_writer(writer), m_step(step)
    {
    }

    /// @brief A text in the language of the program with its placeholders filled, points as `3½`; empty for
    /// nullptr.
    [[nodiscard]] QString sentence(const char* text) const;

    /// @brief A formula with its placeholders filled, points as `3,5`; empty for nullptr.
    [[nodiscard]] QString formula(const char* pattern) const;

    /// @brief "≈ 2245" when the step's result is its unrounded operand rounded; else empty.
    [[nodiscard]] QString rounding() const;

    /// @brief An operand's value as sentences and tables have it.
    [[nodiscard]] QString valueText(engine::OperandName name, double value) const;

private:
    enum class Style { Sentence, Formula };

    [[nodiscard]] QString filled(const QString& pattern, Style style) const;
    [[nodiscard]] QString value(const QString& key, Style style) const;
    [[nodiscard]] QString magnitude(const QString& key, Style style, bool withOperator) const;
    [[nodiscard]] std::optional<engine::Operand> operand(QStringView key) const;
    [[nodiscard]] QString operandText(const engine::Operand& operand, Style style) const;
    [[nodiscard]] QString resultText(double result) const;
    [[nodiscard]] QString dateText() const;

    const DerivationWriter& m_writer;
    const engine::Step* m_step;
};

/// @brief The quantity that an operand is; nothing for plain numbers.
[[nodiscard]] std::optional<engine::Quantity> quantityOf(engine::OperandName name);

} // namespace zahlmeister::ui
