// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "engine/base/score.h"
#include "engine/model/tournament.h"

/// Results in cells, in all spellings that people use: of crosstables, progress tables and pairings.
namespace zahlmeister::app {

/// @brief One game as a cell has it, seen from the row.
struct CellGame {
    engine::SideResult own = engine::SideResult::NotPlayed;
    std::optional<engine::SideResult> other = {}; ///< when both sides are written: `0:0`, `½-0`
    QChar colour = {};                            ///< small letter as written; null: none

    bool operator==(const CellGame&) const = default;
};

/// @brief The games of a cell; empty: a blank mark, nothing: no result.
using CellGames = std::optional<std::vector<CellGame>>;

/// @brief The games in a cell of a crosstable: `1`, `½ 0`, `1:0`, `+`, `1w`, `0K`, `W`.
/// @param plain as plainCell() makes it
/// @param pairs what stands on both sides of `:`, `-` or `/` are the sides of one game; else two games
[[nodiscard]] CellGames gamesOfCell(const QString& plain, bool pairs = true);

/// @brief The result of a game in a list of pairings, seen from White.
/// @param plain `1-0`, `½ - ½`, `+ - -`, `remis`, or White's side alone
/// @return kNotPlayed for a blank mark; nothing when it is no result
[[nodiscard]] std::optional<engine::GameResult> resultOfPairing(const QString& plain);

/// @brief The result of a game that both players' cells tell; nothing when they contradict each other.
[[nodiscard]] std::optional<engine::GameResult> combined(const CellGame& a, const CellGame& b);

/// @brief Whether a letter means White; nothing for none.
/// @param letters all that occur in the table
[[nodiscard]] std::optional<bool> isWhiteLetter(QChar letter, const QString& letters);

/// @brief A cell of a progress table.
struct ProgressCell {
    /// @brief What a cell can be.
    enum class Kind { Blank, Game, Bye, Unreadable };
    Kind kind = Kind::Blank;
    int opponent = 0;
    CellGame game = {};
    std::optional<engine::Score> byeScore = {}; ///< nothing: as the points say
    engine::ByeKind byeKind = engine::ByeKind::Requested;
    bool signAlone = false; ///< the result is `+`, `-` or `½` written as `=`: may stand for a win or a loss

    bool operator==(const ProgressCell&) const = default;
};

/// @brief How the cells of a progress table are written; all cells of a table alike.
struct ProgressStyle {
    bool resultFirst = false;       ///< `1w12` instead of `12w1`
    bool lettersAreResults = false; ///< W, D, L as in `12:W` or `W12`
    bool resultJoined = false;      ///< `w121` is a win against number 12

    bool operator==(const ProgressStyle&) const = default;
};

/// @brief Reads a cell of a progress table: `12w1`, `s4½`, `198w+`, `+`, `-1`, `spielfrei`, `12:W`.
[[nodiscard]] ProgressCell progressCell(const QString& plain, ProgressStyle style);

/// @brief Whether a cell has the points of a team match: `69w3½`, but not what is also a game of one person.
[[nodiscard]] bool isTeamCell(const QString& plain);

} // namespace zahlmeister::app
