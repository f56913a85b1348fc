// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figurerole.h"
#include "ui/models/leaguecolumns.h"

namespace zahlmeister::ui {

/// @brief One of the tables of a league; its columns come with its rows.
template <class Row>
class LeagueModel : public ColumnsModel<Row> {
public:
    using ColumnsModel<Row>::ColumnsModel;

    /// @brief Shows rows in columns; nothing happens when both are as before.
    void show(std::vector<Row> rows, std::vector<TextColumn<Row>> columns)
    {
        bool isSame = rows == this->rows() && static_cast<int>(columns.size()) == this->columnCount();
        for (std::size_t column = 0; isSame && column < columns.size(); ++column)
            isSame =
                this->headerData(static_cast<int>(column), Qt::Horizontal).toString() == columns[column].head;
        if (isSame)
            return;
        this->setTable(std::move(columns), {{EmphasisRole, always(int(Emphasis::Normal))}}, std::move(rows));
    }
};

} // namespace zahlmeister::ui
