// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief Rows of numbers that are typed, and what is computed from each. The last row is always empty:
/// typing there adds another one.
class TypedRowsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief Takes a row out; the last, empty one stays.
    void removeRow(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// @brief What is typed is something else.
    void rowsChanged();
    /// @brief A text was not taken, or does not fit what stands beside it, with the reason.
    void refused(const QModelIndex& index, const QString& reason);

protected:
    /// @brief A column; those that are typed come first.
    struct Column {
        QString head;
        QString help;
        Emphasis emphasis = Emphasis::Normal;
        /// The number of a text; nothing when it is none. Empty: the column is computed.
        std::function<std::optional<double>(const QString&)> read = {};
        QString refusal = {}; ///< of a text that is no such number; %1 is the text
        bool isScore = false; ///< points, with halves
    };
    /// @brief The typed numbers of a row, by columns.
    using Row = std::vector<std::optional<double>>;

    TypedRowsModel(std::vector<Column> columns, QObject* parent);

    /// @brief All rows, the empty last one included.
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] static bool isEmpty(const Row& row);
    [[nodiscard]] static bool isComplete(const Row& row);

    /// @brief Adds rows at the end.
    void add(const std::vector<Row>& rows);

    /// @brief What is computed from a row.
    [[nodiscard]] virtual QString computed(int row, int column) const = 0;
    /// @brief 1, -1 or 0 for a change; invalid where there is none.
    [[nodiscard]] virtual QVariant signOf(int /*row*/, int /*column*/) const { return {}; }
    /// @brief Why the numbers of a row do not fit each other; empty when they do.
    [[nodiscard]] virtual QString problemOf(const Row& /*row*/) const { return {}; }

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] int typedColumns() const { return static_cast<int>(m_rows.back().size()); }

    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
