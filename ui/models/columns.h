// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QAbstractTableModel>

namespace zahlmeister::ui {

/// @brief A column of a table that is looked at: its head, and what it says of a row.
template <class Row>
struct TextColumn {
    /// @brief What a cell says in one role.
    using Value = std::function<QVariant(const Row&)>;

    QString head;
    Qt::Alignment side;              ///< of head and cells; in the middle of the height unless it says more
    Value text;                      ///< Qt::DisplayRole
    std::map<int, Value> roles = {}; ///< what the cells say in other roles
    QString headTip = {};            ///< tool tip of the head
};

/// @brief A value that is the same for every row, such as the weight of a column's texts.
template <class T>
[[nodiscard]] auto always(T value)
{
    return [value](const auto&) { return value; };
}

/// @brief A table made of rows and of columns that describe what is shown of a row.
///
/// Models that edit override flags() and setData(); the rows stay the only truth that the model has.
template <class Row>
class ColumnsModel : public QAbstractTableModel {
public:
    using Columns = std::vector<TextColumn<Row>>;
    using Roles = std::map<int, typename TextColumn<Row>::Value>;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    /// @brief The row of an index or a row number.
    /// @pre it is in the table
    [[nodiscard]] const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    /// @brief Replaces the rows.
    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const TextColumn<Row>& column = columnAt(index.column());
        const Row& row = rowAt(index.row());
        if (role == Qt::DisplayRole)
            return column.text(row);
        if (role == Qt::TextAlignmentRole)
            return alignmentOf(column);
        for (const Roles* roles : {&column.roles, &m_roles}) {
            if (const auto found = roles->find(role); found != roles->end())
                return found->second(row);
        }
        return {};
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const TextColumn<Row>& column = columnAt(section);
        switch (role) {
        case Qt::DisplayRole: return column.head;
        case Qt::ToolTipRole: return column.headTip.isEmpty() ? QVariant() : QVariant(column.headTip);
        case Qt::TextAlignmentRole: return alignmentOf(column);
        default: return {};
        }
    }

protected:
    /// @brief Describes the table, before it has rows; again when the language changed, or other rules
    ///        have other heads.
    /// @param roles what every cell says in a role, unless its column says otherwise
    void setColumns(Columns columns, Roles roles = {})
    {
        m_columns = std::move(columns);
        m_roles = std::move(roles);
    }

    /// @brief Replaces columns and rows.
    void setTable(Columns columns, Roles roles, std::vector<Row> rows)
    {
        beginResetModel();
        setColumns(std::move(columns), std::move(roles));
        m_rows = std::move(rows);
        endResetModel();
    }

    /// @brief Shows the same rows with new values, announcing those that differ; a different number of
    /// rows resets the model.
    void updateRows(std::vector<Row> rows)
    {
        if (rows.size() != m_rows.size()) {
            setRows(std::move(rows));
            return;
        }
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (!(rows[row] == m_rows[row]))
                replaceRow(static_cast<int>(row), std::move(rows[row]));
        }
    }

    /// @brief A row to be changed; the caller announces the change.
    [[nodiscard]] Row& editableRow(int row) { return m_rows[static_cast<std::size_t>(row)]; }

    /// @brief Puts one row in the place of another and says so.
    void replaceRow(int row, Row with)
    {
        editableRow(row) = std::move(with);
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }

    /// @brief Adds a row before another one, or below all.
    void placeRow(int at, Row row)
    {
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, std::move(row));
        endInsertRows();
    }

    /// @brief Takes a row away.
    void takeRow(int at)
    {
        beginRemoveRows({}, at, at);
        m_rows.erase(m_rows.begin() + at);
        endRemoveRows();
    }

private:
    [[nodiscard]] const TextColumn<Row>& columnAt(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

    static QVariant alignmentOf(const TextColumn<Row>& column)
    {
        const bool isVertical = column.side & Qt::AlignVertical_Mask;
        return QVariant::fromValue(isVertical ? column.side : column.side | Qt::AlignVCenter);
    }

    Columns m_columns;
    Roles m_roles;
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
