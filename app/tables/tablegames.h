// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>

#include "app/tables/tablecell.h"
#include "app/tables/tablemarks.h"
#include "app/tables/tablepeople.h"
#include "app/tables/tableshape.h"
#include "engine/model/tournament.h"

/// The games of a table, read under one assumption after another; the one without contradictions holds.
namespace zahlmeister::app {

/// @brief The games of a table, as one assumption gives them.
struct TableGames {
    std::vector<engine::Game> games = {};
    std::vector<std::vector<engine::Bye>> byes = {}; ///< as the people
    std::optional<int> rounds = {};
    std::optional<NumberMeaning> numbers = {};
    bool coloursAssumed = false; ///< none in the table
    TableMarks marks;
};

/// @brief Reads a crosstable.
/// @param numbers what the columns' numbers are; nothing: find out
[[nodiscard]] TableGames readCrosstable(const TableShape& shape, const std::vector<TablePerson>& people,
                                        std::optional<NumberMeaning> numbers);

/// @brief Reads a progress table; likewise.
[[nodiscard]] TableGames readProgressTable(const TableShape& shape, const std::vector<TablePerson>& people,
                                           std::optional<NumberMeaning> numbers);

/// @brief Reads a list of pairings with the people in it.
[[nodiscard]] TableGames readPairings(const TableShape& shape, std::vector<TablePerson>& people);

/// @brief The result of a game that both players' cells tell; nothing when they contradict each other.
[[nodiscard]] std::optional<engine::GameResult> combined(const CellGame& a, const CellGame& b);

/// @brief What the opponent's cell must say; kNotPlayed for what has no such result.
[[nodiscard]] engine::SideResult complementOf(engine::SideResult side);

/// @brief Which meanings of numbers a table allows, and the people of each number.
[[nodiscard]] std::map<NumberMeaning, std::map<int, std::size_t>>
numberMeanings(const std::vector<TablePerson>& people, std::optional<NumberMeaning> only);

/// @brief Takes the reading with the fewest contradictions; refuses when two without any differ.
/// @param readings at least one; the first is the usual one
[[nodiscard]] TableGames bestReading(std::vector<TableGames> readings);

/// @brief Whether a letter means White; nothing for none.
/// @param letters all that occur in the table
[[nodiscard]] std::optional<bool> isWhiteLetter(QChar letter, const QString& letters);

/// @brief Compares the points of the table with those of the games and byes, and settles byes whose points
/// only the sum tells.
class PointsCheck {
public:
    PointsCheck(const TableShape& shape, const std::vector<TablePerson>& people);

    /// @brief Points of a person that come from the table's games.
    void add(std::size_t person, engine::SideResult side);
    void add(std::size_t person, engine::Score score) { m_sums[person].games += score.halfPoints(); }

    /// @brief A point that some tables count and others do not: against a stand-in for "no opponent".
    void addPerhaps(std::size_t person, engine::Score score) { m_sums[person].perhaps += score.halfPoints(); }

    /// @brief A bye whose points only the sum tells.
    void addOpenBye(std::size_t person) { m_sums[person].open += 1; }

    /// @brief The table does not show byes: whoever played less often than others may have half a point or a
    /// whole one more than his games gave.
    void allowHiddenByes() { m_mayHideByes = true; }

    /// @brief Whether the table tells points at all.
    [[nodiscard]] bool hasPoints() const { return m_column >= 0; }

    /// @brief Points of an open bye of this person: all of them the same; a whole point when nothing tells.
    [[nodiscard]] engine::Score openBye(std::size_t person) const;

    /// @brief Refuses what differs.
    void check(TableMarks& marks) const;

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

    [[nodiscard]] int computed(const Sum& sum, std::size_t person, bool withPerhaps) const;
    [[nodiscard]] bool fitsScoring(int win, int draw) const;
    [[nodiscard]] bool mayBeBye(const Sum& sum, int points) const;

    const TableShape& m_shape;
    const std::vector<TablePerson>& m_people;
    int m_column = -1;
    bool m_mayHideByes = false;
    std::vector<Sum> m_sums;
};

} // namespace zahlmeister::app
