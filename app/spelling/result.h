// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QChar>
#include <QString>
#include <QStringView>

#include "engine/model/tournament.h"

/// How people and programs write the result of a game, or one side of it.
namespace zahlmeister::app {

/// @brief Whose signs are read.
enum class ResultSigns {
    Common,     ///< what all have: `1 0 ½ = r + -`, `0,5`, `1/2`, `1,0`, `remis`
    English,    ///< also `W D L`
    Progress,   ///< of progress tables: also `W D T L`, and `X F` for forfeits
    Trf,        ///< FIDE reports: also `W D L`; a blank: not played
    Swi,        ///< Swiss-Chess, text file: a blank or a colon: not played
    SwissChess, ///< Swiss-Chess, web pages: no text: not played
    Typed,      ///< also `5` for a draw; not `1,0`, `,5` and `remis`: a comma may be between two games
    Key,        ///< as Typed, also `x X` for a game not played
};

/// @brief One side of a result: `1`, `½`, `-`. Capitals and small letters are different signs, but for `r`.
/// @return nothing for every other text
[[nodiscard]] std::optional<engine::SideResult> sideOf(QStringView text,
                                                       ResultSigns signs = ResultSigns::Common);
[[nodiscard]] inline std::optional<engine::SideResult> sideOf(QChar sign,
                                                              ResultSigns signs = ResultSigns::Common)
{
    return sideOf(QStringView(&sign, 1), signs);
}

/// @brief The words that say beside a result that the game was not played, as alternatives of a pattern in
/// any case: `kampflos`, `kl.`, `n.a.`, `nicht angetreten`.
/// @param withInitials also `k`, `F` and `FF`, which before a name are its initials
[[nodiscard]] QString forfeitPattern(bool withInitials);

/// @brief A result with both of its sides: `1-0`, `½ : ½`, `+/-`, `- - +`. They may contradict each other
/// (engine::isAllowed()).
/// @return nothing for every other text, such as one side alone
[[nodiscard]] std::optional<engine::GameResult> resultOf(QStringView text,
                                                         ResultSigns signs = ResultSigns::Common);

/// @brief The sign of a draw.
inline constexpr QChar kHalfSign(0x00bd);

/// @brief The sign of one side; a blank when it did not play.
[[nodiscard]] QChar signOfSide(engine::SideResult side);

/// @brief What the opponent has in an ordinary game; NotPlayed for what did not play.
[[nodiscard]] engine::SideResult complementOf(engine::SideResult side);

/// @brief A win or a loss as one without a game; other sides as they are.
[[nodiscard]] engine::SideResult forfeited(engine::SideResult side);

} // namespace zahlmeister::app
