// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/formats/tournamentformat.h"
#include "app/tables/tournamenttables.h"

namespace zahlmeister::app {

/// @brief Whether a reading is of a table, not of a range of cells: a head names the columns, or there are
/// games of people.
[[nodiscard]] bool isWholeTable(const TableReading& reading);

/// @brief Whether files can be tables at all: text or spreadsheets.
[[nodiscard]] bool canBeTables(const ImportInput& input);

/// @brief The note that refuses files which are too large for tables, by their bytes and lines alone.
[[nodiscard]] std::optional<ImportNote> refusalOfSize(const ImportInput& input);

/// @brief The tables of files, understood.
struct TableFiles {
    TablesReading tables = {}; ///< notes have the rows and columns of the grid as their places
    bool areFromChessResults = false;
    bool areTables = false; ///< heads of people or pairings, or games; not every text with numbers in it
};

/// @brief Understands the tables of files as the formats below do.
[[nodiscard]] TableFiles readTableFiles(const ImportInput& input);

/// @brief The tournament of tables, or why they are refused; notes have the lines of the files as their
/// places.
[[nodiscard]] ImportResult tournamentOfTables(TablesReading tables);

/// @brief Tables of any origin. Like the next one it has no marks to be known by: reading tells.
[[nodiscard]] TournamentFormat tableFormat();

/// @brief Tables that chess-results.com writes, saved as CSV, spreadsheet or web page.
[[nodiscard]] TournamentFormat chessResultsFormat();

} // namespace zahlmeister::app
