// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/simulatedgames.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "engine/model/berger.h"
#include "engine/rules/expectancy.h"

namespace zahlmeister::app {

using engine::ParticipantNumber;

namespace simulation {

namespace {

/// How many in a thousand of a sandbagger's games are lost on purpose while he holds back.
constexpr int kThrownGames = 500;

/// How many in a thousand do not come to a match.
constexpr int kAbsent = 150;

ParticipantNumber numberOf(std::size_t seat)
{
    return ParticipantNumber(static_cast<int>(seat) + 1);
}

/// The day of a round, evenly from the first day to the last.
engine::Date dayOf(const engine::TournamentHeader& header, int round, int rounds)
{
    const int days = header.start->daysTo(*header.end);
    return header.start->plusDays(rounds > 1 ? days * (round - 1) / (rounds - 1) : 0);
}

/// A tournament by the Swiss system while it is played.
class Swiss {
public:
    Swiss(const std::vector<SimulatedSeat>& seats, SimulatedChance& chance)
        : m_seats(seats),
          m_chance(chance),
          m_halfPoints(seats.size()),
          m_whites(seats.size()),
          m_lastWhite(seats.size()),
          m_hadBye(seats.size()),
          m_met(seats.size() * seats.size())
    {
    }

    /// Plays a round; false when it cannot be paired.
    bool playRound(engine::Tournament& tournament, int round, int rounds);

private:
    using Pair = std::pair<std::size_t, std::size_t>;

    [[nodiscard]] bool haveMet(std::size_t a, std::size_t b) const { return m_met[a * m_seats.size() + b]; }
    [[nodiscard]] std::optional<std::size_t> takeBye(std::vector<std::size_t>& order) const;
    [[nodiscard]] std::size_t opponentFor(const std::vector<std::size_t>& order) const;
    [[nodiscard]] std::optional<std::vector<Pair>> paired(std::vector<std::size_t> order) const;
    [[nodiscard]] bool exchange(std::vector<Pair>& pairs, std::size_t one, std::size_t other) const;
    [[nodiscard]] bool isFirstWhite(std::size_t a, std::size_t b);
    void note(std::size_t white, std::size_t black, engine::GameResult result);

    const std::vector<SimulatedSeat>& m_seats;
    SimulatedChance& m_chance;
    std::vector<int> m_halfPoints;
    std::vector<int> m_whites; ///< games with White less those with Black
    std::vector<bool> m_lastWhite;
    std::vector<bool> m_hadBye;
    std::vector<bool> m_met;
};

/// The last one who has had none.
std::optional<std::size_t> Swiss::takeBye(std::vector<std::size_t>& order) const
{
    if (order.size() % 2 == 0)
        return std::nullopt;
    for (std::size_t i = order.size(); i-- > 0;) {
        if (const std::size_t seat = order[i]; !m_hadBye[seat]) {
            order.erase(order.begin() + static_cast<std::ptrdiff_t>(i));
            return seat;
        }
    }
    return std::nullopt;
}

/// Whom the first of those who are left meets: position in the order, 0 when he has met everybody. In his
/// group the one half of the group below him, then those after that one, then those before.
std::size_t Swiss::opponentFor(const std::vector<std::size_t>& order) const
{
    const std::size_t first = order.front();
    std::size_t group = 1;
    while (group < order.size() && m_halfPoints[order[group]] == m_halfPoints[first])
        ++group;
    const std::size_t half = std::max<std::size_t>(group / 2, 1);
    for (std::size_t i = half; i < group; ++i) {
        if (!haveMet(first, order[i]))
            return i;
    }
    for (std::size_t i = std::min(half, group); i-- > 1;) {
        if (!haveMet(first, order[i]))
            return i;
    }
    for (std::size_t i = group; i < order.size(); ++i) {
        if (!haveMet(first, order[i]))
            return i;
    }
    return 0;
}

/// Breaks a pair up for two who have met each other, from the last pair on.
bool Swiss::exchange(std::vector<Pair>& pairs, std::size_t one, std::size_t other) const
{
    for (std::size_t i = pairs.size(); i-- > 0;) {
        const auto [a, b] = pairs[i];
        for (const auto& [x, y] : {Pair(a, b), Pair(b, a)}) {
            if (!haveMet(x, one) && !haveMet(y, other)) {
                pairs[i] = {x, one};
                pairs.emplace_back(y, other);
                return true;
            }
        }
    }
    return false;
}

std::optional<std::vector<Swiss::Pair>> Swiss::paired(std::vector<std::size_t> order) const
{
    std::vector<Pair> pairs;
    std::vector<std::size_t> left; // who found nobody
    while (!order.empty()) {
        const std::size_t first = order.front();
        const std::size_t at = order.size() > 1 ? opponentFor(order) : 0;
        if (at == 0) {
            left.push_back(first);
        } else {
            pairs.emplace_back(first, order[at]);
            order.erase(order.begin() + static_cast<std::ptrdiff_t>(at));
        }
        order.erase(order.begin());
    }
    for (std::size_t i = 0; i + 1 < left.size(); i += 2) {
        if (!exchange(pairs, left[i], left[i + 1]))
            return std::nullopt;
    }
    return pairs;
}

bool Swiss::isFirstWhite(std::size_t a, std::size_t b)
{
    if (m_whites[a] != m_whites[b])
        return m_whites[a] < m_whites[b];
    if (m_lastWhite[a] != m_lastWhite[b])
        return !m_lastWhite[a];
    return m_chance.below(2) == 0;
}

void Swiss::note(std::size_t white, std::size_t black, engine::GameResult result)
{
    m_met[white * m_seats.size() + black] = true;
    m_met[black * m_seats.size() + white] = true;
    m_halfPoints[white] += engine::tablePoints(result.white).halfPoints();
    m_halfPoints[black] += engine::tablePoints(result.black).halfPoints();
    ++m_whites[white];
    --m_whites[black];
    m_lastWhite[white] = true;
    m_lastWhite[black] = false;
}

bool Swiss::playRound(engine::Tournament& tournament, int round, int rounds)
{
    std::vector<std::size_t> order(m_seats.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t i) { return m_halfPoints[i]; });
    const auto bye = takeBye(order);
    const auto pairs = paired(std::move(order));
    if (!pairs)
        return false;
    if (bye) {
        tournament.participants[*bye].byes.push_back({round, engine::kWin, engine::ByeKind::Allocated});
        m_hadBye[*bye] = true;
        m_halfPoints[*bye] += engine::kWin.halfPoints();
    }
    int board = 0;
    for (const auto& [a, b] : *pairs) {
        const auto [white, black] = isFirstWhite(a, b) ? Pair(a, b) : Pair(b, a);
        const auto result = drawnResult(m_chance, m_seats[white], m_seats[black]);
        note(white, black, result);
        tournament.games.push_back({.round = round,
                                    .white = numberOf(white),
                                    .black = numberOf(black),
                                    .result = result,
                                    .date = dayOf(tournament.header, round, rounds),
                                    .board = ++board});
    }
    return true;
}

/// A league while it is played.
class League {
public:
    League(const std::vector<SimulatedTeam>& teams, SimulatedChance& chance)
        : m_teams(teams), m_chance(chance)
    {
    }

