// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// What a tournament loses on the way into a file of another program.
namespace zahlmeister::app {

/// @brief What a format cannot carry of a tournament; said before writing.
enum class ExportLossCode {
    Games,      ///< args: number
    Byes,       ///< args: number
    NotRated,   ///< the mark "not to be rated" is lost; args: number
    CarryOver,  ///< args: number of games
    Ratings,    ///< args: number of participants whose rating or index is lost
    PersonIds,  ///< args: number
    BirthDates, ///< only the year stays; args: number
    Sex,        ///< args: number
    Clubs,      ///< args: number of participants whose VKZ or club is lost
    Teams,      ///< args: number of participants
    GameTeams,  ///< for which teams games were played; args: number of games
    LongTexts,  ///< cut to fit; args: number
    Characters, ///< letters that the encoding lacks; args: number of texts
    Dates,      ///< of games; args: number
    Boards,     ///< args: number
    Header,     ///< args: names of header fields, as keys of the exchange format
    Decisions, ///< what the referee decided and noted, as ownValues() counts; args: number, then as of Header
    Computers, ///< args: number
    Rounds,    ///< games lose their round or get a different one; args: number
    Numbers,   ///< participants are counted anew; no args
    Colours,   ///< of games; args: number
    Idle,      ///< of a league: who played nowhere is left out; args: number of participants
    Filled,    ///< what is empty comes back with a value; args: names of fields, as of Header
    Unreadable, ///< this program does not read the file again, or not with everybody in it; no args
};

/// @brief How many codes there are.
inline constexpr std::size_t kExportLossCount = static_cast<std::size_t>(ExportLossCode::Unreadable) + 1;

} // namespace zahlmeister::app
