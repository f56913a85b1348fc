// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

/// What stands in the heads of columns, and what it means.
namespace zahlmeister::app {

/// @brief What a column holds.
enum class TableColumn {
    Unknown, ///< nobody knows; left out
    Ignored, ///< known, and of no use for a rating: tie-breaks, titles, federations
    Number,  ///< start number
    Rank,    ///< place
    Name,    ///< the whole name
    LastName,
    FirstName,
    Club, ///< VKZ, or the club's name; distinguished by cell
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
    White, ///< pairings: name of the player with White
    WhiteNumber,
    Black,
    BlackNumber,
    Result, ///< pairings: both sides, or White's
    WhiteResult,
    BlackResult,
    RoundNumber, ///< pairings: which round
    Date,
    Member,     ///< of a club of the federation: yes or no
    MatchScore, ///< pairings: the score of the whole match, `2,5:1,5`
};
inline constexpr int kTableColumnCount = 34;

/// @brief The meaning of a column.
struct ColumnMeaning {
    TableColumn column = TableColumn::Unknown;
    int ordinal = 0; ///< Opponent: the number in the head, Round: the round; from 1, else 0

    bool operator==(const ColumnMeaning&) const = default;
};

/// @brief The meaning of a head of a column by its words, German or English, in all usual spellings.
///
/// A mere number, which may be an opponent or a round, is Opponent with this ordinal.
/// @param plain as plainCell() makes it
[[nodiscard]] ColumnMeaning meaningOfHead(const QString& plain);

/// @brief What a column of tie-breaks states, as engine::StatedValue calls it: `BH`, or `TB2` where the head
/// counts tie-breaks without naming them; empty for any other head.
/// @param plain as plainCell() makes it
[[nodiscard]] std::string statedCriterion(const QString& plain);

/// @brief A figure as engine::StatedValue has it: `22½` and `22,5` are `22.5`; decimals stay as they are
/// written. Empty for what is no figure.
[[nodiscard]] std::string statedFigure(const QString& plain);

/// @brief Whether heads of this meaning show that a row is a head: a person's name, a rating, a round.
[[nodiscard]] bool isTellingHead(TableColumn column);

/// @brief Whether a column has ratings of any kind.
[[nodiscard]] bool isRating(TableColumn column);

} // namespace zahlmeister::app
