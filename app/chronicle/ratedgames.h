// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "app/chronicle/chronicle.h"

/// The games that can say whether P(D) holds: both players entered with a DWZ that is their own.
namespace zahlmeister::app {

/// @brief What becomes of a game, by the first reason that applies.
enum class GameUse {
    Used,
    NotCounted,   ///< not played, by forfeit, excluded by the referee, or against a computer
    Unrated,      ///< somebody entered without a rating, also who got his first one
    Foreign,      ///< a rating of another federation or of FIDE (4.1.2)
    ByHand,       ///< set by the referee, or typed: it follows from no evaluation
    Special,      ///< somebody counted with his performance (3.6.3)
    Irregular,    ///< the points of both do not make one
    NoExpectancy, ///< the rules have no P(D)
};

/// @brief Number of GameUse values.
inline constexpr std::size_t kGameUses = static_cast<std::size_t>(GameUse::NoExpectancy) + 1;

/// @brief `used`, `not_counted`, `unrated`, `foreign`, `by_hand`, `special`, `irregular`, `no_expectancy`.
[[nodiscard]] std::string_view gameUseText(GameUse use);

/// @brief A point as a whole number, so that sums do not depend on their order: multiples of 2^-32 point.
inline constexpr std::int64_t kPointUnit = std::int64_t(1) << 32;

/// @brief A game between two players with ratings of their own.
struct RatedGame {
    std::uint32_t tournament;               ///< position in the chronicle
    std::uint32_t white;                    ///< position of the person in the chronicle
    std::uint32_t black;                    ///< likewise
    const engine::Participant* whitePlayer; ///< as he was known there
    const engine::Participant* blackPlayer;
    int difference;        ///< White's rating minus Black's
    std::int64_t reached;  ///< by White, in units of kPointUnit
    std::int64_t expected; ///< of White by the rules of the tournament, likewise
};

/// @brief The games of some days and what became of the others.
struct RatedGames {
    int tournaments = 0;                           ///< that ended within these days
    std::vector<RatedGame> games = {};             ///< in the order of the chronicle
    std::array<std::int64_t, kGameUses> uses = {}; ///< how many games each has

    /// @brief All games that were looked at.
    [[nodiscard]] std::int64_t seen() const;
};

/// @brief Looks at all games of DWZ tournaments that ended within some days, the first and the last included.
///
/// Expected is what the rules of the tournament say, by the arithmetic that it was evaluated with.
/// @source document 000, 3.3.1, 3.6.3
[[nodiscard]] RatedGames ratedGames(const Chronicle& chronicle, engine::Date from, engine::Date to);

} // namespace zahlmeister::app
