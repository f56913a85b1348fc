// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/games/games.h"

#include <algorithm>
#include <tuple>

namespace zahlmeister::app {

namespace {

/// The same games, from either side.
bool haveSameGames(const TableGames& a, const TableGames& b)
{
    const auto sorted = [](std::vector<engine::Game> games) {
        for (engine::Game& game : games) {
            if (game.black < game.white)
                game = engine::withColoursExchanged(std::move(game));
        }
        std::ranges::sort(games, {}, [](const engine::Game& game) {
            return std::tuple(game.round, game.white, game.black, game.result.white, game.result.black);
        });
        return games;
    };
    return sorted(a.games) == sorted(b.games) && a.byes == b.byes;
}

std::optional<int> numberOf(const TablePerson& person, std::size_t position, NumberMeaning meaning)
{
    switch (meaning) {
    case NumberMeaning::StartNumber: return person.number;
    case NumberMeaning::Rank: return person.rank;
    case NumberMeaning::Row: break;
    }
    return static_cast<int>(position) + 1;
}

} // namespace

std::map<NumberMeaning, PeopleByNumber> numberMeanings(const std::vector<TablePerson>& people,
                                                       std::optional<NumberMeaning> only)
{
    std::map<NumberMeaning, PeopleByNumber> meanings;
    for (const NumberMeaning meaning :
         {NumberMeaning::StartNumber, NumberMeaning::Rank, NumberMeaning::Row}) {
        if (only && *only != meaning)
            continue;
        PeopleByNumber numbers;
        bool complete = true;
        for (std::size_t i = 0; i < people.size(); ++i) {
            // Shared ranks do not tell who is meant.
            if (const auto number = numberOf(people[i], i, meaning))
                complete = numbers.emplace(*number, i).second && complete;
            else
                complete = complete && people[i].dummy;
        }
        if (!numbers.empty() && (complete || only))
            meanings.emplace(meaning, std::move(numbers));
    }
    return meanings.empty() && only ? numberMeanings(people, std::nullopt) : meanings;
}

TableGames bestReading(std::vector<TableGames> readings)
{
    const auto best = std::ranges::min_element(
        readings, {}, [](const TableGames& reading) { return reading.marks.refusals(); });
    const auto contradicts = [&](const TableGames& other) {
        return !other.isRefused() && !haveSameGames(other, *best);
    };
    if (!best->isRefused() && std::ranges::any_of(readings, contradicts))
        best->marks.refuse(ImportCode::NumbersAmbiguous, {});
    return std::move(*best);
}

// RowsReader

RowsReader::RowsReader(const Layout& layout, const std::vector<TablePerson>& people, NumberMeaning meaning,
                       const PeopleByNumber& numbers)
    : m_layout(layout),
      m_people(people),
      m_numbers(numbers),
      m_points(layout, people),
      m_result{.byes = std::vector<std::vector<engine::Bye>>(people.size()),
               .numbers = meaning,
               .marks = CellMarks(*layout.grid)}
{
}

void RowsReader::addLetter(QChar letter)
{
    if (!letter.isNull() && !m_letters.contains(letter))
        m_letters += letter;
}

void RowsReader::addGame(const ToldHalf& first, const ToldHalf& second, engine::GameResult result,
                         std::optional<int> round, bool firstIsWhite)
{
    if (!first.game.colour.isNull() && first.game.colour == second.game.colour) {
        m_result.marks.refuse(
            ImportCode::ColoursEqual,
            {name(first.person), name(second.person), round ? std::to_string(*round) : std::string()},
            first.cell, second.cell);
        return;
    }
    m_points.add(first.person, result.white);
    m_points.add(second.person, result.black);
    if (const auto white = isWhiteLetter(first.game.colour, m_letters))
        firstIsWhite = *white;
    else if (const auto otherWhite = isWhiteLetter(second.game.colour, m_letters))
        firstIsWhite = !*otherWhite;
    const engine::Game game{.id = engine::GameId(0),
                            .round = round,
                            .white = m_people[first.person].participant.number,
                            .black = m_people[second.person].participant.number,
                            .result = result};
    m_result.games.push_back(firstIsWhite ? game : engine::withColoursExchanged(game));
}

TableGames RowsReader::finish()
{
    if (!m_result.isRefused())
        m_points.check(m_result.marks);
    m_result.coloursAssumed = m_letters.isEmpty() && !m_result.games.empty();
    return std::move(m_result);
}

} // namespace zahlmeister::app
