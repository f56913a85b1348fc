// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/tournamentparts.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "app/chronicle/chain/entry.h"
#include "app/chronicle/earliertournament.h"
#include "app/fields/recordfields.h"
#include "engine/model/standings.h"

namespace zahlmeister::app {

using engine::Bye;
using engine::Date;
using engine::Game;
using engine::lastRound;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

struct Days {
    std::optional<Date> first;
    std::optional<Date> last;
    bool isWhole = true; ///< every game has its day

    void add(const Game& game)
    {
        isWhole = isWhole && game.date.has_value();
        if (!game.date)
            return;
        first = first ? std::min(*first, *game.date) : game.date;
        last = last ? std::max(*last, *game.date) : game.date;
    }
};

Days daysOf(const Tournament& tournament)
{
    Days days;
    for (const Game& game : tournament.games)
        days.add(game);
    return days;
}

std::string numbered(const std::string& name, std::size_t number)
{
    const std::string suffix = " (" + std::to_string(number) + ")";
    std::string base = name.substr(0, std::min(name.size(), kLongestText - suffix.size()));
    while (base.size() < name.size() && (static_cast<unsigned char>(name[base.size()]) & 0xC0U) == 0x80U)
        base.pop_back(); // never half a letter
    return base + suffix;
}

/// Leaves only those in the line-ups who are there.
void keepLineUps(Tournament& part)
{
    for (engine::Team& team : part.header.teams) {
        std::erase_if(team.lineup, [&](const engine::LineupPlace& place) {
            return !part.indexOf(place.participant).has_value();
        });
    }
}

/// Puts games, byes, matches and people where they belong; with a team comes everybody in its line-up.
/// @param partOfGame by the position of the game
/// @param partOfBye for a participant and his bye
/// @param partOfFixture for a pairing of the schedule
template <class PartOfBye, class PartOfFixture>
std::vector<Tournament> distributed(const Tournament& whole, std::size_t count,
                                    const std::vector<std::size_t>& partOfGame, PartOfBye partOfBye,
                                    PartOfFixture partOfFixture)
{
    std::vector<Tournament> parts(count);
    std::vector<std::set<ParticipantNumber>> players(count);
    std::vector<std::set<std::string>> teams(count);
    for (std::size_t i = 0; i < whole.games.size(); ++i) {
        const Game& game = whole.games[i];
        parts[partOfGame[i]].games.push_back(game);
        players[partOfGame[i]].insert({game.white, game.black});
        teams[partOfGame[i]].insert({game.whiteTeam, game.blackTeam});
    }
    std::vector<std::vector<engine::Fixture>> schedules(count);
    for (const engine::Fixture& fixture : whole.header.schedule) {
        const std::size_t part = partOfFixture(fixture);
        schedules[part].push_back(fixture);
        teams[part].insert({fixture.home, fixture.away});
    }
    for (const engine::Team& team : whole.header.teams) {
        for (std::size_t part = 0; part < count; ++part) {
            if (!teams[part].contains(team.name))
                continue;
            for (const engine::LineupPlace& place : team.lineup)
                players[part].insert(place.participant);
        }
    }
    for (const Participant& person : whole.participants) {
        std::vector<std::vector<Bye>> byes(count);
        for (const Bye& bye : person.byes)
            byes[partOfBye(person, bye)].push_back(bye);
        bool isAnywhere = false;
        for (std::size_t part = count; part-- > 0;) {
            const bool isHere =
                players[part].contains(person.number) || !byes[part].empty() || (part == 0 && !isAnywhere);
            if (!isHere)
                continue;
            isAnywhere = true;
            parts[part].participants.push_back(person);
            parts[part].participants.back().byes = std::move(byes[part]);
        }
    }
    for (std::size_t part = 0; part < count; ++part) {
        parts[part].header = headerOfPart(whole.header);
        parts[part].header.name = numbered(whole.header.name, part + 1);
        std::erase_if(parts[part].header.penalties,
                      [&](const engine::Penalty& penalty) { return !teams[part].contains(penalty.team); });
        parts[part].header.schedule = std::move(schedules[part]);
        keepLineUps(parts[part]);
    }
    return parts;
}

/// The first round with a game, a bye or a match of the schedule.
int firstRound(const Tournament& tournament)
{
    int first = lastRound(tournament);
    for (const engine::Fixture& fixture : tournament.header.schedule)
        first = std::min(first, fixture.round);
    for (const Game& game : tournament.games)
        first = std::min(first, game.round.value_or(first));
    for (const Participant& person : tournament.participants) {
        for (const Bye& bye : person.byes)
            first = std::min(first, bye.round);
    }
    return first;
}

/// Gives parts that follow each other their days, rounds and mode.
void settleInTime(std::vector<Tournament>& parts, const engine::TournamentHeader& whole)
{
    int before = 0; // the last round of the parts before
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Tournament& part = parts[i];
        const bool isLast = i + 1 == parts.size();
        const Days days = daysOf(part);
        part.header.start = i == 0 ? whole.start : days.first;
        part.header.end = isLast ? whole.end : days.last;
        if (whole.mode == engine::TournamentMode::RoundRobin)
            part.header.mode = engine::TournamentMode::Free;
        const int last = isLast ? std::max(lastRound(part), whole.rounds.value_or(0)) : lastRound(part);
        const int shift = firstRound(part) > before ? before : 0;
        if (whole.rounds && last > shift)
            part.header.rounds = last - shift;
        before = std::max(before, last);
        shiftRounds(part, -shift);
    }
}

