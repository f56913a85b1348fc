// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/teamspellings.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "app/names/teamname.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Team;
using engine::Tournament;

bool isIn(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

/// Whether there are no other teams than those that are there.
bool isClosed(const engine::TournamentHeader& header)
{
    return !header.schedule.empty() ||
           std::ranges::any_of(header.teams, [](const Team& team) { return !team.lineup.empty(); });
}

/// The only one of several; nothing when there are others.
std::optional<std::string> onlyOne(const std::set<std::string>& teams)
{
    return teams.size() == 1 ? std::optional(*teams.begin()) : std::nullopt;
}

/// The team that is clearly meant; nothing when there is none, or several.
std::optional<std::string> clearlyMeant(const Tournament& current, const std::vector<std::string>& teams,
                                        const std::string& told)
{
    const TeamName name = teamNameOf(told);
    std::set<std::string> said;
    std::set<std::string> alike;
    for (const Team& team : current.header.teams) {
        const bool isSaid = std::ranges::any_of(team.spellings, [&](const engine::TeamSpelling& other) {
            return other.text == told || teamNameOf(other.text) == name;
        });
        if (isSaid)
            said.insert(team.name);
    }
    for (const std::string& team : teams) {
        if (!name.words.empty() && teamNameOf(team) == name)
            alike.insert(team);
    }
    return said.empty() ? onlyOne(alike) : onlyOne(said);
}

/// The rounds in which a team plays.
std::set<int> roundsOf(const Tournament& tournament, const std::string& team)
{
    std::set<int> rounds;
    for (const engine::Game& game : tournament.games) {
        if (game.whiteTeam == team || game.blackTeam == team)
            rounds.insert(game.round.value_or(0));
    }
    for (const engine::Participant& person : tournament.participants) {
        for (const engine::Bye& bye : person.byes) {
            if (bye.team == team)
                rounds.insert(bye.round);
        }
    }
    return rounds;
}

} // namespace

TeamNames teamsClearlyMeant(const Tournament& current, const std::vector<std::string>& told)
{
    const auto teams = engine::teamNames(current);
    TeamNames names;
    for (const std::string& name : told) {
        if (isIn(teams, name))
            continue;
        if (const auto team = clearlyMeant(current, teams, name); team && !isIn(told, *team))
            names.emplace(name, *team);
    }
    // Two names for one team, of which one means another one.
    TeamNames clear;
    for (const auto& [name, team] : names) {
        if (std::ranges::count(names, team, [](const auto& one) { return one.second; }) == 1)
            clear.emplace(name, team);
    }
    return clear;
}

std::vector<TeamQuestion> teamsToAskFor(const Tournament& current, const std::vector<std::string>& told,
                                        const TeamNames& known)
{
    const auto teams = engine::teamNames(current);
    const bool isAlways = isClosed(current.header);
    std::set<std::string> taken(told.begin(), told.end());
    for (const auto& [name, team] : known)
        taken.insert(team);
    std::vector<TeamQuestion> questions;
    for (const std::string& name : told) {
        if (isIn(teams, name) || known.contains(name))
            continue;
        const TeamName parts = teamNameOf(name);
        std::vector<std::pair<int, std::string>> near;
        bool isAlike = false;
        for (const std::string& team : teams) {
            if (taken.contains(team))
                continue;
            const TeamNearness nearness = nearnessOf(parts, teamNameOf(team));
            isAlike = isAlike || nearness.isAlike;
            near.emplace_back(-nearness.points, team);
        }
        if (near.empty() || (!isAlike && !isAlways))
            continue;
        std::ranges::stable_sort(near, {}, &std::pair<int, std::string>::first);
        TeamQuestion& question = questions.emplace_back(TeamQuestion{.told = name});
        for (auto& [points, team] : near)
            question.teams.push_back(std::move(team));
    }
    return questions;
}

void rememberSpellings(engine::TournamentHeader& header, const Tournament& current, const TeamNames& names)
{
    for (const auto& [told, team] : names) {
        if (told == team || clearlyMeant(current, engine::teamNames(current), told) == team)
            continue;
        if (header.teams.empty()) {
            for (const std::string& name : engine::teamNames(current))
                header.teams.push_back({.name = name});
        }
        auto place = std::ranges::find(header.teams, team, &Team::name);
        if (place == header.teams.end())
            place = header.teams.insert(place, Team{.name = team});
        if (std::ranges::find(place->spellings, told, &engine::TeamSpelling::text) == place->spellings.end())
            place->spellings.push_back({told});
    }
}

void callTeams(Tournament& tournament, const TeamNames& names)
{
    if (names.empty())
        return;
    const auto call = [&](std::string& team) {
        if (const auto name = names.find(team); name != names.end())
            team = name->second;
    };
    for (Team& team : tournament.header.teams)
        call(team.name);
    for (engine::Fixture& fixture : tournament.header.schedule) {
        call(fixture.home);
        call(fixture.away);
    }
    for (engine::Penalty& penalty : tournament.header.penalties)
        call(penalty.team);
    for (engine::Participant& person : tournament.participants) {
        call(person.team);
        for (engine::Bye& bye : person.byes)
            call(bye.team);
    }
    for (engine::Game& game : tournament.games) {
        call(game.whiteTeam);
        call(game.blackTeam);
    }
}

void uniteTeams(Tournament& tournament)
{
    std::vector<std::string> teams; // as the games have them, one after the other
    const auto add = [&](const std::string& team) {
        if (!team.empty() && !isIn(teams, team))
            teams.push_back(team);
    };
    for (const engine::Game& game : tournament.games) {
        add(game.whiteTeam);
        add(game.blackTeam);
    }
    for (const std::string& team : engine::teamNames(tournament))
        add(team);
    TeamNames names;
    for (auto later = teams.begin(); later != teams.end(); ++later) {
        const TeamName name = teamNameOf(*later);
        const auto first = std::find_if(teams.begin(), later, [&](const std::string& other) {
            return !names.contains(other) && teamNameOf(other) == name;
        });
        if (first == later || name.words.empty())
            continue;
        const std::set<int> rounds = roundsOf(tournament, *first);
        const std::set<int> others = roundsOf(tournament, *later);
        if (std::ranges::none_of(others, [&](int round) { return rounds.contains(round); }))
            names.emplace(*later, *first);
    }
    callTeams(tournament, names);
}

} // namespace zahlmeister::app
