// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/chronicle/recalculation.h"

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
    PersonPlace other;       ///< of Apart may be the same seat
    std::string reason = {}; ///< may be empty

    bool operator==(const PersonDecision&) const = default;
};

/// @brief Tells who is who in many tournaments: as PersonRegistry does, and as the referee decided.
class PersonIndex {
public:
    /// @param tournaments in the order of evaluation
    /// @param decisions of which those count whose seats are there and taken by somebody of that name
    explicit PersonIndex(const ChronicleTournaments& tournaments,
                         const std::vector<PersonDecision>& decisions = {});

    /// @brief Number of persons.
    [[nodiscard]] std::size_t size() const { return m_size; }

    /// @brief The persons of a tournament's participants: from 0 in the order in which they appear; nothing
    /// for a computer.
    /// @param tournament position in the order given
    [[nodiscard]] std::span<const std::optional<std::size_t>> of(std::size_t tournament) const
    {
        return m_persons[tournament];
    }

private:
    void decide(const ChronicleTournaments& tournaments, const std::vector<PersonDecision>& decisions);

    std::vector<std::vector<std::optional<std::size_t>>> m_persons;
    std::size_t m_size = 0;
};

} // namespace zahlmeister::app