/// The part of every round that has games with days, by most of them.
class RoundsInParts {
public:
    void count(int round, std::size_t part) { ++m_counts[round][part]; }

    /// A round of which no day is known goes with the one before.
    [[nodiscard]] std::size_t partOf(std::optional<int> round) const
    {
        if (!round)
            return 0;
        auto found = m_counts.upper_bound(*round);
        if (found == m_counts.begin())
            return 0;
        const auto& parts = std::prev(found)->second;
        return std::max_element(parts.begin(), parts.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; })
            ->first;
    }

private:
    std::map<int, std::map<std::size_t, int>> m_counts;
};

} // namespace

void shiftRounds(Tournament& tournament, int by)
{
    for (Game& game : tournament.games) {
        if (game.round)
            *game.round += by;
    }
    for (Participant& person : tournament.participants) {
        for (Bye& bye : person.byes)
            bye.round += by;
    }
    for (engine::Fixture& fixture : tournament.header.schedule)
        fixture.round += by;
}

std::vector<Tournament> splitAtBreaks(const Tournament& tournament, const std::vector<engine::Break>& breaks)
{
    // RULE: WO2026 2.2.2
    const auto partOfDay = [&](Date day) {
        return static_cast<std::size_t>(std::ranges::count_if(
            breaks, [day](const engine::Break& pause) { return pause.firstDay <= day; }));
    };
    RoundsInParts rounds;
    for (const Game& game : tournament.games) {
        if (game.date && game.round)
            rounds.count(*game.round, partOfDay(*game.date));
    }
    std::vector<std::size_t> partOfGame;
    for (const Game& game : tournament.games)
        partOfGame.push_back(game.date ? partOfDay(*game.date) : rounds.partOf(game.round));
    auto parts = distributed(
        tournament, breaks.size() + 1, partOfGame,
        [&](const Participant&, const Bye& bye) { return rounds.partOf(bye.round); },
        [&](const engine::Fixture& fixture) {
            return fixture.date ? partOfDay(*fixture.date) : rounds.partOf(fixture.round);
        });
    settleInTime(parts, tournament.header);
    return parts;
}

bool hasRoundsToSplit(const Tournament& tournament)
{
    return !tournament.games.empty() &&
           std::ranges::all_of(tournament.games, [](const Game& game) { return game.round.has_value(); }) &&
           firstRound(tournament) < lastRound(tournament);
}

