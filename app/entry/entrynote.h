// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What an entry is about: a number, a participant, a team or a sign, a result.
using EntryValue = std::variant<int, engine::ParticipantNumber, std::string, engine::GameResult>;

/// @brief Why an entry cannot stand, or what goes with it; ui/text/entrytext words them.
enum class EntryCode {
    NoParticipant,    ///< number
    PlaysHimself,     ///< participant
    AlreadyPlays,     ///< participant or team, opponent, round
    SeveralGames,     ///< participant, round
    HasBye,           ///< participant, round
    HasWhite,         ///< round, White, Black
    GameWithoutRound, ///< White, Black, result
    LosesGame,        ///< participant, round; a notice
    NoResult,         ///< board, sign
    WrongCount,       ///< boards of the match, results typed
    NoTeam,           ///< number
    TeamPlaysItself,  ///< nothing
    TooFewPlayers,    ///< team, its players; a notice
    NoPlayer,         ///< team, place in its line-up
    OnOtherBoard,     ///< participant, board
    NoRound,          ///< nothing
    NobodyLeft,       ///< team
    NoMatch,          ///< team, team, round
};

/// @brief A code with what it is about, in the order given there.
struct EntryNote {
    EntryCode code;
    std::vector<EntryValue> values = {};
    bool operator==(const EntryNote&) const = default;
};

} // namespace zahlmeister::app
