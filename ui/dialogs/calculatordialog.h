// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "engine/model/ruleversion.h"

class QComboBox;
class QTabWidget;

namespace zahlmeister::ui {

class CalculationWhy;
class CalculatorPage;

/// @brief The calculator: one player by hand under any rules, conversions and corrections, with the
/// derivation of every number beside it. Not modal; it may stay open beside the work.
///
/// Nothing here is stored. What a rule version can do and what its numbers are called follows from its rating
/// system.
class CalculatorDialog : public QDialog {
    Q_OBJECT

public:
    /// @param versions that can be chosen
    /// @param preferred id of the one chosen at first; else the last
    CalculatorDialog(std::vector<engine::RuleVersion> versions, const std::string& preferred,
                     QWidget* parent = nullptr);

    /// @brief The page on show.
    [[nodiscard]] CalculatorPage* page() const;

private:
    void build();
    void addPage(CalculatorPage* page, const QString& title);
    void pageChanged();
    void fillVersions();
    void applyRules();
    void showCalculated();
    [[nodiscard]] const engine::RuleVersion* chosenVersion() const;

    std::vector<engine::RuleVersion> m_versions;
    std::string m_preferred; ///< id of the version that was chosen last
    QComboBox* m_rules;
    QComboBox* m_arithmetic;
    QTabWidget* m_pages;
    CalculationWhy* m_why;
};

} // namespace zahlmeister::ui
