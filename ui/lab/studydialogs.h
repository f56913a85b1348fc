// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "app/lab/labrun.h"
#include "ui/lab/variantmodel.h"

class QComboBox;
class QLineEdit;

namespace zahlmeister::ui {

class DateField;

/// @brief Asks for a criterion: which variant has to reach what. It is written down with the time.
class CriterionDialog : public QDialog {
    Q_OBJECT

public:
    /// @param study whose variants can have criteria
    CriterionDialog(const app::Study& study, QWidget* parent);

    [[nodiscard]] app::Criterion criterion() const;

private:
    void follow();

    QComboBox* m_variant;
    QComboBox* m_measure;
    QComboBox* m_kind;
    QComboBox* m_side;
    QLineEdit* m_bound;
    QPushButton* m_accept = nullptr;
};

/// @brief Asks for the values of a sweep over one parameter, or two, and for the day until which the best one
/// is chosen.
class SweepDialog : public QDialog {
    Q_OBJECT

public:
    /// @param number proposed; nullptr: none
    SweepDialog(const VariantModel::Number* number, QWidget* parent);

    [[nodiscard]] std::vector<app::SweptParameter> parameters() const;
    [[nodiscard]] std::optional<engine::Date> fitUntil() const;

private:
    void follow();

    QLineEdit* m_first;
    QLineEdit* m_second;
    DateField* m_until;
    QPushButton* m_accept = nullptr;
};

} // namespace zahlmeister::ui
