// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/simulation.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>

#include "app/files/privatefile.h"
#include "app/lab/simulatedgames.h"
#include "app/lab/simulatedplayers.h"
#include "app/lab/simulatedratings.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::ParticipantNumber;

namespace simulation {

namespace {

using Players = std::vector<std::uint32_t>;

constexpr int kDaysOfYear = 360;                        ///< on which tournaments may end
constexpr int kDaysBetweenRounds = 14;                  ///< of a league
constexpr int kFarms = 2;                               ///< tournaments of a farmer in a year
constexpr std::int64_t kFarmed = 300 * kSimulatedPoint; ///< so much weaker are those whom he plays

/// With what somebody enters his first tournament who is there at the beginning.
struct FirstEntry {
    int rating;
    int index;
    bool isListed; ///< else it was typed
};

enum class EventKind { Open, Equals, Club, League, Youth, Farm };

/// A tournament that is planned.
struct Event {
    EventKind kind;
    int region;
    int start; ///< day of the year, from 0
    int end;
    std::string level = {};
    std::uint32_t host = 0; ///< of a farm: the farmer
    std::vector<std::pair<std::string, Players>> teams =
        {};         ///< of a league: club and players, strongest first
    int boards = 0; ///< of a league
    std::size_t sequence = 0;
};

/// Teams of one size.
struct TeamClass {
    int boards;
    int substitutes;
};
constexpr std::array kTeamClasses{TeamClass{8, 3}, TeamClass{6, 3}, TeamClass{4, 2}};
constexpr std::size_t kTeamsOfLeague = 8;
constexpr std::size_t kFewestTeams = 4;

constexpr std::array kYouthAges{12, 14, 16, 18, 20};

class Simulator {
public:
    explicit Simulator(const SimulationSpec& spec);

    void year(int year);
    [[nodiscard]] SimulatedWorld world() &&;

private:
    [[nodiscard]] std::int64_t seenStrength(std::uint32_t player) const;
    [[nodiscard]] bool plays(std::uint32_t player) const { return !m_careers.players()[player].restsSince; }
    [[nodiscard]] bool isFarmer(std::uint32_t player) const
    {
        return m_careers.players()[player].kind == SimulatedKind::Farmer;
    }

    void add(Event event);
    void planYear();
    void planLeagues();
    void planLeague(int region, const TeamClass& size, std::vector<std::pair<std::string, Players>> teams);

    [[nodiscard]] Players some(Players candidates, std::size_t count);
    [[nodiscard]] Players playersOf(int region) const;
    [[nodiscard]] Players openField(const Event& event);
    [[nodiscard]] Players equalsField(const Event& event);
    [[nodiscard]] Players clubField(const Event& event);
    [[nodiscard]] Players youthField(const Event& event, engine::TournamentHeader& header);
    [[nodiscard]] Players farmField(const Event& event);

    void play(const Event& event);
    void playIndividual(const Event& event, engine::Tournament& tournament, Players field);
    void playTeams(const Event& event, engine::Tournament& tournament);
    void finish(engine::Tournament tournament, const std::vector<SimulatedSeat>& seats);
    void fill(engine::Participant& participant, const SimulatedSeat& seat, const std::string& rules) const;
    [[nodiscard]] SimulatedSeat seatOf(std::uint32_t player, const Event& event) const;
    [[nodiscard]] engine::TournamentHeader headerOf(const Event& event) const;

