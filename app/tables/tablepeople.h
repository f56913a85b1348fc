// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/tables/tablemarks.h"
#include "app/tables/tablename.h"
#include "app/tables/tableshape.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A participant of a table, or a stand-in for "no opponent".
struct TablePerson {
    int row = 0;
    std::optional<int> number = {}; ///< start number
    std::optional<int> rank = {};
    bool dummy = false;
    engine::Participant participant = {.number = engine::ParticipantNumber(0)};
};

/// @brief Reads everything about people but their games; marks the cells.
/// @return in the order of rows; the numbers of participants are set and unique unless the marks refuse
[[nodiscard]] std::vector<TablePerson> readPeople(const TableShape& shape, TableMarks& marks);

/// @brief Reads what a row says about a person beside name and number.
/// @param side 0: the first columns of each meaning, 1: the second ones (Black in pairings)
void readPersonalCells(const TableShape& shape, int row, int side, engine::Participant& participant,
                       TableMarks& marks);

/// @brief Notes about whole columns of names and ratings: their order, their kind.
void noteColumns(const TableShape& shape, TableMarks& marks);

/// @brief Names in columns of these meanings, written as `Surname, Forename`; marks what was turned.
class NameReader {
public:
    NameReader(const TableShape& shape, const std::vector<int>& rows, std::vector<int> columns);

    /// @brief The name in a row; empty when there is none.
    [[nodiscard]] QString read(int row, int column, TableMarks& marks);

    /// @brief Notes that tell what was done to the names.
    void tell(TableMarks& marks) const;

private:
    const TableShape& m_shape;
    NameOrder m_order = NameOrder::Comma;
    int m_turned = 0;
    int m_titled = 0;
    QString m_example;
    TableCell m_exampleCell = {-1, -1};
};

} // namespace zahlmeister::app
