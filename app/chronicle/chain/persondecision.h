// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A seat in a tournament, with the name of the player who sat there when it was noted.
struct PersonPlace {
    engine::TournamentId tournament;
    engine::ParticipantNumber participant;
    std::string name; ///< of the participant, as he was then

    bool operator==(const PersonPlace&) const = default;
};

/// @brief What the referee decided about two persons.
enum class PersonDecisionKind {
    Same,  ///< they are one
    Apart, ///< some of the seats of one belong to somebody else
};

/// @brief How far a decision has been carried out.
enum class PersonDecisionState {
    Earlier, ///< made by an earlier version of the program, which did not record who sits where
    Linked,  ///< the seats are linked to the persons
    Settled, ///< and entries were settled where two histories follow each other now
};

/// @brief What a decision did to a seat; of a merger also that one stays whose it was.
struct DecidedSeat {
    engine::TournamentId tournament;
    engine::ParticipantNumber participant;
    std::string before = {}; ///< uuid of the person; empty: it was unclear who he is
    std::string after = {};  ///< likewise; empty with `before`: only his entry was settled
    bool isSettled = false;  ///< his entry follows from the chain by the decision

    bool operator==(const DecidedSeat&) const = default;
};

/// @brief Something that the referee knows of persons and their data do not tell.
struct PersonDecision {
    std::int64_t id = 0; ///< in the order of the decisions
    PersonDecisionKind kind;
    PersonPlace one; ///< of Apart: the first seat that is somebody else's
    PersonPlace other;
    std::string reason = {};                  ///< may be empty
    std::optional<engine::Date> decided = {}; ///< nothing: it is not stored yet
    PersonDecisionState state = PersonDecisionState::Earlier;
    std::vector<DecidedSeat> seats = {};

    bool operator==(const PersonDecision&) const = default;
};

using PersonDecisions = std::vector<PersonDecision>;

} // namespace zahlmeister::app
