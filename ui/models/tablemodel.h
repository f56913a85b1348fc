// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/output/table.h"
#include "ui/models/columns.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief What a view shows of a column of a table: texts at the left, figures and days at the right; a
/// figure with a sign is a change.
/// @param cellOf the cell of a row in this column
template <class Row, class CellOf>
[[nodiscard]] TextColumn<Row> shownColumn(const app::Table::Column& column, CellOf cellOf)
{
    using Kind = app::Table::Kind;
    const auto text = [cellOf](const Row& row) { return QVariant(cellOf(row).text); };
    TextColumn<Row> shown{column.head,
                          column.kind == Kind::Text ? Qt::AlignLeft : Qt::AlignRight,
                          text,
                          {{BodyLengthRole,
                            [cellOf](const Row& row) {
                                const app::Table::Cell& cell = cellOf(row);
                                return int(cell.bodyLength < 0 ? cell.text.size() : cell.bodyLength);
                            }},
                           {EmphasisRole, [cellOf, isStrong = column.isStrong](const Row& row) {
                                return int(isStrong || cellOf(row).isStrong ? Emphasis::Strong
                                                                            : Emphasis::Normal);
                            }}}};
    if (column.kind == Kind::Figure && !column.isNeutral) {
        shown.roles[SignRole] = [cellOf](const Row& row) { // nothing else has a sign
            const QString& figure = cellOf(row).text;
            return figure.startsWith(u'+')   ? QVariant(1)
                   : figure.startsWith(u'−') ? QVariant(-1)
                                             : QVariant();
        };
    }
    return shown;
}

/// @brief A cell as a view shows it, to be written.
/// @param valueOf what it says in a role
template <class ValueOf>
[[nodiscard]] app::Table::Cell cellOf(ValueOf valueOf)
{
    const QVariant body = valueOf(BodyLengthRole);
    return {.text = valueOf(Qt::DisplayRole).toString(),
            .bodyLength = body.isValid() ? body.toLongLong() : -1,
            .isStrong = valueOf(EmphasisRole).toInt() == int(Emphasis::Strong),
            .isMarked = valueOf(MarkedRole).toBool()};
}

/// @brief What stands in a column that is aligned like this.
[[nodiscard]] app::Table::Kind kindOf(Qt::Alignment side);

/// @brief Rows with the columns that they have on a screen, to be written.
/// @param whose the column that says whose row it is; -1: none
template <class Row>
[[nodiscard]] app::Table tableOf(const std::vector<Row>& rows, const std::vector<TextColumn<Row>>& columns,
                                 int whose = -1)
{
    app::Table table;
    for (const TextColumn<Row>& column : columns)
        table.columns.push_back({.head = column.head,
                                 .kind = kindOf(column.side),
                                 .isFree = whose == static_cast<int>(table.columns.size())});
    for (const Row& row : rows) {
        auto& cells = table.rows.emplace_back();
        for (const TextColumn<Row>& column : columns) {
            cells.push_back(cellOf([&](int role) {
                const auto found = column.roles.find(role);
                return role == Qt::DisplayRole       ? column.text(row)
                       : found != column.roles.end() ? found->second(row)
                                                     : QVariant();
            }));
        }
    }
    return table;
}

/// @brief What a model shows, to be written: of somebody who is not published what its kPublishedRole says.
/// @param whose as above
[[nodiscard]] app::Table tableOf(const QAbstractItemModel& model, int whose = -1);

/// @brief A table as it is, for a view.
class TableModel : public ColumnsModel<std::vector<app::Table::Cell>> {
    Q_OBJECT

public:
    using ColumnsModel<std::vector<app::Table::Cell>>::ColumnsModel;

    /// @brief Shows another table.
    void show(const app::Table& table);
};

} // namespace zahlmeister::ui