    const SimulationSpec& m_spec;
    SimulatedChance m_chance;
    SimulatedCareers m_careers;
    std::string m_firstRules; ///< on whose level the first entries are
    std::vector<FirstEntry> m_firstEntries;
    SimulatedRatings m_ratings;
    std::vector<Players> m_regions; ///< who plays this year
    std::vector<Event> m_events;    ///< of this year
    int m_year = 0;
    engine::Date m_firstDay; ///< of this year
    SimulatedWorld m_world;
};

std::string rulesOf(engine::Date end)
{
    engine::TournamentHeader header;
    header.end = end;
    const auto choice = shippedRules().choose(header); // without a named version there is always one
    return choice.has_value() ? choice->version->id : std::string();
}

Simulator::Simulator(const SimulationSpec& spec)
    : m_spec(spec),
      m_chance(spec.seed),
      m_careers(spec, m_chance),
      m_firstRules(rulesOf(spec.from.plusDays(-1))),
      m_firstDay(spec.from)
{
    const auto rules = shippedRules().find(m_firstRules);
    const double least = rules.has_value() ? (*rules)->number("minimum_rating").value_or(0) : 0;
    for (const std::uint32_t player : m_careers.active()) {
        const auto rating = static_cast<int>(
            (m_careers.strengthOf(player, 0) + m_chance.bell(50 * kSimulatedPoint)) / kSimulatedPoint);
        const int index = m_chance.between(5, std::clamp(m_careers.ageOf(player), 6, 60));
        m_firstEntries.push_back(
            {std::max({rating, static_cast<int>(least), 300}), index, m_chance.happens(800)});
        m_ratings.begin(player, m_firstEntries.back().rating * kSimulatedPoint);
    }
}

SimulatedWorld Simulator::world() &&
{
    m_world.players = std::move(m_careers.players());
    return std::move(m_world);
}

/// As others see him: somebody without a rating is taken for a beginner.
std::int64_t Simulator::seenStrength(std::uint32_t player) const
{
    const int beginner = m_careers.ageOf(player) < 18 ? 900 : 1300;
    return m_ratings.ratingOf(player).value_or(beginner * kSimulatedPoint);
}

void Simulator::year(int year)
{
    m_year = year;
    m_firstDay = m_spec.from.plusYears(year);
    if (year > 0)
        m_careers.nextYear();
    m_regions.assign(static_cast<std::size_t>(m_spec.regions), {});
    for (const std::uint32_t player : m_careers.active())
        m_regions[static_cast<std::size_t>(m_careers.players()[player].region)].push_back(player);
    planYear();
    // In the order in which they are evaluated: then everybody brings what he left the last one with.
    // RULE: WO2026 2.2.3
    std::ranges::sort(m_events, {}, [](const Event& event) {
        return std::tuple(event.end, event.start, event.level, event.sequence);
    });
    for (const Event& event : m_events)
        play(event);
}

void Simulator::add(Event event)
{
    event.level = std::string(1, "123456789ABCDEFGH"[event.region]) + "00";
    event.sequence = m_events.size();
    m_events.push_back(std::move(event));
}

void Simulator::planYear()
{
    m_events.clear();
    const auto plan = [&](EventKind kind, int count, int shortest, int longest) {
        for (int i = 0; i < count; ++i) {
            const int days = m_chance.between(shortest, longest);
            const int start = m_chance.between(0, kDaysOfYear - days);
            add({.kind = kind,
                 .region = m_chance.between(0, m_spec.regions - 1),
                 .start = start,
                 .end = start + days});
        }
    };
    plan(EventKind::Open, std::max(1, m_spec.players / 180), 2, 8);
    plan(EventKind::Equals, std::max(1, m_spec.players / 400), 4, 30);
    plan(EventKind::Club, std::max(1, m_spec.players / 400), 60, 180);
    plan(EventKind::Youth, std::max(1, m_spec.players / 270), 1, 6);
    planLeagues();
    for (const std::uint32_t player : m_careers.active()) {
        for (int i = 0; i < kFarms && isFarmer(player) && plays(player); ++i) {
            const int start = m_chance.between(0, kDaysOfYear - 60);
            add({.kind = EventKind::Farm,
                 .region = m_careers.players()[player].region,
                 .start = start,
                 .end = start + 60,
                 .host = player});
        }
    }
}

/// Every club makes teams of those who like to play in one, the strongest first.
void Simulator::planLeagues()
{
    for (int region = 0; region < m_spec.regions; ++region) {
        Players all = playersOf(region);
        std::erase_if(all,
                      [&](std::uint32_t player) { return m_careers.ageOf(player) < 10 || player % 8 < 3; });
        std::ranges::sort(all, {}, [&](std::uint32_t player) {
            return std::tuple(m_careers.players()[player].club, -seenStrength(player), player);
        });
        std::array<std::vector<std::pair<std::string, Players>>, kTeamClasses.size()> teams;
        for (auto club = all.begin(); club != all.end();) {
            const std::string name = m_careers.players()[*club].club;
            const auto end = std::find_if(club, all.end(), [&](std::uint32_t player) {
                return m_careers.players()[player].club != name;
            });
            for (std::size_t size = 0; size < kTeamClasses.size(); ++size) {
                const auto wanted = kTeamClasses[size].boards + kTeamClasses[size].substitutes;
                if (end - club >= wanted) {
                    teams[size].emplace_back(name, Players(club, club + wanted));
                    club += wanted;
                }
            }
            club = end;
        }
        for (std::size_t size = 0; size < kTeamClasses.size(); ++size)
            planLeague(region, kTeamClasses[size], std::move(teams[size]));
    }
}

/// Leagues of teams that are about as strong.
void Simulator::planLeague(int region, const TeamClass& size,
                           std::vector<std::pair<std::string, Players>> teams)
{
    std::ranges::sort(teams, {}, [&](const auto& team) {
        std::int64_t sum = 0;
        for (const std::uint32_t player : team.second)
            sum += seenStrength(player);
        return std::tuple(-sum, team.first);
    });
    for (std::size_t first = 0; first + kFewestTeams <= teams.size(); first += kTeamsOfLeague) {
        const std::size_t count = std::min(kTeamsOfLeague, teams.size() - first);
        const int rounds = static_cast<int>(count + count % 2) - 1;
        const int days = (rounds - 1) * kDaysBetweenRounds;
        const int start = m_chance.between(0, kDaysOfYear - days);
        const auto from = teams.begin() + static_cast<std::ptrdiff_t>(first);
        add({.kind = EventKind::League,
             .region = region,
             .start = start,
             .end = start + days,
             .teams = {from, from + static_cast<std::ptrdiff_t>(count)},
             .boards = size.boards});
    }
}

/// So many of some, or all, in any order.
Players Simulator::some(Players candidates, std::size_t count)
{
    count = std::min(count, candidates.size());
    for (std::size_t i = 0; i < count; ++i)
        std::swap(candidates[i], candidates[i + m_chance.below(candidates.size() - i)]);
    candidates.resize(count);
    return candidates;
}

Players Simulator::playersOf(int region) const
{
    Players players = m_regions[static_cast<std::size_t>(region)];
    std::erase_if(players, [&](std::uint32_t player) { return !plays(player); });
    return players;
}

/// Most are from the region, and more of those who like to play; few come from elsewhere.
Players Simulator::openField(const Event& event)
{
    const auto size = static_cast<std::size_t>(m_chance.between(24, 80));
    std::size_t guests = 0;
    for (std::size_t i = 0; i < size; ++i)
        guests += m_chance.happens(m_spec.guests) ? 1 : 0;
    Players locals = playersOf(event.region);
    std::erase_if(locals, [&](std::uint32_t player) {
        return isFarmer(player) || m_chance.below(4) > player % 4; // some play four times as much
    });
    Players field = some(std::move(locals), size - guests);
    for (std::size_t i = 0; i < guests; ++i) {
        const std::uint32_t guest = m_careers.active()[m_chance.below(m_careers.active().size())];
        if (plays(guest) && !isFarmer(guest) && std::ranges::find(field, guest) == field.end())
            field.push_back(guest);
    }
    return field;
}

/// Neighbours in the order of ratings.
Players Simulator::equalsField(const Event& event)
{
    const auto size = static_cast<std::size_t>(m_chance.between(8, 12));
    Players players = playersOf(event.region);
    std::erase_if(players, [&](std::uint32_t player) { return isFarmer(player); });
    std::ranges::sort(players, {},
                      [&](std::uint32_t player) { return std::pair(seenStrength(player), player); });
    if (players.size() > 2 * size) {
        const auto from =
            players.begin() + static_cast<std::ptrdiff_t>(m_chance.below(players.size() - 2 * size));
        players = Players(from, from + static_cast<std::ptrdiff_t>(2 * size));
    }
    return some(std::move(players), size);
}

/// The club of somebody who is drawn, so that large clubs come more often.
Players Simulator::clubField(const Event& event)
{
    const Players players = playersOf(event.region);
    if (players.empty())
        return {};
    const std::string& club = m_careers.players()[players[m_chance.below(players.size())]].club;
    Players members;
    std::ranges::copy_if(players, std::back_inserter(members), [&](std::uint32_t player) {
        return !isFarmer(player) && m_careers.players()[player].club == club;
    });
    return some(std::move(members), static_cast<std::size_t>(m_chance.between(6, 12)));
}

Players Simulator::youthField(const Event& event, engine::TournamentHeader& header)
{
    const int oldest = kYouthAges[m_chance.below(kYouthAges.size())];
    header.youthClass = 'U' + std::to_string(oldest);
    Players players = playersOf(event.region);
    std::erase_if(players, [&](std::uint32_t player) { return m_careers.ageOf(player) > oldest; });
    return some(std::move(players), static_cast<std::size_t>(m_chance.between(8, 30)));
}

/// A farmer, and those whom he is sure to beat.
Players Simulator::farmField(const Event& event)
{
    if (!plays(event.host))
        return {};
    Players weak = playersOf(event.region);
    std::erase_if(weak, [&](std::uint32_t player) {
        return player == event.host || !m_ratings.ratingOf(player) ||
               seenStrength(player) > seenStrength(event.host) - kFarmed;
    });
    Players field = some(std::move(weak), 6);
    if (!field.empty())
        field.push_back(event.host);
    return field;
}

engine::TournamentHeader Simulator::headerOf(const Event& event) const
{
    constexpr std::array kNames{"Offenes Turnier", "Rundenturnier",      "Vereinsturnier", "Liga",
                                "Jugendturnier",   "Doppelrundenturnier"};
    std::array<char, 32> moment{};
    const auto ms = static_cast<int>(event.sequence);
    std::snprintf(moment.data(), moment.size(), "T18:%02d:%02d.%03dZ", ms / 60'000 % 60, ms / 1000 % 60,
                  ms % 1000);
    engine::TournamentHeader header;
    header.start = m_firstDay.plusDays(event.start);
    header.end = m_firstDay.plusDays(event.end);
    header.name = std::string(kNames[static_cast<std::size_t>(event.kind)]) + ' ' + event.level.front() +
                  ' ' + std::to_string(m_year + 1) + '/' + std::to_string(event.sequence + 1);
    header.level = event.level;
    header.mode = engine::TournamentMode::RoundRobin;
    header.official = true;
    header.announced = true;
    header.processed = header.end->iso() + moment.data();
    return header;
}

SimulatedSeat Simulator::seatOf(std::uint32_t player, const Event& event) const
{
    const bool holdsBack = m_careers.players()[player].kind == SimulatedKind::Sandbagger &&
                           (static_cast<std::uint32_t>(m_year) + player) % 3 == 0;
    return {player, m_careers.strengthOf(player, event.end), holdsBack};
}

void Simulator::play(const Event& event)
{
    engine::Tournament tournament;
    tournament.header = headerOf(event);
    switch (event.kind) {
    case EventKind::Open: playIndividual(event, tournament, openField(event)); break;
    case EventKind::Equals: playIndividual(event, tournament, equalsField(event)); break;
    case EventKind::Club: playIndividual(event, tournament, clubField(event)); break;
    case EventKind::Youth: playIndividual(event, tournament, youthField(event, tournament.header)); break;
    case EventKind::Farm: playIndividual(event, tournament, farmField(event)); break;
    case EventKind::League: playTeams(event, tournament); break;
    }
}

/// Fields of many play by the Swiss system; too few do not play at all.
void Simulator::playIndividual(const Event& event, engine::Tournament& tournament, Players field)
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kFewestForSwiss = 14;
    if (field.size() < kFewest)
        return;
    std::ranges::sort(field, {},
                      [&](std::uint32_t player) { return std::pair(-seenStrength(player), player); });
    std::vector<SimulatedSeat> seats;
    for (const std::uint32_t player : field) {
        tournament.participants.push_back({.number = ParticipantNumber(static_cast<int>(seats.size()) + 1)});
        seats.push_back(seatOf(player, event));
    }
    if (seats.size() >= kFewestForSwiss) {
        tournament.header.mode = engine::TournamentMode::Swiss;
        playSwiss(tournament, seats, event.end - event.start < 5 ? 5 : 7, m_chance);
    } else {
        playRoundRobin(tournament, seats, event.kind == EventKind::Farm ? 2 : 1, m_chance);
    }
    finish(std::move(tournament), seats);
}

void Simulator::playTeams(const Event& event, engine::Tournament& tournament)
{
    std::vector<SimulatedTeam> teams;
    for (const auto& [club, players] : event.teams) {
        const auto earlier = std::ranges::count(teams, club, &SimulatedTeam::club);
        SimulatedTeam team{
            "Verein " + club + (earlier > 0 ? ' ' + std::to_string(earlier + 1) : ""), club, {}};
        for (const std::uint32_t player : players)
            team.seats.push_back(seatOf(player, event));
        teams.push_back(std::move(team));
    }
    tournament.header.kind = engine::TournamentKind::Team;
    const auto seats = playLeague(tournament, teams, event.boards, kDaysBetweenRounds, m_chance);
    finish(std::move(tournament), seats);
}

/// Who he is, and with what he enters: only in his first tournament of his own.
void Simulator::fill(engine::Participant& participant, const SimulatedSeat& seat,
                     const std::string& rules) const
{
    const SimulatedPlayer& player = m_careers.players()[seat.player];
    participant.name = player.name;
    participant.club = player.club;
    participant.memberNumber = player.memberNumber;
    participant.member = true;
    participant.sex = player.sex;
    participant.birthYear = player.birthYear;
    participant.person = player.person;
    participant.origin = engine::EntryOrigin::None;
    participant.enteredLevel = rules;
    if (seat.player >= m_firstEntries.size() || m_ratings.seatsOf(seat.player) > 0)
        return;
    const FirstEntry& entry = m_firstEntries[seat.player];
    participant.rating = engine::Rating(entry.rating);
    participant.index = entry.index;
    participant.enteredLevel = m_firstRules;
    participant.origin = entry.isListed ? engine::EntryOrigin::List : engine::EntryOrigin::File;
    if (entry.isListed) {
        participant.originList = "Simulation";
        participant.originDay = m_spec.from.plusDays(-1);
    }
}

void Simulator::finish(engine::Tournament tournament, const std::vector<SimulatedSeat>& seats)
{
    const std::string rules = rulesOf(*tournament.header.end);
    std::vector<double> strengths;
    std::vector<bool> heldBack;
    Players persons;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        fill(tournament.participants[i], seats[i], rules);
        strengths.push_back(static_cast<double>(seats[i].strength) / kSimulatedPoint);
        heldBack.push_back(seats[i].holdsBack);
        persons.push_back(seats[i].player);
    }
    const auto highest = m_ratings.rate(tournament, seats,
                                        [&](std::uint32_t player) { return m_careers.ageOf(player) <= 20; });
    for (const std::uint32_t player : highest) {
        if (auto& known = m_careers.players()[player]; known.kind == SimulatedKind::Rester && plays(player))
            known.restsSince = tournament.header.end;
    }
    const auto id = engine::TournamentId(std::ssize(m_world.tournaments) + 1);
    m_world.tournaments.push_back({id, std::move(tournament)});
    m_world.strengths.push_back(std::move(strengths));
    m_world.heldBack.push_back(std::move(heldBack));
    m_world.persons.push_back(std::move(persons));
}

} // namespace

} // namespace simulation

