// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/notes/importnote.h"
#include "app/text/cellgrid.h"
#include "engine/model/tournament.h"

/// Tables of any origin become tournaments: what a table is and what its columns mean is found by its heads
/// and its contents; what contradicts itself is marked by cell and makes no tournament. Nothing is guessed.
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

/// @brief Stable text, such as `progress-table`.
[[nodiscard]] std::string_view tableKindText(TableKind kind);

/// @brief What a column holds.
enum class TableColumn {
    Unknown, ///< nobody knows; left out
    Ignored, ///< known, and of no use for a rating: tie-breaks, titles, federations
    Number,  ///< start number
    Rank,    ///< place
    Name,    ///< the whole name
    LastName,
    FirstName,
    Club, ///< VKZ, or the club's name; told apart by cell
    ClubName,
    MemberNumber,
    PersonId, ///< PKZ or NU id
    FideId,
    Dwz, ///< with or without index: `1802` or `1802-45`
    Index,
    Elo,
    Twz,   ///< a rating that may be DWZ or Elo
    Birth, ///< year or date
    Sex,
    Team,
    Points,
    Opponent, ///< crosstable: results against the player with this ordinal
    Round,    ///< progress table: the game of this round
    Board,
    White, ///< pairings: name of whoever has White
    WhiteNumber,
    Black,
    BlackNumber,
    Result, ///< pairings: both sides, or White's
    WhiteResult,
    BlackResult,
    RoundNumber, ///< pairings: which round
    Date,
};
inline constexpr int kTableColumnCount = 32;

/// @brief Stable text, such as `white-number`.
[[nodiscard]] std::string_view tableColumnText(TableColumn column);

/// @brief The meaning of a column.
struct ColumnMeaning {
    TableColumn column = TableColumn::Unknown;
    int ordinal = 0; ///< Opponent: the number in the head, Round: the round; from 1, else 0

    bool operator==(const ColumnMeaning&) const = default;
};

/// @brief What the numbers of opponents refer to.
enum class NumberMeaning {
    StartNumber, ///< column Number
    Rank,        ///< column Rank
    Row,         ///< first row 1, second row 2
};
inline constexpr int kNumberMeaningCount = 3;

/// @brief What became of a cell.
enum class CellState {
    Outside,       ///< belongs to no participant and no game: titles, remarks, columns left out
    Fine,          ///< understood as it stands there
    Adjusted,      ///< understood, but not literally, or with doubt
    Contradictory, ///< contradicts another cell, or cannot be read
};

/// @brief What the user knows better.
struct TableOverrides {
    std::optional<TableKind> kind = {};
    std::map<int, ColumnMeaning> columns = {}; ///< by position, from 0
    std::optional<NumberMeaning> numbers = {};
    std::optional<int> headRow = {}; ///< from 0; -1: the table has no head

    bool operator==(const TableOverrides&) const = default;
};

/// @brief A table as it was understood.
struct TableReading {
    TableKind kind = TableKind::Ranking;
    int headRow = -1;                        ///< from 0; -1: the table has no head
    std::vector<ColumnMeaning> columns = {}; ///< as the columns of the grid; empty: no table of people at all
    std::optional<NumberMeaning> numbers = {};       ///< nothing when no cell names an opponent by number
    std::vector<std::vector<CellState>> states = {}; ///< as the cells of the grid
    std::vector<ImportNote> notes = {}; ///< places count rows and columns of the grid from 1; refusals first
    std::optional<engine::Tournament> tournament = {}; ///< nothing when the table is refused

    /// @brief What became of a cell; Outside beyond the grid.
    [[nodiscard]] CellState state(int row, int column) const;
    [[nodiscard]] bool isRefused() const { return !tournament; }
};

/// @brief Understands a table.
[[nodiscard]] TableReading readTable(const TableGrid& grid, const TableOverrides& overrides = {});

} // namespace zahlmeister::app
