// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "engine/model/ruleversion.h"

namespace zahlmeister::ui {

/// @brief The parameters of a rule version: what each is, its value, its clause, and the shipped value where
/// that is another.
class ParameterModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns from left to right.
    enum Column { MeaningColumn, ValueColumn, ShippedColumn, NameColumn, ClauseColumn, ColumnCount };

    explicit ParameterModel(QObject* parent = nullptr);

    /// @param shipped the version as it ships; nullptr when none of the same id does
    /// @param editable whether values can be typed
    void setVersion(const engine::RuleVersion& version, const engine::RuleVersion* shipped, bool editable);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// @brief Asks for the change by edited(); the model shows it when setVersion() brings it back.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// @brief Values were typed.
    void edited(const zahlmeister::engine::Parameter& parameter);
    /// @brief What was typed are not as many numbers as the parameter has.
    void refused(const QString& sentence);

private:
    [[nodiscard]] QString shippedText(const engine::Parameter& parameter) const;

    engine::RuleVersion m_version;
    std::vector<engine::Parameter> m_shipped;
    bool m_editable = false;
};

} // namespace zahlmeister::ui
