// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/lineup.h"

#include <algorithm>
#include <limits>
#include <set>

namespace zahlmeister::engine {

namespace {

constexpr int kNoBoard = std::numeric_limits<int>::max();

std::vector<TeamPlayer> listOf(const Team& team, std::optional<Date> day)
{
    std::vector<TeamPlayer> list;
    for (const LineupPlace& place : team.lineup) {
        if (isValidOn(place, day))
            list.push_back({place.participant, place.number, place.guest});
    }
    std::ranges::stable_sort(list, {}, &TeamPlayer::rank);
    return list;
}

} // namespace

const Team* teamNamed(const TournamentHeader& header, const std::string& name)
{
    const auto found = std::ranges::find(header.teams, name, &Team::name);
    return found != header.teams.end() ? &*found : nullptr;
}

bool isValidOn(const LineupPlace& place, std::optional<Date> day)
{
    return !day || ((!place.from || *place.from <= *day) && (!place.until || *day <= *place.until));
}

std::vector<TeamPlayer> teamList(const Tournament& tournament, const std::string& team,
                                 std::optional<Date> day)
{
    if (const Team* known = teamNamed(tournament.header, team); known != nullptr && !known->lineup.empty())
        return listOf(*known, day);
    std::vector<const Participant*> players;
    std::set<int> boards;
    for (const Participant& participant : tournament.participants) {
        if (participant.team != team || team.empty())
            continue;
        players.push_back(&participant);
        if (participant.board)
            boards.insert(*participant.board);
    }
    std::ranges::stable_sort(players, {},
                             [](const Participant* player) { return player->board.value_or(kNoBoard); });
    const bool haveRanks = boards.size() == players.size();
    std::vector<TeamPlayer> list;
    list.reserve(players.size());
    for (const Participant* player : players)
        list.push_back({player->number, haveRanks ? *player->board : static_cast<int>(list.size()) + 1});
    return list;
}

std::optional<Date> dayOfRound(const Tournament& tournament, int round)
{
    for (const Fixture& fixture : tournament.header.schedule) {
        if (fixture.round == round && fixture.date)
            return fixture.date;
    }
    std::optional<Date> day;
    for (const Game& game : tournament.games) {
        if (game.round != round || !game.date)
            continue;
        if (day && *day != *game.date)
            return std::nullopt;
        day = game.date;
    }
    return day;
}

} // namespace zahlmeister::engine
