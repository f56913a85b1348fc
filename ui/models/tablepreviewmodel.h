// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "app/tables/reading.h"

namespace zahlmeister::ui {

/// @brief A table as it was cut into cells, with what was understood of each cell. Cells can be changed, and
/// the meaning of columns; every change is understood anew at once.
class TablePreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit TablePreviewModel(QObject* parent = nullptr);

    /// @brief Shows another table, without what was said about the one before.
    void setGrid(app::TableGrid grid);

    [[nodiscard]] const app::TableReading& reading() const { return m_reading; }
    [[nodiscard]] const app::TableGrid& grid() const { return m_grid; }
    [[nodiscard]] const app::TableOverrides& overrides() const { return m_overrides; }

    /// @brief What the user says of the table; it is understood anew.
    void setKind(std::optional<app::TableKind> kind);
    void setNumbers(std::optional<app::NumberMeaning> numbers);
    void setMeaning(int column, app::ColumnMeaning meaning);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// @brief reading() changed.
    void understood();

private:
    void understand();
    [[nodiscard]] QStringList sentencesAt(int row, int column) const;

    app::TableGrid m_grid;
    app::TableOverrides m_overrides;
    app::TableReading m_reading;
};

} // namespace zahlmeister::ui
