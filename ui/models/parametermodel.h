// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/ruleversion.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief A parameter, and its shipped value where that differs.
struct ParameterRow {
    engine::Parameter parameter;
    QString shipped;
    bool operator==(const ParameterRow&) const = default;
};

/// @brief The parameters of a rule version: what each is, its value with the unit, its clause, and the
/// shipped value where that differs.
class ParameterModel : public ColumnsModel<ParameterRow> {
    Q_OBJECT

public:
    /// @brief The columns from left to right.
    enum Column { MeaningColumn, ValueColumn, UnitColumn, ShippedColumn, NameColumn, ClauseColumn };

    explicit ParameterModel(QObject* parent = nullptr);

    /// @param shipped the version as it ships; nullptr when none of the same id does
    /// @param editable whether values can be typed
    void setVersion(const engine::RuleVersion& version, const engine::RuleVersion* shipped, bool editable);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// @brief Asks for the change by edited(); the model shows it when setVersion() brings it back.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// @brief Values were typed.
    void edited(const zahlmeister::engine::Parameter& parameter);
    /// @brief What was typed are not as many numbers as the parameter has.
    void refused(const QString& sentence);

private:
    bool m_editable = false;
};

} // namespace zahlmeister::ui
