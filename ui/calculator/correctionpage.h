// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/calculator/calculatorpage.h"

class QTableView;

namespace zahlmeister::ui {

class CorrectionModel;
class InlineHint;

/// @brief Evaluations that began with a wrong rating, corrected one after the other from W_e / n alone.
/// @source document 001, 4.10.1
class CorrectionPage : public CalculatorPage {
    Q_OBJECT

public:
    explicit CorrectionPage(QWidget* parent = nullptr);

    [[nodiscard]] bool suits(const engine::RuleVersion& version) const override;
    void startTyping() override;
    [[nodiscard]] QString keyboardHelp() const override;

protected:
    CalculatedPointer calculate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void goOn();

    CorrectionModel* m_model;
    NumberField* m_rating;
    NumberField* m_index;
    NumberField* m_age;
    QTableView* m_table;
    InlineHint* m_refusal;
};

} // namespace zahlmeister::ui
