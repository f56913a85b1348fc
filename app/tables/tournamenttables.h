// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include "app/tables/cutters/cutters.h"
#include "app/tables/reading.h"

/// Several tables of one tournament, each of which may be cut into cells in several ways.
namespace zahlmeister::app {

/// @brief The table that has the games, with what other tables say about people.
struct TablesReading {
    TableGrid grid = {}; ///< as it was cut; lists of pairings of several rounds are one grid
    TableReading reading = {};
};

/// @brief Whether one reading makes more of a table than another: games, whole or contradictory, before
/// people.
[[nodiscard]] bool isBetterReading(const TableReading& a, const TableReading& b);

/// @brief Understands tables that belong together, each cut in the way that makes most sense.
/// @param tables none: a reading that is refused
[[nodiscard]] TablesReading readTables(std::span<const TableCuts> tables, CellTexts& texts);

/// @brief Understands the tables of a text, cut by all of these cutters; see cutText().
[[nodiscard]] TablesReading readTablesOfText(const QString& text, std::span<const Cutter> cutters);

} // namespace zahlmeister::app
