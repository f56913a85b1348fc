// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::engine {

/// @brief How time is added for a move.
enum class IncrementMode {
    None,
    Fischer, ///< added to the clock before or after every move
    Delay,   ///< only what the move used is given back (Bronstein, US delay)
};

/// @brief One part of a game with time of its own.
struct TimePeriod {
    std::optional<int> moves = {}; ///< moves of the period; nothing: the rest of the game
    int seconds = 0;               ///< of one player, without increments
    int increment = 0;             ///< seconds for every move of the period

    bool operator==(const TimePeriod&) const = default;
};

/// @brief A time control in figures (document 000, 4.2.2).
struct TimeControl {
    std::vector<TimePeriod> periods; ///< at least one; only the last may be the rest of the game
    IncrementMode mode = IncrementMode::None;

    bool operator==(const TimeControl&) const = default;
};

/// @brief What was taken for granted, though the text does not say it.
enum class TimeControlNote {
    IncrementFromFirstMove, ///< an increment after several periods holds from the first move on
    KnownByName,            ///< `Fischer kurz`, `Fischer lang`: the usual times of that name
};

/// @brief What was read from the text of a time control.
struct TimeControlReading {
    std::optional<TimeControl> control = {}; ///< nothing when the text was not understood completely
    std::string unread = {};                 ///< the part that was not understood
    std::vector<TimeControlNote> notes = {};
};

/// @brief Reads a time control as people write it, in German or English, and as FIDE files give it:
/// `90 min/40 Züge + 30 min + 30 s/Zug`, `2h/40+1h`, `G/90+30`, `40/5400+30:1800+30`.
///
/// Nothing is guessed: `30/60` may be 30 moves in an hour or 60 moves in half an hour, and stays unread.
/// @param text UTF-8 of any length
[[nodiscard]] TimeControlReading readTimeControl(std::string_view text);

/// @brief Seconds of one player for a game of so many moves: all periods and the increments (4.2.2).
[[nodiscard]] int totalSeconds(const TimeControl& control, int moves);

/// @brief Seconds that a player is sure of for the moves of the first period, increments included.
[[nodiscard]] int firstPeriodSeconds(const TimeControl& control);

/// @brief Reads the time of a correspondence tournament, such as `50 Tage für 10 Züge`.
/// @return days for ten moves; nothing when the text is not of that kind
[[nodiscard]] std::optional<double> daysForTenMoves(std::string_view text);

} // namespace zahlmeister::engine
