// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/teams.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

constexpr int kNoBoard = std::numeric_limits<int>::max();
constexpr int kMostBoards = 8; // of a match of which nothing is known yet

const std::string& teamOf(const Tournament& tournament, ParticipantNumber number)
{
    static const std::string kNone;
    const auto position = tournament.indexOf(number);
    return position ? tournament.participants[*position].team : kNone;
}

bool isMatchGame(const Tournament& tournament, const Game& game)
{
    const std::string& white = teamOf(tournament, game.white);
    const std::string& black = teamOf(tournament, game.black);
    return !white.empty() && !black.empty() && white != black;
}

/// Puts teams that meet into one group.
class Groups {
public:
    explicit Groups(const Tournament& tournament)
    {
        for (const std::string& name : teamNames(tournament))
            m_positions.emplace(name, static_cast<int>(m_positions.size()));
        m_parents.resize(m_positions.size());
        std::iota(m_parents.begin(), m_parents.end(), 0);
        for (const Game& game : tournament.games) {
            if (!isMatchGame(tournament, game))
                continue;
            const int a = rootOf(m_positions.at(teamOf(tournament, game.white)));
            const int b = rootOf(m_positions.at(teamOf(tournament, game.black)));
            m_parents[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
        }
        std::set<int> roots;
        for (const Game& game : tournament.games) {
            if (isMatchGame(tournament, game))
                roots.insert(rootOf(m_positions.at(teamOf(tournament, game.white))));
        }
        for (const int root : roots)
            m_numbers.emplace(root, static_cast<int>(m_numbers.size()));
    }

    [[nodiscard]] int of(const std::string& team) { return m_numbers.at(rootOf(m_positions.at(team))); }

private:
    int rootOf(int position)
    {
        int& parent = m_parents[static_cast<std::size_t>(position)];
        if (parent != position)
            parent = rootOf(parent);
        return parent;
    }

    std::map<std::string, int> m_positions;
    std::vector<int> m_parents;
    std::map<int, int> m_numbers;
};

/// The team that has White where the custom gives it to the home team.
std::string homeOf(const Tournament& tournament, const std::vector<Game>& games, HomeWhite custom)
{
    std::map<std::string, int> votes;
    std::map<std::string, int> whites;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const int board = games[i].board.value_or(static_cast<int>(i) + 1);
        const bool isWhiteHome = homeHasWhite(custom, board);
        ++votes[teamOf(tournament, isWhiteHome ? games[i].white : games[i].black)];
        ++whites[teamOf(tournament, games[i].white)];
    }
    const std::string& first = teamOf(tournament, games.front().white);
    // One colour for the whole team: it was entered with the home team as White.
    const bool isUniform = custom == HomeWhite::EvenBoards || custom == HomeWhite::OddBoards;
    if (isUniform && games.size() > 1 && whites.size() == 1)
        return first;
    const std::string& second = teamOf(tournament, games.front().black);
    return votes[first] == votes[second] ? first : votes[first] > votes[second] ? first : second;
}

} // namespace

std::vector<std::string> teamNames(const Tournament& tournament)
{
    std::vector<std::string> names;
    std::set<std::string> known;
    for (const auto& participant : tournament.participants) {
        if (!participant.team.empty() && known.insert(participant.team).second)
            names.push_back(participant.team);
    }
    return names;
}

bool playsInTeams(const Tournament& tournament)
{
    return tournament.header.kind == engine::TournamentKind::Team ||
           tournament.header.mode == engine::TournamentMode::Scheveningen ||
           std::any_of(
               tournament.participants.begin(), tournament.participants.end(),
               [](const auto& participant) { return !participant.team.empty() || participant.board; });
}

std::vector<TeamPlayer> teamList(const Tournament& tournament, const std::string& team)
{
    std::vector<const Participant*> players;
    std::set<int> boards;
    for (const Participant& participant : tournament.participants) {
        if (participant.team != team || team.empty())
            continue;
        players.push_back(&participant);
        if (participant.board)
            boards.insert(*participant.board);
    }
    std::stable_sort(players.begin(), players.end(), [](const Participant* a, const Participant* b) {
        return a->board.value_or(kNoBoard) < b->board.value_or(kNoBoard);
    });
    const bool haveRanks = boards.size() == players.size();
    std::vector<TeamPlayer> list;
    for (const Participant* player : players)
        list.push_back({player->number, haveRanks ? *player->board : static_cast<int>(list.size()) + 1});
    return list;
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

bool TeamMatch::isHomeWhite(const Tournament& tournament, const Game& game) const
{
    return teamOf(tournament, game.white) == home;
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament, std::optional<int> round, HomeWhite custom)
{
    std::map<std::pair<std::string, std::string>, std::vector<Game>> pairings;
    for (const Game& game : tournament.games) {
        if (game.round != round || !isMatchGame(tournament, game))
            continue;
        const std::string& white = teamOf(tournament, game.white);
        const std::string& black = teamOf(tournament, game.black);
        pairings[{std::min(white, black), std::max(white, black)}].push_back(game);
    }
    Groups groups(tournament);
    std::vector<std::pair<engine::GameId, TeamMatch>> found;
    for (auto& [teams, games] : pairings) {
        const auto first = std::min_element(games.begin(), games.end(), [](const Game& a, const Game& b) {
                               return a.id < b.id;
                           })->id;
        std::stable_sort(games.begin(), games.end(), [](const Game& a, const Game& b) {
            return std::tuple(a.board.value_or(kNoBoard), a.id) <
                   std::tuple(b.board.value_or(kNoBoard), b.id);
        });
        TeamMatch match;
        match.home = homeOf(tournament, games, custom);
        match.away = match.home == teams.first ? teams.second : teams.first;
        match.group = groups.of(match.home);
        for (const Game& game : games) {
            const auto result = match.isHomeWhite(tournament, game) ? game.result : game.result.mirrored();
            match.homePoints += engine::tablePoints(result.white);
            match.awayPoints += engine::tablePoints(result.black);
        }
        match.games = std::move(games);
        found.emplace_back(first, std::move(match));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return std::tuple(a.second.group, a.first) < std::tuple(b.second.group, b.first);
    });
    std::vector<TeamMatch> matches;
    for (auto& [id, match] : found)
        matches.push_back(std::move(match));
    return matches;
}

std::vector<engine::GameId> gamesOutsideMatches(const Tournament& tournament)
{
    std::vector<engine::GameId> games;
    for (const Game& game : tournament.games) {
        if (!isMatchGame(tournament, game))
            games.push_back(game.id);
    }
    return games;
}

int usualBoards(const Tournament& tournament)
{
    std::map<std::tuple<int, std::string, std::string>, int> matches;
    for (const Game& game : tournament.games) {
        if (!isMatchGame(tournament, game))
            continue;
        const std::string& white = teamOf(tournament, game.white);
        const std::string& black = teamOf(tournament, game.black);
        ++matches[{game.round.value_or(0), std::min(white, black), std::max(white, black)}];
    }
    std::map<int, int> counts;
    for (const auto& [match, boards] : matches)
        ++counts[boards];
    if (!counts.empty()) {
        return std::max_element(counts.begin(), counts.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; })
            ->first;
    }
    int boards = kMostBoards;
    for (const std::string& team : teamNames(tournament))
        boards = std::min(boards, static_cast<int>(teamList(tournament, team).size()));
    return std::max(1, boards);
}

} // namespace zahlmeister::ui
