// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>

#include "app/tables/tablereading.h"

/// Several tables of one tournament, each of which may be cut into cells in several ways.
namespace zahlmeister::app {

/// @brief The ways in which one table can be cut into cells, the likeliest first.
using TableCuts = std::vector<TableGrid>;

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
[[nodiscard]] TablesReading readTables(std::span<const TableCuts> tables);

/// @brief Understands the tables of a text; see gridsOfText().
[[nodiscard]] TablesReading readTableText(const QString& text);

/// @brief Takes what a list of people says beside a table with the games: ratings, clubs, births. People are
/// matched by name, namesakes by number, too.
/// @param ratingsAreDwz the list's ratings count more than those that are there
void addPeople(engine::Tournament& tournament, const engine::Tournament& people, bool ratingsAreDwz = false);

} // namespace zahlmeister::app
