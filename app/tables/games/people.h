// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/names/writtennames.h"
#include "app/tables/games/marks.h"
#include "app/tables/layout/layout.h"
#include "engine/model/tournament.h"

/// The people of a table.
namespace zahlmeister::app {

/// @brief A participant of a table, or a stand-in for "no opponent".
struct TablePerson {
    int row = 0;
    std::optional<int> number = {}; ///< start number
    std::optional<int> rank = {};
    bool dummy = false;
    engine::Participant participant = {.number = engine::ParticipantNumber(0)};

    [[nodiscard]] const std::string& name() const { return participant.name; }
};

/// @brief Reads everything about people but their games; marks the cells.
/// @return in the order of rows; the numbers of participants are set and unique unless the marks refuse
[[nodiscard]] std::vector<TablePerson> readPeople(const Layout& layout, CellMarks& marks);

/// @brief Reads what a row says about a person beside name and number.
/// @param side 0: the first columns of each meaning, 1: the second ones (Black in pairings)
void readPersonalCells(const Layout& layout, int row, int side, engine::Participant& participant,
                       CellMarks& marks);

/// @brief Notes about whole columns of names and ratings: their order, their kind.
void noteColumns(const Layout& layout, CellMarks& marks);

/// @brief Names in columns of these meanings, written as `Surname, Forename`; marks what was turned.
class NameReader {
public:
    NameReader(const Layout& layout, const std::vector<int>& rows, const std::vector<int>& columns);

    /// @brief The name in a cell; empty when there is none.
    [[nodiscard]] QString read(CellPlace cell, CellMarks& marks);

    /// @brief Notes that tell what was done to the names.
    void tell(CellMarks& marks) const;

private:
    const Layout& m_layout;
    NameOrder m_order = NameOrder::Comma;
    int m_turned = 0;
    int m_titled = 0;
    QString m_example;
    CellPlace m_exampleCell = {-1, -1};
};

} // namespace zahlmeister::app
