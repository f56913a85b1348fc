// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/chronicle/recalculation.h"

namespace zahlmeister::app {

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

/// @brief The tournaments in which somebody would sit twice by decisions, and does not by those before:
/// nobody plays against himself, so such decisions are refused.
/// @param tournaments in the order of evaluation, with those in the waste basket, which may come back
[[nodiscard]] std::vector<engine::TournamentId> seatedTwice(const ChronicleTournaments& tournaments,
                                                            const PersonDecisions& before,
                                                            const PersonDecisions& after);

} // namespace zahlmeister::app
