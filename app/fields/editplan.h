// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/fields/edit.h"
#include "app/fields/gameindex.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A tournament in memory together with what makes it fast to edit.
struct EditableTournament {
    engine::Tournament tournament; ///< participants in the order of numbers, games in the order of ids
    std::optional<engine::Arithmetic> arithmetic;
    GameIndex games;
    engine::GameId nextGame = engine::GameId(1); ///< for the next new game; larger than every id in use
};

/// @brief One change that is certain to work, and what takes it back.
struct PlannedChange {
    Edit edit; ///< a new game has its id here
    Edit inverse;
};

/// @brief Where edits come from.
enum class EditOrigin {
    Entered, ///< texts keep to their lengths, unless they stood there before
    UndoLog, ///< they stood there once
};

/// @brief Works out, without changing anything, what the edits would do one after the other, with the teams
/// of games that go with them (withTeams()).
/// @return the changes in order, without those that change nothing; Error::UnknownParticipant, UnknownGame,
///         GameAgainstSelf, OutOfRange (also for the removal of a participant who has games), WrongType
[[nodiscard]] Result<std::vector<PlannedChange>> planEdits(const EditableTournament& state,
                                                           const std::vector<Edit>& edits,
                                                           EditOrigin origin = EditOrigin::Entered);

/// @brief The edits of a plan, in order.
[[nodiscard]] std::vector<Edit> editsOf(const std::vector<PlannedChange>& plan);

/// @brief The edits that take a plan back: the inverse ones in reverse order.
[[nodiscard]] std::vector<Edit> inverseOf(const std::vector<PlannedChange>& plan);

} // namespace zahlmeister::app
