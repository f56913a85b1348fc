// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::engine {

inline constexpr int kSecondsOfMinute = 60;

/// @brief What a piece of a written time control means by itself.
enum class TimeToken {
    Hours,     ///< value: seconds
    Minutes,   ///< value: seconds
    Seconds,   ///< value: seconds
    Days,      ///< value: days
    Number,    ///< value: a figure without a unit
    Moves,     ///< value: number of moves
    PerMove,   ///< "pro Zug", "/move"
    FromMove,  ///< "ab Zug 1"; value: the move
    AfterMove, ///< "nach 40 Zügen"; value: the moves
    And,       ///< "und": joins hours and minutes
    Plus,
    Slash,
    Separator, ///< comma, "danach"
    Rest,      ///< "Rest der Partie", "SD", "G/"
    Fischer,
    Delay,
    Short,       ///< "kurz"
    Long,        ///< "lang"
    NoIncrement, ///< "ohne Inkrement"
    Unknown,
};

/// @brief A piece of a written time control.
struct TimePiece {
    TimeToken token;
    int value = 0;
    std::string text = {}; ///< of TimeToken::Unknown: what stands there, folded

    bool operator==(const TimePiece&) const = default;
};

/// @brief Cuts the text of a time control into pieces; words without meaning for it are left out.
/// @param plain as folded() gives it
[[nodiscard]] std::vector<TimePiece> timePieces(std::string_view plain);

} // namespace zahlmeister::engine