SimulatedWorld simulate(const SimulationSpec& spec)
{
    SimulationSpec bounded = spec;
    bounded.players = std::clamp(spec.players, 50, 200'000);
    bounded.years = std::clamp(spec.years, 1, 60);
    bounded.from =
        std::clamp(spec.from, *engine::Date::tryFrom(1993, 1, 1), *engine::Date::tryFrom(2100, 1, 1));
    bounded.regions = std::clamp(spec.regions, 1, std::min(17, bounded.players / 50));
    bounded.guests = std::clamp(spec.guests, 0, 1000);
    for (int* const share : {&bounded.farmers, &bounded.sandbaggers, &bounded.resters})
        *share = std::clamp(*share, 0, 300);
    simulation::Simulator simulator(bounded);
    for (int year = 0; year < bounded.years; ++year)
        simulator.year(year);
    return std::move(simulator).world();
}

Result<void> writeWorkFile(const SimulatedWorld& world, const QString& path)
{
    TRY(auto unfinished, UnfinishedFile::beside(path));
    {
        WorkFile::Replacement replacement;
        replacement.added.reserve(world.tournaments.size());
        for (const ChronicleTournament& one : world.tournaments)
            replacement.added.push_back(one.tournament);
        TRY(const auto file, WorkFile::open(unfinished.path()));
        TRY_DO(file->replaceTournaments(replacement));
        TRY_DO(file->foldLog());
    }
    return unfinished.giveName();
}

} // namespace zahlmeister::app
