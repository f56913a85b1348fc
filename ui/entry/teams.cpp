// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/teams.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace zahlmeister::ui {

namespace {

using engine::Participant;
using engine::Tournament;

constexpr int kNoBoard = std::numeric_limits<int>::max();
constexpr int kMostBoards = 8; // of a match of which nothing is known yet

} // namespace

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

int usualBoards(const Tournament& tournament)
{
    std::map<std::size_t, int> counts;
    for (const engine::TeamMatch& match : engine::teamMatches(tournament, engine::HomeWhite::EvenBoards))
        ++counts[match.boards.size()];
    if (!counts.empty()) {
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        return static_cast<int>(most->first);
    }
    int boards = kMostBoards;
    for (const std::string& team : engine::teamNames(tournament))
        boards = std::min(boards, static_cast<int>(teamList(tournament, team).size()));
    return std::max(1, boards);
}

} // namespace zahlmeister::ui
