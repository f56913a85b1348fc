// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/calculator/calculatorpage.h"

class QLineEdit;
class QTableView;

namespace zahlmeister::ui {

class CorrectionModel;

/// @brief Evaluations that began with a wrong rating, corrected one after the other from W_e / n alone.
/// First ratings whose order in time nobody knows are replaced by their weighted mean.
/// @source document 001, 4.10.1
class CorrectionPage : public CalculatorPage {
    Q_OBJECT

public:
    explicit CorrectionPage(QWidget* parent = nullptr);

    [[nodiscard]] bool suits(const engine::RuleVersion& version) const override;
    /// @brief The keys of this page, as CalculatorPage has those of all pages.
    [[nodiscard]] static QString keyboardHelp();

protected:
    CalculatedPointer calculate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    QWidget* buildMean();
    void showMean();
    void goOn();

    CorrectionModel* m_model;
    NumberField* m_rating;
    NumberField* m_index;
    NumberField* m_age;
    QTableView* m_table;
    QLineEdit* m_partials = nullptr; ///< first ratings with their games, such as `1520:6 1480:9`
    RoleLabel* m_mean = nullptr;
    std::optional<int> m_meanRating;
};

} // namespace zahlmeister::ui
