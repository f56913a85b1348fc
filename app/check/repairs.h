// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/fields/edit.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What a repair does; ui/text turns it into the words of a button.
enum class RepairKind {
    SetEnd,          ///< args: day of the last game
    SwapDates,       ///< start and end; no args
    ExtendPeriod,    ///< so that it includes the game; args: day of the game
    SetRounds,       ///< args: rounds
    SetMode,         ///< args: engine mode as a number of engine::TournamentMode
    MarkMatch,       ///< no args
    MarkIndividual,  ///< no args
    MarkHybrid,      ///< no args
    MarkAnnounced,   ///< no args
    SetYouthClass,   ///< args: class
    UseRulesByDate,  ///< no args
    UseBirthDate,    ///< the year is that of the date; args: year
    ClearBirthDate,  ///< the year stays; no args
    ClearMember,     ///< no args
    MarkComputer,    ///< no args
    ClearRating,     ///< of a computer; no args
    ClearIndex,      ///< no args
    TakeListed,      ///< the list's rating or index instead of the own one; args: value, empty for none
    SetIndex,        ///< args: index
    DropCarryOver,   ///< args: number of games dropped
    ForfeitZeros,    ///< the zeros at the end become forfeits; args: number of games
    RemoveBye,       ///< args: round
    RemoveGame,      ///< no args
    RemoveEmptyRows, ///< all in which nothing was ever typed; args: number of participants
};

/// @brief One click that settles a finding.
struct Repair {
    RepairKind kind;
    std::vector<std::string> args = {}; ///< as documented at the kind
    EditGroup edits = {};               ///< one undoable step, named EditKind::Repair

    bool operator==(const Repair&) const = default;
};

/// @brief The repairs that suggest themselves for a finding, the likeliest first; none when a person must
/// look.
/// @param finding of this tournament as it stands
[[nodiscard]] std::vector<Repair> repairsFor(const engine::Finding& finding,
                                             const engine::Tournament& tournament);

} // namespace zahlmeister::app
