// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "app/lab/study.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::ui {

/// @brief The numbers of a rule version beside those of a variant that changes them: a row for each number.
class VariantModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns, in their order.
    enum Column { Name, Unit, InForce, Changed, ColumnCount };

    /// @brief A number: of which parameter, and at which place of its row.
    struct Number {
        std::string parameter;
        std::size_t at = 0;
        std::size_t count = 1; ///< of numbers of the parameter
        double inForce = 0;
        double least = 0;
        double most = 0;
        bool isWhole = false;
    };

    explicit VariantModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// @brief Shows a variant; without a rule version nothing.
    void show(const app::Variant& variant, const engine::RuleCatalog& rules);

    [[nodiscard]] const std::vector<Number>& numbers() const { return m_numbers; }
    /// @brief The number that a row has in the variant.
    [[nodiscard]] double value(int row) const;
    /// @brief Changes it; numberChanged() tells. Nothing happens where it is not in its range.
    bool setValue(int row, double value);
    /// @brief The parameters of the variant that differ from the version.
    [[nodiscard]] const app::Variant& variant() const { return m_variant; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// @brief The variant has another number.
    void numberChanged();

private:
    app::Variant m_variant;
    engine::RuleVersion m_version;
    std::vector<Number> m_numbers;
};

} // namespace zahlmeister::ui
