// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/tables/tablereading.h"

/// What the rows and columns of a table are, before the games are read.
namespace zahlmeister::app {

/// @brief What a row is.
enum class RowRole {
    Outside,      ///< titles, remarks, sums
    Head,         ///< also where it is repeated
    Person,       ///< a participant
    Continuation, ///< more games of the participant above
    Dummy,        ///< "spielfrei" in the place of a participant
    Pairing,      ///< a game, or a bye
    RoundHeading, ///< `Runde 3` between the pairings
};

/// @brief Rows and columns of a table with their roles.
struct TableShape {
    const TableGrid* grid = nullptr;
    std::vector<std::vector<QString>> plain = {}; ///< as the grid's rows, by plainCell()
    TableKind kind = TableKind::Ranking;
    int headRow = -1;
    std::vector<ColumnMeaning> columns = {};
    std::vector<RowRole> roles = {}; ///< as the grid's rows
    bool areTeams = false;           ///< what stands in the place of names are teams
    bool opponentsNamed =
        false; ///< games' cells named their opponents; rows count for them, see numberOpponents()

    /// @brief The cell by plainCell(); empty outside of the grid.
    [[nodiscard]] const QString& cell(int row, int column) const;

    /// @brief The first column of a meaning, or one of the later ones.
    /// @param which from 0
    [[nodiscard]] std::optional<int> column(TableColumn wanted, int which = 0) const;

    /// @brief All columns of a meaning, from the left.
    [[nodiscard]] std::vector<int> columnsOf(TableColumn wanted) const;

    /// @brief Rows of a role, from above.
    [[nodiscard]] std::vector<int> rowsOf(RowRole role) const;

    /// @brief Whether the table's people have their names in one column or two.
    [[nodiscard]] bool hasNames() const;
};

/// @brief Finds head, columns, rows and kind.
/// @return nothing when nothing in the grid is a list of people or of pairings
[[nodiscard]] std::optional<TableShape> findShape(const TableGrid& grid, const TableOverrides& overrides);

/// @brief Whether a cell can be the name of a person: letters, and no word that stands for something else,
/// nor a sentence.
[[nodiscard]] bool isNameLike(const QString& plain);

} // namespace zahlmeister::app
