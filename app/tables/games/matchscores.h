// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/tables/games/marks.h"
#include "app/tables/layout/layout.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The boards of matches, in the order of the rows, and the scores that stand above or beside them.
class MatchScores {
public:
    explicit MatchScores(const Layout& layout) : m_layout(layout) { }

    /// @brief Adds a row with a game or an unoccupied board. Rows of the same teams that follow each other
    /// are one match; rows without teams are none.
    /// @param result the side on the left first
    /// @return which board of its match it is, from 1; nothing without a match
    std::optional<int> add(int row, std::optional<int> round, engine::GameResult result);

    /// @brief The matches that have a round, as they follow each other.
    [[nodiscard]] std::vector<engine::Fixture> schedule() const;

    /// @brief Notes matches whose boards do not add up to the score given.
    void tell(CellMarks& marks) const;

private:
    struct Match {
        std::optional<int> round;
        QString home;
        QString guest;
        QString told;    ///< empty: the table has no score
        CellPlace place; ///< of its first score
        int homeHalfPoints = 0;
        int guestHalfPoints = 0;
        int boards = 0;
    };

    const Layout& m_layout;
    std::vector<Match> m_matches = {};
};

} // namespace zahlmeister::app
