// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "app/tables/cells/heads.h"

/// What a table can be, and what the user may say about it.
namespace zahlmeister::app {

/// @brief What a table is.
enum class TableKind {
    Crosstable,    ///< everybody against everybody; a cell has the results of one pairing
    ProgressTable, ///< a column is a round; a cell has opponent, colour and result
    Pairings,      ///< a row is a game
    Participants,  ///< people only
    Ranking,       ///< people with their points, but no games
};
inline constexpr int kTableKindCount = 5;

/// @brief What the numbers of opponents refer to.
enum class NumberMeaning {
    StartNumber, ///< column Number
    Rank,        ///< column Rank
    Row,         ///< first row 1, second row 2
};
inline constexpr int kNumberMeaningCount = 3;

/// @brief What the user knows better.
struct TableOverrides {
    std::optional<TableKind> kind = {};
    std::map<int, ColumnMeaning> columns = {}; ///< by position, from 0
    std::optional<NumberMeaning> numbers = {};
    std::optional<int> headRow = {}; ///< from 0; -1: the table has no head

    bool operator==(const TableOverrides&) const = default;
};

} // namespace zahlmeister::app
