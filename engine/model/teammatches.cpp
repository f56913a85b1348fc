// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/teammatches.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace zahlmeister::engine {

namespace {

/// Rounds in their order, games without one last.
int orderOf(std::optional<int> round)
{
    return round.value_or(std::numeric_limits<int>::max());
}

/// Puts teams that meet into one group.
class Groups {
public:
    Groups(const Tournament& tournament, const GameTeams& teams)
    {
        for (const std::string& name : teamNames(tournament))
            m_positions.emplace(name, m_positions.size());
        m_parents.resize(m_positions.size());
        std::iota(m_parents.begin(), m_parents.end(), std::size_t(0));
        for (const Game& game : tournament.games) {
            if (!teams.isMatchGame(game))
                continue;
            const std::size_t a = rootOf(m_positions.at(teams.white(game)));
            const std::size_t b = rootOf(m_positions.at(teams.black(game)));
            m_parents[std::max(a, b)] = std::min(a, b);
        }
        std::set<std::size_t> roots;
        for (const Game& game : tournament.games) {
            if (teams.isMatchGame(game))
                roots.insert(rootOf(m_positions.at(teams.white(game))));
        }
        for (const std::size_t root : roots)
            m_numbers.emplace(root, static_cast<int>(m_numbers.size()));
    }

    [[nodiscard]] int of(const std::string& team) { return m_numbers.at(rootOf(m_positions.at(team))); }

private:
    std::size_t rootOf(std::size_t position)
    {
        std::size_t& parent = m_parents[position];
        if (parent != position)
            parent = rootOf(parent);
        return parent;
    }

    std::map<std::string, std::size_t> m_positions;
    std::vector<std::size_t> m_parents;
    std::map<std::size_t, int> m_numbers;
};

/// The team that has White where the custom gives it to the home team.
std::string homeOf(const GameTeams& teams, const std::vector<Game>& games, HomeWhite custom)
{
    std::map<std::string, int> votes;
    std::set<std::string> whites;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const int board = games[i].board.value_or(static_cast<int>(i) + 1);
        ++votes[homeHasWhite(custom, board) ? teams.white(games[i]) : teams.black(games[i])];
        whites.insert(teams.white(games[i]));
    }
    const std::string& first = teams.white(games.front());
    const std::string& second = teams.black(games.front());
    // One colour for the whole team: it was entered with the home team as White.
    const bool alternates = custom == HomeWhite::EvenBoards || custom == HomeWhite::OddBoards;
    if (alternates && games.size() > 1 && whites.size() == 1)
        return first;
    return votes[first] >= votes[second] ? first : second;
}

TeamMatch matchOf(const GameTeams& teams, std::vector<Game> games, HomeWhite custom)
{
    std::stable_sort(games.begin(), games.end(), [](const Game& a, const Game& b) {
        return std::tuple(orderOf(a.board), a.id) < std::tuple(orderOf(b.board), b.id);
    });
    TeamMatch match{
        .round = games.front().round, .home = homeOf(teams, games, custom), .away = {}, .boards = {}};
    const std::string& white = teams.white(games.front());
    match.away = match.home == white ? teams.black(games.front()) : white;
    for (Game& game : games) {
        const int place = static_cast<int>(match.boards.size()) + 1;
        const int board = game.board.value_or(place);
        const bool isHomeWhite = teams.white(game) == match.home;
        const auto& added = match.boards.emplace_back(MatchBoard{std::move(game), board, isHomeWhite});
        match.homePoints += tablePoints(added.result().white);
        match.awayPoints += tablePoints(added.result().black);
        if (added.game.date && (!match.date || *added.game.date < *match.date))
            match.date = added.game.date;
    }
    return match;
}

GameId firstEntered(const TeamMatch& match)
{
    return std::min_element(match.boards.begin(), match.boards.end(),
                            [](const MatchBoard& a, const MatchBoard& b) { return a.game.id < b.game.id; })
        ->game.id;
}

template <typename Predicate>
std::vector<TeamMatch> matchesOf(const Tournament& tournament, HomeWhite custom, Predicate isWanted)
{
    const GameTeams teams(tournament);
    std::map<std::tuple<int, std::string, std::string>, std::vector<Game>> pairings;
    for (const Game& game : tournament.games) {
        if (!isWanted(game) || !teams.isMatchGame(game))
            continue;
        const auto [a, b] = std::minmax(teams.white(game), teams.black(game));
        pairings[{orderOf(game.round), a, b}].push_back(game);
    }
    Groups groups(tournament, teams);
    std::vector<TeamMatch> matches;
    for (auto& [key, games] : pairings) {
        matches.push_back(matchOf(teams, std::move(games), custom));
        matches.back().group = groups.of(matches.back().home);
    }
    std::sort(matches.begin(), matches.end(), [](const TeamMatch& a, const TeamMatch& b) {
        return std::tuple(orderOf(a.round), a.group, firstEntered(a)) <
               std::tuple(orderOf(b.round), b.group, firstEntered(b));
    });
    return matches;
}

} // namespace

GameTeams::GameTeams(const Tournament& tournament)
    : m_tournament(tournament), m_positions(tournament.participants)
{
}

const std::string& GameTeams::teamOf(ParticipantNumber number) const
{
    static const std::string kNone;
    const auto position = m_positions.of(number);
    return position ? m_tournament.participants[*position].team : kNone;
}

const std::string& GameTeams::white(const Game& game) const
{
    return teamOf(game.white);
}

const std::string& GameTeams::black(const Game& game) const
{
    return teamOf(game.black);
}

bool GameTeams::isMatchGame(const Game& game) const
{
    return !white(game).empty() && !black(game).empty() && white(game) != black(game);
}

bool homeHasWhite(HomeWhite custom, int board)
{
    switch (custom) {
    case HomeWhite::EvenBoards: return board % 2 == 0;
    case HomeWhite::OddBoards: return board % 2 == 1;
    case HomeWhite::AllBoards: return true;
    case HomeWhite::NoBoard: break;
    }
    return false;
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament, HomeWhite custom)
{
    return matchesOf(tournament, custom, [](const Game&) { return true; });
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament, std::optional<int> round, HomeWhite custom)
{
    return matchesOf(tournament, custom, [round](const Game& game) { return game.round == round; });
}

std::vector<std::string> teamNames(const Tournament& tournament)
{
    std::vector<std::string> names;
    std::set<std::string> known;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && known.insert(name).second)
            names.push_back(name);
    };
    for (const Participant& participant : tournament.participants)
        add(participant.team);
    const GameTeams teams(tournament);
    for (const Game& game : tournament.games) {
        add(teams.white(game));
        add(teams.black(game));
    }
    return names;
}

std::vector<GameId> gamesOutsideMatches(const Tournament& tournament)
{
    const GameTeams teams(tournament);
    std::vector<GameId> games;
    for (const Game& game : tournament.games) {
        if (!teams.isMatchGame(game))
            games.push_back(game.id);
    }
    return games;
}

} // namespace zahlmeister::engine