    void play(engine::Tournament& tournament, int boards, int daysBetweenRounds);
    [[nodiscard]] std::vector<SimulatedSeat> seated(engine::Tournament& tournament);

private:
    /// Who sits at a board: his team, and his place in it.
    using Place = std::pair<std::size_t, std::size_t>;

    struct Meeting {
        Place white;
        Place black;
        std::size_t game; ///< of the tournament
    };

    [[nodiscard]] std::vector<Place> lineup(std::size_t team, int boards);

    const std::vector<SimulatedTeam>& m_teams;
    SimulatedChance& m_chance;
    std::vector<Meeting> m_meetings;
};

std::vector<League::Place> League::lineup(std::size_t team, int boards)
{
    std::vector<Place> places;
    const std::size_t all = m_teams[team].seats.size();
    std::size_t spare = all - static_cast<std::size_t>(boards);
    for (std::size_t i = 0; i < all && std::ssize(places) < boards; ++i) {
        if (spare > 0 && m_chance.happens(kAbsent))
            --spare;
        else
            places.emplace_back(team, i);
    }
    return places;
}

void League::play(engine::Tournament& tournament, int boards, int daysBetweenRounds)
{
    const auto rounds = engine::bergerRounds(static_cast<int>(m_teams.size()), 1);
    tournament.header.rounds = static_cast<int>(rounds.size());
    tournament.header.end =
        tournament.header.start->plusDays((*tournament.header.rounds - 1) * daysBetweenRounds);
    for (const SimulatedTeam& team : m_teams)
        tournament.header.teams.push_back({.name = team.name, .club = team.club});
    for (int round = 1; round <= *tournament.header.rounds; ++round) {
        const engine::Date day = tournament.header.start->plusDays((round - 1) * daysBetweenRounds);
        for (const auto& [first, second] : rounds[static_cast<std::size_t>(round) - 1]) {
            const auto home = static_cast<std::size_t>(first) - 1;
            const auto away = static_cast<std::size_t>(second) - 1;
            tournament.header.schedule.push_back(
                {.round = round, .home = m_teams[home].name, .away = m_teams[away].name, .date = day});
            const auto hosts = lineup(home, boards);
            const auto guests = lineup(away, boards);
            for (std::size_t board = 0; board < hosts.size(); ++board) {
                const bool isHostWhite = board % 2 == 1; // on even boards, counted from 1
                const Place white = isHostWhite ? hosts[board] : guests[board];
                const Place black = isHostWhite ? guests[board] : hosts[board];
                const auto result = drawnResult(m_chance, m_teams[white.first].seats[white.second],
                                                m_teams[black.first].seats[black.second]);
                m_meetings.push_back({white, black, tournament.games.size()});
                tournament.games.push_back({.round = round,
                                            .white = numberOf(0),
                                            .black = numberOf(0),
                                            .result = result,
                                            .date = day,
                                            .board = static_cast<int>(board) + 1,
                                            .whiteTeam = m_teams[white.first].name,
                                            .blackTeam = m_teams[black.first].name});
            }
        }
    }
}

/// Makes participants of those who played.
std::vector<SimulatedSeat> League::seated(engine::Tournament& tournament)
{
    std::vector<Place> places;
    for (const Meeting& meeting : m_meetings) {
        places.push_back(meeting.white);
        places.push_back(meeting.black);
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    const auto seatOf = [&](const Place& place) {
        return numberOf(static_cast<std::size_t>(std::ranges::lower_bound(places, place) - places.begin()));
    };
    for (const Meeting& meeting : m_meetings) {
        tournament.games[meeting.game].white = seatOf(meeting.white);
        tournament.games[meeting.game].black = seatOf(meeting.black);
    }
    std::vector<SimulatedSeat> seats;
    for (const auto& [team, place] : places) {
        tournament.participants.push_back({.number = numberOf(seats.size()),
                                           .team = m_teams[team].name,
                                           .board = static_cast<int>(place) + 1});
        seats.push_back(m_teams[team].seats[place]);
    }
    return seats;
}

} // namespace

} // namespace simulation

// RULE: WO2026 3.3.1
engine::GameResult drawnResult(SimulatedChance& chance, const SimulatedSeat& white,
                               const SimulatedSeat& black)
{
    if (white.holdsBack && chance.happens(simulation::kThrownGames))
        return engine::kBlackWins;
    if (black.holdsBack && chance.happens(simulation::kThrownGames))
        return engine::kWhiteWins;
    const auto difference = static_cast<double>(white.strength - black.strength) / 1000;
    const engine::ExpectedScore expected = engine::expectedScore(difference);
    const engine::ExpectedScore less = std::min(expected, engine::kExpectedUnit - expected);
    // Two of the same strength draw 15 to 55 of 100 games. What is taken from wins and losses alike leaves
    // the expected score as it is.
    const std::int64_t percent =
        std::clamp<std::int64_t>((white.strength + black.strength) / 2000 / 40 - 10, 15, 55);
    const engine::ExpectedScore taken = less / 100 * percent;
    const std::int64_t drawn = chance.share();
    if (drawn < expected - taken)
        return engine::kWhiteWins;
    return drawn < expected + taken ? engine::kDrawn : engine::kBlackWins;
}

void playSwiss(engine::Tournament& tournament, const std::vector<SimulatedSeat>& seats, int rounds,
               SimulatedChance& chance)
{
    simulation::Swiss swiss(seats, chance);
    tournament.header.rounds = 0;
    for (int round = 1; round <= rounds && swiss.playRound(tournament, round, rounds); ++round)
        tournament.header.rounds = round;
}

void playRoundRobin(engine::Tournament& tournament, const std::vector<SimulatedSeat>& seats, int cycles,
                    SimulatedChance& chance)
{
    const auto rounds = engine::bergerRounds(static_cast<int>(seats.size()), cycles);
    tournament.header.rounds = static_cast<int>(rounds.size());
    for (int round = 1; round <= *tournament.header.rounds; ++round) {
        int board = 0;
        for (const auto& [first, second] : rounds[static_cast<std::size_t>(round) - 1]) {
            const auto& white = seats[static_cast<std::size_t>(first) - 1];
            const auto& black = seats[static_cast<std::size_t>(second) - 1];
            tournament.games.push_back(
                {.round = round,
                 .white = ParticipantNumber(first),
                 .black = ParticipantNumber(second),
                 .result = drawnResult(chance, white, black),
                 .date = simulation::dayOf(tournament.header, round, *tournament.header.rounds),
                 .board = ++board});
        }
    }
}

std::vector<SimulatedSeat> playLeague(engine::Tournament& tournament, const std::vector<SimulatedTeam>& teams,
                                      int boards, int daysBetweenRounds, SimulatedChance& chance)
{
    simulation::League league(teams, chance);
    league.play(tournament, boards, daysBetweenRounds);
    return league.seated(tournament);
}

} // namespace zahlmeister::app
