// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "engine/base/date.h"
#include "engine/base/rating.h"
#include "engine/base/score.h"
#include "engine/model/tournament.h"

/// What single cells of tables say, in all spellings that people use.
namespace zahlmeister::app {

/// @brief One spelling for what means the same: dashes are `-`, halves `½`, blanks single.
[[nodiscard]] QString plainCell(const QString& cell);

/// @brief Whether a cell stands for a player against himself: `*`, `x`, `\`, `■` and the like, or nothing.
[[nodiscard]] bool isDiagonalMark(const QString& plain);

/// @brief Whether a cell says nothing: empty, a dot, `*`, `n.g.`.
[[nodiscard]] bool isBlankMark(const QString& plain);

/// @brief Whether a text stands for "no opponent": spielfrei, bye, Freilos.
[[nodiscard]] bool isByeWord(const QString& plain);

/// @brief One game as a cell has it, seen from the row.
struct CellGame {
    engine::SideResult own = engine::SideResult::NotPlayed;
    std::optional<engine::SideResult> other = {}; ///< when both sides are written: `0:0`, `½-0`
    QChar colour = {};                            ///< small letter as written; null: none

    bool operator==(const CellGame&) const = default;
};

/// @brief The games in a cell of a crosstable: `1`, `½ 0`, `1:0`, `+`, `1w`, `0K`, `W`.
/// @param plain as plainCell() makes it
/// @param pairs what stands on both sides of `:`, `-` or `/` are the sides of one game; else two games
/// @return empty for a blank mark; nothing when it is no result
[[nodiscard]] std::optional<std::vector<CellGame>> gamesOfCell(const QString& plain, bool pairs = true);

/// @brief The result of a game in a list of pairings, seen from White.
/// @param plain `1-0`, `½ - ½`, `+ - -`, `remis`, or White's side alone
/// @return kNotPlayed for a blank mark; nothing when it is no result
[[nodiscard]] std::optional<engine::GameResult> resultOfPairing(const QString& plain);

/// @brief One side of a result in a column of its own.
[[nodiscard]] std::optional<engine::SideResult> sideOfCell(const QString& plain);

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

/// @brief Points: `3½`, `3,5`, `3.5`, `3½/5`, `3,5 aus 7`; up to 9999.
[[nodiscard]] std::optional<engine::Score> pointsOfCell(const QString& plain);

/// @brief A rating cell.
struct CellRating {
    std::optional<engine::Rating> rating = {}; ///< nothing: unrated
    std::optional<int> index = {};

    bool operator==(const CellRating&) const = default;
};

/// @brief `1802`, `1802-45`, `1802 (45)`; unrated as empty, 0, `-`, `ohne`, `unr.`.
[[nodiscard]] std::optional<CellRating> ratingOfCell(const QString& plain);

/// @brief A day: `5.3.2026`, `05.03.26`, `2026-03-05`, anywhere in a text.
[[nodiscard]] std::optional<engine::Date> dateInText(const QString& text);

/// @brief The round that a heading names: `3. Runde`, `Runde 3`, `Round 3`, `Paarungen der 3. Runde`.
[[nodiscard]] std::optional<int> roundInText(const QString& text);

/// @brief A whole number of up to six digits, with or without a dot behind it.
[[nodiscard]] std::optional<int> numberOfCell(const QString& plain);

} // namespace zahlmeister::app
