// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/lists/listperson.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What makes the identities of a field doubtful, though each of them may look right.
enum class ConflictCode {
    SamePersonTwice, ///< two participants are one person; values: number of the other participant
    SeveralClubs,    ///< a member of several clubs, of which the participant plays for one; values: each VKZ
    SexDiffers,      ///< no values
    PerformanceFar,  ///< more than 500 points off the rating; values: performance, rating
};

/// @brief A conflict and whom it is about.
struct MatchConflict {
    ConflictCode code;
    engine::ParticipantNumber participant;
    std::vector<std::string> values = {};

    bool operator==(const MatchConflict&) const = default;
};

/// @brief A participant and the person whom he is taken for.
struct IdentifiedParticipant {
    const engine::Participant* participant = nullptr;
    std::vector<ListPerson> rows =
        {}; ///< of the person, those in force at the tournament's end; may be empty
    std::optional<int> performance = {}; ///< R_h of the tournament, when there is one
};

/// @brief Looks for conflicts in a field, in the order of the participants.
///
/// Computers are left out. A person occurs twice when two participants have a row, a person id, a FIDE id, or
/// VKZ and member number in common; of more than two, each is reported with the first of them, and the first
/// of the second.
[[nodiscard]] std::vector<MatchConflict> findConflicts(std::span<const IdentifiedParticipant> field);

} // namespace zahlmeister::app
