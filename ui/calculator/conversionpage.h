// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/calculator/calculatorpage.h"

namespace zahlmeister::ui {

/// @brief The conversion of one rating when a rule version came into force.
/// @source document 000, Anhang 4
class ConversionPage : public CalculatorPage {
    Q_OBJECT

public:
    explicit ConversionPage(QWidget* parent = nullptr);

    [[nodiscard]] bool suits(const engine::RuleVersion& version) const override;

protected:
    CalculatedPointer calculate() override;

private:
    NumberField* m_rating;
    NumberField* m_index;
};

} // namespace zahlmeister::ui
