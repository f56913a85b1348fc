// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/tables/games/marks.h"
#include "app/tables/games/people.h"
#include "app/tables/layout/layout.h"
#include "engine/base/score.h"

namespace zahlmeister::app {

/// @brief Compares the points of the table with those of the games and byes, and settles byes whose points
/// only the sum tells.
class PointsCheck {
public:
    PointsCheck(const Layout& layout, const std::vector<TablePerson>& people);

    /// @brief Points of a person that come from the table's games.
    void add(std::size_t person, engine::SideResult side);
    void add(std::size_t person, engine::Score score) { m_sums[person].games += score.halfPoints(); }

    /// @brief A point that some tables count and others do not: against a stand-in for "no opponent".
    void addPerhaps(std::size_t person, engine::Score score) { m_sums[person].perhaps += score.halfPoints(); }

    /// @brief A bye whose points only the sum tells.
    void addOpenBye(std::size_t person) { m_sums[person].open += 1; }

    /// @brief The table does not show byes: a player with fewer games than others may have half a point or a
    /// whole one more than his games gave.
    void allowHiddenByes() { m_mayHideByes = true; }

    /// @brief Whether the table tells points at all.
    [[nodiscard]] bool hasPoints() const { return m_column >= 0; }

    /// @brief Points of an open bye of this person: all of them the same; a whole point when nothing tells.
    [[nodiscard]] engine::Score openBye(std::size_t person) const;

    /// @brief Refuses what differs.
    void check(CellMarks& marks) const;

private:
    struct Sum {
        int games = 0; ///< half points
        int perhaps = 0;
        int open = 0; ///< byes
        int played = 0;
        int wins = 0;
        int draws = 0;
        std::optional<int> told = {};
    };

    [[nodiscard]] int computed(std::size_t person, bool withPerhaps) const;
    [[nodiscard]] std::vector<std::size_t> differing(bool withPerhaps) const;
    [[nodiscard]] bool noteOtherScoring(CellMarks& marks) const;
    [[nodiscard]] bool mayBeBye(const Sum& sum, int points) const;

    const Layout& m_layout;
    const std::vector<TablePerson>& m_people;
    int m_column = -1;
    bool m_mayHideByes = false;
    std::vector<Sum> m_sums;
};

} // namespace zahlmeister::app
