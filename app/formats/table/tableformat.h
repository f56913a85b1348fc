// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "app/formats/tournamentformat.h"
#include "app/tables/tournamenttables.h"

namespace zahlmeister::app {

/// @brief The tables of files: spreadsheets, web pages, text; each in the ways in which it can be cut.
/// @return the notes that refuse them
[[nodiscard]] tl::expected<std::vector<TableCuts>, ImportNote> tablesOfInput(const ImportInput& input);

/// @brief Understands the tables of files as the formats below do.
/// @return notes have the rows and columns of the grid as their places
[[nodiscard]] TablesReading readTableFiles(const ImportInput& input);

/// @brief Whether a format reads tables by readTableFiles(): what it refuses can be corrected cell by cell.
[[nodiscard]] bool isTableFormat(std::string_view id);

/// @brief Tables of any origin.
[[nodiscard]] TournamentFormat tableFormat();

/// @brief Tables that chess-results.com writes, saved as CSV, spreadsheet or web page.
[[nodiscard]] TournamentFormat chessResultsFormat();

} // namespace zahlmeister::app
