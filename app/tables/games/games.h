// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>

#include "app/tables/games/marks.h"
#include "app/tables/games/people.h"
#include "app/tables/games/pointscheck.h"
#include "app/tables/layout/layout.h"
#include "engine/model/tournament.h"

/// The games of a table, read under one assumption after another; the one without contradictions holds.
namespace zahlmeister::app {

/// @brief The games of a table, as one assumption gives them.
struct TableGames {
    std::vector<engine::Game> games = {};
    std::vector<std::vector<engine::Bye>> byes = {}; ///< as the people
    std::optional<int> rounds = {};
    std::optional<NumberMeaning> numbers = {};
    bool coloursAssumed = false;                ///< none in the table
    std::optional<bool> homeHadWhite = {};      ///< on the odd boards, as the text around the table says
    std::vector<engine::Fixture> schedule = {}; ///< who was at home in matches that have a round
    CellMarks marks = {};

    [[nodiscard]] bool isRefused() const { return marks.refusals() > 0; }
};

/// @brief Reads a crosstable.
/// @param numbers what the columns' numbers are; nothing: find out
[[nodiscard]] TableGames readCrosstable(const Layout& layout, const std::vector<TablePerson>& people,
                                        std::optional<NumberMeaning> numbers);

/// @brief Reads a progress table; likewise.
[[nodiscard]] TableGames readProgressTable(const Layout& layout, const std::vector<TablePerson>& people,
                                           std::optional<NumberMeaning> numbers);

/// @brief Reads a list of pairings with the people in it.
[[nodiscard]] TableGames readPairings(const Layout& layout, std::vector<TablePerson>& people);

/// @brief People by the number that cells and heads call them.
using PeopleByNumber = std::map<int, std::size_t>;

/// @brief Which meanings of numbers a table allows, and the people of each number.
[[nodiscard]] std::map<NumberMeaning, PeopleByNumber> numberMeanings(const std::vector<TablePerson>& people,
                                                                     std::optional<NumberMeaning> only);

/// @brief Takes the reading with the fewest contradictions; refuses when two without any differ.
/// @param readings at least one; the first is the usual one
[[nodiscard]] TableGames bestReading(std::vector<TableGames> readings);

/// @brief What one player's cell tells of a game.
struct ToldHalf {
    std::size_t person = 0; ///< position among the people
    CellGame game = {};
    CellPlace cell = {-1, -1};
};

/// @brief Reads tables in which every game stands in the rows of both players.
class RowsReader {
protected:
    RowsReader(const Layout& layout, const std::vector<TablePerson>& people, NumberMeaning meaning,
               const PeopleByNumber& numbers);

    /// @brief A letter that stands for a colour somewhere in the table.
    void addLetter(QChar letter);

    /// @brief Takes a game, unless both have the same colour.
    /// @param firstIsWhite what holds where no letter tells the colours
    void addGame(const ToldHalf& first, const ToldHalf& second, engine::GameResult result,
                 std::optional<int> round, bool firstIsWhite);

    /// @brief Compares the points when nothing contradicts so far, and hands over what was read.
    [[nodiscard]] TableGames finish();

    /// @brief What a person is called in the table.
    [[nodiscard]] const std::string& name(std::size_t person) const { return m_people[person].name(); }

    const Layout& m_layout;
    const std::vector<TablePerson>& m_people;
    const PeopleByNumber& m_numbers;
    PointsCheck m_points;
    TableGames m_result;

private:
    QString m_letters;
};

} // namespace zahlmeister::app
