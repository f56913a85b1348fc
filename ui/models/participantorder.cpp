// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/participantorder.h"

#include <algorithm>
#include <utility>

#include "app/names/namefold.h"
#include "engine/model/standings.h"
#include "engine/model/teammatches.h"
#include "engine/standings/finaltable.h"

namespace zahlmeister::ui {

namespace {

constexpr int kLastBoard = 1000; // after all that are known

/// By points; a list of tie-breaks that was chosen for the tournament decides between equals.
std::unordered_map<int, int> ranksOf(const engine::Tournament& tournament)
{
    std::unordered_map<int, int> ranks;
    for (const engine::Standing& standing : engine::standings(tournament))
        ranks[standing.number.value()] = standing.rank;
    if (tournament.header.tieBreaks.empty() || tournament.header.kind == engine::TournamentKind::Team)
        return ranks;
    const engine::FinalTable table(tournament, engine::tableOptionsOf(tournament));
    for (const engine::FinalPlace& place : table.places())
        ranks[table.played().entrants()[place.entrant].number.value()] = place.rank;
    return ranks;
}

} // namespace

std::vector<engine::ParticipantNumber> ordered(const engine::Tournament& tournament,
                                               std::vector<engine::ParticipantNumber> numbers,
                                               TableOrder order)
{
    std::ranges::sort(numbers);
    if (order == TableOrder::Number)
        return numbers;
    const std::unordered_map<int, int> ranks = ranksOf(tournament);
    std::ranges::stable_sort(numbers, {}, [&](engine::ParticipantNumber number) {
        const auto rank = ranks.find(number.value());
        return rank == ranks.end() ? 0 : rank->second;
    });
    return numbers;
}

std::vector<std::size_t> selectedRows(const engine::Tournament& tournament,
                                      const engine::Evaluation& evaluation,
                                      const ParticipantSelection& selection)
{
    const auto& participants = tournament.participants;
    std::vector<engine::ParticipantNumber> numbers;
    for (const engine::Participant& participant : participants)
        numbers.push_back(participant.number);
    const TableOrder base = selection.order == TableOrder::Place ? TableOrder::Place : TableOrder::Number;
    std::vector<std::size_t> rows;
    for (const engine::ParticipantNumber number : ordered(tournament, std::move(numbers), base)) {
        const std::size_t row = tournament.indexOf(number).value_or(participants.size());
        if (row < evaluation.participants.size() &&
            (selection.club.empty() || participants[row].club == selection.club) &&
            (selection.team.empty() || engine::playsFor(tournament, participants[row], selection.team)))
            rows.push_back(row);
    }
    const auto sortBy = [&rows](auto key) { std::ranges::stable_sort(rows, {}, key); };
    switch (selection.order) {
    case TableOrder::Number:
    case TableOrder::Place: break;
    case TableOrder::Name:
        sortBy(
            [&](std::size_t row) { return app::spelled(participants[row].name, app::NameSpelling::Search); });
        break;
    case TableOrder::Rating:
        sortBy([&](std::size_t row) { return -evaluation.participants[row].newRating.value_or(0); });
        break;
    case TableOrder::Club:
        sortBy([&](std::size_t row) {
            return std::pair(participants[row].club.empty(), participants[row].club);
        });
        break;
    case TableOrder::Team: {
        const auto teams = engine::teamNames(tournament);
        sortBy([&](std::size_t row) {
            return std::pair(std::ranges::find(teams, participants[row].team) - teams.begin(),
                             participants[row].board.value_or(kLastBoard));
        });
        break;
    }
    }
    return rows;
}

int ParticipantOrder::positionOf(engine::ParticipantNumber number) const
{
    const auto found = m_positions.find(number.value());
    return found != m_positions.end() ? found->second : -1;
}

int ParticipantOrder::greatest() const
{
    return m_numbers.empty() ? 0 : std::ranges::max(m_numbers).value();
}

int ParticipantOrder::placeFor(engine::ParticipantNumber number, TableOrder order) const
{
    const auto place =
        order == TableOrder::Number ? std::ranges::lower_bound(m_numbers, number) : m_numbers.end();
    return static_cast<int>(place - m_numbers.begin());
}

void ParticipantOrder::assign(std::vector<engine::ParticipantNumber> numbers)
{
    m_numbers = std::move(numbers);
    count();
}

void ParticipantOrder::insert(int position, engine::ParticipantNumber number)
{
    m_numbers.insert(m_numbers.begin() + position, number);
    count();
}

void ParticipantOrder::remove(int position)
{
    m_numbers.erase(m_numbers.begin() + position);
    count();
}

void ParticipantOrder::count()
{
    m_positions.clear();
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_positions[m_numbers[i].value()] = static_cast<int>(i);
}

} // namespace zahlmeister::ui
