// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A copy of a tournament on which entries are planned one after the other, so that a later one sees
/// what the earlier ones do.
class TrialTournament {
public:
    /// @param before must outlive this
    explicit TrialTournament(const engine::Tournament& before) : m_before(before), m_tournament(before) { }

    /// @brief The tournament with everything that was adopted; new games have negative ids.
    [[nodiscard]] const engine::Tournament& tournament() const { return m_tournament; }

    /// @brief Does what edits of participants and games say, here and nowhere else.
    void adopt(const std::vector<Edit>& edits);

    /// @brief Whether edits would change a result or the colours of a game of a round that has its result, or
    /// that was adopted: a text says something else than what is there, or than it said itself.
    [[nodiscard]] bool isContradictedBy(const std::vector<Edit>& edits) const;

    /// @brief The edits that lead from the tournament before to this one.
    [[nodiscard]] std::vector<Edit> edits() const;

private:
    const engine::Tournament& m_before;
    engine::Tournament m_tournament;
    std::int64_t m_nextNew = -1;
};

} // namespace zahlmeister::app
