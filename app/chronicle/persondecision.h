// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A seat in a tournament. The name tells whether it is still taken by whom a decision meant: numbers
/// of participants may be given anew.
struct PersonPlace {
    engine::TournamentId tournament;
    engine::ParticipantNumber participant;
    std::string name; ///< of the participant, as he was then

    bool operator==(const PersonPlace&) const = default;
};

/// @brief What the referee decided about two seats.
enum class PersonDecisionKind {
    Same,  ///< one person sat on both
    Apart, ///< who sat on the first is no other than who sat on the second, and nobody whom his data name
};

/// @brief Something that the referee knows of persons and their data do not tell.
struct PersonDecision {
    std::int64_t id = 0; ///< in the order of the decisions
    PersonDecisionKind kind;
    PersonPlace one;
    PersonPlace other;                        ///< of Apart may be the same seat
    std::string reason = {};                  ///< may be empty
    std::optional<engine::Date> decided = {}; ///< nothing: it is not stored yet

    bool operator==(const PersonDecision&) const = default;
};

using PersonDecisions = std::vector<PersonDecision>;

} // namespace zahlmeister::app
