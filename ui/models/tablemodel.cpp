// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablemodel.h"

#include "ui/models/publishedrole.h"

namespace zahlmeister::ui {

app::Table::Kind kindOf(Qt::Alignment side)
{
    using Kind = app::Table::Kind;
    return side & Qt::AlignRight ? Kind::Figure : side & Qt::AlignHCenter ? Kind::Game : Kind::Text;
}

app::Table tableOf(const QAbstractItemModel& model, int whose)
{
    app::Table table;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant side = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
        table.columns.push_back({.head = model.headerData(column, Qt::Horizontal).toString(),
                                 .kind = kindOf(side.value<Qt::Alignment>()),
                                 .isFree = column == whose});
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        auto& cells = table.rows.emplace_back();
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            app::Table::Cell& cell = cells.emplace_back(cellOf([&](int role) { return index.data(role); }));
            if (index.data(kPublishedRole).isValid())
                cell = {.text = publishedText(index), .isStrong = cell.isStrong, .isMarked = cell.isMarked};
        }
    }
    return table;
}

void TableModel::show(const app::Table& table)
{
    using Row = std::vector<app::Table::Cell>;
    Columns columns;
    for (std::size_t at = 0; at < table.columns.size(); ++at) {
        columns.push_back(
            shownColumn<Row>(table.columns[at], [at](const Row& row) -> const app::Table::Cell& {
                static const app::Table::Cell kMissing;
                return at < row.size() ? row[at] : kMissing;
            }));
    }
    setTable(std::move(columns), {}, table.rows);
}

} // namespace zahlmeister::ui