std::vector<Tournament> splitAfterRound(const Tournament& tournament, int round)
{
    // RULE: WO2026 4.2.4.4
    const auto partOf = [round](int other) { return other > round ? std::size_t{1} : std::size_t{0}; };
    std::vector<std::size_t> partOfGame;
    for (const Game& game : tournament.games)
        partOfGame.push_back(partOf(game.round.value_or(0)));
    auto parts = distributed(
        tournament, 2, partOfGame, [&](const Participant&, const Bye& bye) { return partOf(bye.round); },
        [&](const engine::Fixture& fixture) { return partOf(fixture.round); });
    settleInTime(parts, tournament.header);
    return parts;
}

std::vector<Tournament> splitIntoGroups(const Tournament& tournament)
{
    // RULE: WO2026 4.2.4.4
    std::map<ParticipantNumber, ParticipantNumber> first; // who stands for somebody's group
    for (const Participant& person : tournament.participants)
        first.emplace(person.number, person.number);
    const auto find = [&](ParticipantNumber number) {
        while (first.at(number) != number)
            number = first.at(number) = first.at(first.at(number));
        return number;
    };
    for (const Game& game : tournament.games) {
        const auto [low, high] = std::minmax({find(game.white), find(game.black)});
        first.at(high) = low;
    }
    std::map<ParticipantNumber, std::size_t> groups;
    std::vector<std::size_t> partOfGame;
    std::set<ParticipantNumber> players;
    for (const Game& game : tournament.games)
        players.insert({game.white, game.black});
    for (const ParticipantNumber player : players)
        groups.emplace(find(player), groups.size());
    for (const Game& game : tournament.games)
        partOfGame.push_back(groups.at(find(game.white)));
    std::map<std::string, std::size_t> groupsOfTeams;
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        for (const std::string* team : {&tournament.games[i].whiteTeam, &tournament.games[i].blackTeam})
            groupsOfTeams.emplace(*team, partOfGame[i]);
    }
    auto parts = distributed(
        tournament, std::max<std::size_t>(groups.size(), 1), partOfGame,
        [&](const Participant& person, const Bye&) {
            const auto group = groups.find(find(person.number));
            return group == groups.end() ? std::size_t{0} : group->second;
        },
        [&](const engine::Fixture& fixture) {
            const auto home = groupsOfTeams.find(fixture.home);
            const auto found = home == groupsOfTeams.end() ? groupsOfTeams.find(fixture.away) : home;
            return found == groupsOfTeams.end() ? std::size_t{0} : found->second;
        });
    for (Tournament& part : parts) {
        if (parts.size() > 1) // a team plays in one group
            std::erase_if(part.header.teams, [](const engine::Team& team) { return team.lineup.empty(); });
        const Days days = daysOf(part);
        const bool isKnown = days.isWhole && days.first;
        part.header.start = isKnown ? days.first : tournament.header.start;
        part.header.end = isKnown ? days.last : tournament.header.end;
    }
    return parts;
}

void makeSeason(std::vector<Tournament>& parts, const Tournament& whole, const std::string& season)
{
    for (Tournament& part : parts)
        part.header.season = whole.header.season.empty() ? season : whole.header.season;
}

void chainEntries(std::vector<Tournament>& parts, const engine::RuleCatalog& rules)
{
    // RULE: WO2026 3.7
    for (std::size_t later = 1; later < parts.size(); ++later) {
        std::set<ParticipantNumber> done;
        for (std::size_t earlier = later; earlier-- > 0;) {
            for (const Participant& left :
                 participantsForNextEdition({parts[earlier], {}}, parts[later].header, rules)) {
                const auto position = parts[later].indexOf(left.number);
                if (!position || !done.insert(left.number).second)
                    continue;
                Participant& enters = parts[later].participants[*position];
                putEntry(enters, entryOf(left));
                enters.overrides.clear();
            }
        }
    }
}

} // namespace zahlmeister::app
